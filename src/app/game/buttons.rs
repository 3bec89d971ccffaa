//! The buttons of the games.

use leptos::prelude::*;

use super::state::use_game_state;
use crate::app::components::{IconButton, IconName};
use tenbo_wording::GameWord;

/// A button with a word on it; disabled where the page is only for reading.
#[component]
pub fn GameButton(
    /// The word.
    #[prop(into)]
    word: Signal<GameWord>,
    /// Whether it is the one that most people want next.
    #[prop(optional)]
    main: bool,
    /// Whose it is, where several have the same word: heard with it.
    #[prop(optional, into)]
    whose: Option<Signal<String>>,
    /// What it does.
    action: impl Fn() + 'static,
) -> impl IntoView {
    let games = use_game_state();
    let text = move || games.word(word.get())();
    let label = move || whose.map(|whose| games.app.language.get().labeled(text(), &whose.get()));
    view! {
        <button
            type="button"
            class=if main { "button primary" } else { "button" }
            aria-label=label
            disabled=games.app.readonly
            on:click=move |_| action()
        >
            {text}
        </button>
    }
}

/// One step back and one forward in what was done with games.
#[component]
pub fn GameUndoButtons() -> impl IntoView {
    let games = use_game_state();
    let can_undo = Memo::new(move |_| games.history.with(|history| history.can_undo()));
    let can_redo = Memo::new(move |_| games.history.with(|history| history.can_redo()));
    view! {
        <Show when=move || games.writes()>
            <div class="row">
                <IconButton
                    name=IconName::Undo
                    label=Signal::derive(games.word(GameWord::Undo))
                    able=can_undo
                    on_click=move || games.undo()
                />
                <IconButton
                    name=IconName::Redo
                    label=Signal::derive(games.word(GameWord::Redo))
                    able=can_redo
                    on_click=move || games.redo()
                />
            </div>
        </Show>
    }
}
