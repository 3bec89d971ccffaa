//! What there is to say above everything else.

use leptos::prelude::*;

use crate::app::components::score::ScoreState;
use crate::i18n::headline::Headline as Kind;

/// The state of the hand in one line.
#[component]
pub fn Headline() -> impl IntoView {
    let score = ScoreState::expect();
    let won = score.section(|content| matches!(content.headline, Kind::Worth(..) | Kind::Total(..) | Kind::Wins(_)));
    let text = score.section(|content| content.language.headline(&content.headline));
    view! {
        <p class="headline" class:won=won>
            {text}
        </p>
    }
}
