//! How many of each kind. Loops are written out here and elsewhere in the engine where they run for every hand: built for
//! size, an iterator's closure is a call each step.

use super::tile::{Kind, Kinds};

/// A multiset of kinds, at most 255 of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts([u8; Kind::COUNT]);

impl Default for Counts {
    fn default() -> Self {
        Counts([0; Kind::COUNT])
    }
}

impl Counts {
    /// How many of this kind.
    #[inline(always)]
    #[must_use]
    pub const fn get(&self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    /// One more, up to 255.
    #[inline(always)]
    pub const fn add(&mut self, kind: Kind) {
        self.0[kind.index()] = self.0[kind.index()].saturating_add(1);
    }

    /// One less; nothing happens at 0.
    #[inline(always)]
    pub const fn take(&mut self, kind: Kind) {
        self.0[kind.index()] = self.0[kind.index()].saturating_sub(1);
    }

    /// `n` less, not below 0.
    pub const fn take_many(&mut self, kind: Kind, n: u8) {
        self.0[kind.index()] = self.0[kind.index()].saturating_sub(n);
    }

    /// `n` more, up to 255.
    pub const fn add_many(&mut self, kind: Kind, n: u8) {
        self.0[kind.index()] = self.0[kind.index()].saturating_add(n);
    }

    /// All tiles together.
    #[must_use]
    pub fn total(&self) -> u32 {
        let mut total = 0;
        for &n in &self.0 {
            total += u32::from(n);
        }
        total
    }

    /// The kinds of which there is at least one.
    #[must_use]
    pub fn kinds(&self) -> Kinds {
        self.at_least(1)
    }

    /// The kinds of which there are at least `n`.
    #[must_use]
    pub fn at_least(&self, n: u8) -> Kinds {
        let bits = self.0.iter().rev().fold(0, |bits, &count| bits << 1 | u64::from(count >= n));
        Kinds::of_bits(bits)
    }

    /// The nine counts of a suit as digits, the one lowest; used where a whole suit is looked at.
    #[must_use]
    pub fn raw(&self) -> &[u8; Kind::COUNT] {
        &self.0
    }
}

impl FromIterator<Kind> for Counts {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut counts = Counts::default();
        for kind in kinds {
            counts.add(kind);
        }
        counts
    }
}
