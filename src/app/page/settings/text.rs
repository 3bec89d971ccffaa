//! The box for text: what cannot be read is shown at its characters, what can be is taken.

use leptos::prelude::*;

use crate::app::page::press::TEXT;
use crate::app::page::store::{Notice, Store};
use crate::app::page::word;
use crate::app::text::Word;
use crate::engine::notation::NotationError;
use crate::session::paste;

/// The box.
#[component]
pub fn TextBox() -> impl IntoView {
    let store = Store::here();
    let text = RwSignal::new(String::new());
    let errors = RwSignal::new((String::new(), Vec::<NotationError>::new()));
    let read = move || {
        let written = text.get_untracked();
        let read = paste::read(&written);
        if let Some(edit) = read.edit {
            store.take(edit);
        }
        if !read.dropped.is_empty() {
            store.notice.set(Some(Notice::Dropped(read.dropped)));
        }
        errors.set((written, read.errors));
    };
    // A text that is put in at once is read at once; one that is typed waits for the button.
    let pasted = move |_| {
        request_animation_frame(read);
    };
    let enter = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Enter" && !event.shift_key() {
            event.prevent_default();
            read();
        }
    };
    let invalid = move || errors.with(|(_, errors)| (!errors.is_empty()).then_some("true"));
    view! {
        <div class="text">
            <label for=TEXT>{word(store, Word::TextBox)}</label>
            <div class="text-line">
                <textarea
                    id=TEXT
                    rows="1"
                    spellcheck="false"
                    autocomplete="off"
                    autocapitalize="off"
                    placeholder=word(store, Word::TextExamples)
                    aria-describedby="text-help text-errors"
                    aria-invalid=invalid
                    on:input=move |event| text.set(event_target_value(&event))
                    on:paste=pasted
                    on:keydown=enter
                ></textarea>
                <button type="button" class="button" on:click=move |_| read()>{word(store, Word::ReadText)}</button>
            </div>
            <p class="soft" id="text-help">{word(store, Word::TextHelp)}</p>
            <div id="text-errors" role="status">
                {move || {
                    let (written, errors) = errors.get();
                    (!errors.is_empty()).then(|| view! { <Errors written=written errors=errors /> })
                }}
            </div>
        </div>
    }
    .into_any()
}

/// The text with its wrong characters marked, and a line for each.
#[component]
fn Errors(written: String, errors: Vec<NotationError>) -> impl IntoView {
    let store = Store::here();
    let letters: Vec<char> = written.chars().collect();
    let wrong = |place: usize| errors.iter().any(|error| (error.chars.0..error.chars.1).contains(&place));
    let mut runs: Vec<(bool, String)> = Vec::new();
    for (place, &letter) in letters.iter().enumerate() {
        match runs.last_mut() {
            Some((marked, run)) if *marked == wrong(place) => run.push(letter),
            _ => runs.push((wrong(place), String::from(letter))),
        }
    }
    let text = runs
        .into_iter()
        .map(|(marked, run)| if marked { view! { <mark>{run}</mark> }.into_any() } else { run.into_any() })
        .collect_view();
    let lines = errors
        .into_iter()
        .map(|error| {
            let (from, to) = error.chars;
            let part: String = letters.iter().skip(from).take(to.saturating_sub(from)).collect();
            view! {
                <li>
                    <span class="at">{(from + 1).to_string()}</span>
                    " "
                    <code>{part}</code>
                    " "
                    {move || store.language.get().unreadable(error.why)}
                </li>
            }
        })
        .collect_view();
    view! {
        <p class="marked"><code>{text}</code></p>
        <ul class="errors">{lines}</ul>
    }
    .into_any()
}
