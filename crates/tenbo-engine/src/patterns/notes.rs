//! The notes of all patterns, assembled at compile time from the families' tables.

use super::note::Note;
use super::pattern::Pattern;
use super::{basic, bonus, chows, dora, kongs, limit, own, pungs, whole_hand, winning};

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

/// All notes in one table. Does not compile if one is missing or out of order.
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
        match self.own_number() {
            None => &NOTES[self as usize],
            Some(number) => &own::NOTES[number as usize],
        }
    }
}
