//! The box for text: what cannot be read is shown at its characters, what can be is taken.

use leptos::html::Textarea;
use leptos::prelude::*;
use leptos::web_sys::KeyboardEvent;

use crate::app::page::press::TEXT;
use crate::app::page::store::{Notice, Store};
use crate::app::page::tree::{Tree, el};
use crate::app::text::{Language, Word};
use crate::engine::notation::NotationError;
use crate::session::paste;

/// The box.
pub fn text_box(store: Store) -> AnyView {
    let field = NodeRef::<Textarea>::new();
    let errors = RwSignal::new((String::new(), Vec::<NotationError>::new()));
    let word = move |word: Word| move || store.language.get().word(word);
    let read = move || {
        let written = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        let read = paste::read(&written);
        if let Some(edit) = read.edit {
            store.take(edit);
        }
        if !read.dropped.is_empty() {
            store.notice.set(Some(Notice::Dropped(read.dropped)));
        }
        errors.set((written, read.errors));
    };
    // A text that is put in at once is read at once, after it has arrived; one that is typed waits for the button.
    let pasted = move |_| request_animation_frame(read);
    let enter = move |event: KeyboardEvent| {
        if event.key() == "Enter" && !event.shift_key() {
            event.prevent_default();
            read();
        }
    };
    let invalid = move || errors.with(|(_, errors)| (!errors.is_empty()).then_some("true"));
    let shown = move || errors.with(|(written, errors)| painted(store.language.get(), written, errors));
    view! {
        <div class="text">
            <label for=TEXT>{word(Word::TextBox)}</label>
            <div class="text-line">
                <textarea
                    node_ref=field
                    id=TEXT
                    rows="1"
                    spellcheck="false"
                    autocomplete="off"
                    autocapitalize="off"
                    placeholder=word(Word::TextExamples)
                    aria-describedby="text-help text-errors"
                    aria-invalid=invalid
                    on:paste=pasted
                    on:keydown=enter
                ></textarea>
                <button type="button" class="button" on:click=move |_| read()>{word(Word::ReadText)}</button>
            </div>
            <p class="soft" id="text-help">{word(Word::TextHelp)}</p>
            <div id="text-errors" role="status">{shown}</div>
        </div>
    }
    .into_any()
}

/// The text with its wrong characters marked, and a line for each.
fn painted(language: Language, written: &str, errors: &[NotationError]) -> Tree {
    if errors.is_empty() {
        return el("div");
    }
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
        el("li").add(at).add(" ").add(el("code").add(part)).add(" ").add(language.unreadable(error.why))
    });
    el("div").add(el("p").class("marked").add(text)).add(el("ul").class("errors").all(lines))
}
