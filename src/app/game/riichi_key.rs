//! The place of a riichi stick before a player.

use leptos::prelude::*;
use tenbo_engine::deal::Riichi;
use tenbo_engine::tiles::Seat;

use super::form_state::use_form_state;
use crate::app::components::sticks::Stick;
use tenbo_session::form::Filled;
use tenbo_session::sticks::Tender;
use tenbo_wording::QuickWord;

/// Lays a riichi stick before a player, or takes it back.
#[component]
pub fn RiichiKey(
    /// Whose it is.
    player: usize,
    /// The seat in the deal.
    seat: Memo<Seat>,
    /// The name.
    name: Memo<String>,
) -> impl IntoView {
    let form = use_form_state();
    let app = form.games.app;
    let laid = Memo::new(move |_| {
        let seat = seat.get();
        form.games
            .form
            .with(|filled| filled.entry.deal.seat(seat).is_some_and(|entered| entered.riichi != Riichi::None))
    });
    let word = app.word(QuickWord::Riichi);
    let label = move || app.language.get().labeled(word(), &name.get());
    let content = move || match laid.get() {
        true => view! { <Stick tender=Tender::Sticks value=1_000 /> }.into_any(),
        false => view! { <span class="riichi-word">{word}</span> }.into_any(),
    };
    view! {
        <button
            type="button"
            class="riichi-key"
            id=format!("riichi-{}", player + 1)
            aria-pressed=move || if laid.get() { "true" } else { "false" }
            aria-label=label
            title=label
            disabled=app.readonly
            on:click=move |_| form.write(Filled::Riichi(seat.get_untracked()), "")
        >
            {content}
        </button>
    }
}
