//! Everything that must be put right, in words and with its place.

use leptos::prelude::*;

use super::Shown;
use crate::app::text::Label;
use crate::engine::problem::ProblemKey;

/// A list of sentences. Tiles that are still missing are no fault, and not listed.
#[component]
pub fn Problems() -> impl IntoView {
    let shown = expect_context::<Shown>();
    let language = shown.language;
    let list = Memo::new(move |_| {
        shown.answer.with(|answer| {
            let problems = answer.as_ref().err().map(Vec::as_slice).unwrap_or_default();
            let lacking = |key| matches!(key, ProblemKey::TooFewTiles | ProblemKey::WinnerWithoutHand);
            let listed = problems.iter().filter(|problem| !lacking(problem.key));
            listed.map(|problem| (language.place(&problem.at), language.problem(problem))).collect::<Vec<_>>()
        })
    });
    move || {
        let list = list.get();
        (!list.is_empty()).then(|| {
            let items = list
                .into_iter()
                .map(|(place, text)| {
                    let place = (!place.is_empty()).then(|| view! { <b>{place} ":"</b> " " });
                    view! { <li>{place}{text}</li> }
                })
                .collect_view();
            view! {
                <div class="notice problem">
                    <h3><span aria-hidden="true">"✕ "</span>{language.label(Label::Problems)}</h3>
                    <ul>{items}</ul>
                </div>
            }
            .into_any()
        })
    }
}
