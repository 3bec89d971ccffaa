//! What a key for a seat shows.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::state::use_app_state;

/// The letter of the seat, and its player where one is known. Those who listen hear the seat whole.
#[component]
pub fn SeatKeyText(
    /// Which.
    seat: Seat,
) -> impl IntoView {
    let app = use_app_state();
    let player = move || {
        let player = app.seating.with(|seating| seating.player(seat).map(str::to_owned));
        player.map(|player| {
            view! {
                <span class="player" aria-hidden="true">
                    {player}
                </span>
            }
        })
    };
    view! {
        <span aria-hidden="true">{app.text(move |language| language.seat_letter(seat))}</span>
        {player}
        <span class="visually-hidden">{app.seat(seat)}</span>
    }
}
