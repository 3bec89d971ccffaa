//! What the hands of a way have in common, for quick tests.

use super::spread::Spread;
use super::way::Way;
use crate::deal::Hand;
use crate::tiles::{Counts, Kinds};

/// What is asked of a hand before its tiles are compared with a way's.
#[derive(Clone, Copy, Debug)]
pub struct Traits {
    /// The kinds of its tiles.
    pub kinds: Kinds,
    spread: Spread,
    melds: usize,
}

impl Traits {
    /// Of a hand with these concealed tiles, and `kinds` with its melds.
    pub fn of(hand: &Hand, tiles: &Counts, kinds: Kinds) -> Traits {
        Traits { kinds, spread: Spread::of(hand, tiles, kinds), melds: hand.melds().len() }
    }
}

/// What all hands of a way have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    /// Kinds that every such hand has.
    must: Kinds,
    /// Kinds that such a hand may have.
    may: Kinds,
    least: Spread,
    most: Spread,
    /// How many of its groups may be melds.
    melds: usize,
}

impl Outline {
    /// Of the hands of a way.
    pub fn new(way: &Way) -> Outline {
        let (least, most) = Spread::range(&way.groups);
        let melds = way.groups.iter().filter(|group| group.is_like_meld()).count();
        Outline { must: way.must, may: way.may, least, most, melds }
    }

    /// Whether a hand may have the tiles of the way once `lacking` more tiles, 0 or 1, are added to it.
    pub fn admits(&self, hand: &Traits, lacking: u32) -> bool {
        hand.kinds.is_subset(self.may)
            && hand.spread.is_within(self.most)
            && hand.melds <= self.melds
            && self.must.difference(hand.kinds).len() <= lacking
            && (self.least.is_within(hand.spread) || lacking > 0 && self.least.lacking(hand.spread) <= lacking)
    }
}
