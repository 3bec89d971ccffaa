//! The few icons, as strokes on a grid of 24.

use leptos::prelude::*;

/// Which icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IconName {
    /// An arrow back.
    Undo,
    /// An arrow forward.
    Redo,
    /// The key that removes.
    Backspace,
    /// A pencil.
    Edit,
    /// A bin.
    Clear,
    /// A chain.
    Link,
    /// A question mark.
    Help,
    /// A globe.
    Language,
    /// Half sun, half moon.
    Theme,
    /// Sliders.
    Rules,
    /// Three lines.
    Menu,
    /// Three dots.
    More,
    /// Books on a shelf.
    Books,
    /// One less.
    Minus,
    /// One more.
    Plus,
    /// A letter in a circle: good to know.
    Info,
    /// A triangle: take care.
    Warning,
    /// A tick: it is so.
    Check,
    /// A cross: it is not so.
    Cross,
    /// The corners of a screen.
    Screen,
}

impl IconName {
    const fn path(self) -> &'static str {
        match self {
            IconName::Undo => "M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
            IconName::Redo => "m15 5 5 5-5 5m5-5H10a6 6 0 0 0 0 12h3",
            IconName::Backspace => "M9 5h12v14H9l-6-7zm3 4 5 6m0-6-5 6",
            IconName::Edit => "m4 20 1-5L16.5 3.5l4 4L9 19zM14 6l4 4",
            IconName::Clear => "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14m-8 4v6m4-6v6",
            IconName::Link => "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
            IconName::Help => "M8 9a4 4 0 1 1 6 3.5c-1.3.8-2 1.5-2 3M12 19.5v.5",
            IconName::Language => "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18c-5 5-5 13 0 18m0-18c5 5 5 13 0 18M3 12h18",
            IconName::Theme => "M12 3a9 9 0 1 0 0 18zm0 0a9 9 0 0 1 0 18",
            IconName::More => "M5 12h.01M12 12h.01M19 12h.01",
            IconName::Menu => "M4 7h16M4 12h16M4 17h10",
            IconName::Books => "M4 4h4v16H4zm5 0h4v16H9zm6.2.6 3.9-1 3.9 15.5-3.9 1z",
            IconName::Minus => "M5 12h14",
            IconName::Plus => "M5 12h14M12 5v14",
            IconName::Info => "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v6m0-10v.5",
            IconName::Warning => "M12 3 2.5 20.5h19zm0 6.5v5m0 3v.5",
            IconName::Check => "m4 13 5 5L20 6",
            IconName::Cross => "m5 5 14 14m0-14L5 19",
            IconName::Screen => "M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5",
            IconName::Rules => "M4 7h9m4 0h3M4 17h3m4 0h9M15 5v4M9 15v4",
        }
    }
}

/// An icon; whoever shows it says in words what it is.
#[component]
pub fn Icon(
    /// Which.
    name: IconName,
    /// As high as the words that it stands before.
    #[prop(optional)]
    inline: bool,
) -> impl IntoView {
    view! {
        <svg class=if inline { "icon sign" } else { "icon" } viewBox="0 0 24 24" aria-hidden="true">
            <path d=name.path()></path>
        </svg>
    }
}
