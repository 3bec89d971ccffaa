//! The part of the address behind `#`, which holds the hand.

use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// What stands behind `#`, if anything.
#[must_use]
pub fn hash() -> Option<String> {
    let hash = window().location().hash().ok()?;
    hash.strip_prefix('#').filter(|hash| !hash.is_empty()).map(str::to_owned)
}

/// Puts a text behind `#` without a new entry in the browser's history. Not possible in every frame.
pub fn set_hash(text: &str) {
    let Ok(history) = window().history() else { return };
    let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&["#", text].concat()));
}

/// The whole address with this text behind `#`.
#[must_use]
pub fn link(text: &str) -> String {
    let href = window().location().href().unwrap_or_default();
    let page = href.split('#').next().unwrap_or_default();
    [page, "#", text].concat()
}
