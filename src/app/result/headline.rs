//! What there is to say above everything else: of a win what is paid, else what the hand is and one sentence why.

use leptos::prelude::*;

use tenbo_engine::settle::answer;

use crate::app::components::Words;
use crate::app::components::score::ScoreState;
use crate::app::state::use_app_state;
use tenbo_wording::change::Change;
use tenbo_wording::headline::Headline as Kind;
use tenbo_wording::ornament::Ornament;
use tenbo_wording::outcome::{Calm, Figure, Outcome, Seal, Win};

/// What stands between parts for the ear.
const DOT: &str = " · ";

/// How the win came about, above the rest.
#[component]
pub fn Cause() -> impl IntoView {
    let cause = ScoreState::expect().section(|content| match &content.outcome {
        Outcome::Win(win) => Some(win.cause.clone()),
        Outcome::Wins(wins) => Some(wins.cause.clone()),
        Outcome::Calm(_) => None,
    });
    move || cause.get().map(|text| view! { <p class="win-cause"><Words text /></p> })
}

/// The outcome of a win in one line, for who has scrolled past it; whoever listens has heard it.
#[component]
pub fn Brief() -> impl IntoView {
    let brief = ScoreState::expect().section(|content| match content.outcome.clone() {
        Outcome::Win(Win { figure, seal, how, cause, .. }) => {
            let limit = seal.map(|seal| seal.name);
            let parts = [figure.unit].into_iter().filter(|unit| !unit.is_empty()).chain(how).chain(limit);
            Some((figure.text, parts.collect::<Vec<_>>().join(" "), cause))
        }
        Outcome::Wins(wins) => Some((wins.figure.text, wins.figure.unit, wins.cause)),
        Outcome::Calm(_) => None,
    });
    move || {
        brief.get().map(|(figure, how, cause)| {
            view! {
                <p class="brief-outcome" aria-hidden="true">
                    <b>{figure}</b>
                    <span>{how}</span>
                    <span class="brief-cause">{cause}</span>
                </p>
            }
        })
    }
}

/// What is said of a win in large, with the seal of its limit; else what the hand is.
#[component]
pub fn Headline() -> impl IntoView {
    let score = ScoreState::expect();
    let said = score.section(|content| match content.outcome.clone() {
        Outcome::Win(Win { figure, seal, how, .. }) => Ok((figure, seal, how)),
        Outcome::Wins(wins) => Ok((wins.figure, None, Vec::new())),
        Outcome::Calm(calm) => Err((calm, matches!(content.headline, Kind::Short { .. } | Kind::Barred(..)))),
    });
    let stage = score.section(|content| std::mem::discriminant(&content.headline));
    let line = move || match said.get() {
        Ok((figure, seal, how)) => view! { <Paid figure seal how /> }.into_any(),
        Err((calm, barred)) => view! { <State calm barred /> }.into_any(),
    };
    // One of another kind has another height: it is made anew, and nothing moves.
    view! { <For each=move || Some(stage.get()) key=|&stage| stage children=move |_| line /> }
}

/// What is paid. Where that is in points of the table, what the hand counts comes first for the ear.
#[component]
fn Paid(figure: Figure, seal: Option<Seal>, how: Vec<String>) -> impl IntoView {
    let Figure { text, unit, per } = figure;
    let per = per.map(|per| view! { " " <span class="per">{per}</span> });
    let kanji = seal.as_ref().and_then(|seal| seal.kanji).map(|Ornament { text, lang }| {
        view! {
            <span class="seal" lang=lang aria-hidden="true">
                {text}
            </span>
        }
    });
    let counted_first = unit.is_empty();
    let limit = seal.map(|seal| seal.name);
    let parts = [unit].into_iter().filter(|unit| !unit.is_empty()).chain(how).chain(limit);
    let parts =
        parts.enumerate().map(|(at, part)| view! { {(at > 0).then_some(" ")} <span><Words text=part /></span> });
    let worth = parts.collect::<Vec<_>>();
    let worth = (!worth.is_empty()).then(|| view! { <span class="worth">{worth}</span> });
    let paid = view! { <strong class="paid">{text} {per}</strong> };
    let content = if counted_first {
        let dot = worth.is_some().then(|| view! { <span class="visually-hidden">{DOT}</span> });
        view! { {worth} {dot} {paid} {kanji} }.into_any()
    } else {
        view! { {paid} {kanji} " " {worth} }.into_any()
    };
    view! {
        <p class="headline won">
            {content}
            <Delta />
        </p>
    }
}

/// What the last step did to the value: "+600, Houtei +1 han". Whoever listens has heard the value itself.
#[component]
fn Delta() -> impl IntoView {
    let app = use_app_state();
    let change = Memo::new(move |_| {
        app.answer.with(|after| {
            let after = after.as_ref().ok()?;
            app.history.with_untracked(|history| {
                let (before, now) = (history.before()?, history.now());
                let plan = app.plan.read_untracked();
                let was = (before.rules == now.rules).then(|| answer(&before.deal(&plan), &plan).ok()).flatten()?;
                Change::of(&was, after, now.winner, &plan)
            })
        })
    });
    move || {
        let language = app.language.get();
        change.get().map(|change| {
            view! {
                <span class="delta" aria-hidden="true">
                    <b>{language.changed_by(&change)}</b>
                    " "
                    {language.changed_by_what(&change, &app.plan.read_untracked())}
                </span>
            }
        })
    }
}

/// What a hand is that wins nothing, or not yet.
#[component]
fn State(
    calm: Calm,
    /// Whether it has all its tiles and yet is paid nothing.
    barred: bool,
) -> impl IntoView {
    let Calm { kanji, title, why } = calm;
    let kanji = kanji.map(|Ornament { text, lang }| {
        view! {
            <span class="calm-kanji" lang=lang aria-hidden="true">
                {text}
            </span>
        }
    });
    let class = if barred { "headline calm no-stick" } else { "headline calm" };
    view! {
        <p class=class>
            <span><Words text=title /></span>
            {kanji}
        </p>
        {why.map(|why| view! { <p class="note"><Words text=why /></p> })}
    }
}
