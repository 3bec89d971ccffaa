//! The list: one's own rulebooks, then every shipped one by family.

use leptos::prelude::*;
use tenbo_engine::rules::Family;

use super::actions::{HEADING, show, start};
use super::controls::WordButton;
use super::own_rulebooks::OwnRulebooks;
use super::shipped_rulebook::ShippedRulebook;
use super::state::{Page, use_rulebooks};
use crate::app::components::UndoButtons;
use crate::app::state::use_app_state;
use tenbo_session::rules;
use tenbo_wording::EditorWord;

/// The first page.
#[component]
pub fn ListPage() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let family = move |&family: &Family| {
        let library: Vec<_> = rules::books()
            .filter(|book| book.family == family)
            .map(|book| view! { <ShippedRulebook book /> })
            .collect();
        (!library.is_empty()).then(|| {
            view! {
                <h3>{app.text(move |language| language.family(family))}</h3>
                <ul class="book-list">{library}</ul>
            }
        })
    };
    view! {
        <div>
            <p id=HEADING tabindex="-1">
                {app.word(EditorWord::BooksHelp)}
            </p>
            <div class="row">
                <WordButton word=EditorWord::Start on_click=move || start(books) />
                <WordButton word=EditorWord::Compare on_click=move || show(books, Page::Comparison) />
                <WordButton word=EditorWord::Import on_click=move || show(books, Page::Import) />
                <div class="undo-pair">
                    <UndoButtons />
                </div>
            </div>
            <OwnRulebooks />
            {Family::ALL.iter().map(family).collect_view()}
        </div>
    }
}
