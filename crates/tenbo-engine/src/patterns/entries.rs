//! The table of all patterns, assembled at compile time from the families' tables.

use super::entry::Entry;
use super::pattern::Pattern;
use super::{basic, bonus, chows, dora, kongs, limit, own, pungs, whole_hand, winning};

/// The tables of the families, in the order of [`Pattern`].
const FAMILIES: [&[Entry]; 9] = [
    basic::ENTRIES,
    bonus::ENTRIES,
    chows::ENTRIES,
    pungs::ENTRIES,
    kongs::ENTRIES,
    whole_hand::ENTRIES,
    winning::ENTRIES,
    limit::ENTRIES,
    dora::ENTRIES,
];

static ENTRIES: [Entry; Pattern::COUNT] = assemble();

/// All entries in one table. Does not compile if one is missing or out of order.
const fn assemble() -> [Entry; Pattern::COUNT] {
    let mut all = [basic::ENTRIES[0]; Pattern::COUNT];
    let mut count = 0;
    let mut families: &[&[Entry]] = &FAMILIES;
    while let [family, later @ ..] = families {
        let mut entries = *family;
        while let [entry, rest @ ..] = entries {
            assert!(entry.pattern as usize == count, "entries stand in the order of the enum");
            all[count] = *entry;
            count += 1;
            entries = rest;
        }
        families = later;
    }
    assert!(count == Pattern::COUNT, "every pattern has its entry");
    all
}

/// Every pattern of the table, in its order.
const fn patterns() -> [Pattern; Pattern::COUNT] {
    let entries = assemble();
    let mut all = [Pattern::Winning; Pattern::COUNT];
    let mut at = 0;
    while at < Pattern::COUNT {
        all[at] = entries[at].pattern;
        at += 1;
    }
    all
}

impl Pattern {
    /// Every pattern of the catalogue, in the order of lists.
    pub const ALL: &'static [Pattern] = &patterns();

    /// What the engine knows about the pattern.
    #[must_use]
    pub const fn entry(self) -> &'static Entry {
        match self.own_number() {
            None => &ENTRIES[self as usize],
            Some(number) => &own::ENTRIES[number as usize],
        }
    }
}
