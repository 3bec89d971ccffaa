//! What could have been otherwise in a hand that misses the minimum.

use crate::named;

named! {
    /// One thing that could have been otherwise.
    Remedy {
        /// The tile drawn instead of claimed.
        SelfDraw = "self-draw",
        /// No claimed melds.
        Concealed = "concealed",
        /// A wait for nothing else: edge, closed or for the pair.
        UniqueWait = "unique-wait",
        /// The last of its kind.
        LastCopy = "last-copy",
        /// The last tile of the wall.
        LastTile = "last-tile",
        /// The last discard.
        LastDiscard = "last-discard",
        /// The tile after a kong.
        KongReplacement = "kong-replacement",
        /// The tile that another seat adds to a pung.
        RobbedKong = "robbed-kong",
        /// Riichi.
        Riichi = "riichi",
    }
}

/// Something that would have reached the minimum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// What.
    pub remedy: Remedy,
    /// The total then.
    pub total: i64,
}
