//! Whose hands lie on the table beside the one that is shown.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::components::EditButton;
use crate::app::state::use_app_state;
use tenbo_session::{Action, State, View};
use tenbo_wording::{Label, Word};

/// The seats whose hands are entered, or are to be because they win too.
fn others(state: &State) -> Vec<Seat> {
    let has = |seat: Seat| {
        let entered = state.draft.seat(seat);
        entered.is_some_and(|entered| entered.size() > 0 || entered.total.is_some()) || state.also.contains(&seat)
    };
    state.draft.stated_players().seats().filter(|&seat| seat != state.seat && has(seat)).collect()
}

/// A line that names them and leads to the table; nothing if there are none.
#[component]
pub fn OtherHands() -> impl IntoView {
    let app = use_app_state();
    let seats = app.slice(others);
    let line = move || {
        let language = app.language.get();
        let names: Vec<String> = seats.get().into_iter().map(|seat| app.seat(seat)()).collect();
        language.labeled(language.word(Label::Losers), &language.listed(&names))
    };
    view! {
        <Show when=move || seats.with(|seats| !seats.is_empty())>
            <p class="other-hands">
                <span>{line}</span>
                " "
                <EditButton class="link" edit=Action::View(View::Table)>
                    {app.word(Word::TableView)}
                </EditButton>
            </p>
        </Show>
    }
}
