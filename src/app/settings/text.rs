//! The box for text: what cannot be read or does not fit is shown at its characters, the rest is taken. The text stays.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::{Event, HtmlTextAreaElement, KeyboardEvent};
use wasm_bindgen::JsCast;

use crate::app::browser::assets;
use crate::app::legacy::live::{Live, innermost};
use crate::app::legacy::tree::{Tree, el};
use crate::app::shortcuts::TEXT;
use crate::app::state::{AppState, StatusMessage};
use crate::i18n::{Language, Word};
use crate::session::paste::{self, Fault, Why};

/// The box.
pub fn text_box(store: AppState) -> Live {
    let errors = RwSignal::new((String::new(), Vec::<Fault>::new()));
    let read = move || read(store, errors);
    let enter = move |event: Event| {
        let event: KeyboardEvent = event.unchecked_into();
        if event.key() == "Enter" && !event.shift_key() && innermost(&event, "textarea").is_some() {
            event.prevent_default();
            read();
        }
    };
    let click = move |event: Event| {
        if innermost(&event, "button").is_some() {
            read();
        }
    };
    let shown = move || errors.with(|(written, errors)| line(store.language.get(), written, errors));
    // A text that is put in at once is read at once, after it has arrived; one that is typed waits for the button.
    Live::of(el("div").class("text"))
        .on("paste", move |_| request_animation_frame(read))
        .on("keydown", enter)
        .on("click", click)
        .follow(shown)
}

/// Takes what is written there.
fn read(store: AppState, errors: RwSignal<(String, Vec<Fault>)>) {
    let field = document().get_element_by_id(TEXT).and_then(|field| field.dyn_into::<HtmlTextAreaElement>().ok());
    let written = field.map(|field| field.value()).unwrap_or_default();
    let text = written.clone();
    spawn_local(async move {
        assets::load_link(&text).await;
        let plan = store.plan.get_untracked();
        let read = store.state.with_untracked(|state| paste::read(&written, state, &plan));
        if let Some(edit) = read.edit {
            store.take(edit);
        }
        if !read.dropped.is_empty() {
            store.message.set(Some(StatusMessage::Dropped(read.dropped)));
        }
        errors.set((written, read.faults));
    });
}

fn line(language: Language, written: &str, errors: &[Fault]) -> Tree {
    let field = el("textarea")
        .with("id", TEXT)
        .with("rows", "1")
        .with("spellcheck", "false")
        .with("autocomplete", "off")
        .with("autocapitalize", "off")
        .with("placeholder", language.word(Word::TextExamples))
        .with("aria-describedby", "text-help text-errors")
        .maybe_with("aria-invalid", (!errors.is_empty()).then_some("true"));
    let button = el("button").with("type", "button").class("button").add(language.word(Word::ReadText));
    let found = if errors.is_empty() { el("div") } else { painted(language, written, errors) };
    el("div")
        .class("region")
        .add(el("label").with("for", TEXT).add(language.word(Word::TextBox)))
        .add(el("div").class("text-line").add(field).add(button))
        .add(el("p").class("soft").with("id", "text-help").add(language.word(Word::TextHelp)))
        .add(el("div").with("id", "text-errors").with("role", "status").add(found))
}

/// The text with its wrong characters marked, and a line for each.
fn painted(language: Language, written: &str, errors: &[Fault]) -> Tree {
    let letters: Vec<char> = written.chars().collect();
    let wrong = |place: usize| errors.iter().any(|error| (error.chars.0..error.chars.1).contains(&place));
    let mut runs: Vec<(bool, String)> = Vec::new();
    for (place, &letter) in letters.iter().enumerate() {
        match runs.last_mut() {
            Some((marked, run)) if *marked == wrong(place) => run.push(letter),
            _ => runs.push((wrong(place), String::from(letter))),
        }
    }
    let mut text = el("code");
    for (marked, run) in runs {
        text = if marked { text.add(el("mark").add(run)) } else { text.add(run) };
    }
    let lines = errors.iter().map(|error| {
        let (from, to) = error.chars;
        let part: String = letters.iter().skip(from).take(to.saturating_sub(from)).collect();
        let at = el("span").class("at").add((from + 1).to_string());
        let why = match error.why {
            Why::Unreadable(why) => language.unreadable(why),
            Why::Unfit(why) => language.unfit(why),
        };
        el("li").add(at).add(" ").add(el("code").add(part)).add(" ").add(why)
    });
    el("div").add(el("p").class("marked").add(text)).add(el("ul").class("errors").all(lines))
}
