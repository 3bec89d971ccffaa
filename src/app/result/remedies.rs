//! What would make a win of a hand that is none: buttons for what the page can enter, sentences for the rest.

use leptos::prelude::*;

use crate::app::browser::focus::keep;
use crate::app::components::score::{RemedyRow, ScoreState};
use crate::app::shortcuts::HAND;
use crate::app::state::use_app_state;
use crate::i18n::Label;

/// The remedies; nothing if every winner's hand is a win, or nothing helps.
#[component]
pub fn Remedies() -> impl IntoView {
    let app = use_app_state();
    let score = ScoreState::expect();
    let remedies = score.section(|content| (content.remedies.clone(), content.winners.len() > 1));
    move || {
        let language = app.language.get();
        let (rows, several) = remedies.get();
        let item = |row: RemedyRow| {
            let seat = several.then(|| view! { <b>{language.labelled(&app.seat(row.seat)(), "")}</b> });
            view! {
                <li>
                    {seat}
                    <RemedyItem row />
                </li>
            }
        };
        (!rows.is_empty()).then(|| {
            view! {
                <div class="remedies">
                    <h3>{app.word(Label::Chances)}</h3>
                    <ul>{rows.into_iter().map(item).collect_view()}</ul>
                </div>
            }
        })
    }
}

/// "+ Riichi → 2,000", or a sentence.
#[component]
fn RemedyItem(row: RemedyRow) -> impl IntoView {
    let app = use_app_state();
    let RemedyRow { what, worth, edit, .. } = row;
    let Some(edit) = edit else { return view! { <span class="remedy-text">{what}</span> }.into_any() };
    let name = app.language.get_untracked().labelled(&what, &worth);
    view! {
        <button
            type="button"
            class="button remedy"
            disabled=app.readonly
            aria-label=name
            on:click=move |_| {
                if app.dispatch(edit.clone()) {
                    // The button goes away with the win.
                    request_animation_frame(|| keep(HAND));
                }
            }
        >
            "+ "
            {what}
            " → "
            <b>{worth}</b>
        </button>
    }
    .into_any()
}
