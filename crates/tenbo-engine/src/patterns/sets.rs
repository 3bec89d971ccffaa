//! The sets of a decomposition that a pattern uses.

/// The sets of a decomposition that a pattern uses: bit `i` for the set at index `i`, bit 7 for the pair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sets(pub(crate) u8);

impl Sets {
    /// No set: the pattern is about the win, not the tiles.
    pub const NONE: Sets = Sets(0);
    /// The pair.
    pub const PAIR: Sets = Sets(0x80);

    /// The set at this index; none if the index is above 6.
    #[must_use]
    pub const fn one(index: usize) -> Sets {
        if index < 7 { Sets(1 << index) } else { Sets(0) }
    }

    /// The sets in either.
    #[must_use]
    pub const fn union(self, other: Sets) -> Sets {
        Sets(self.0 | other.0)
    }

    /// Whether any set is in both.
    #[must_use]
    pub const fn intersects(self, other: Sets) -> bool {
        self.0 & other.0 != 0
    }

    /// The sets in both.
    #[must_use]
    pub const fn intersection(self, other: Sets) -> Sets {
        Sets(self.0 & other.0)
    }

    /// Whether all of these are in `other`.
    #[must_use]
    pub const fn is_subset(self, other: Sets) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether it has neither a set nor the pair.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of sets, with the pair counted as one.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The indexes of the sets, lowest first, without the pair.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0 & !Sets::PAIR.0;
        std::iter::from_fn(move || {
            let place = rest.trailing_zeros() as usize;
            rest &= rest.checked_sub(1)?;
            Some(place)
        })
    }

    /// Whether it includes the pair.
    #[must_use]
    pub const fn contains_pair(self) -> bool {
        self.0 & Sets::PAIR.0 != 0
    }
}
