//! Whose hand is shown.

use leptos::prelude::*;

use crate::app::page::store::Store;
use crate::app::page::word;
use crate::app::text::Word;
use crate::engine::seat::Seat;

/// A key for each seat; the winner's is marked.
#[component]
pub fn SeatTabs() -> impl IntoView {
    let store = Store::here();
    let three = Memo::new(move |_| store.state.with(|state| state.draft.three_players));
    let seats = move || Seat::ALL.into_iter().take(if three.get() { 3 } else { 4 });
    view! {
        <div class="seats" role="group" aria-label=word(store, Word::SeatTabs)>
            {move || seats().map(|seat| view! { <SeatTab seat=seat /> }).collect_view()}
        </div>
    }
}

#[component]
fn SeatTab(seat: Seat) -> impl IntoView {
    let store = Store::here();
    let shown = Memo::new(move |_| store.state.with(|state| state.seat == seat));
    let wins = Memo::new(move |_| store.state.with(|state| state.winner == seat));
    let tiles = Memo::new(move |_| store.state.with(|state| state.size(seat)));
    let name = move || {
        let language = store.language.get();
        let mut name = String::from(language.seat(seat));
        name.push_str(", ");
        name.push_str(&language.tiles(tiles.get()));
        if wins.get() {
            name.push_str(", ");
            name.push_str(language.word(Word::Wins));
        }
        name
    };
    let pressed = move || if shown.get() { "true" } else { "false" };
    view! {
        <button
            type="button"
            class="seat"
            class:wins=wins
            class:filled=move || { tiles.get() > 0 }
            aria-pressed=pressed
            aria-label=name
            on:click=move |_| store.show(seat)
        >
            {seat.as_str()}
            <span class="mark" aria-hidden="true">{move || wins.get().then_some("★")}</span>
        </button>
    }
}
