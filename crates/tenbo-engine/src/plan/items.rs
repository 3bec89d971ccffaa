//! A set of items, as bits.

use crate::patterns::Prefilter;

/// A set of items of one list. An item is given by its index in the list, 0 to 255.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ItemSet([u64; 4]);

impl ItemSet {
    /// The empty set.
    pub const NONE: ItemSet = ItemSet([0; 4]);

    /// Adds an item.
    // Without the four of this file riichi `score` is 5 to 7 % slower in wasm, which is built for size (docs/measurements.md).
    #[inline(always)]
    pub const fn insert(&mut self, item: u8) {
        self.0[item as usize / 64] |= 1 << (item % 64);
    }

    /// Whether an item is in the set.
    // 5 to 7 %, as `insert` says.
    #[inline(always)]
    #[must_use]
    pub const fn contains(&self, item: u8) -> bool {
        self.0[item as usize / 64] >> (item % 64) & 1 == 1
    }

    /// The items that a decomposition can have. `wanted` has the prefilter of each item, in the order of the list; an
    /// item is in the result if all bits of its prefilter are among the bits `has` of the decomposition.
    #[must_use]
    pub fn present(wanted: &[Prefilter], has: Prefilter) -> ItemSet {
        let mut items = ItemSet::default();
        for (word, chunk) in items.0.iter_mut().zip(wanted.chunks(64)) {
            for prefilter in chunk.iter().rev() {
                *word = *word << 1 | u64::from(prefilter.is_subset(has));
            }
        }
        items
    }

    /// The items of either set.
    #[must_use]
    pub const fn union(&self, other: &ItemSet) -> ItemSet {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        ItemSet([a | e, b | f, c | g, d | h])
    }

    /// The items that are in both sets.
    #[must_use]
    pub const fn intersection(&self, other: &ItemSet) -> ItemSet {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        ItemSet([a & e, b & f, c & g, d & h])
    }

    /// The indices of the items, ascending.
    pub fn iter(&self) -> impl Iterator<Item = u8> + use<> {
        Indices { left: *self, first: 0 }
    }

    /// Whether the sets share an item.
    // 5 to 7 %, as `insert` says.
    #[inline(always)]
    #[must_use]
    pub const fn intersects(&self, other: &ItemSet) -> bool {
        self.0[0] & other.0[0] != 0
            || self.0[1] & other.0[1] != 0
            || self.0[2] & other.0[2] != 0
            || self.0[3] & other.0[3] != 0
    }
}

impl FromIterator<u8> for ItemSet {
    fn from_iter<T: IntoIterator<Item = u8>>(items: T) -> ItemSet {
        let mut set = ItemSet::NONE;
        items.into_iter().for_each(|item| set.insert(item));
        set
    }
}

/// The indices of items, ascending.
struct Indices {
    left: ItemSet,
    /// The index of the first item in the current word.
    first: u8,
}

impl Iterator for Indices {
    type Item = u8;

    // 5 to 7 %, as `insert` says.
    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        loop {
            let word = &mut self.left.0[self.first as usize / 64];
            if *word != 0 {
                let bit = word.trailing_zeros() as u8;
                *word &= *word - 1;
                return Some(self.first + bit);
            }
            self.first = self.first.checked_add(64)?;
        }
    }
}
