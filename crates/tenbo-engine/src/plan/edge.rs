//! Edges between the items of a plan: which item keeps which other from counting, and why.

use crate::named;
use crate::rules::ExclusionReach;

named! {
    /// Why a pattern that the hand has does not count. JSON has the same names.
    ///
    /// ```
    /// use tenbo_engine::{Draft, Pattern, Plan, Reason, Rulebook, Seat, answer};
    ///
    /// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
    /// // Of the two patterns of equal chows, the rarer one counts.
    /// let deal = Draft::of_hand(Seat::South, "223344m556677p5s+5s")?;
    /// let score = answer(&deal, &rules)?.wins.remove(0).score.unwrap();
    /// let line = score.lines.iter().find(|line| line.pattern == Pattern::TwoIdentical).unwrap();
    /// assert_eq!(line.reason, Some(Reason::Recurring));
    /// # Ok::<(), tenbo_engine::Problems>(())
    /// ```
    Reason as "reason" {
        /// A pattern that counts implies it.
        Implied = "implied",
        /// The same pattern already counts with some of its sets.
        Identical = "identical",
        /// Its sets are already combined by patterns that count (the account-once principle).
        CombinedOnce = "combined-once",
        /// Its sets exist only in another decomposition: in this one their tiles belong to other sets.
        Regrouped = "regrouped",
        /// A pattern that stands for two of it counts instead, as two identical chows twice does for two identical
        /// chows.
        Recurring = "recurring",
        /// A higher pattern of its series counts.
        Series = "series",
        /// Another pattern of its exclusive group counts.
        Group = "group",
        /// Of these patterns the rulebook lets only one count, and another one does.
        Cap = "cap",
        /// A direct count is paid instead of it, or it is itself a direct count and worth less than what is paid.
        DirectCount = "direct-count",
        /// The loser's hand is not ready for a legal win.
        NotReady = "not-ready",
        /// Some of its sets are not complete.
        IncompleteSets = "incomplete-sets",
        /// It must be concealed.
        NotConcealed = "not-concealed",
        /// The hand has melds, which this pattern does not allow.
        MeldedNotAllowed = "melded-not-allowed",
        /// The option that it depends on is off.
        OptionOff = "option-off",
        /// The rulebook gives it no value.
        NoValue = "no-value",
        /// The hand has it a second time only because jokers stand for a fifth copy of a tile.
        Joker = "joker",
        /// The hand has it only in another decomposition.
        OtherDecomposition = "other-reading",
    }
}

/// In which part of the hand an item excludes another.
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
    /// Anywhere in a hand with a concealed kong. Only three kongs and four kongs exclude in this way
    /// (docs/rules/four-winds.md, Kong chart and five sets).
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
    pub reach: Reach,
    /// The reason given when the owner does not count.
    pub reason: Reason,
    /// If set, the edge holds only if this item counts as well.
    pub beside: Option<u8>,
}
