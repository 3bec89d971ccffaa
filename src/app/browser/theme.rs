//! Light, dark, or as the system has it.

use leptos::prelude::document;
use leptos::web_sys::HtmlElement;
use wasm_bindgen::JsCast;

use super::storage::{self, Key};
use tenbo_session::theme::Theme;

/// What was chosen on an earlier visit.
#[must_use]
pub fn kept() -> Theme {
    let kept = storage::get(Key::Theme);
    kept.and_then(|kept| kept.parse().ok()).unwrap_or(Theme::Auto)
}

/// Shows these colors and remembers them.
pub fn show(theme: Theme) {
    let Some(root) = document().document_element() else { return };
    let _ = match theme {
        Theme::Auto => root.remove_attribute("data-theme"),
        other => root.set_attribute("data-theme", other.as_str()),
    };
    storage::set(Key::Theme, theme.as_str());
}

/// Gives the page custom properties. One by one: a policy may forbid the text of a style attribute.
pub fn color(properties: &[(&str, String)]) {
    let Some(root) = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok()) else { return };
    for (name, value) in properties {
        let _ = root.style().set_property(name, value);
    }
}
