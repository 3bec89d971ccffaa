//! A box to tick for each of some seats.

use leptos::prelude::*;

use super::CheckBox;
use crate::app::state::use_app_state;
use crate::engine::seat::Seat;
use crate::session::{Edit, State};

/// A box for each of some seats.
#[component]
pub fn SeatBoxes(
    /// What they say of a seat.
    #[prop(into)]
    legend: TextProp,
    /// The seats.
    #[prop(into)]
    seats: Signal<Vec<Seat>>,
    /// Whether it is so of a seat.
    on: impl Fn(&State, Seat) -> bool + Copy + Send + Sync + 'static,
    /// Says that it is so of a seat, or not.
    edit: impl Fn(Seat, bool) -> Edit + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let app = use_app_state();
    let ticked = app.slice(move |state| Seat::ALL.into_iter().filter(|&seat| on(state, seat)).collect::<Vec<_>>());
    let seat_box = move |seat: Seat| {
        let on = Signal::derive(move || ticked.with(|ticked| ticked.contains(&seat)));
        let label = app.text(move |language| language.seat(seat));
        view! { <CheckBox label on edit=move || edit(seat, !on.get()) /> }
    };
    view! {
        <fieldset>
            <legend>{move || legend.get()}</legend>
            <div class="checks">
                <For each=move || seats.get() key=|&seat| seat let:seat>
                    {seat_box(seat)}
                </For>
            </div>
        </fieldset>
    }
}
