//! A key for each seat, a row of one tab stop.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::components::fields::use_players;
use crate::app::components::hand::SeatKeyText;
use crate::app::components::{EditButton, KeyRow};
use crate::app::state::use_app_state;
use tenbo_session::Edit;

/// The keys of the seats that play.
#[component]
pub fn SeatKeys(
    /// What the row begins its ids with.
    name: &'static str,
    /// The seat whose key is pressed.
    #[prop(into)]
    chosen: Signal<Seat>,
    /// What the key of a seat does.
    edit: fn(Seat) -> Edit,
) -> impl IntoView {
    let app = use_app_state();
    let row = KeyRow::new(use_players(), name);
    let key = move |seat: Seat| {
        let pressed = Memo::new(move |_| chosen.get() == seat);
        view! {
            <EditButton
                class="button seat"
                edit=edit(seat)
                pressed
                attr:id=row.id(seat)
                attr:title=app.seat(seat)
                attr:data-seat=seat.as_str()
                attr:tabindex=row.tab_index(seat)
                on:keydown=move |event| row.key_down(seat, &event)
            >
                <SeatKeyText seat />
            </EditButton>
        }
    };
    view! { <For each=move || row.keys().get() key=|&seat| seat children=key /> }
}
