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
