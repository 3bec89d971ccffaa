//! Hands that a rulebook defines itself, by templates (docs/rules/templates.md). Which templates a hand fits is
//! computed once, with the facts of the whole hand.

const IDS: [&str; 64] = [
    "custom-1",
    "custom-2",
    "custom-3",
    "custom-4",
    "custom-5",
    "custom-6",
    "custom-7",
    "custom-8",
    "custom-9",
    "custom-10",
    "custom-11",
    "custom-12",
    "custom-13",
    "custom-14",
    "custom-15",
    "custom-16",
    "custom-17",
    "custom-18",
    "custom-19",
    "custom-20",
    "custom-21",
    "custom-22",
    "custom-23",
    "custom-24",
    "custom-25",
    "custom-26",
    "custom-27",
    "custom-28",
    "custom-29",
    "custom-30",
    "custom-31",
    "custom-32",
    "custom-33",
    "custom-34",
    "custom-35",
    "custom-36",
    "custom-37",
    "custom-38",
    "custom-39",
    "custom-40",
    "custom-41",
    "custom-42",
    "custom-43",
    "custom-44",
    "custom-45",
    "custom-46",
    "custom-47",
    "custom-48",
    "custom-49",
    "custom-50",
    "custom-51",
    "custom-52",
    "custom-53",
    "custom-54",
    "custom-55",
    "custom-56",
    "custom-57",
    "custom-58",
    "custom-59",
    "custom-60",
    "custom-61",
    "custom-62",
    "custom-63",
    "custom-64",
];

/// Which of the hands that a rulebook defines itself, from `custom-1` to `custom-64`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CustomNumber(u8);

impl CustomNumber {
    /// Every number, in order.
    pub(super) const ALL: [CustomNumber; IDS.len()] = {
        let mut all = [CustomNumber(0); IDS.len()];
        let mut number = 0;
        while number < all.len() {
            all[number] = CustomNumber(number as u8);
            number += 1;
        }
        all
    };

    /// The number, from 0 for `custom-1` to 63 for `custom-64`.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    pub(super) const fn id(self) -> &'static str {
        IDS[self.0 as usize]
    }
}
