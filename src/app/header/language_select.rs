//! The languages, each by its own name.

use leptos::prelude::*;

use crate::app::components::{Icon, IconName};
use crate::app::state::use_app_state;
use tenbo_wording::{Language, Word};

/// The choice of the page's language.
#[component]
pub fn LanguageSelect() -> impl IntoView {
    let app = use_app_state();
    let option = |language: Language| {
        view! {
            <option value=language.code() lang=language.code()>
                {language.name()}
            </option>
        }
    };
    view! {
        <label class="menu-line languages">
            <Icon name=IconName::Language />
            <span>{app.word(Word::Language)}</span>
            <select
                prop:value=move || app.language.get().code()
                on:change:target=move |event| {
                    let select = event.target();
                    if let Some(language) = Language::of_code(&select.value()) {
                        app.speak(language, move || select.set_value(app.language.get_untracked().code()));
                    }
                }
            >
                {Language::ALL.map(option).collect_view()}
            </select>
        </label>
    }
}
