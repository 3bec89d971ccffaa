//! Buttons and fields of the rulebooks.

use leptos::prelude::*;

use crate::app::components::{CheckedInput, Takes};
use crate::app::state::use_app_state;
use tenbo_wording::{EditorWord, Message};

/// A button with a word on it.
#[component]
pub fn WordButton(
    /// The word.
    word: impl Message,
    /// What it is about, where several buttons have the same word: then that is part of its name.
    #[prop(optional, into)]
    about: Option<Signal<String>>,
    /// Whether what it shows or hides is shown, if it does so.
    #[prop(optional, into)]
    expanded: Option<Signal<bool>>,
    /// What it does.
    #[prop(into)]
    on_click: Callback<()>,
) -> impl IntoView {
    let app = use_app_state();
    let label = move || {
        let language = app.language.get();
        about.map(|about| about.with(|about| language.labeled(app.word(word)(), about)))
    };
    view! {
        <button
            type="button"
            class="button"
            disabled=app.readonly
            aria-label=label
            aria-expanded=move || expanded.map(|expanded| if expanded.get() { "true" } else { "false" })
            on:click=move |_| on_click.run(())
        >
            {app.word(word)}
        </button>
    }
}

/// A field for an amount, or what else it takes, with its label.
#[component]
pub fn AmountField(
    /// Its id.
    id: String,
    /// Its label.
    label: EditorWord,
    /// The amount as it is entered; empty for none.
    #[prop(into)]
    value: Signal<String>,
    /// What stands there where there is none.
    #[prop(into)]
    placeholder: Signal<&'static str>,
    /// Whether it says what can be entered.
    #[prop(optional)]
    has_help: bool,
    /// What it takes.
    takes: Takes,
    /// Takes what was entered; `false` if it is nothing for this field.
    on_change: impl Fn(&str) -> bool + 'static,
    /// What stands behind it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let app = use_app_state();
    view! {
        <p class="rule-field">
            <label for=id.clone()>{app.word(label)}</label>
            <CheckedInput
                id
                value
                takes
                placeholder
                title=Signal::derive(move || if has_help { app.language.get().word(EditorWord::ValueHelp) } else { "" })
                on_change
            />
            {children.map(|children| children())}
        </p>
    }
}

/// What can be chosen in a list: the value and what it is called.
pub type Choices = Vec<(&'static str, String)>;

/// A list to choose from.
#[component]
pub fn Choice(
    /// Its id.
    #[prop(optional, into)]
    id: Option<String>,
    /// Its name, where it has no label.
    #[prop(optional, into)]
    name: Option<Signal<&'static str>>,
    /// The value that is chosen.
    #[prop(into)]
    value: Signal<&'static str>,
    /// What can be chosen.
    #[prop(into)]
    choices: Signal<Choices>,
    /// Takes the value that was chosen.
    on_change: impl Fn(String) + 'static,
) -> impl IntoView {
    let app = use_app_state();
    let option = |(value, text): (&'static str, String)| view! { <option value=value>{text}</option> };
    view! {
        <select
            id=id
            aria-label=move || name.map(|name| name.get())
            disabled=app.readonly
            prop:value=move || {
                // Set again when the list has changed: its options come and go.
                choices.track();
                value.get()
            }
            on:change:target=move |event| {
                let field = event.target();
                on_change(field.value());
                if let Some(value) = value.try_get_untracked() {
                    field.set_value(value);
                }
            }
        >
            {move || choices.get().into_iter().map(option).collect_view()}
        </select>
    }
}

/// The same with a label before it.
#[component]
pub fn ChoiceField(
    /// Its id.
    id: String,
    /// Its label.
    label: EditorWord,
    /// The value that is chosen.
    #[prop(into)]
    value: Signal<&'static str>,
    /// What can be chosen.
    #[prop(into)]
    choices: Signal<Choices>,
    /// Takes the value that was chosen.
    on_change: impl Fn(String) + 'static,
) -> impl IntoView {
    let app = use_app_state();
    view! {
        <p class="rule-field">
            <label for=id.clone()>{app.word(label)}</label>
            <Choice id value choices on_change />
        </p>
    }
}
