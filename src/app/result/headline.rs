//! What there is to say above everything else.

use leptos::prelude::*;

use crate::app::components::score::ScoreState;
use tenbo_wording::headline::Headline as Kind;

/// What stands between the parts of the line.
const DOT: &str = " · ";

/// The state of the hand in one line; of a win what is paid in large, before the rest for the eye and after it for the
/// ear.
#[component]
pub fn Headline() -> impl IntoView {
    let score = ScoreState::expect();
    let won = score.section(|content| matches!(content.headline, Kind::Worth(..) | Kind::Total(..) | Kind::Wins(_)));
    let text = score.section(|content| {
        (content.language.headline(&content.headline, content.family, &content.seating), content.paid.clone())
    });
    let parts = move || {
        let (text, paid) = text.get();
        let Some(paid) = paid else { return text.into_any() };
        // What one player pays is what the hand is worth, and is not said twice.
        let worth = text.strip_suffix(&*paid).and_then(|text| text.strip_suffix(DOT)).unwrap_or(&text).to_owned();
        view! {
            <span class="worth">{worth}</span>
            <span class="visually-hidden">{DOT}</span>
            <strong class="paid">{paid}</strong>
        }
        .into_any()
    };
    view! {
        <p class="headline" class:won=won>
            {parts}
        </p>
    }
}

/// A sentence below it: why the hand is no win.
#[component]
pub fn Advice() -> impl IntoView {
    let advice = ScoreState::expect().section(|content| content.advice.clone());
    move || advice.get().map(|text| view! { <p class="note">{text}</p> })
}
