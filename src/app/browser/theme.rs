//! Light, dark, or as the system has it.

use leptos::prelude::document;

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
