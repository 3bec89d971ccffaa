//! The wind of the winner's seat.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::components::EditButton;
use crate::app::components::fields::use_players;
use crate::app::state::use_app_state;
use crate::i18n::Word;
use crate::session::Edit;

/// A key for each seat: the winner sits there then, and the hand goes along. Other hands lie on the table.
#[component]
pub fn SeatTabs() -> impl IntoView {
    let app = use_app_state();
    let players = use_players();
    view! {
        <div class="seats" role="group" aria-label=app.word(Word::WinnerSits)>
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
    let pressed = app.slice(move |state| state.winner == seat);
    let label = Signal::derive(app.text(move |language| language.seat(seat).to_owned()));
    view! {
        <EditButton class="button seat" edit=Edit::Sit(seat) pressed label attr:data-seat=seat.as_str()>
            {app.text(move |language| language.seat_letter(seat))}
        </EditButton>
    }
}
