//! The title of the page, which its tab, the browser's history and a bookmark show: the hand, while there is one.

use leptos::prelude::*;

use crate::app::components::score::ScoreState;
use tenbo_wording::headline::Headline;

/// What stands behind the hand.
const NAME: &str = "Tenbo";

/// Names the page by the state of the hand for as long as the caller is there. Without a hand it has the title that it came with, as
/// the page of a rulebook has one of its own.
pub fn name_page(score: ScoreState) {
    let plain = document().title();
    let first = plain.clone();
    let title = score.section(move |content| match &content.headline {
        Headline::Empty => first.clone(),
        headline => [&content.language.headline(headline, content.family, &content.seating), " — ", NAME].concat(),
    });
    Effect::new(move |_| document().set_title(&title.read()));
    on_cleanup(move || document().set_title(&plain));
}
