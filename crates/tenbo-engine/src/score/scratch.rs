//! Memory that is reused.

use super::count::TallyScratch;
use super::explanation::Score;
use crate::decompose::Decomposition;

/// Memory that is reused for each hand, so that a batch does not allocate it again.
#[derive(Debug, Default)]
pub struct Scratch {
    /// For tallying each decomposition.
    pub(super) tally: TallyScratch,
    /// The decompositions of the hand that is being explained; empty in between.
    pub(super) decompositions: Vec<Decomposition>,
    /// What each of them is worth; empty in between.
    pub(super) scores: Vec<Score>,
}
