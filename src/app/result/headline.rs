//! What there is to say above everything else.

use leptos::prelude::*;

use crate::app::components::score::ScoreState;
use crate::i18n::headline::Headline as Kind;

/// The state of the hand in one line.
#[component]
pub fn Headline() -> impl IntoView {
    let line = ScoreState::expect().section(|content| {
        let won = matches!(content.headline, Kind::Worth(..) | Kind::Total(..) | Kind::Wins(_));
        (won, content.language.headline(&content.headline))
    });
    move || {
        let (won, text) = line.get();
        view! { <p class=if won { "headline won" } else { "headline" }>{text}</p> }
    }
}
