//! The part of the address behind `#`, which holds the hand.

use leptos::prelude::window;
use wasm_bindgen::JsValue;

use super::reach;

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

/// What stands behind `?`, with it.
#[must_use]
pub fn query() -> String {
    reach::get(&window().location(), "search").and_then(|query| query.as_string()).unwrap_or_default()
}

/// The address without what stands behind `?` and `#`.
#[must_use]
pub fn page() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split(['?', '#']).next().unwrap_or_default().to_owned()
}

/// The address of the page with this text behind `#`. What configures a frame is no part of it.
#[must_use]
pub fn link(text: &str) -> String {
    [&page(), "#", text].concat()
}
