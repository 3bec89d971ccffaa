//! The result: what the hand is worth and why, who pays, what it waits for.

mod blank;
mod caveats;
mod compare_button;
mod context;
mod copy;
mod discard_list;
mod discards;
mod distance;
mod handed;
mod headline;
mod losers;
mod notices;
mod orders;
mod others;
mod page_title;
mod payments;
mod remedies;
mod spoken;
mod waits;
mod welcome;
mod winner;

use leptos::prelude::*;

use self::blank::BlankResult;
use self::caveats::Caveats;
use self::context::ResultContext;
use self::copy::CopyButtons;
use self::discards::Discards;
use self::distance::Distance;
use self::handed::Handed;
use self::headline::{Brief, Cause, Headline};
use self::losers::Losers;
use self::notices::{Faults, Warnings};
use self::page_title::name_page;
use self::payments::Payments;
use self::remedies::{FalseWin, Remedies};
use self::spoken::{Spoken, SpokenPlace, sentence, speak};
use self::waits::Waits;
use self::welcome::Welcome;
use self::winner::Winners;
use super::components::part::part;
use super::components::score::ScoreState;
use super::components::{Part, PartView};
use super::state::use_app_state;
use tenbo_session::State;
use tenbo_wording::headline::Headline as Kind;
use tenbo_wording::{Label, Volume};

part! {
    /// The result of the hand that is shown. A page without a hand has none, so that a first visit does not wait for it.
    result in result, volumes &[Volume::Result] => PartView = || view! { <HandResult /> }.into_any()
}

/// The result of the hand that is shown, or what there is without one.
#[component]
pub fn ResultPanel() -> impl IntoView {
    let is_blank = use_app_state().slice(State::is_blank);
    let blank: PartView = || view! { <BlankResult /> }.into_any();
    let result = move || view! { <Part load=result meanwhile=blank /> };
    let spoken = Spoken::provide();
    view! {
        <SpokenPlace spoken />
        <Show when=move || is_blank.get() fallback=result>
            <BlankResult />
        </Show>
    }
}

/// The result of the hand that is shown.
#[component]
fn HandResult() -> impl IntoView {
    let score = ScoreState::provide();
    // As long as there is nothing to say of a hand yet, the examples stay.
    let is_building = score.section(|content| matches!(content.headline, Kind::Empty | Kind::Building { .. }));
    view! {
        <ResultSection at_table=false>
            <Show when=move || is_building.get()>
                <div class="result-building">
                    <Welcome />
                </div>
            </Show>
            <Winners />
            <Payments />
            <Losers />
        </ResultSection>
    }
}

/// The result at the table, whose root provides the [`ScoreState`]: who pays whom comes before the lines, and most dangers stand
/// above the hand that is to discard.
#[component]
pub fn TableResult(
    /// Who pays whom.
    children: Children,
) -> impl IntoView {
    let spoken = Spoken::provide();
    view! {
        <SpokenPlace spoken />
        <ResultSection at_table=true>
            {children()}
            <Winners />
            <Losers />
        </ResultSection>
    }
}

/// What both have: what there is to say first, and what can be done next.
#[component]
fn ResultSection(
    /// Whether the seats show what they gain, and where the dangers are.
    at_table: bool,
    children: Children,
) -> impl IntoView {
    let app = use_app_state();
    let score = ScoreState::expect();
    let sentence = sentence(score);
    speak(sentence);
    name_page(score);
    // A headline of another kind has another height: what lies below it is made anew there, and nothing moves.
    let stage = score.section(|content| std::mem::discriminant(&content.headline));
    let is_told = score.section(|content| !matches!(content.headline, Kind::Empty | Kind::Building { .. }));
    view! {
        <section class="result" aria-labelledby="result-title">
            <div>
                <h2 class="visually-hidden" id="result-title">
                    {app.word(Label::Result)}
                </h2>
                {(!at_table).then(|| view! { <Brief /> })}
                <Cause />
                <Headline />
                <Handed />
                <Remedies />
                <Warnings elsewhere=at_table />
                <Faults />
                <Caveats />
                <For
                    each=move || Some(stage.get())
                    key=|&stage| stage
                    children=move |_| {
                        view! {
                            <div class=if at_table { "on-paper" } else { "result-top" }>
                                <ResultContext elsewhere=at_table />
                            </div>
                        }
                    }
                />
                <FalseWin />
                {children()}
                <Waits />
                <Discards />
                <Distance />
                <For
                    each=move || is_told.get().then(|| stage.get())
                    key=|&stage| stage
                    children=move |_| view! { <CopyButtons sentence /> }
                />
            </div>
        </section>
    }
}
