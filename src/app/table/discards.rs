//! The discards of a seat in rows, where a rule looks at them.

use leptos::prelude::*;
use tenbo_engine::deal::{After, Discard};
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::Seat;

use crate::app::components::hand::{Caret, item_at};
use crate::app::components::{EditButton, TileFace};
use crate::app::state::use_app_state;
use crate::i18n::BoardWord;
use crate::session::{Edit, Target};

/// Whether some rule looks at discards: furiten and nagashi, insurance, No Choice.
pub fn are_needed(plan: &Plan) -> bool {
    plan.book.options.riichi.in_use || !plan.book.liability.is_empty()
}

/// The discards of a seat.
pub fn use_discards(seat: Seat) -> ReadSignal<Vec<Discard>> {
    let app = use_app_state();
    app.slice(move |state| state.draft.seat(seat).map(|entered| entered.discards.clone()).unwrap_or_default())
}

/// The discards of a seat; those of the chosen one open what is known of them.
#[component]
pub fn SeatDiscards(seat: Seat, chosen: ReadSignal<bool>) -> impl IntoView {
    let app = use_app_state();
    let discards = use_discards(seat);
    let caret = app.slice(move |state| (state.seat == seat && state.target == Target::Discards).then_some(state.caret));
    let any = Memo::new(move |_| caret.get().is_some() || discards.with(|discards| !discards.is_empty()));
    view! {
        <Show when=move || any.get()>
            <Show when=move || chosen.get() fallback=move || view! { <DiscardPicture discards /> }>
                <DiscardButtons seat discards caret />
            </Show>
        </Show>
    }
}

/// The discards of a seat that is not chosen.
#[component]
fn DiscardPicture(discards: ReadSignal<Vec<Discard>>) -> impl IntoView {
    let app = use_app_state();
    let words = move || {
        let language = app.language.get();
        let tiles = discards.with(|all| all.iter().map(|discard| language.tile(discard.tile)).collect::<Vec<_>>());
        language.labelled(language.word(BoardWord::River), &language.listed(&tiles))
    };
    let tile = |discard: Discard| {
        view! {
            <span class=class(&discard)>
                <TileFace tile=discard.tile />
            </span>
        }
    };
    view! {
        <div class="river" role="img" aria-label=words>
            {move || discards.get().into_iter().map(tile).collect_view()}
        </div>
    }
}

/// The discards of the chosen seat, with the caret among them.
#[component]
fn DiscardButtons(seat: Seat, discards: ReadSignal<Vec<Discard>>, caret: ReadSignal<Option<usize>>) -> impl IntoView {
    let app = use_app_state();
    let name = move || app.word(BoardWord::River);
    let count = Memo::new(move |_| discards.with(Vec::len));
    view! {
        <div class="river" role="group" aria-label=name()>
            <span class="list-name" aria-hidden="true">
                {name()}
            </span>
            <For each=move || 0..count.get() key=|&place| place let:place>
                {move || (caret.get() == Some(place)).then(|| view! { <Caret /> })}
                <DiscardButton seat place discards />
            </For>
            {move || caret.get().is_some_and(|caret| caret >= count.get()).then(|| view! { <Caret /> })}
        </div>
    }
}

/// A discard that opens and closes what is known of it.
#[component]
fn DiscardButton(seat: Seat, place: usize, discards: ReadSignal<Vec<Discard>>) -> impl IntoView {
    let app = use_app_state();
    let open = app.slice(move |state| state.target == Target::Chosen(place));
    item_at(discards, place).map(|discard| {
        let tile = Signal::derive(move || discard.with(|discard| discard.tile));
        let name = move || {
            let language = app.language.get();
            let discard = app.seating.with(|seating| language.discard(seat, place, seating));
            language.listed(&[language.tile(tile.get()), discard])
        };
        view! {
            <EditButton
                class=move || discard.with(class)
                pressed=open
                edit=move || Edit::Aim(if open.get() { Target::Discards } else { Target::Chosen(place) })
                attr:aria-label=name
            >
                <TileFace tile />
            </EditButton>
        }
    })
}

/// Claimed ones lie elsewhere; those of which more is known bear a mark.
fn class(discard: &Discard) -> &'static str {
    let known = discard.after != After::Wall || discard.locked || discard.hand.is_some();
    match (discard.claimed, known) {
        (true, true) => "tile gone known",
        (true, false) => "tile gone",
        (false, true) => "tile known",
        (false, false) => "tile",
    }
}
