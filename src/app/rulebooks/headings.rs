//! The heading of a page, and what marks a row.

use leptos::prelude::*;

use super::actions::{HEADING, show};
use super::controls::WordButton;
use super::state::{Page, use_rulebooks};
use crate::app::state::use_app_state;
use tenbo_wording::EditorWord;

/// The title of a page other than the list, with the way back to that.
#[component]
pub fn PageHeading(#[prop(into)] title: Signal<String>) -> impl IntoView {
    let books = use_rulebooks();
    view! {
        <div class="view-top">
            <h3 id=HEADING tabindex="-1">
                {title}
            </h3>
            <WordButton word=EditorWord::Back on_click=move || show(books, Page::List) />
        </div>
    }
}

/// A word that marks what it stands beside.
#[component]
pub fn Badge(word: EditorWord) -> impl IntoView {
    let app = use_app_state();
    view! { <span class="badge">{app.word(word)}</span> }
}
