//! Headings: of a page, and of what opens and closes.

use leptos::prelude::*;

use super::actions::{HEADING, show};
use super::controls::WordButton;
use super::state::{Page, Section, use_rulebooks};
use crate::app::components::DisclosureButton;
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

/// A heading that shows or hides what belongs to it.
#[component]
pub fn SectionHeading(
    /// What opens.
    section: Section,
    /// Whether it is open.
    open: Memo<bool>,
    /// What it is called.
    #[prop(into)]
    name: Signal<&'static str>,
    /// What stands behind the name.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let books = use_rulebooks();
    view! {
        <h4 class="disclosure-title">
            <DisclosureButton class="disclosure" open on_toggle=move || books.toggle(&section)>
                <span>{name}</span>
                {children.map(|children| children())}
            </DisclosureButton>
        </h4>
    }
}

/// A word that marks what it stands beside.
#[component]
pub fn Badge(word: EditorWord) -> impl IntoView {
    let app = use_app_state();
    view! { <span class="badge">{app.word(word)}</span> }
}
