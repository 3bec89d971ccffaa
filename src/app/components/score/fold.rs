//! A part of the score that is folded up: its heading, what it comes to, and the rest when it is asked for. On paper it is open.

use leptos::prelude::*;

use super::opener::Opener;
use super::state::{Part, ScoreState};

/// The heading is a button that opens what is folded.
#[component]
pub fn Fold(
    /// Which.
    part: Part,
    /// What it is.
    title: &'static str,
    /// What it comes to.
    #[prop(optional)]
    brief: String,
    children: Children,
) -> impl IntoView {
    let score = ScoreState::expect();
    let shut = move || !score.is_open(part);
    view! {
        <div class="fold">
            <h3>
                <span class="on-paper">{title}</span>
                <Opener class="opener fold-opener" part>
                    {title} " " <span class="fold-brief">{brief}</span>
                </Opener>
            </h3>
            <div class="folds" class:shut=shut>
                {children()}
            </div>
        </div>
    }
}
