//! A box to tick for each of some seats.

use leptos::prelude::*;
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::Seat;

use super::{CheckBox, CheckGroup};
use crate::app::state::use_app_state;
use tenbo_session::{Edit, State};

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
    on: impl Fn(&State, &Plan, Seat) -> bool + Copy + Send + Sync + 'static,
    /// Says that it is so of a seat, or not.
    edit: impl Fn(Seat, bool) -> Edit + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let app = use_app_state();
    let ticked = app.slice_by_rules(move |state, plan| {
        Seat::ALL.into_iter().filter(|&seat| on(state, plan, seat)).collect::<Vec<_>>()
    });
    let seat_box = move |seat: Seat| {
        let checked = Signal::derive(move || ticked.with(|ticked| ticked.contains(&seat)));
        view! { <CheckBox label=app.seat(seat) checked toggle=move || app.dispatch(edit(seat, !checked.get_untracked())) /> }
    };
    view! {
        <CheckGroup legend>
            <For each=move || seats.get() key=|&seat| seat let:seat>
                {seat_box(seat)}
            </For>
        </CheckGroup>
    }
}
