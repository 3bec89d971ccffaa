//! What is in the dialog: what was said last, and the page.

use leptos::prelude::*;

use super::actions;
use super::comparison_page::ComparisonPage;
use super::editor_page::EditorPage;
use super::import_page::ImportPage;
use super::list_page::ListPage;
use super::sheet_actions::follow_link;
use super::sheet_page::SheetPage;
use super::start_page::StartPage;
use super::state::{Outcome, Page, use_rulebooks};
use crate::app::state::{Dialog, use_app_state};

/// Everything below the title of the dialog.
#[component]
pub fn Content() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    actions::open(books);
    // A link may be followed, or a file be given, while the dialog is open. What it names may build on any rulebook.
    let loaded = Memo::new(move |_| app.loaded.get().rulebooks);
    Effect::new(move |_| match app.dialog.get() {
        Some(Dialog::Sheet) if loaded.get() => follow_link(books),
        Some(Dialog::GivenFile) if loaded.get() => actions::read_given(books),
        _ => {}
    });
    let edits_own = app.slice(|state| state.rules.own.is_some());
    // What was edited may be gone by undoing.
    let page = Memo::new(move |_| match books.page.get() {
        Page::Editor if !edits_own.get() => Page::List,
        page => page,
    });
    let content = move || match page.get() {
        Page::List => view! { <ListPage /> }.into_any(),
        Page::Editor => view! { <EditorPage /> }.into_any(),
        Page::Comparison => view! { <ComparisonPage /> }.into_any(),
        Page::Import => view! { <ImportPage /> }.into_any(),
        Page::Start => view! { <StartPage /> }.into_any(),
        Page::Sheet => view! { <SheetPage /> }.into_any(),
    };
    view! {
        <Status />
        {content}
    }
}

/// What came of the last thing that was done, and the text that has to be copied by hand.
#[component]
fn Status() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let said = move || {
        let language = app.language.get();
        match (books.outcome.get(), app.message.get()) {
            (Outcome::Word(word) | Outcome::CopyByHand(word, _), _) => language.word(word).to_owned(),
            (Outcome::None, Some(message)) => app.said(&message),
            (Outcome::None, None) => String::new(),
        }
    };
    let by_hand = move || match books.outcome.get() {
        Outcome::CopyByHand(word, text) => Some(view! {
            <textarea readonly rows="4" aria-label=app.word(word)>
                {text}
            </textarea>
        }),
        _ => None,
    };
    view! {
        <p class="rulebooks-message" role="status">
            {said}
        </p>
        {by_hand}
    }
}
