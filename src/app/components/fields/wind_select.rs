//! A choice of a wind.

use leptos::prelude::*;
use tenbo_engine::tiles::{Seat, Wind};

use super::SeatSelect;
use crate::app::state::use_app_state;
use tenbo_session::Edit;

/// A list of the winds that a round can have: those of the seats that play.
#[component]
pub fn WindSelect(
    /// The chosen one.
    #[prop(into)]
    value: Signal<Wind>,
    /// What the choice of one does.
    edit: impl Fn(Wind) -> Edit + 'static,
) -> impl IntoView {
    let app = use_app_state();
    let seat = Signal::derive(move || Seat::of_wind(value.get()));
    let text = move |seat: Seat| app.language.get().seat(seat).to_owned();
    view! { <SeatSelect value=seat text edit=move |seat: Seat| edit(seat.wind()) /> }
}
