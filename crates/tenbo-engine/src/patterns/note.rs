//! Examples and sources of patterns, for readers.

use super::pattern::Pattern;

/// An example, a near miss and the source of a pattern. Kept apart from [`Entry`](super::Entry), so that a page that
/// shows none of them need not include them.
#[derive(Clone, Copy, Debug)]
pub struct Note {
    /// The pattern.
    pub pattern: Pattern,
    /// A hand with the pattern: events, then the hand in notation.
    pub example: &'static str,
    /// A similar hand without the pattern.
    pub near_miss: &'static str,
    /// Where the pattern is defined.
    pub source: &'static str,
}

impl Note {
    /// A note of which all texts are still empty.
    pub(super) const fn of(pattern: Pattern) -> Note {
        Note { pattern, example: "", near_miss: "", source: "" }
    }

    pub(super) const fn example(self, example: &'static str) -> Note {
        Note { example, ..self }
    }

    pub(super) const fn near_miss(self, near_miss: &'static str) -> Note {
        Note { near_miss, ..self }
    }

    pub(super) const fn source(self, source: &'static str) -> Note {
        Note { source, ..self }
    }
}
