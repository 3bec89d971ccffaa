//! The hand that is edited: its tiles with the caret, the winning tile apart, and its melds.

use leptos::prelude::*;
use tenbo_engine::tiles::Kinds;

use super::caret::Caret;
use super::misfits::with_reason;
use super::tile_button::TileButton;
use super::{MeldTiles, Misfits, marked, use_misfits};
use crate::app::browser::motion::land;
use crate::app::components::TileFace;
use crate::app::shortcuts::HAND;
use crate::app::state::use_app_state;
use tenbo_session::caret::{Slot, slots};
use tenbo_session::lying::width;
use tenbo_session::misfit::Position;
use tenbo_session::pen::Last;
use tenbo_session::{Edit, State, Target};
use tenbo_wording::Word;

/// The hand with its melds. A tile keeps its element as long as there are as many: the focus stays at its place in the
/// hand when the tile there becomes another.
#[component]
pub fn HandTray(
    /// Which tiles nobody should discard.
    #[prop(optional_no_strip)]
    dangers: Option<Memo<Kinds>>,
) -> impl IntoView {
    let app = use_app_state();
    let misfits = use_misfits(None);
    let count = app.slice(|state| state.draft.seat(state.seat).map_or(0, |entered| entered.hand.len()));
    let meld_count = app.slice(|state| state.draft.seat(state.seat).map_or(0, |entered| entered.melds.len()));
    let is_complete = app.slice(|state| state.apart().is_some());
    let caret = app.slice(|state| (state.target == Target::Hand).then_some(state.caret));
    let lifted = app.slice(|state| match (state.target, state.pen.last) {
        (Target::Hand, Last::Lifted(place)) => Some(place),
        _ => None,
    });
    // Who wins too does so on the same tile; it is chosen in the winner's hand.
    let won_too = app.slice(move |state| {
        let too = state.win.tile.filter(|_| state.also.contains(&state.seat) && state.size(state.seat) == state.full);
        too.or_else(|| state.earlier_win(state.seat)?.tile)
    });
    let size = app.slice(|state| state.size(state.seat));
    let label = move || {
        let language = app.language.get();
        language.listed(&[language.word(Word::Hand), &language.tiles(size.get())])
    };
    let is_empty = Memo::new(move |_| {
        count.get() == 0 && !is_complete.get() && meld_count.get() == 0 && app.typed.with(|typed| typed.is_empty())
    });
    // The caret can be after the winning tile as well.
    let is_last = Memo::new(move |_| caret.get().is_some_and(|caret| caret > count.get()));
    let slots = move || slots(count.get(), caret.get().filter(|_| !is_last.get()));
    let slot = move |slot| match slot {
        Slot::Tile(place) => view! { <HandTile place misfits lifted dangers /> }.into_any(),
        Slot::Caret(_) => view! { <Caret /> }.into_any(),
    };
    let apart_tile = move || {
        app.item(State::apart).map(|tile| {
            view! {
                <TileButton
                    class="tile apart"
                    tile
                    why=why(misfits, Position::Apart)
                    edit=move || Edit::Select(count.get())
                    lifted=Signal::derive(move || lifted.get() == Some(count.get()))
                    in_hand=true
                />
            }
        })
    };
    let won_too_tile = move || {
        won_too.get().map(|tile| {
            let name = app.text_for(move |language, family| {
                language.labeled(&language.tile(tile, family), language.word_for(Word::WonToo, family))
            });
            view! {
                <span class="tile apart" role="img" aria-label=name>
                    <TileFace tile />
                </span>
            }
        })
    };
    let widths = app.slice(widths);
    let width = move |which: usize| widths.with(|widths| widths.get(which).copied().unwrap_or_default().to_string());
    view! {
        <div class="hand" id=HAND tabindex="0" role="group" aria-label=label style:--all=move || width(0) style:--closed=move || width(1) style:--melded=move || width(2)>
            <For each=slots key=|&slot| slot children=slot />
            <Show when=move || is_empty.get()>
                <span class="hint">{app.word(Word::EmptyHand)}</span>
            </Show>
            <Show when=move || is_complete.get()>{apart_tile()}</Show>
            <Show when=move || is_last.get()>
                <Caret />
            </Show>
            {won_too_tile}
            <div class="melds">
                <For each=move || 0..meld_count.get() key=|&place| place let:place>
                    <HandMeld place misfits />
                </For>
            </div>
        </div>
    }
}

/// How wide the hand is once it is complete, in tenths of a tile: without melds, what is not melded, and the melds alone. The
/// winning tile stands apart.
fn widths(state: &State) -> [usize; 3] {
    let entered = state.draft.seat(state.seat);
    let melds = entered.map(|entered| entered.melds.as_slice()).unwrap_or_default();
    let all = state.size(state.seat).max(state.full + 1);
    let closed = all.saturating_sub(3 * melds.len());
    let melded: usize =
        melds.iter().map(|meld| width(meld, state.seat, state.draft.stated_players().are_three())).sum();
    [10 * all + 4, 10 * closed + 4, melded.max(1)]
}

/// Why what lies at a place does not fit.
fn why(misfits: Misfits, at: Position) -> Memo<Option<String>> {
    Memo::new(move |_| misfits.why(at))
}

/// A tile of the hand.
#[component]
fn HandTile(
    place: usize,
    misfits: Misfits,
    lifted: Memo<Option<usize>>,
    dangers: Option<Memo<Kinds>>,
) -> impl IntoView {
    let tile = use_app_state().item(move |state| state.draft.seat(state.seat)?.hand.get(place).copied());
    tile.map(|tile| {
        let why = why(misfits, Position::Hand(place));
        let lifted = Signal::derive(move || lifted.get() == Some(place));
        let dangerous = Signal::derive(move || {
            let kind = tile.get().kind();
            dangers.is_some_and(|dangers| dangers.with(|dangers| kind.is_some_and(|kind| dangers.contains(kind))))
        });
        view! { <TileButton tile why edit=Edit::Select(place) lifted dangerous in_hand=true /> }
    })
}

/// A meld of the hand; a tap opens what can be changed about it.
#[component]
fn HandMeld(place: usize, misfits: Misfits) -> impl IntoView {
    let app = use_app_state();
    let seat = app.seat;
    let aimed = app.slice(move |state| state.target == Target::Meld(place));
    let why = why(misfits, Position::Meld(place));
    let meld = app.item(move |state| state.draft.seat(state.seat)?.melds.get(place).cloned());
    meld.map(|meld| {
        let name = move || {
            let language = app.language.get();
            let family = app.plan.read().rulebook().family;
            let name = meld.with(|meld| app.seating.with(|seating| language.meld(meld, family, seating)));
            why.with(|why| with_reason(language, name, why.as_deref()))
        };
        view! {
            <button
                type="button"
                class=move || marked("meld", why.with(Option::is_some))
                use:land=true
                disabled=app.readonly
                aria-pressed=move || if aimed.get() { "true" } else { "false" }
                aria-label=name
                tabindex="-1"
                title=why
                on:click=move |_| {
                    let target = if aimed.get_untracked() { Target::Hand } else { Target::Meld(place) };
                    app.dispatch(Edit::Aim(target));
                }
            >
                <MeldTiles meld seat />
            </button>
        }
    })
}
