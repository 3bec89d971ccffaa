//! What explains a pattern to a reader.

use super::pattern::Pattern;

/// What explains a pattern. Kept apart from [`Entry`](super::Entry), so that a page that shows none of it does not carry it.
#[derive(Clone, Copy, Debug)]
pub struct Note {
    /// Which pattern.
    pub pattern: Pattern,
    /// A hand that has it: events, then the hand in notation.
    pub example: &'static str,
    /// A hand that just fails to.
    pub near_miss: &'static str,
    /// Where it is defined.
    pub source: &'static str,
}

impl Note {
    /// Nothing yet.
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
