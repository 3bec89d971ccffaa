//! Changes that would have made a win of a hand that misses the minimum or is barred.

use serde::Serialize;

use crate::named;

named! {
    /// One change to the hand or to the way it was won.
    Remedy {
        /// The winning tile is drawn instead of claimed.
        SelfDraw = "self-draw",
        /// Nothing is claimed; kongs are concealed.
        Concealed = "concealed",
        /// The wait is edge, closed or for the pair, and for one kind alone.
        UniqueWait = "unique-wait",
        /// The winning tile is the last of its kind.
        LastCopy = "last-copy",
        /// The winning tile is the last of the wall.
        LastTile = "last-tile",
        /// The winning tile is the last discard.
        LastDiscard = "last-discard",
        /// The winning tile is the replacement after a kong.
        KongReplacement = "kong-replacement",
        /// The winning tile is robbed from a kong.
        RobbedKong = "robbed-kong",
        /// The hand declares riichi.
        Riichi = "riichi",
        /// The winning tile is the replacement after a flower.
        FlowerReplacement = "flower-replacement",
        /// The hand is declared ready with the first discard.
        OriginalCall = "original-call",
        /// The hand is declared ready.
        Ready = "ready",
    }
}

/// A single change that would have made it a legal win, and the total then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "chance"))]
pub struct Chance {
    /// The change.
    pub remedy: Remedy,
    /// The total then.
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub total: i64,
}
