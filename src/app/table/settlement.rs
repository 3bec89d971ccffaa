//! Who pays whom: a matrix, sentences, and who is liable or not.

use leptos::prelude::*;
use tenbo_engine::deal::{Draft, End};
use tenbo_engine::plan::Plan;
use tenbo_engine::settle::Answer;

use super::matrix::MatrixTable;
use crate::app::components::{Icon, IconName};
use crate::app::state::{AppState, use_app_state};
use tenbo_session::Seating;
use tenbo_wording::board::{Matrix, matrix};
use tenbo_wording::paid::paid;
use tenbo_wording::{BoardWord, Language};

/// Who fed a dangerous tile, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Verdict {
    liable: bool,
    text: String,
}

/// What is paid, in words and numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Payments {
    /// Nothing where nothing is paid.
    matrix: Option<Matrix>,
    sentences: Vec<String>,
    verdicts: Vec<Verdict>,
    /// Whether the deal has ended.
    over: bool,
}

impl Payments {
    /// Of the answer as it is now; nothing where the deal is not understood.
    fn now(app: AppState) -> Option<Payments> {
        // The state before what is made from it.
        app.state.track();
        let language = app.language.get();
        app.plan.with(|plan| {
            app.deal.with(|draft| {
                app.answer.with(|answer| {
                    let answer = answer.as_ref().ok()?;
                    Some(app.seating.with(|seating| Payments::of(language, answer, draft, plan, seating)))
                })
            })
        })
    }

    fn of(language: Language, answer: &Answer, draft: &Draft, plan: &Plan, seating: &Seating) -> Payments {
        let verdicts = answer.wins.iter().flat_map(|win| &win.liability).map(|verdict| Verdict {
            liable: verdict.reason.is_liable(),
            text: language.verdict(verdict, plan, seating),
        });
        Payments {
            matrix: matrix(answer, draft.players()),
            sentences: paid(answer, draft, plan).iter().map(|paid| language.sentence(paid, plan, seating)).collect(),
            verdicts: verdicts.collect(),
            over: draft.end != End::Open,
        }
    }
}

/// Who pays whom, and why.
#[component]
pub fn Settlement() -> impl IntoView {
    let app = use_app_state();
    let payments = Memo::new(move |_| Payments::now(app));
    move || match payments.get() {
        Some(payments) => view! {
            <div class="settlement">
                <PaymentList payments=payments.clone() />
                <Verdicts verdicts=payments.verdicts />
            </div>
        }
        .into_any(),
        None => view! { <div></div> }.into_any(),
    }
}

/// The matrix, and a sentence for each payment.
#[component]
fn PaymentList(payments: Payments) -> impl IntoView {
    let app = use_app_state();
    let word = move |word: BoardWord| app.word(word);
    let Payments { matrix, sentences, over, .. } = payments;
    match matrix {
        Some(matrix) => view! {
            <h3>{word(BoardWord::Matrix)}</h3>
            <MatrixTable matrix />
            <ul class="sentences" aria-label=word(BoardWord::Sentences)>
                {sentences.into_iter().map(|sentence| view! { <li>{sentence}</li> }).collect_view()}
            </ul>
        }
        .into_any(),
        None => over.then(|| view! { <p>{word(BoardWord::NothingPaid)}</p> }).into_any(),
    }
}

/// Who fed a dangerous tile: liable or not, and why.
#[component]
fn Verdicts(verdicts: Vec<Verdict>) -> impl IntoView {
    let app = use_app_state();
    let verdict = |verdict: Verdict| {
        let (class, name) = match verdict.liable {
            true => ("verdict liable", IconName::Warning),
            false => ("verdict", IconName::Check),
        };
        view! {
            <li class=class>
                <Icon name inline=true />
                {verdict.text}
            </li>
        }
    };
    (!verdicts.is_empty()).then(|| {
        view! {
            <div>
                <h3>{app.word(BoardWord::Liability)}</h3>
                <ul class="verdicts">{verdicts.into_iter().map(verdict).collect_view()}</ul>
            </div>
        }
    })
}
