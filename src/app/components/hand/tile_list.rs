//! Lists of tiles beside the hand: bonus tiles, indicators, discards.

use leptos::prelude::*;
use tenbo_engine::deal::{Riichi, SeatDraft};
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::Tile;

use super::caret::Caret;
use super::tile_button::TileButton;
use super::{Misfits, use_misfits};
use crate::app::components::EditButton;
use crate::app::state::use_app_state;
use tenbo_session::caret::{Slot, slots};
use tenbo_session::edit::List;
use tenbo_session::focus_target::Control;
use tenbo_session::misfit::Position;
use tenbo_session::quick::{MOST_INDICATORS, indicators};
use tenbo_session::{Edit, State, Target, View};
use tenbo_wording::{QuickWord, Word};

/// The tiles of a list, which a tap removes, with the caret among them.
#[component]
pub fn ListTiles(
    /// Which list it is.
    which: List,
    /// Before which tile the caret is, if it is in this list.
    #[prop(optional, into)]
    caret: Signal<Option<usize>>,
    /// What of bonus tiles does not fit.
    #[prop(optional_no_strip)]
    misfits: Option<Misfits>,
) -> impl IntoView {
    let app = use_app_state();
    let count = app.slice(move |state| listed(state, which).len());
    let tile = move |place: usize| {
        let why = Memo::new(move |_| misfits.and_then(|misfits| misfits.why(Position::Bonus(place))));
        let tile = app.item(move |state| listed(state, which).get(place).copied());
        tile.map(|tile| view! { <TileButton tile why edit=Edit::RemoveFrom(which, place) /> })
    };
    let slot = move |slot| match slot {
        Slot::Tile(place) => tile(place).into_any(),
        Slot::Caret(_) => view! { <Caret /> }.into_any(),
    };
    view! { <For each=move || slots(count.get(), caret.get()) key=|&slot| slot children=slot /> }
}

/// The name of a list, the words before its tiles if it has any, and which target fills it.
fn about(which: List) -> Option<(Word, Option<Word>, Option<Target>)> {
    match which {
        List::Discards => Some((Word::OwnDiscards, Some(Word::OwnDiscards), Some(Target::Discards))),
        List::Bonus => Some((Word::Bonus, None, None)),
        List::Dora => Some((Word::Indicators, Some(Word::Dora), Some(Target::Dora))),
        List::Ura => Some((Word::UraIndicators, Some(Word::Ura), Some(Target::Ura))),
        List::Chosen(_) => None,
    }
}

/// The tiles of a list in a state.
fn listed(state: &State, which: List) -> Vec<Tile> {
    match which {
        List::Discards => {
            let seat = state.draft.seat(state.seat);
            seat.map(|seat| seat.discards.iter().map(|discard| discard.tile).collect()).unwrap_or_default()
        }
        List::Bonus => state.draft.seat(state.seat).map(|seat| seat.bonus.clone()).unwrap_or_default(),
        List::Dora => state.draft.dora.clone(),
        List::Ura => state.draft.ura.clone(),
        List::Chosen(place) => {
            let discard = state.draft.seat(state.seat).and_then(|seat| seat.discards.get(place));
            discard.and_then(|discard| discard.hand.clone()).unwrap_or_default()
        }
    }
}

/// How many places a list has that a tap fills: for each indicator that the table should have, and for one more.
fn slots_of(state: &State, plan: &Plan, which: List) -> usize {
    let riichi = &plan.rulebook().options.riichi;
    let places = |entered: usize| indicators(state, plan).max(entered + 1).min(MOST_INDICATORS);
    let declared = |entered: &SeatDraft| entered.riichi != Riichi::None;
    match which {
        List::Dora if riichi.in_use => places(state.draft.dora.len()),
        List::Ura if riichi.in_use && riichi.ura_dora => {
            let anybody = state.draft.seats.iter().any(|(_, entered)| entered.as_ref().is_some_and(declared));
            if anybody || !state.draft.ura.is_empty() { places(state.draft.ura.len()) } else { 0 }
        }
        _ => 0,
    }
}

/// The places of a list that are empty yet. The next tile goes where a tap was.
#[component]
fn Slots(
    /// What they fill.
    target: Target,
    /// How many are filled.
    filled: Memo<usize>,
    /// How many places there are, with those.
    slots: Memo<usize>,
) -> impl IntoView {
    let app = use_app_state();
    let aimed = app.slice(move |state| state.target == target);
    let slot = move |place: usize| {
        let pressed = Signal::derive(move || aimed.get() && place == filled.get());
        let name = move || {
            let word = if target == Target::Ura { QuickWord::AddUra } else { QuickWord::AddDora };
            app.language.get().word(word).to_owned()
        };
        view! {
            <EditButton
                class="slot"
                pressed
                label=Signal::derive(name)
                edit=move || Edit::Aim(if aimed.get() { Target::Hand } else { target })
            >
                "+"
            </EditButton>
        }
    };
    view! { <For each=move || filled.get()..slots.get() key=|&place| place children=slot /> }
}

/// Bonus tiles, discards or indicators, if there are any or the caret is there; indicators also before there is one.
#[component]
pub fn TileList(which: List) -> impl IntoView {
    let app = use_app_state();
    let count = app.slice(move |state| listed(state, which).len());
    let (name, title, target) = about(which).unwrap_or((Word::OwnDiscards, None, None));
    let caret = app.slice(move |state| (target == Some(state.target)).then_some(state.caret));
    let slots = app.slice_by_rules(move |state, plan| slots_of(state, plan, which));
    let shown = Memo::new(move |_| {
        let in_use = match which {
            // Indicators stay in the state for when the rules have them again.
            List::Dora | List::Ura => app.plan.with(|plan| plan.rulebook().options.riichi.in_use),
            List::Bonus => true,
            // They are many: shown here only while they are entered, and not where they lie on the table.
            List::Discards => caret.get().is_some() && app.view.get() == View::Hand,
            List::Chosen(_) => false,
        };
        let invites = slots.get() > 0 && !app.readonly.get();
        in_use && (invites || caret.get().is_some() || count.get() > 0)
    });
    let misfits = (which == List::Bonus).then(|| use_misfits(None));
    let title = move || {
        title.map(|title| {
            view! {
                <span class="list-name" aria-hidden="true">
                    {app.word(title)}
                </span>
            }
        })
    };
    view! {
        <Show when=move || shown.get()>
            <div
                class=match which {
                    List::Dora | List::Ura => "list indicators",
                    _ => "list",
                }
                id=(which == List::Bonus).then_some(Control::Bonus.as_str())
                role="group"
                aria-label=app.word(name)
            >
                {title()}
                <ListTiles which caret misfits />
                {target.map(|target| view! { <Slots target filled=count slots /> })}
            </div>
        </Show>
    }
}
