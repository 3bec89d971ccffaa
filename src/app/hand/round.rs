//! The wind of the round, beside the winner's.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::components::fields::{Labelled, use_players};
use crate::app::state::use_app_state;
use crate::i18n::QuickWord;
use crate::session::Edit;

/// A short list of the winds.
#[component]
pub fn RoundSelect() -> impl IntoView {
    let app = use_app_state();
    let players = use_players();
    let round = app.slice(|state| Seat::of_wind(state.draft.prevailing));
    let option = move |seat: Seat| {
        view! {
            <option value=seat.as_str()>{app.text(move |language| language.seat_letter(seat))}</option>
        }
    };
    view! {
        <Labelled name=app.word(QuickWord::Round) class="round-wind">
            <select
                disabled=app.readonly
                prop:value=move || {
                    // Set again when the options have changed.
                    players.track();
                    round.get().as_str()
                }
                on:change:target=move |event| {
                    if let Ok(seat) = event.target().value().parse::<Seat>() {
                        app.dispatch(Edit::Prevailing(seat.wind()));
                    }
                }
            >
                {move || players.get().into_iter().map(option).collect_view()}
            </select>
        </Labelled>
    }
}
