//! The title of the page, which its tab, the browser's history and a bookmark show: the hand, while there is one.

use leptos::prelude::*;

use crate::app::components::score::ScoreState;
use tenbo_wording::headline::Headline;

/// What stands in every title.
const NAME: &str = "Tenbo";

/// Names the page by the state of the hand for as long as the caller is there.
pub fn name_page(score: ScoreState) {
    let title = score.section(|content| match &content.headline {
        Headline::Empty => NAME.to_owned(),
        headline => [&content.language.headline(headline, content.family, &content.seating), " — ", NAME].concat(),
    });
    Effect::new(move |_| document().set_title(&title.read()));
    on_cleanup(|| document().set_title(NAME));
}
