//! Whose hand is shown.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::components::fields::use_players;
use crate::app::state::use_app_state;
use crate::i18n::Word;

/// A key for each seat.
#[component]
pub fn SeatTabs() -> impl IntoView {
    let app = use_app_state();
    let players = use_players();
    view! {
        <div class="seats" role="group" aria-label=app.word(Word::SeatTabs)>
            <span class="seats-name" aria-hidden="true">
                {app.word(Word::WinnerSits)}
            </span>
            <For each=move || players.get() key=|&seat| seat let:seat>
                <SeatTab seat />
            </For>
        </div>
    }
}

#[component]
fn SeatTab(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let size = app.slice(move |state| state.size(seat));
    let wins = app.slice(move |state| state.wins(seat));
    let shown = app.slice(move |state| state.seat == seat);
    let name = move || {
        let language = app.language.get();
        let mut about = vec![language.seat(seat).to_owned(), language.tiles(size.get())];
        if wins.get() {
            about.push(language.word(Word::Wins).to_owned());
        }
        // The letter before it is the label.
        language.labelled("", &language.listed(&about))
    };
    let is_filled = Memo::new(move |_| size.get() > 0);
    view! {
        <button
            type="button"
            class=move || if is_filled.get() { "button seat filled" } else { "button seat" }
            aria-pressed=move || if shown.get() { "true" } else { "false" }
            data-seat=seat.as_str()
            on:click=move |_| app.show(seat)
        >
            {app.text(move |language| language.seat_letter(seat))}
            <span class="visually-hidden">{name}</span>
        </button>
    }
}
