//! Bounds of a value.

use std::ops::{RangeInclusive, RangeToInclusive};

/// The range of a number, or of the length of a text or a list. A text or list that is too long is refused unread; one
/// that is too short is for whoever reads it to refuse.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Within {
    pub(crate) least: i64,
    pub(crate) most: i64,
}

impl Within {
    /// A length of at most this.
    pub(crate) const fn up_to(most: usize) -> Within {
        Within { least: 0, most: most as i64 }
    }

    /// The greatest length.
    pub(crate) fn longest(self) -> usize {
        usize::try_from(self.most).unwrap_or_default()
    }
}

impl From<RangeInclusive<i64>> for Within {
    fn from(range: RangeInclusive<i64>) -> Within {
        Within { least: *range.start(), most: *range.end() }
    }
}

impl From<RangeToInclusive<usize>> for Within {
    fn from(range: RangeToInclusive<usize>) -> Within {
        Within::up_to(range.end)
    }
}
