//! Memory that is used again.

use super::count::TallyScratch;
use super::explanation::Score;
use crate::decompose::Decomposition;

/// Memory that is used again for each hand, so that a batch does not ask for it anew.
#[derive(Debug, Default)]
pub struct Scratch {
    /// For each decomposition of a hand.
    pub(super) tally: TallyScratch,
    /// The decompositions of a hand that is explained; empty in between.
    pub(super) decompositions: Vec<Decomposition>,
    /// What each of them is worth; empty in between.
    pub(super) scores: Vec<Score>,
}
