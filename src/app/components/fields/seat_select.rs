//! A choice of a seat.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use super::use_players;
use crate::app::state::use_app_state;
use tenbo_session::Edit;

/// A list of the seats that play.
#[component]
pub fn SeatSelect(
    /// The chosen one.
    #[prop(into)]
    value: Signal<Seat>,
    /// A seat in words; asked again when what it reads has changed.
    text: impl Fn(Seat) -> String + Copy + Send + Sync + 'static,
    /// What the choice of one does.
    edit: impl Fn(Seat) -> Edit + 'static,
) -> impl IntoView {
    let app = use_app_state();
    let players = use_players();
    let option = move |seat: Seat| {
        view! { <option value=seat.as_str()>{move || text(seat)}</option> }
    };
    view! {
        <select
            disabled=app.readonly
            prop:value=move || {
                // Set again when the options have changed.
                players.track();
                value.get().as_str()
            }
            on:change:target=move |event| {
                let field = event.target();
                if let Ok(seat) = field.value().parse() {
                    app.dispatch(edit(seat));
                }
                if let Some(value) = value.try_get_untracked() {
                    field.set_value(value.as_str());
                }
            }
        >
            {move || players.get().into_iter().map(option).collect_view()}
        </select>
    }
}
