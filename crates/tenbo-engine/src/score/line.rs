//! A pattern in a score: what it is worth, or why it does not count.

use smallvec::SmallVec;

use crate::Ratio;
use crate::patterns::{NearMiss, Pattern, Sets};
use crate::plan::Reason;
use crate::rules::Unit;

/// The patterns that keep another from counting: usually one or two, but possibly many where direct counts take the
/// place of everything else.
pub type Causes = SmallVec<[Pattern; 8]>;

/// A pattern that the hand has or nearly has, and whether it counts.
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
    /// The pattern.
    pub pattern: Pattern,
    /// The sets of the decomposition that form it; of several occurrences, all their sets.
    pub sets: Sets,
    /// How many times the hand has it.
    pub times: u32,
    /// What it is worth each time; 0 if it does not count.
    pub value: Ratio,
    /// The unit of the value.
    pub unit: Unit,
    /// `None` if it counts, otherwise why not.
    pub reason: Option<Reason>,
    /// The patterns that keep it from counting, each once.
    ///
    /// ```
    /// use tenbo_engine::{Draft, Pattern, Plan, Rulebook, Seat, answer};
    ///
    /// let rules = Plan::new(Rulebook::shipped("riichi-mahjong-soul").unwrap());
    /// let deal = Draft::of_hand(Seat::South, "555z666z777z111z9s~9s")?;
    /// let score = answer(&deal, &rules)?.wins.remove(0).score.unwrap();
    /// // Each of two yakuman alone would take the place of all han.
    /// let toitoi = score.lines.iter().find(|line| line.pattern == Pattern::PungHand).unwrap();
    /// assert_eq!(toitoi.by.as_slice(), [Pattern::BigThreeDragons, Pattern::FourConcealedPungsPairWait].as_slice());
    /// # Ok::<(), tenbo_engine::Problems>(())
    /// ```
    pub by: Causes,
    /// The index of the rulebook's block that gives the value.
    pub block: u8,
    /// What the hand lacks, if it only nearly has the pattern.
    pub near: Option<NearMiss>,
    /// Whether it decides who pays although it does not count: a seat is liable for it.
    pub decides_payment: bool,
}
