//! The field in which one looks for a rulebook.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::keys::SEARCH;
use super::state::ChooserState;
use crate::app::state::use_app_state;
use tenbo_wording::EditorWord;

/// The field, and how many are found.
#[component]
pub fn Search() -> impl IntoView {
    let app = use_app_state();
    let chooser = expect_context::<ChooserState>();
    let said = move || {
        let language = app.language.get();
        let found = chooser.families.with(|families| families.iter().map(|family| family.rulebooks.len()).sum());
        match (chooser.searching.get(), found) {
            (false, _) => String::new(),
            (true, 0) => language.word(EditorWord::NoRulebook).to_owned(),
            (true, found) => language.rulebooks(found),
        }
    };
    view! {
        <div class="chooser-top">
            <input
                type="search"
                class="search-field"
                id=SEARCH
                autocomplete="off"
                aria-label=app.word(EditorWord::FindRulebook)
                placeholder=app.word(EditorWord::FindRulebookBy)
                prop:value=chooser.query
                on:focus=move |_| spawn_local(app.load_names())
                on:input:target=move |event| chooser.query.set(event.target().value())
            />
            // It is there before there is anything to say: only then is it read out.
            <p class="muted" role="status">
                {said}
            </p>
        </div>
    }
}
