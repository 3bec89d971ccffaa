//! Reading a rulebook from a file or a text, and what is wrong with it.

use leptos::prelude::*;

use super::actions::{PROBLEMS, read_file, read_text};
use super::controls::WordButton;
use super::headings::PageHeading;
use super::state::use_rulebooks;
use crate::app::state::use_app_state;
use tenbo_session::editor::import::Refused;
use tenbo_wording::EditorWord;

/// The page.
#[component]
pub fn ImportPage() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let word = move |word: EditorWord| app.word(word);
    let title = Signal::derive(move || app.language.get().word(EditorWord::Import).to_owned());
    view! {
        <div>
            <PageHeading title />
            <p>{word(EditorWord::ImportHelp)}</p>
            <p class="stack">
                <label for="import-file">{word(EditorWord::ImportFile)}</label>
                <input
                    type="file"
                    id="import-file"
                    accept=".json,application/json"
                    disabled=app.readonly
                    on:change:target=move |event| read_file(books, event.target())
                />
            </p>
            <p class="stack">
                <label for="import-text">{word(EditorWord::ImportText)}</label>
                <textarea
                    id="import-text"
                    rows="8"
                    spellcheck="false"
                    disabled=app.readonly
                    prop:value=books.text
                    on:input:target=move |event| books.text.set(event.target().value())
                ></textarea>
            </p>
            <div class="row">
                <WordButton word=EditorWord::Read on_click=move || read_text(books) />
            </div>
            {move || books.refused.get().map(|refused| view! { <Problems refused /> })}
        </div>
    }
}

/// Why a text is no rulebook: every problem at its place.
#[component]
fn Problems(refused: Refused) -> impl IntoView {
    let app = use_app_state();
    let rows = move || {
        let rows = app.language.get().refused_file(&refused, app.plan.read().rulebook().family);
        rows.into_iter().map(|(place, text)| view! { <li><b>{place}</b> " " {text}</li> }).collect_view()
    };
    view! {
        <div class="rulebooks-problem" id=PROBLEMS tabindex="-1">
            <p>
                <b>{app.word(EditorWord::NotRead)}</b>
            </p>
            <ul class="file-problems">{rows}</ul>
        </div>
    }
}
