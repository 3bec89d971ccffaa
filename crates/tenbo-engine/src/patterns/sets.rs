//! The sets of a decomposition that a pattern uses.

use crate::bits::bit_set;

bit_set! {
    /// The sets of a decomposition that a pattern uses: bit `i` for the set at index `i`, bit 7 for the pair. There are
    /// none if the pattern is about the win, not the tiles.
    Sets(pub(crate) u8)
}

impl Sets {
    /// The pair.
    pub const PAIR: Sets = Sets(0x80);

    /// The set at this index; none if the index is above 6.
    #[must_use]
    pub const fn one(index: usize) -> Sets {
        if index < 7 { Sets(1 << index) } else { Sets(0) }
    }

    /// The indexes of the sets, lowest first, without the pair.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        self.difference(Sets::PAIR).numbers().map(usize::from)
    }

    /// Whether it includes the pair.
    #[must_use]
    pub const fn contains_pair(self) -> bool {
        self.intersects(Sets::PAIR)
    }
}
