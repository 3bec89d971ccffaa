//! Memory that is reused.

use super::count::TallyScratch;
use super::explanation::Score;

/// Memory that is reused for each hand, so that a batch does not allocate it again.
#[derive(Debug, Default)]
pub struct Scratch {
    /// For tallying each decomposition.
    pub(super) tally: TallyScratch,
    /// What each decomposition of the hand that is being explained is worth; empty in between.
    pub(super) scores: Vec<Score>,
}
