//! A field whose entry may be refused. Then the entry stays as it was written, marked, with the reason below it, until
//! it is corrected, the value changes otherwise, or Escape is pressed.

use leptos::ev;
use leptos::prelude::*;

use crate::app::state::use_app_state;
use tenbo_wording::number::grouped;
use tenbo_wording::{EditorWord, Language};

/// What a field takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// An amount: a whole number or a fraction.
    Amount,
    /// An amount or nothing.
    AmountOrNothing,
    /// A whole number from the first to the second.
    Whole(i64, i64),
    /// The same or nothing.
    WholeOrNothing(i64, i64),
    /// A name, which is not empty.
    Name,
    /// Any text.
    Text,
}

impl Takes {
    /// The keyboard that a phone shows.
    const fn inputmode(self) -> &'static str {
        match self {
            Takes::Amount | Takes::AmountOrNothing => "decimal",
            Takes::Whole(..) | Takes::WholeOrNothing(..) => "numeric",
            Takes::Name | Takes::Text => "text",
        }
    }

    /// What can be entered, in words.
    fn help(self, language: Language) -> String {
        match self {
            Takes::Amount => language.word(EditorWord::AmountHelp).to_owned(),
            Takes::AmountOrNothing => language.word(EditorWord::AmountOrNothingHelp).to_owned(),
            Takes::Whole(least, most) | Takes::WholeOrNothing(least, most) => {
                language.editor_whole_number(&grouped(least), &grouped(most))
            }
            Takes::Name | Takes::Text => language.word(EditorWord::NameHelp).to_owned(),
        }
    }
}

/// The field.
#[component]
pub fn CheckedInput(
    /// Its id.
    #[prop(optional, into)]
    id: Option<String>,
    /// Its name, where it has no label.
    #[prop(optional, into)]
    name: Option<Signal<String>>,
    /// What is there, as it is entered.
    #[prop(into)]
    value: Signal<String>,
    /// What it takes.
    takes: Takes,
    /// What stands there where there is nothing.
    #[prop(optional, into)]
    placeholder: Option<Signal<&'static str>>,
    /// What a pointer on it is told.
    #[prop(optional, into)]
    title: Option<Signal<&'static str>>,
    /// Whether nothing can be entered, besides where the page only shows.
    #[prop(optional, into)]
    disabled: Option<Signal<bool>>,
    /// The id of what tells about it.
    #[prop(optional, into)]
    described_by: Option<String>,
    /// Takes what was entered; `false` if it is nothing for this field.
    on_change: impl Fn(&str) -> bool + 'static,
) -> impl IntoView {
    let app = use_app_state();
    let refused = RwSignal::new(None::<String>);
    Effect::new(move |_| {
        value.track();
        refused.set(None);
    });
    let change = move |event: ev::Targeted<ev::Event, web_sys::HtmlInputElement>| {
        let field = event.target();
        let written = field.value();
        let taken = on_change(&written);
        // A field that goes away is told of its change as well.
        let Some(value) = value.try_get_untracked() else { return };
        refused.set((!taken).then_some(written));
        if taken {
            field.set_value(&value);
        }
    };
    let escape = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" && refused.with_untracked(Option::is_some) {
            // The dialog stays open.
            event.prevent_default();
            event.stop_propagation();
            refused.set(None);
        }
    };
    let is_refused = Memo::new(move |_| refused.with(Option::is_some));
    let why_id = StoredValue::new(id.as_ref().map(|id| format!("{id}-refused")));
    let description = move || {
        let why = why_id.get_value().filter(|_| is_refused.get());
        let all: Vec<String> = why.into_iter().chain(described_by.clone()).collect();
        (!all.is_empty()).then(|| all.join(" "))
    };
    let why = move || {
        let language = app.language.get();
        refused.get().map(|written| language.editor_refused(&written, &takes.help(language)))
    };
    view! {
        <input
            id=id
            aria-label=move || name.map(|name| name.get())
            inputmode=takes.inputmode()
            maxlength="80"
            title=move || title.map(|title| title.get())
            placeholder=move || placeholder.map(|placeholder| placeholder.get())
            disabled=move || app.readonly.get() || disabled.is_some_and(|disabled| disabled.get())
            aria-invalid=move || is_refused.get().then_some("true")
            aria-describedby=description
            prop:value=move || refused.get().unwrap_or_else(|| value.get())
            on:change:target=change
            on:keydown=escape
        />
        <Show when=move || is_refused.get()>
            <span class="refused-entry" id=why_id.get_value() role="alert">
                {why}
            </span>
        </Show>
    }
}
