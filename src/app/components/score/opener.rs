//! A button that opens and closes a part of the score.

use leptos::prelude::*;

use super::state::{Part, ScoreState};

/// The button; what it opens is shown by whoever has it.
#[component]
pub fn Opener(
    /// Its classes.
    #[prop(default = "opener")]
    class: &'static str,
    /// What it opens.
    part: Part,
    /// What it shows.
    children: Children,
) -> impl IntoView {
    let score = ScoreState::expect();
    view! {
        <button
            type="button"
            class=class
            aria-expanded=move || if score.is_open(part) { "true" } else { "false" }
            on:click=move |_| score.toggle(part)
        >
            {children()}
        </button>
    }
}
