//! A legal win, ready to be paid.

use super::verdict::LiabilityFinding;
use crate::check::Win;

/// A legal win with its value and who is liable for it.
#[derive(Clone, Debug)]
pub struct Settled<'a> {
    /// The win.
    pub win: &'a Win,
    /// What the hand is worth to the winner.
    pub total: i64,
    /// In riichi the base points: a non-dealer's share of a self-drawn win, before rounding. Elsewhere 0.
    pub base: i64,
    /// Who is liable, each with what the pattern of its rule is worth (in riichi, in base points); 0 where the rule has
    /// none.
    pub parts: Vec<(LiabilityFinding<'a>, i64)>,
}
