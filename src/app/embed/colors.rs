//! The fields of a club's own colors: each a native picker with the text beside it, and what is wrong with it.

use leptos::prelude::*;

use super::form::EmbedForm;
use crate::app::state::use_app_state;
use tenbo_session::embed::{Color, Colors, Role};
use tenbo_wording::EmbedWord;

/// A color as it was written; nothing leaves Tenbo's.
pub type Written = RwSignal<String>;

/// The fields, one below the other.
#[component]
pub fn ColorFields(form: EmbedForm) -> impl IntoView {
    let app = use_app_state();
    view! {
        <fieldset class="embed-row">
            <legend>{app.word(EmbedWord::Colors)}</legend>
            <div class="embed-colors">
                {Role::ALL.iter().map(|&role| view! { <ColorField form role /> }).collect_view()}
                <p class="muted">{app.word(EmbedWord::ColorsHelp)}</p>
            </div>
        </fieldset>
    }
}

/// One of them.
#[component]
fn ColorField(form: EmbedForm, role: Role) -> impl IntoView {
    let app = use_app_state();
    let written = form.color(role);
    let name = match role {
        Role::Accent => EmbedWord::Accent,
        Role::Paper => EmbedWord::Paper,
        Role::Ink => EmbedWord::Ink,
    };
    let is_color = move || written.with(|text| text.is_empty() || Color::read(text).is_some());
    let wrong = Memo::new(move |_| {
        let language = app.language.get();
        if !is_color() {
            return Some(language.word(EmbedWord::ColorWrong).to_owned());
        }
        let faults = form.colors().faults(form.theme());
        faults.iter().find(|fault| fault.role == role).map(|fault| language.color_fault(fault))
    });
    let help = ["embed-", role.as_str()].concat();
    // A picker always has a color: without one of the club's, that which the page has.
    let picked = move || {
        let color = written.with(|text| Color::read(text));
        color.unwrap_or_else(|| Colors::default_of(role, form.theme())).to_string()
    };
    let write = move |text: String| written.set(text.trim().to_owned());
    view! {
        <div class="embed-color">
            <label class="field">
                <span>{app.word(name)}</span>
                <input
                    type="text"
                    placeholder="#1f4e8c"
                    maxlength="7"
                    autocomplete="off"
                    spellcheck="false"
                    aria-describedby=help.clone()
                    aria-invalid=move || wrong.with(Option::is_some).then_some("true")
                    prop:value=written
                    on:change:target=move |event| write(event.target().value())
                />
            </label>
            <input
                type="color"
                aria-label=app.word(name)
                prop:value=picked
                on:change:target=move |event| write(event.target().value())
            />
            <p class="invalid" id=help role="status">
                {wrong}
            </p>
        </div>
    }
}
