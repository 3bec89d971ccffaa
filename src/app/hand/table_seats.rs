//! Whose tiles are entered on the table.

use leptos::prelude::*;

use super::seat_keys::SeatKeys;
use crate::app::state::use_app_state;
use tenbo_session::{Edit, Seating};
use tenbo_wording::Word;

/// A key for each seat, beside the tile keyboard: on a phone the seats themselves may be out of sight.
#[component]
pub fn TableSeats() -> impl IntoView {
    let app = use_app_state();
    let named = move || app.seating.with(Seating::is_known);
    view! {
        <div class="table-seats" class:named=named role="toolbar" aria-label=app.word(Word::Hand)>
            <SeatKeys name="show" chosen=app.seat edit=Edit::Show />
        </div>
    }
}
