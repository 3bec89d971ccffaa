//! What a first visit does not need, rulebooks and long texts: files beside the module, fetched when one is asked for.

use leptos::prelude::document;
use wasm_bindgen::JsValue;
use web_sys::Response;

use super::fetch::fetch;
use super::rest;
use crate::app::text::{Language, notes};
use crate::engine::rulebook::shipped;
use crate::session::share;

/// Does something once the rulebook of a link's text is here, at once if it is. What is done must see for itself whether
/// it has come.
pub fn with_link(text: &str, then: impl FnOnce() + Clone + 'static) {
    match share::rulebook(text) {
        Some(id) => with(&id, then),
        None => then(),
    }
}

/// The same for the id of a rulebook.
pub fn with(id: &str, then: impl FnOnce() + Clone + 'static) {
    if shipped::is_here(id) || !shipped::OFFERED.contains(&id) {
        then();
    } else {
        load(then);
    }
}

/// Fetches them, and the code that reads and scores them.
pub fn load(then: impl FnOnce() + Clone + 'static) {
    rest::with(move |came| if came { beside("data-books", shipped::install, then) } else { then() });
}

/// Does something once all texts of a language are here, or cannot be had.
pub fn with_texts(language: Language, then: impl FnOnce() + Clone + 'static) {
    if language.is_here(true) {
        return then();
    }
    beside(
        &["data-later-", language.code()].concat(),
        move |file| language.install(true, file),
        move || {
            beside("data-notes", notes::install, then);
        },
    );
}

/// Does something once the texts of a language are here that everything needs, and tells it whether they are.
pub fn with_language(language: Language, then: impl FnOnce(bool) + Clone + 'static) {
    if language.is_here(false) {
        return then(true);
    }
    let take = move |file| language.install(false, file);
    beside(&["data-texts-", language.code()].concat(), take, move || then(language.is_here(false)));
}

/// Fetches a file that the start script names.
fn beside(name: &str, take: impl FnOnce(&'static [u8]) + Clone + 'static, then: impl FnOnce() + Clone + 'static) {
    let script = document().query_selector(&["script[", name, "]"].concat()).ok().flatten();
    let Some(address) = script.and_then(|script| script.get_attribute(name)) else { return then() };
    fetch(&address, Response::array_buffer, move |content: Option<JsValue>| {
        if let Some(content) = content {
            take(js_sys::Uint8Array::new(&content).to_vec().leak());
        }
        then();
    });
}
