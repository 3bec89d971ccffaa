//! The entries of the browser's history.

use leptos::prelude::window;
use wasm_bindgen::JsValue;

use tenbo_session::entry::Entry;

/// The one that is shown; `None` if the page has not marked it.
#[must_use]
pub fn now() -> Option<Entry> {
    window().history().ok()?.state().ok()?.as_string()?.parse().ok()
}

/// One more, with the address as it is.
pub fn push(entry: Entry) {
    if let Ok(history) = window().history() {
        let _ = history.push_state(&state(entry), "");
    }
}

/// Another in place of the current one.
pub fn replace(entry: Entry) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state(&state(entry), "");
    }
}

/// The one before.
pub fn back() {
    if let Ok(history) = window().history() {
        let _ = history.back();
    }
}

fn state(entry: Entry) -> JsValue {
    JsValue::from_str(&entry.to_string())
}
