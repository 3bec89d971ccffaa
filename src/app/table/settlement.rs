//! Who pays whom: sentences, a matrix, and who is liable or not.

use leptos::prelude::*;

use super::matrix::MatrixTable;
use crate::app::components::{Icon, IconName};
use crate::app::state::use_app_state;
use tenbo_wording::BoardWord;
use tenbo_wording::settlement::{Payments, VerdictLine};

/// Who pays whom, and why.
#[component]
pub fn Settlement() -> impl IntoView {
    let app = use_app_state();
    let payments = Memo::new(move |_| {
        // The state before what is made from it.
        app.state.track();
        app.shown(Payments::of)
    });
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

/// A sentence for each payment, and behind it the matrix.
#[component]
fn PaymentList(payments: Payments) -> impl IntoView {
    let app = use_app_state();
    let word = move |word: BoardWord| app.word(word);
    let Payments { matrix, sentences, over, .. } = payments;
    match matrix {
        Some(matrix) => view! {
            <h3>{word(BoardWord::Matrix)}</h3>
            <ul class="sentences" aria-label=word(BoardWord::Sentences)>
                {sentences.into_iter().map(|sentence| view! { <li>{sentence}</li> }).collect_view()}
            </ul>
            <details class="matrix-details">
                <summary>{word(BoardWord::AsTable)}</summary>
                <MatrixTable matrix />
            </details>
        }
        .into_any(),
        None => over.then(|| view! { <p>{word(BoardWord::NothingPaid)}</p> }).into_any(),
    }
}

/// Who fed a dangerous tile: liable or not, and why.
#[component]
fn Verdicts(verdicts: Vec<VerdictLine>) -> impl IntoView {
    let app = use_app_state();
    let verdict = |verdict: VerdictLine| {
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
