//! The few icons, as strokes on a grid of 24.

use super::tree::{Tree, el};

/// Which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// An arrow back.
    Undo,
    /// An arrow forward.
    Redo,
    /// The key that removes.
    Backspace,
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
    /// A star: who wins.
    Star,
}

/// An icon; whoever shows it says in words what it is.
#[must_use]
pub fn icon(icon: Icon) -> Tree {
    drawn(icon, "icon")
}

/// An icon as high as the words that it stands before.
#[must_use]
pub fn sign(icon: Icon) -> Tree {
    drawn(icon, "icon sign")
}

fn drawn(icon: Icon, class: &'static str) -> Tree {
    let path = match icon {
        Icon::Undo => "M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
        Icon::Redo => "m15 5 5 5-5 5m5-5H10a6 6 0 0 0 0 12h3",
        Icon::Backspace => "M9 5h12v14H9l-6-7zm3 4 5 6m0-6-5 6",
        Icon::Clear => "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14m-8 4v6m4-6v6",
        Icon::Link => "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
        Icon::Help => "M8 9a4 4 0 1 1 6 3.5c-1.3.8-2 1.5-2 3M12 19.5v.5",
        Icon::Language => "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18c-5 5-5 13 0 18m0-18c5 5 5 13 0 18M3 12h18",
        Icon::Theme => "M12 3a9 9 0 1 0 0 18zm0 0a9 9 0 0 1 0 18",
        Icon::Books => "M4 4h4v16H4zm5 0h4v16H9zm6.2.6 3.9-1 3.9 15.5-3.9 1z",
        Icon::Minus => "M5 12h14",
        Icon::Plus => "M5 12h14M12 5v14",
        Icon::Info => "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v6m0-10v.5",
        Icon::Warning => "M12 3 2.5 20.5h19zm0 6.5v5m0 3v.5",
        Icon::Check => "m4 13 5 5L20 6",
        Icon::Cross => "m5 5 14 14m0-14L5 19",
        Icon::Star => "m12 3 2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.1L6.4 20l1.3-6.2L3 9.5l6.3-.7z",
        Icon::Rules => "M4 7h9m4 0h3M4 17h3m4 0h9M15 5v4M9 15v4",
    };
    el("svg").class(class).with("viewBox", "0 0 24 24").with("aria-hidden", "true").add(el("path").with("d", path))
}
