//! The wind of the round, beside the winner's.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::components::fields::{Labeled, SeatSelect};
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_wording::QuickWord;

/// A short list of the winds.
#[component]
pub fn RoundSelect() -> impl IntoView {
    let app = use_app_state();
    let round = app.slice(|state| Seat::of_wind(state.draft.prevailing));
    view! {
        <Labeled name=app.word(QuickWord::Round) class="round-wind">
            <SeatSelect
                value=round
                text=move |seat| app.language.get().seat_letter(seat).to_owned()
                edit=|seat| Edit::Prevailing(seat.wind())
            />
        </Labeled>
    }
}
