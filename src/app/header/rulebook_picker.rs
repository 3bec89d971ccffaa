//! The rulebook that is played; a tap opens the choice of another.

use leptos::prelude::*;

use crate::app::state::{Dialog, use_app_state};
use tenbo_session::focus_target::Control;
use tenbo_wording::{Language, Word};

/// The button that shows what is played by its short name, and opens the chooser.
#[component]
pub fn RulebookPicker() -> impl IntoView {
    let app = use_app_state();
    let rules = app.slice(|state| state.rules.clone());
    let played = move || rules.with(|rules| rules.pick().to_string());
    let short = app.text(move |language| rules.with(|rules| language.short_name(rules).to_owned()));
    let lang = app.text(move |language| rules.with(|rules| language.short_name_language(rules)));
    let full = app.text(move |language| {
        app.plan.with(|plan| language.rulebook(&plan.rulebook().id, &plan.rulebook().name).to_owned())
    });
    view! {
        <button
            type="button"
            class="rulebook-picker"
            id=Control::Rules.as_str()
            value=played
            title=full
            aria-haspopup="dialog"
            disabled=app.readonly
            on:click=move |_| app.dialog.set(Some(Dialog::Chooser))
        >
            <span class="visually-hidden">{app.word(Word::Rulebook)} {app.text(Language::colon)}</span>
            <b lang=lang>{short}</b>
        </button>
    }
}
