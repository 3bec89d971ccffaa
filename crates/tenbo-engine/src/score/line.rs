//! A pattern in a score: what it is worth, or why it does not count.

use smallvec::SmallVec;

use crate::Ratio;
use crate::patterns::{NearMiss, Pattern, Sets};
use crate::plan::Reason;
use crate::rules::Unit;

/// The patterns that keep another from counting. One or two as a rule; where direct counts take the place of everything
/// else there may be many.
pub type Causes = SmallVec<[Pattern; 8]>;

/// A pattern that is there, or nearly, and what became of it.
///
/// ```
/// use tenbo_engine::{Draft, Pattern, Plan, Ratio, Rulebook, Seat, answer};
///
/// // Two pungs of dragons are one line.
/// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
/// let deal = Draft::of_hand(Seat::East, "555z666z123m456p9s~9s")?;
/// let score = answer(&deal, &rules)?.wins.remove(0).score.unwrap();
/// let line = score.lines.iter().find(|line| line.pattern == Pattern::PungDragon).unwrap();
/// assert_eq!((line.times, line.value, line.reason), (2, Ratio::ONE, None));
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Which.
    pub pattern: Pattern,
    /// Over which sets of the decomposition.
    pub sets: Sets,
    /// How often.
    pub times: u32,
    /// What it is worth each time; 0 if it does not count.
    pub value: Ratio,
    /// In which unit.
    pub unit: Unit,
    /// `None` if it counts, otherwise why not.
    pub reason: Option<Reason>,
    /// The patterns that are the cause, each once.
    pub by: Causes,
    /// Which block of the rulebook gives the value.
    pub block: u8,
    /// Why it is not there, though its sets are.
    pub near: NearMiss,
}
