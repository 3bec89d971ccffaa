//! The players of a deal as keys.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use super::form_state::use_form_state;
use super::keys::{InRow, KeyText, Keys};

/// A key for each of some seats, by the names of who sits there, after what they are about.
#[component]
pub fn SeatKeys(
    /// What their ids begin with.
    name: &'static str,
    /// Which of several such rows it is.
    row: usize,
    /// What they are about.
    #[prop(into)]
    label: Signal<String>,
    /// The seats.
    seats: Vec<Seat>,
    /// Whether one is chosen.
    pressed: impl Fn(Seat) -> bool + Copy + Send + Sync + 'static,
    /// What one does.
    press: impl Fn(Seat) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let form = use_form_state();
    let names = StoredValue::new(Seat::ALL.map(|seat| form.name(seat)));
    let text = move |InRow(_, seat): InRow<Seat>| {
        KeyText::from(names.with_value(|names| names.get(seat as usize).map(|name| name.get())).unwrap_or_default())
    };
    let is_pressed = move |InRow(_, seat): InRow<Seat>| Some(pressed(seat));
    let take = move |InRow(_, seat): InRow<Seat>| press(seat);
    let keys = seats.into_iter().map(|seat| InRow(row, seat)).collect::<Vec<_>>();
    view! {
        <Keys
            name
            class="game-chips game-named"
            label
            keys=Signal::stored(keys)
            text
            pressed=is_pressed
            press=take
        >
            <span class="of" aria-hidden="true">
                {label}
            </span>
        </Keys>
    }
}
