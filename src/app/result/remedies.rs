//! What would make a win of a hand that is none: buttons for what the page can enter, sentences for the rest. And what it
//! costs to have declared it one.

use leptos::prelude::*;
use tenbo_engine::deal::Offense;

use crate::app::browser::focus::keep;
use crate::app::components::score::ScoreState;
use crate::app::shortcuts::HAND;
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_wording::Label;
use tenbo_wording::content::RemedyRow;

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
            let seat = several.then(|| view! { <b>{language.labeled(&app.seat(row.seat)(), "")}</b> });
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

/// The hand has been declared a win though it is none: a button that enters the foul.
#[component]
pub fn FalseWin() -> impl IntoView {
    let app = use_app_state();
    let offense = ScoreState::expect().section(|content| content.false_win);
    let button = move |offense: Offense| {
        let declare = move |_| {
            if app.dispatch(Edit::DeclareAnyway(offense)) {
                request_animation_frame(|| keep(HAND));
            }
        };
        let name = app.text_for(move |language, family| {
            language.labeled(language.word_for(Label::DeclaredAnyway, family), language.offense(offense, family))
        });
        view! {
            <p class="false-win">
                <button type="button" class="link" disabled=app.readonly on:click=declare>
                    {name}
                </button>
            </p>
        }
    };
    move || offense.get().map(button)
}

/// "Riichi" and what that would pay, or a sentence.
#[component]
fn RemedyItem(row: RemedyRow) -> impl IntoView {
    let app = use_app_state();
    let RemedyRow { what, worth, edit, .. } = row;
    let Some(edit) = edit else { return view! { <span class="remedy-text">{what}</span> }.into_any() };
    let name = app.language.get_untracked().labeled(&what, &worth);
    view! {
        <button
            type="button"
            class="remedy"
            disabled=app.readonly
            aria-label=name
            on:click=move |_| {
                if app.dispatch(edit.clone()) {
                    // The button goes away with the win.
                    request_animation_frame(|| keep(HAND));
                }
            }
        >
            <span>{what}</span>
            " "
            <b>{worth}</b>
        </button>
    }
    .into_any()
}
