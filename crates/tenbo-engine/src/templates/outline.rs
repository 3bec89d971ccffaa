//! What the hands of a way have in common, for quick tests.

use super::spread::Spread;
use super::traits::Traits;
use super::way::Way;
use crate::tiles::Kinds;

/// What all hands of a way have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    /// Kinds that every such hand has.
    must: Kinds,
    /// Kinds that such a hand may have.
    may: Kinds,
    /// The least that each number of its spread can be.
    least: Spread,
    /// The greatest that each can be.
    most: Spread,
    /// How many tiles are surely alike, 1 to 3: 3 for `1m*4 ..`.
    alike: u8,
    /// How many of its groups may be melds.
    melds: usize,
}

impl Outline {
    /// Of the hands of a way.
    pub fn new(way: &Way) -> Outline {
        let (least, most) = Spread::range(&way.groups);
        let alike = way.groups.iter().map(|group| group.times.min(3)).max().unwrap_or(1);
        let melds = way.groups.iter().filter(|group| group.is_like_meld()).count();
        Outline { must: way.start.kinds, may: way.may, least, most, alike, melds }
    }

    /// Whether a hand may have the tiles of the way once `lacking` more tiles, 0 or 1, are added to it.
    pub fn admits(&self, hand: &Traits, lacking: u32) -> bool {
        hand.kinds.is_subset(self.may)
            && hand.spread.is_within(self.most)
            && hand.melds <= self.melds
            && u32::from(self.alike) <= u32::from(hand.alike) + lacking
            && self.must.difference(hand.kinds).len() <= lacking
            && (self.least.is_within(hand.spread) || lacking > 0 && self.least.lacking(hand.spread) <= lacking)
    }
}
