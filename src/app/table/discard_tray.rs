//! The discards of the chosen seat in the dock, while they are entered.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use super::discard_editor::{DiscardEditor, discard_at};
use super::pond::{class, use_discards};
use crate::app::components::hand::Caret;
use crate::app::components::{EditButton, TileFace};
use crate::app::state::use_app_state;
use tenbo_session::{Edit, Target};
use tenbo_wording::BoardWord;

/// The discards, and what is known of the one that is aimed at.
#[component]
pub fn DiscardTray() -> impl IntoView {
    let app = use_app_state();
    move || {
        let seat = app.seat.get();
        view! {
            <div class="discard-tray">
                <DiscardRow seat />
                <DiscardEditor seat />
            </div>
        }
    }
}

/// The discards with the caret among them.
#[component]
fn DiscardRow(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let discards = use_discards(seat);
    let count = Memo::new(move |_| discards.with(Vec::len));
    let caret = app.slice(move |state| (state.target == Target::Discards).then_some(state.caret));
    let name = app.word(BoardWord::River);
    view! {
        <div class="list discard-row" role="group" aria-label=name>
            <span class="list-name" aria-hidden="true">
                {name}
            </span>
            <For each=move || 0..count.get() key=|&place| place let:place>
                {move || (caret.get() == Some(place)).then(|| view! { <Caret /> })}
                <DiscardButton seat place />
            </For>
            {move || caret.get().is_some_and(|caret| caret >= count.get()).then(|| view! { <Caret /> })}
        </div>
    }
}

/// A discard that opens and closes what is known of it.
#[component]
fn DiscardButton(seat: Seat, place: usize) -> impl IntoView {
    let app = use_app_state();
    let open = app.slice(move |state| state.target == Target::Chosen(place));
    discard_at(seat, place).map(|discard| {
        let tile = Signal::derive(move || discard.with(|discard| discard.tile));
        let name = move || {
            let language = app.language.get();
            let family = app.plan.read().rulebook().family;
            app.seating.with(|seating| language.discarded(tile.get(), seat, place, family, seating))
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
