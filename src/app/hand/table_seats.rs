//! Whose tiles are entered on the table.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::components::EditButton;
use crate::app::components::fields::use_players;
use crate::app::components::hand::use_edited_seat;
use crate::app::state::use_app_state;
use crate::i18n::Word;
use crate::session::Edit;

/// A key for each seat, beside the tile keyboard: on a phone the seats themselves may be out of sight.
#[component]
pub fn TableSeats() -> impl IntoView {
    let app = use_app_state();
    let players = use_players();
    let edited = use_edited_seat();
    let key = move |seat: Seat| {
        let pressed = Signal::derive(move || edited.get() == seat);
        let label = Signal::derive(app.text(move |language| language.seat(seat).to_owned()));
        view! {
            <EditButton class="button seat" edit=Edit::Show(seat) pressed label>
                {app.text(move |language| language.seat_letter(seat))}
            </EditButton>
        }
    };
    view! {
        <div class="table-seats" role="group" aria-label=app.word(Word::Hand)>
            <For each=move || players.get() key=|&seat| seat children=key />
        </div>
    }
}
