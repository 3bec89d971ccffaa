//! Hands that a rulebook defines itself, by templates (docs/rules/templates.md). Which templates a hand fits is
//! computed once, with the facts of the whole hand.

const IDS: [&str; 64] = [
    "own-1", "own-2", "own-3", "own-4", "own-5", "own-6", "own-7", "own-8", "own-9", "own-10", "own-11", "own-12",
    "own-13", "own-14", "own-15", "own-16", "own-17", "own-18", "own-19", "own-20", "own-21", "own-22", "own-23",
    "own-24", "own-25", "own-26", "own-27", "own-28", "own-29", "own-30", "own-31", "own-32", "own-33", "own-34",
    "own-35", "own-36", "own-37", "own-38", "own-39", "own-40", "own-41", "own-42", "own-43", "own-44", "own-45",
    "own-46", "own-47", "own-48", "own-49", "own-50", "own-51", "own-52", "own-53", "own-54", "own-55", "own-56",
    "own-57", "own-58", "own-59", "own-60", "own-61", "own-62", "own-63", "own-64",
];

/// Which of the hands that a rulebook defines itself, from `own-1` to `own-64`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OwnNumber(u8);

impl OwnNumber {
    /// Every number, in order.
    pub(super) const ALL: [OwnNumber; IDS.len()] = {
        let mut all = [OwnNumber(0); IDS.len()];
        let mut number = 0;
        while number < all.len() {
            all[number] = OwnNumber(number as u8);
            number += 1;
        }
        all
    };

    /// The number, from 0 for `own-1` to 63 for `own-64`.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    pub(super) const fn id(self) -> &'static str {
        IDS[self.0 as usize]
    }
}
