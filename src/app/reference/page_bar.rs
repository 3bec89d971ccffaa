//! The top of the reference: its pages, and on paper too by which rulebook they are.

use leptos::prelude::*;

use super::actions::print;
use super::state::{Page, use_reference_state};
use crate::app::components::PrintDate;
use crate::app::state::use_app_state;
use tenbo_wording::{Label, ReferenceWord};

/// The buttons of the pages, and the one that prints.
#[component]
pub fn PageBar() -> impl IntoView {
    let app = use_app_state();
    let reference = use_reference_state();
    let button = move |page: Page| {
        let word = match page {
            Page::Help => ReferenceWord::HowTo,
            Page::Patterns => ReferenceWord::Patterns,
            Page::Scores => ReferenceWord::Scores,
        };
        view! {
            <button
                type="button"
                class="button"
                aria-current=move || (reference.page.get() == page).then_some("page")
                on:click=move |_| reference.page.set(page)
            >
                {app.word(word)}
            </button>
        }
    };
    view! {
        <nav class="row pages" aria-label=app.word(ReferenceWord::Pages)>
            {Page::ALL.map(button).collect_view()}
            <button type="button" class="button" on:click=move |_| print(app, reference)>
                {app.word(Label::Print)}
            </button>
        </nav>
    }
}

/// The rulebook that a page is about.
#[component]
pub fn PlayedRulebook() -> impl IntoView {
    let app = use_app_state();
    let reference = use_reference_state();
    let own = app.slice(|state| state.rules.own.is_some());
    let lang = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| language.rulebook_language(&plan.rulebook().id)).filter(|_| !own.get())
    });
    let name = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| language.rulebook(&plan.rulebook().id, &plan.rulebook().name).to_owned())
    });
    view! {
        <Show when=move || reference.page.get() != Page::Help>
            <p class="played-by" lang=lang>
                {name}
            </p>
        </Show>
        <PrintDate />
    }
}
