//! What a rulebook lets jokers do.

use super::choices::{JokersInSets, JokersStandFor};
use super::option::TileRules;
use crate::tiles::Kind;

/// How many jokers there are and what they may be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Jokers {
    /// How many there are.
    pub number: u8,
    /// They may stand for suit tiles.
    pub suits: bool,
    /// They may stand for winds and dragons.
    pub honors: bool,
    /// They may stand in chows and pairs.
    pub any_set: bool,
    /// They may stand in declared sets.
    pub melds: bool,
    /// The tile that one in a declared set stands for may be exchanged for it.
    pub replaceable: bool,
}

impl Jokers {
    /// As the options say.
    #[must_use]
    pub fn of(tiles: &TileRules) -> Jokers {
        Jokers {
            number: tiles.jokers,
            suits: tiles.jokers_stand_for != JokersStandFor::Honors,
            honors: tiles.jokers_stand_for != JokersStandFor::SuitTiles,
            any_set: tiles.jokers_in_sets != JokersInSets::Triplets,
            melds: tiles.jokers_in_melds,
            replaceable: tiles.jokers_replaceable,
        }
    }

    /// Whether one may stand for a tile of this kind.
    #[must_use]
    pub const fn may_be(self, kind: Kind) -> bool {
        if kind.is_honor() { self.honors } else { self.suits }
    }
}
