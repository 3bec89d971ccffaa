//! Light, dark, or as the system has it.

use leptos::prelude::document;

use super::storage::{self, Key};

/// The colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All, in the order of the picker.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    const fn as_str(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// What was chosen on an earlier visit.
    #[must_use]
    pub fn kept() -> Theme {
        let kept = storage::get(Key::Theme);
        Theme::ALL.into_iter().find(|theme| Some(theme.as_str()) == kept.as_deref()).unwrap_or_default()
    }

    /// Shows these colours and remembers them.
    pub fn show(self) {
        let Some(root) = document().document_element() else { return };
        let _ = match self {
            Theme::Auto => root.remove_attribute("data-theme"),
            other => root.set_attribute("data-theme", other.as_str()),
        };
        storage::set(Key::Theme, self.as_str());
    }
}
