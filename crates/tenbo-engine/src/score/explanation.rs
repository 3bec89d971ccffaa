//! A score with everything that explains it.

use serde::Serialize;

use super::basic_points::Step;
use super::line::Line;
use super::miss::Miss;
use super::remedy::Chance;
use super::restriction::Restriction;
use super::shortcut::Shortcut;
use super::tally::Tally;
use crate::decompose::Decomposition;
use crate::patterns::{Pattern, Sets};

/// Another decomposition of the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Other {
    /// The decomposition.
    pub decomposition: Decomposition,
    /// What it is worth.
    pub tally: Tally,
    /// Whether it is worth as much as the one that was chosen.
    pub equal: bool,
    /// Its lines that count.
    pub lines: Vec<Line>,
}

/// What the hand would be worth with more han or doubles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Next {
    /// How many more han or doubles.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 1_000)))]
    pub more: i64,
    /// The total then.
    pub total: i64,
}

/// A pattern and the sets that it combines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "join"))]
pub struct Join {
    /// The pattern.
    pub pattern: Pattern,
    /// The sets that it combines.
    pub sets: Sets,
}

/// An order in which sets can be combined: some patterns first, then one of several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "order"))]
pub struct Order {
    /// The patterns that are taken first, all together.
    pub first: Vec<Join>,
    /// The patterns of which only one more can be taken.
    pub then: Vec<Join>,
    /// Whether players disagree about the last step, because it combines only sets that are already used.
    ///
    /// Another order has the same result (docs/rules/chinese-official.md, Combining chows).
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
/// // Two pairs of identical chows are worth more than seven pairs.
/// assert_eq!(score.decomposition.sets.len(), 4);
/// assert!(score.others.iter().all(|other| other.tally.total <= score.tally.total));
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The numbers.
    pub tally: Tally,
    /// The decomposition that was chosen.
    pub decomposition: Decomposition,
    /// Every pattern that the hand has or nearly has. Those that count come first.
    pub lines: Vec<Line>,
    /// How the total was computed.
    pub steps: Vec<Step>,
    /// The other decompositions, best first.
    pub others: Box<[Other]>,
    /// What more han or doubles would make of it.
    pub next: Vec<Next>,
    /// Single changes that would have made it a win, if it misses the minimum or is barred.
    pub chances: Box<[Chance]>,
    /// The patterns that the hand just misses. [`explain`](super::explain()) leaves this empty;
    /// [`answer`](crate::answer) fills it for winners with what [`misses`](super::misses()) finds.
    pub misses: Box<[Miss]>,
    /// The orders in which sets can be combined, where each may be combined only once.
    pub orders: Box<[Order]>,
    /// The shortcut for fu of Riichi Book 1; `None` where fu are not counted.
    pub shortcut: Option<Shortcut>,
}

impl Score {
    /// Bars the hand from winning for this reason. What was counted stays; the steps about payment are removed.
    pub(crate) fn bar(&mut self, reason: Restriction) {
        self.tally.bar(reason);
        self.steps.retain(|step| !step.key.is_payment());
    }
}
