//! What a seat has discarded, in rows of six before it.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use tenbo_engine::deal::{After, By, Discard};
use tenbo_engine::tiles::Seat;

use super::discard_editor::DISCARD;
use crate::app::browser::focus::focus_in_time;
use crate::app::components::{EditButton, TileFace};
use crate::app::state::use_app_state;
use tenbo_session::{Edit, Ending, Target};
use tenbo_wording::BoardWord;

/// So many lie in each of the first two rows; the third goes on.
const ROW: usize = 6;

/// The discards of a seat.
pub fn use_discards(seat: Seat) -> Memo<Vec<Discard>> {
    let app = use_app_state();
    app.slice(move |state| state.draft.seat(seat).map(|entered| entered.discards.clone()).unwrap_or_default())
}

/// What a tap on the pond is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tap {
    /// More discards of the chosen seat.
    Enter,
    /// Who claims the last discard, which is at this place.
    Claim(usize),
    /// The seat is chosen.
    Choose,
}

/// The pond: of the chosen seat it opens the discards in the dock, of another who can claim the last of them.
#[component]
pub fn Pond(seat: Seat, chosen: Memo<bool>) -> impl IntoView {
    let app = use_app_state();
    let discards = use_discards(seat);
    let tap = Memo::new(move |_| {
        discards.with(|all| {
            let last = all.len().checked_sub(1)?;
            let claimed = all.last().is_some_and(|last| last.claimed);
            Some(match (chosen.get(), claimed) {
                (true, _) => Tap::Enter,
                (false, false) => Tap::Claim(last),
                (false, true) => Tap::Choose,
            })
        })
    });
    let words = move || {
        let (language, family) = (app.language.get(), app.plan.read().rulebook().family);
        discards.with(|all| language.river(all, family))
    };
    let pond = move |tap: Tap| match tap {
        Tap::Enter => view! {
            <EditButton
                class="river"
                edit=Edit::Aim(Target::Discards)
                label=Signal::derive(words)
            >
                <Rows seat discards />
            </EditButton>
        }
        .into_any(),
        Tap::Claim(place) => view! { <Claimable seat place discards words=Signal::derive(words) /> }.into_any(),
        Tap::Choose => view! {
            <div class="river" role="img" aria-label=words>
                <Rows seat discards />
            </div>
        }
        .into_any(),
    };
    move || tap.get().map(pond)
}

/// The pond of another seat, whose last discard can be taken.
#[component]
fn Claimable(seat: Seat, place: usize, discards: Memo<Vec<Discard>>, words: Signal<String>) -> impl IntoView {
    let app = use_app_state();
    let name = move || {
        let language = app.language.get();
        let family = app.plan.read().rulebook().family;
        let tile = discards.with(|all| all.get(place).map(|discard| discard.tile));
        let discard = tile
            .map(|tile| app.seating.with(|seating| language.discarded(tile, seat, place, family, seating)))
            .unwrap_or_default();
        language.labeled(&discard, language.word(BoardWord::WhoClaims))
    };
    let open = move |event: MouseEvent| {
        event.stop_propagation();
        app.show(seat);
        app.dispatch(Edit::Aim(Target::Chosen(place)));
        focus_in_time(DISCARD);
    };
    view! {
        <p class="visually-hidden">{words}</p>
        <button type="button" class="river claimable" disabled=app.readonly aria-label=name on:click=open>
            <Rows seat discards />
        </button>
    }
}

/// The tiles, the first of them next to the middle. The last one has a mark if the deal was won on it.
#[component]
fn Rows(seat: Seat, discards: Memo<Vec<Discard>>) -> impl IntoView {
    let won_on = use_app_state().slice(move |state| {
        let fed = state.ending == Ending::Win && state.win.by == By::Discard && state.win.from == seat;
        let last = state.draft.seat(seat).and_then(|entered| entered.discards.last());
        fed && last.is_some_and(|last| state.win.tile == Some(last.tile))
    });
    let tile = |discard: &Discard| {
        view! {
            <span class=class(discard)>
                <TileFace tile=discard.tile />
            </span>
        }
    };
    move || {
        discards.with(|all| {
            let (first, rest) = all.split_at(all.len().min(ROW));
            let (second, third) = rest.split_at(rest.len().min(ROW));
            let rows = [first, second, third].into_iter().filter(|row| !row.is_empty());
            let rows = rows.map(|row| view! { <span class="river-row">{row.iter().map(tile).collect_view()}</span> });
            view! { <span class=if won_on.get() { "river-rows won-on" } else { "river-rows" }>{rows.collect_view()}</span> }
        })
    }
}

/// Claimed ones lie elsewhere; those of which more is known bear a mark.
pub fn class(discard: &Discard) -> &'static str {
    let known = discard.after != After::Wall || discard.locked || discard.hand.is_some();
    match (discard.claimed, known) {
        (true, true) => "tile gone known",
        (true, false) => "tile gone",
        (false, true) => "tile known",
        (false, false) => "tile",
    }
}
