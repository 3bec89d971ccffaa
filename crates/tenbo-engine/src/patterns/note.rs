//! What explains a pattern to a reader.

use super::pattern::Pattern;
use super::{basic, bonus, chows, dora, kongs, limit, pungs, whole_hand, winning};

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

/// The notes of the families, in the order of [`Pattern`].
const FAMILIES: [&[Note]; 9] = [
    basic::NOTES,
    bonus::NOTES,
    chows::NOTES,
    pungs::NOTES,
    kongs::NOTES,
    whole_hand::NOTES,
    winning::NOTES,
    limit::NOTES,
    dora::NOTES,
];

static NOTES: [Note; Pattern::COUNT] = assemble();

/// All notes in one table. Does not compile if one is missing or out of place.
const fn assemble() -> [Note; Pattern::COUNT] {
    let mut all = [basic::NOTES[0]; Pattern::COUNT];
    let mut count = 0;
    let mut families: &[&[Note]] = &FAMILIES;
    while let [family, later @ ..] = families {
        let mut notes = *family;
        while let [note, rest @ ..] = notes {
            assert!(note.pattern as usize == count, "notes stand in the order of the enum");
            all[count] = *note;
            count += 1;
            notes = rest;
        }
        families = later;
    }
    assert!(count == Pattern::COUNT, "every pattern has its note");
    all
}

impl Pattern {
    /// An example, a near miss and the source of its definition.
    #[must_use]
    pub const fn note(self) -> &'static Note {
        &NOTES[self as usize]
    }
}
