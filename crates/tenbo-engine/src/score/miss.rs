//! A pattern that a hand just misses, and what it lacks.

use serde::{Serialize, Serializer};

use crate::Ratio;
use crate::decompose::{Set, WaitShape};
use crate::patterns::{Pattern, Sets};
use crate::rules::Unit;
use crate::tiles::{Kind, kinds_as_text};

/// The one thing that keeps a pattern out of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "lack", rename_all = "kebab-case")]
pub enum Lack {
    /// Another wait.
    Wait {
        /// The wait that it needs.
        wait: WaitShape,
        /// The wait that there was.
        had: WaitShape,
    },
    /// One more concealed triplet: one of the hand's triplets was claimed.
    ConcealedTriplets {
        /// How many it needs.
        needs: u8,
        /// How many there are.
        have: u8,
    },
    /// A hand without claimed melds.
    Closed,
    /// One pair short of seven pairs.
    Pairs {
        /// How many it needs: seven.
        needs: u8,
        /// How many there are.
        have: u8,
    },
    /// Another tile: in a chow, or anywhere in the hand for a custom hand.
    Tile {
        /// The set or the pair that has the tile, if it is in one.
        at: Sets,
        /// The tile that would have to go.
        out: Kind,
        /// The tile that would be needed instead.
        into: Kind,
        /// Whether others would do as well: `into` is an example.
        any: bool,
    },
    /// Another set or pair.
    Set {
        /// The set or the pair that would have to go, by its slot.
        at: Sets,
        /// The same.
        #[serde(serialize_with = "tiles_of_set")]
        out: Set,
        /// The set or the pair that would be needed instead.
        #[serde(serialize_with = "tiles_of_set")]
        into: Set,
        /// Whether others would do as well: `into` is an example.
        any: bool,
    },
}

fn tiles_of_set<S: Serializer>(set: &Set, to: S) -> Result<S::Ok, S::Error> {
    kinds_as_text(&set.tiles(), to)
}

/// A pattern that the hand does not have, but would have if one thing were different.
///
/// ```
/// use tenbo_engine::decompose::WaitShape;
/// use tenbo_engine::score::Lack;
/// use tenbo_engine::{Draft, Pattern, Plan, Rulebook, Seat, answer};
///
/// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
/// let deal = Draft::of_hand(Seat::East, "123m456p789s123p4z+4z")?;
/// let score = answer(&deal, &rules)?.wins.remove(0).score.unwrap();
/// let pinfu = score.misses.iter().find(|miss| miss.pattern == Pattern::PinfuHand).unwrap();
/// assert_eq!(pinfu.lack, Lack::Wait { wait: WaitShape::TwoSided, had: WaitShape::Pair });
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Miss {
    /// The pattern.
    pub pattern: Pattern,
    /// What it would be worth.
    pub value: Ratio,
    /// The unit of the value.
    pub unit: Unit,
    /// What it lacks.
    pub lack: Lack,
}
