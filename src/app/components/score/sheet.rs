//! The score sheet of a hand: tiles, lines, the count step by step.

use leptos::prelude::*;

use super::decomposition::Decomposition;
use super::gauge::MinimumGauge;
use super::lines::LineList;
use super::state::ScoreState;
use super::steps::StepTable;
use crate::app::components::{Icon, IconName};
use crate::app::state::use_app_state;
use tenbo_wording::Label;
use tenbo_wording::content::SheetId;
use tenbo_wording::copy::Presence;

/// What every sheet has, whoever's it is: the tiles, what is said of them, lines and steps.
#[component]
pub fn SheetBody(
    /// Whose sheet.
    id: SheetId,
) -> impl IntoView {
    view! {
        <Restrictions id />
        <Decomposition id />
        <Remarks id />
        <LineList id presence=Presence::Counted />
        <StepTable id />
        <Declaration id />
        <NextSteps id />
        <LineList id presence=Presence::NearMiss />
        <LineList id presence=Presence::NotCounted />
    }
}

/// What bars the hand from winning.
#[component]
fn Restrictions(id: SheetId) -> impl IntoView {
    let barred = ScoreState::expect().sheet_section(id, |sheet| sheet.barred.clone());
    let notice = |why: String| {
        view! {
            <p class="notice warning">
                <Icon name=IconName::Warning inline=true />
                {why}
            </p>
        }
    };
    move || barred.get().into_iter().map(notice).collect_view()
}

/// The special shape, and how far the hand is to the minimum.
#[component]
fn Remarks(id: SheetId) -> impl IntoView {
    let remarks = ScoreState::expect().sheet_section(id, |sheet| (sheet.shape, sheet.gauge.clone()));
    move || {
        let (shape, gauge) = remarks.get();
        view! {
            {(!shape.is_empty()).then(|| view! { <p class="muted">{shape}</p> })}
            {gauge.map(|gauge| view! { <MinimumGauge gauge /> })}
        }
    }
}

/// What the winner says.
#[component]
fn Declaration(id: SheetId) -> impl IntoView {
    let app = use_app_state();
    let declaration = ScoreState::expect().sheet_section(id, |sheet| sheet.declaration.clone());
    move || {
        declaration.get().map(|(phrase, lang)| {
            view! {
                <p class="declare">
                    <b>{app.word(Label::Declare)}</b>
                    " "
                    <q lang=lang>{phrase}</q>
                </p>
            }
        })
    }
}

/// What more would make of the hand.
#[component]
fn NextSteps(id: SheetId) -> impl IntoView {
    let app = use_app_state();
    let next = ScoreState::expect().sheet_section(id, |sheet| sheet.next.clone());
    move || {
        let next = next.get();
        (!next.is_empty()).then(|| {
            view! {
                <ul class="next" aria-label=app.language.get().word(Label::Next)>
                    {next.into_iter().map(|text| view! { <li>{text}</li> }).collect_view()}
                </ul>
            }
        })
    }
}
