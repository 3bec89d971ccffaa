//! The other decompositions of a winner's hand.

use leptos::prelude::*;
use tenbo_engine::options::System;
use tenbo_engine::rules::Family;
use tenbo_engine::tiles::Seat;

use crate::app::components::score::decomposition::sets;
use crate::app::components::score::{Opener, Part, ScoreState};
use crate::app::state::{AppState, use_app_state};
use tenbo_wording::content::SheetId;
use tenbo_wording::sheet::{OtherRow, Paper};
use tenbo_wording::{Label, Language};

/// No hand is read in more ways that teach anything.
const MOST: usize = 8;

/// The other decompositions behind an opener, made only when they are asked for.
#[component]
pub fn OtherDecompositions(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let score = ScoreState::expect();
    let count = score.sheet_section(SheetId::Winner(seat), |sheet| (sheet.others, sheet.equal));
    let points = score.section(|content| content.system == System::Points);
    let part = Part::Others(seat);
    let rows = Memo::new(move |_| {
        score.content.track();
        if score.is_open(part) { untrack(|| other_decompositions(app, seat)) } else { Vec::new() }
    });
    let list = move || {
        score.is_open(part).then(|| {
            let (language, points) = (app.language.get(), points.get());
            let family = app.plan.read().rulebook().family;
            let rows = rows.get().into_iter().map(|row| view! { <OtherDecomposition language family row points /> });
            view! { <ul class="other-list">{rows.collect_view()}</ul> }
        })
    };
    move || {
        let language = app.language.get();
        let (others, equal) = count.get();
        let equal = (points.get() && equal > 0).then(|| {
            view! { <span class="tag">{equal} " " {language.word(Label::EquallyGood)}</span> }
        });
        (others > 0).then(|| {
            view! {
                <div class="others">
                    <h3>
                        <Opener part>{language.aside(language.word(Label::Others), &others.to_string())} " " {equal}</Opener>
                    </h3>
                    {list}
                </div>
            }
        })
    }
}

fn other_decompositions(app: AppState, seat: Seat) -> Vec<OtherRow> {
    let (language, plan) = (app.language.get(), app.plan.get());
    app.deal.with(|draft| {
        app.answer.with(|answer| match answer {
            Ok(answer) => Paper { language, draft, plan: &plan, answer }.others(seat, MOST),
            Err(_) => Vec::new(),
        })
    })
}

/// A decomposition, what it would have been worth, and by what.
#[component]
fn OtherDecomposition(language: Language, family: Family, row: OtherRow, points: bool) -> impl IntoView {
    let equal = if points { Label::EquallyGood } else { Label::Equal };
    view! {
        <li>
            {sets(language, family, &row.groups, None)}
            <p>
                {row.worth} " "
                {row.equal.then(|| view! { <span class="tag">{language.word(equal)}</span> })}
            </p>
            {(!row.differs.is_empty()).then(|| view! { <p>{row.differs}</p> })}
            <p class="muted">{row.lines}</p>
        </li>
    }
}
