//! The result: what the hand is worth and why, who pays, what it waits for.

mod copy;
mod discards;
mod distance;
mod headline;
mod losers;
mod notices;
mod orders;
mod others;
mod payments;
mod remedies;
mod spoken;
mod waits;
mod welcome;
mod winner;

use leptos::prelude::*;

use self::copy::CopyButtons;
use self::discards::Discards;
use self::distance::Distance;
use self::headline::Headline;
use self::losers::Losers;
use self::notices::{Caveats, Faults, Warnings};
use self::payments::Payments;
use self::remedies::Remedies;
use self::spoken::{Spoken, sentence};
use self::waits::Waits;
use self::welcome::Welcome;
use self::winner::Winners;
use super::components::score::ScoreState;
use super::state::use_app_state;
use crate::i18n::Label;
use crate::i18n::headline::Headline as Kind;
use crate::session::State;

/// The result of the hand that is shown.
#[component]
pub fn ResultPanel() -> impl IntoView {
    ScoreState::provide();
    view! {
        <ResultSection elsewhere=false>
            <Welcome />
            <Winners />
            <Payments />
            <Losers />
        </ResultSection>
    }
}

/// The result at the table, whose root provides the [`ScoreState`]: the losers' lines and most dangers are with their
/// seats.
#[component]
pub fn TableResult(
    /// Who pays whom.
    children: Children,
) -> impl IntoView {
    view! {
        <ResultSection elsewhere=true>
            {children()}
            <Winners />
        </ResultSection>
    }
}

/// What both have: what there is to say first, and what can be done next.
#[component]
fn ResultSection(
    /// Whether the dangers of a seat are shown elsewhere.
    elsewhere: bool,
    children: Children,
) -> impl IntoView {
    let app = use_app_state();
    let score = ScoreState::expect();
    let sentence = sentence(score);
    let stage = score.section(|content| std::mem::discriminant(&content.headline));
    let is_told = score.section(|content| content.headline != Kind::Empty);
    let has_tiles = app.slice(State::has_tiles);
    view! {
        <section class="result" aria-labelledby="result-title">
            <div>
                <h2 class="visually-hidden" id="result-title">
                    {app.word(Label::Result)}
                </h2>
                <Headline />
                <Spoken sentence />
                <Remedies />
                <Warnings elsewhere />
                <Faults />
                <Caveats />
                {children()}
                <Waits />
                <Discards />
                <Distance />
                // What says something else lies elsewhere: the buttons come anew there, and nothing moves.
                <For
                    each=move || (is_told.get() || has_tiles.get()).then(|| stage.get())
                    key=|&stage| stage
                    children=move |_| view! { <CopyButtons sentence /> }
                />
            </div>
        </section>
    }
}
