//! What tiles lack to form a shape: how many tiles, and which.

use crate::tiles::{Counts, Kind, Kinds};

/// The fewest tiles that must be drawn to reach a shape, and the kinds that reduce that number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortfall {
    /// How many; `None` if the shape cannot be reached.
    pub tiles: Option<u8>,
    /// The kinds that are missing in at least one of the ways that lack the fewest tiles.
    pub kinds: Kinds,
}

impl Shortfall {
    /// Nothing is missing.
    pub(super) const NOTHING: Shortfall = Shortfall { tiles: Some(0), kinds: Kinds::NONE };
    /// No tiles help.
    pub(super) const NEVER: Shortfall = Shortfall { tiles: None, kinds: Kinds::NONE };

    /// Whether the shape can be reached.
    #[must_use]
    pub const fn is_possible(self) -> bool {
        self.tiles.is_some()
    }

    /// Whether more is missing than in the other, or this shape alone cannot be reached.
    #[must_use]
    pub(super) const fn exceeds(self, other: Shortfall) -> bool {
        match (self.tiles, other.tiles) {
            (Some(own), Some(theirs)) => own > theirs,
            (own, theirs) => own.is_none() && theirs.is_some(),
        }
    }

    /// What is missing if either will do: the one that lacks less, or the kinds of both if they lack the same number.
    #[must_use]
    pub(super) const fn or(self, other: Shortfall) -> Shortfall {
        if other.exceeds(self) {
            self
        } else if self.exceeds(other) {
            other
        } else {
            Shortfall { tiles: self.tiles, kinds: self.kinds.union(other.kinds) }
        }
    }

    /// What is missing if any of these will do.
    pub(super) fn any(all: impl IntoIterator<Item = Shortfall>) -> Shortfall {
        all.into_iter().fold(Shortfall::NEVER, Shortfall::or)
    }

    /// What is missing if all of these are needed.
    pub(super) fn all(all: impl IntoIterator<Item = Shortfall>) -> Shortfall {
        all.into_iter().fold(Shortfall::NOTHING, Shortfall::and)
    }

    /// What is missing if both are needed.
    #[must_use]
    pub(super) const fn and(self, other: Shortfall) -> Shortfall {
        match (self.tiles, other.tiles) {
            (Some(own), Some(theirs)) => Shortfall { tiles: Some(own + theirs), kinds: self.kinds.union(other.kinds) },
            _ => Shortfall::NEVER,
        }
    }
}

/// The concealed tiles of a hand, and how many copies of each kind they can ever be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holding {
    /// The tiles.
    pub(super) tiles: Counts,
    /// The most copies of each kind.
    pub(super) most: Counts,
}

impl Holding {
    /// What is missing for `wanted` copies of a kind.
    pub(super) const fn lacks(&self, kind: Kind, wanted: u8) -> Shortfall {
        let held = self.tiles.get(kind);
        if wanted <= held {
            Shortfall::NOTHING
        } else if wanted > self.most.get(kind) {
            Shortfall::NEVER
        } else {
            Shortfall { tiles: Some(wanted - held), kinds: Kinds::one(kind) }
        }
    }

    /// What is missing for one tile of each of these kinds.
    pub(super) fn lacks_each(&self, kinds: Kinds) -> Shortfall {
        Shortfall::all(kinds.iter().map(|kind| self.lacks(kind, 1)))
    }

    /// What is missing for the `wanted` number of copies of each kind.
    pub(super) fn lacks_all(&self, wanted: &Counts) -> Shortfall {
        Shortfall::all(wanted.kinds().iter().map(|kind| self.lacks(kind, wanted.get(kind))))
    }

    /// What is missing for one copy more than `after`, where the first `after` copies are counted elsewhere.
    pub(super) const fn lacks_another(&self, kind: Kind, after: u8) -> Shortfall {
        if after >= self.most.get(kind) {
            Shortfall::NEVER
        } else if after < self.tiles.get(kind) {
            Shortfall::NOTHING
        } else {
            Shortfall { tiles: Some(1), kinds: Kinds::one(kind) }
        }
    }
}
