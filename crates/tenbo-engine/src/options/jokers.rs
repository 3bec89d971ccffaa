//! How a rulebook uses jokers (docs/rules/four-winds.md, Jokers).

use super::choices::{JokersInSets, JokersStandFor};
use super::option::TileRules;
use crate::tiles::Kind;

/// The number of jokers, what they may stand for, and where they may be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Jokers {
    /// The number of jokers.
    pub number: u8,
    /// Whether they may stand for suit tiles.
    pub suits: bool,
    /// Whether they may stand for winds and dragons.
    pub honors: bool,
    /// Whether they may stand for flowers: where these are tiles of the hand, and a joker may be any tile.
    pub flowers: bool,
    /// Whether they may be in chows and pairs, not only in pungs and kongs.
    pub any_set: bool,
    /// Whether they may be in melds.
    pub melds: bool,
    /// Whether a joker in a meld may be exchanged for the tile that it stands for.
    pub replaceable: bool,
}

impl Jokers {
    /// Reads them from the options about tiles.
    #[must_use]
    pub fn of(tiles: &TileRules) -> Jokers {
        Jokers {
            number: tiles.jokers,
            suits: tiles.jokers_stand_for != JokersStandFor::Honors,
            honors: tiles.jokers_stand_for != JokersStandFor::SuitTiles,
            flowers: tiles.holds_flowers() && tiles.jokers_stand_for == JokersStandFor::Any,
            any_set: tiles.jokers_in_sets != JokersInSets::Triplets,
            melds: tiles.jokers_in_melds,
            replaceable: tiles.jokers_replaceable,
        }
    }

    /// Whether a joker may stand for a tile of this kind.
    #[must_use]
    pub const fn may_be(self, kind: Kind) -> bool {
        if kind.index() == Kind::FLOWER.index() {
            self.flowers
        } else if kind.is_honor() {
            self.honors
        } else {
            self.suits
        }
    }
}
