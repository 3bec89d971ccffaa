//! Why a pattern that is there may not count: the items of a plan that exclude it.

use crate::named;
use crate::rules::ExclusionReach;

named! {
    /// Why a pattern that is there does not count. The names are the contract's.
    Reason {
        /// A counted pattern implies it.
        Implied = "implied",
        /// The same pattern over sets that it already used.
        Identical = "identical",
        /// Its sets were combined once already.
        CombinedOnce = "combined-once",
        /// Its sets were needed for another grouping.
        Regrouped = "regrouped",
        /// The item for its repetition counts instead.
        Recurring = "recurring",
        /// Another of its series counts.
        Series = "series",
        /// Another of its exclusive group counts.
        Group = "group",
        /// A cap on such patterns is reached.
        Cap = "cap",
        /// A direct count takes the place of everything else, or lost against it.
        DirectCount = "direct-count",
        /// The loser's hand is not ready for a legal win.
        NotReady = "not-ready",
        /// Sets of it are not complete.
        IncompleteSets = "incomplete-sets",
        /// It must be concealed.
        NotConcealed = "not-concealed",
        /// Its sets may not be melded.
        MeldedNotAllowed = "melded-not-allowed",
        /// The hand does not reach the minimum.
        Minimum = "minimum",
        /// An option is off.
        OptionOff = "option-off",
        /// These rules give it no value.
        NoValue = "no-value",
        /// Possible only with jokers.
        Joker = "joker",
        /// Another decomposition of the hand was chosen.
        OtherReading = "other-reading",
    }
}

/// Over which sets an item excludes another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Wherever it is in the hand.
    Hand,
    /// Where they share a set.
    SharedSets,
    /// Where all its sets are the other's.
    OwnSets,
    /// So many of its occurrences, the first ones.
    First(u8),
    /// In a hand of three kongs and more, some of them concealed.
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

/// One reason why an item may not count: another that does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The item that excludes, by its place in the list.
    pub by: u8,
    /// Where.
    pub over: Reach,
    /// What to say.
    pub reason: Reason,
    /// Only where this item counts as well.
    pub beside: Option<u8>,
}
