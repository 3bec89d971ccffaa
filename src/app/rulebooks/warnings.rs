//! What in the edited rulebook is probably not meant; a click shows the pattern.

use leptos::prelude::*;
use tenbo_engine::patterns::Pattern;

use super::editor_page::use_edited;
use super::state::{Section, use_rulebooks};
use crate::app::state::use_app_state;

/// All warnings.
#[component]
pub fn Warnings() -> impl IntoView {
    let app = use_app_state();
    let edited = use_edited();
    let warnings = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| edited.doubts.with(|doubts| language.warnings(doubts, plan)))
    });
    let row = |(text, about): (String, Option<(Pattern, String)>)| {
        view! { <li>{text} {about.map(|(pattern, name)| view! { <PatternLink pattern name /> })}</li> }
    };
    view! { <ul class="plain-list">{move || warnings.get().into_iter().map(row).collect_view()}</ul> }
}

/// Opens a pattern in the list of them, unless it is open.
#[component]
fn PatternLink(pattern: Pattern, name: String) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let section = StoredValue::new(Section::Pattern(pattern));
    let open = books.is_open(section.get_value());
    view! {
        <Show when=move || !open.get()>
            " "
            <button
                type="button"
                class="link"
                disabled=app.readonly
                on:click=move |_| section.with_value(|section| books.toggle(section))
            >
                {name.clone()}
            </button>
        </Show>
    }
}
