//! A score with everything that explains it.

use super::basic_points::Step;
use super::line::Line;
use super::remedy::Chance;
use super::restriction::Restriction;
use super::shortcut::Shortcut;
use super::tally::Tally;
use crate::decompose::Decomposition;
use crate::patterns::{Pattern, Sets};

/// Another way to see the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Other {
    /// How.
    pub decomposition: Decomposition,
    /// What it would have been worth.
    pub tally: Tally,
    /// Whether it is as good as the one that was chosen.
    pub equal: bool,
    /// Its lines that count.
    pub lines: Vec<Line>,
}

/// What one more unit would make of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Next {
    /// How many more han, doubles or faan.
    pub more: i64,
    /// The total then.
    pub total: i64,
}

/// Sets that a pattern joins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Join {
    /// The pattern.
    pub pattern: Pattern,
    /// Over which sets of the decomposition.
    pub sets: Sets,
}

/// An order of combining sets: some patterns first, then one of several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// These stand together.
    pub first: Vec<Join>,
    /// Of these one more.
    pub then: Vec<Join>,
    /// The last step joins two sets that are both used already: players differ whether that is allowed, though another
    /// order comes to the same.
    pub disputed: bool,
}

/// A hand's score.
///
/// ```
/// use tenbo_engine::{Draft, Plan, Rulebook, Seat, answer};
///
/// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
/// let deal = Draft::of_hand(Seat::East, "112233m445566p7s~7s")?;
/// let score = answer(&deal, &rules)?.wins.remove(0).score.unwrap();
/// // It is seen as two identical chows twice; seven pairs are worth less.
/// assert_eq!(score.decomposition.sets.len(), 4);
/// assert!(score.others.iter().all(|other| other.tally.total <= score.tally.total));
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The numbers.
    pub tally: Tally,
    /// The way the hand was seen.
    pub decomposition: Decomposition,
    /// Every pattern that is there, and those that nearly are.
    pub lines: Vec<Line>,
    /// How the total came about.
    pub steps: Vec<Step>,
    /// The other decompositions, best first.
    pub others: Box<[Other]>,
    /// What would come next.
    pub next: Vec<Next>,
    /// What would have made it a win, where it misses the minimum.
    pub chances: Box<[Chance]>,
    /// In which orders sets can be combined, where they may be combined once.
    pub orders: Box<[Order]>,
    /// The Riichi Book's shortcut for fu, where there are fu.
    pub shortcut: Option<Shortcut>,
}

impl Score {
    /// Makes it no win, for this reason; what was counted stays.
    pub(crate) fn bar(&mut self, reason: Restriction) {
        self.tally.bar(reason);
        self.steps.retain(|step| !step.key.is_payment());
    }
}
