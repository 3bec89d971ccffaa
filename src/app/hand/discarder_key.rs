//! Whose discard it was, beside what is said of most hands.

use leptos::prelude::*;
use tenbo_engine::deal::By;
use tenbo_engine::tiles::Seat;

use crate::app::components::EditButton;
use crate::app::state::use_app_state;
use tenbo_session::{Edit, State};
use tenbo_wording::Word;

/// The discarder, and who comes after it with the next tap; `None` of a tile that was drawn.
fn discarder(state: &State) -> Option<(Seat, Seat)> {
    if state.win.by == By::SelfDraw {
        return None;
    }
    let from = state.win.from;
    let others: Vec<Seat> = state.discarders().collect();
    let next = others.iter().position(|&seat| seat == from).and_then(|place| others.get(place + 1));
    Some((from, next.or(others.first()).copied()?))
}

/// A key that goes from one discarder to the next.
#[component]
pub fn DiscarderKey() -> impl IntoView {
    let app = use_app_state();
    let from = app.slice(discarder);
    let key = move |(now, next): (Seat, Seat)| {
        let name = move || app.language.get().labeled(app.word(Word::Discarder)(), &app.seat(now)());
        let short = app.text(move |language| language.of_discarder(language.seat_letter(now)));
        view! {
            <EditButton class="key-word from-key" edit=Edit::From(next) attr:title=name>
                <span aria-hidden="true">{short}</span>
                <span class="visually-hidden">{name}</span>
            </EditButton>
        }
    };
    view! { <For each=move || from.get() key=|&from| from children=key /> }
}
