//! A custom hand, opened: what it is called and what it consists of.

use leptos::prelude::*;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::CustomHand;
use tenbo_engine::templates::Template;

use super::actions::change_and_stay;
use super::state::use_rulebooks;
use super::template_field::TemplateField;
use crate::app::components::{CheckedInput, Takes};
use crate::app::state::use_app_state;
use tenbo_session::editor::{Change, HandField};
use tenbo_wording::{Language, TemplateWord};

/// The fields of a hand.
#[component]
pub fn CustomHandFields(pattern: Pattern) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let hand = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().hands.get(&pattern).cloned()));
    let template = Memo::new(move |_| hand.with(|hand| hand.as_ref().map(|hand| hand.template.to_string())));
    let text = RwSignal::new(template.get_untracked().unwrap_or_default());
    // What another control or an undo has changed is shown; what is being written stays as it is written.
    Effect::new(move |_| {
        let Some(saved) = template.get() else { return };
        let written = text.with_untracked(|text| text.parse::<Template>().ok().map(|template| template.to_string()));
        if written.as_ref() != Some(&saved) {
            text.set(saved);
        }
    });
    let write = Callback::new(move |next: String| {
        let template = next.parse::<Template>();
        text.set(next);
        if let Ok(template) = template {
            books.change(Change::Hand(pattern, HandField::Template(template)));
        }
    });
    let remove = move |_| {
        change_and_stay(books, Change::RemoveHand(pattern));
    };
    let in_language = move |language: Language| {
        let tag = language.code();
        let value = move |hand: &CustomHand| {
            hand.names.0.iter().find(|(other, _)| *other == tag).map(|(_, name)| name.clone().into_owned())
        };
        let name = Signal::derive(app.text(move |page| page.template_name_in(language.name())));
        view! {
            <NameField
                id=format!("{pattern}-name-{tag}")
                name
                value=Signal::derive(move || hand.with(|hand| hand.as_ref().and_then(value)).unwrap_or_default())
                on_change=move |name| books.change(Change::Hand(pattern, HandField::NameIn(tag, name)))
            />
        }
    };
    let own = move || hand.with(|hand| hand.as_ref().map(|hand| hand.name.clone().into_owned()).unwrap_or_default());
    view! {
        <NameField
            id=format!("{pattern}-name")
            name=Signal::derive(app.text(|language| language.word(TemplateWord::HandName).to_owned()))
            value=Signal::derive(own)
            on_change=move |name| books.change(Change::Hand(pattern, HandField::Name(name)))
        />
        <details>
            <summary>{app.word(TemplateWord::Names)}</summary>
            {Language::ALL.map(in_language).into_iter().collect_view()}
        </details>
        <TemplateField id=pattern.as_str() text on_change=write />
        <p class="row">
            <button type="button" class="button" disabled=app.readonly on:click=remove>
                {app.word(TemplateWord::RemoveHand)}
            </button>
        </p>
    }
}

/// A field for a name.
#[component]
fn NameField(
    id: String,
    #[prop(into)] name: Signal<String>,
    #[prop(into)] value: Signal<String>,
    on_change: impl Fn(String) -> bool + 'static,
) -> impl IntoView {
    view! {
        <p class="row own-name">
            <label for=id.clone()>{name}</label>
            <CheckedInput id value takes=Takes::Name on_change=move |name: &str| on_change(name.to_owned()) />
        </p>
    }
}
