//! The wind of the winner's seat.

use leptos::prelude::*;

use super::seat_keys::SeatKeys;
use crate::app::state::use_app_state;
use tenbo_session::{Edit, Seating};
use tenbo_wording::Word;

/// A key for each seat: the winner sits there then, and the hand goes along. Other hands lie on the table.
#[component]
pub fn SeatTabs() -> impl IntoView {
    let app = use_app_state();
    let winner = app.slice(|state| state.winner);
    let named = move || app.seating.with(Seating::is_known);
    view! {
        <div class="seats" class:named=named role="toolbar" aria-label=app.word(Word::WinnerSits)>
            <span class="seats-name" aria-hidden="true">
                {app.word(Word::WinnerSits)}
            </span>
            <SeatKeys name="sit" chosen=winner edit=Edit::Sit />
        </div>
    }
}
