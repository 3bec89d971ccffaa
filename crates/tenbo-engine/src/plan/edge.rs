//! Edges between the items of a plan: which item keeps which other from counting, and why.

use crate::named;
use crate::rules::ExclusionReach;

named! {
    /// Why a pattern that the hand has does not count. The names are those in JSON.
    Reason {
        /// A pattern that counts implies it.
        Implied = "implied",
        /// The same pattern counts already over some of its sets.
        Identical = "identical",
        /// Its sets are joined already by patterns that count.
        CombinedOnce = "combined-once",
        /// Its sets exist only in another decomposition: here their tiles are in other sets.
        Regrouped = "regrouped",
        /// A pattern that stands for this one twice counts instead.
        Recurring = "recurring",
        /// A higher pattern of its series counts.
        Series = "series",
        /// Another pattern of its exclusive group counts.
        Group = "group",
        /// The most such patterns that may count do so already.
        Cap = "cap",
        /// A direct count takes the place of everything else, or this direct count is worth less than what takes its
        /// place.
        DirectCount = "direct-count",
        /// The loser's hand is not ready for a legal win.
        NotReady = "not-ready",
        /// Some of its sets are not complete.
        IncompleteSets = "incomplete-sets",
        /// It must be concealed.
        NotConcealed = "not-concealed",
        /// The hand has melds, which this pattern does not allow.
        MeldedNotAllowed = "melded-not-allowed",
        /// The hand does not reach the minimum.
        Minimum = "minimum",
        /// The option that it depends on is off.
        OptionOff = "option-off",
        /// The rulebook gives it no value.
        NoValue = "no-value",
        /// It is there again only because jokers stand for a fifth copy of a tile.
        Joker = "joker",
        /// It is there only in another decomposition of the hand.
        OtherReading = "other-reading",
    }
}

/// Where in the hand an item excludes another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Anywhere in the hand.
    Hand,
    /// Where the two share a set.
    SharedSets,
    /// Where all sets of the excluded item are among those of the other.
    OwnSets,
    /// The first occurrences of the excluded item, up to this number.
    First(u8),
    /// In a hand with a concealed kong. Only three kongs and four kongs exclude so.
    KongChart,
}

impl From<ExclusionReach> for Reach {
    fn from(listed: ExclusionReach) -> Reach {
        match listed {
            ExclusionReach::Hand => Reach::Hand,
            ExclusionReach::OwnSets => Reach::OwnSets,
            ExclusionReach::First(n) => Reach::First(n),
        }
    }
}

/// An item that, if it counts, keeps the owner of this edge from counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The item that excludes, by its index in the list.
    pub by: u8,
    /// Where it excludes.
    pub over: Reach,
    /// The reason that is given.
    pub reason: Reason,
    /// If set, the edge holds only if this item counts as well.
    pub beside: Option<u8>,
}
