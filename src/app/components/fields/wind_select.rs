//! A choice of a wind.

use leptos::prelude::*;
use tenbo_engine::tiles::{Seat, Wind};

use super::SeatSelect;
use crate::session::Edit;

/// A list of the winds that a round can have: those of the seats that play.
#[component]
pub fn WindSelect(
    /// The chosen one.
    #[prop(into)]
    value: Signal<Wind>,
    /// What the choice of one does.
    edit: impl Fn(Wind) -> Edit + 'static,
) -> impl IntoView {
    let seat = Signal::derive(move || Seat::of_wind(value.get()));
    view! { <SeatSelect value=seat edit=move |seat: Seat| edit(seat.wind()) /> }
}
