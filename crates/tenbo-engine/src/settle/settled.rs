//! A win that is to be paid.

use super::verdict::LiabilityFinding;
use crate::check::Win;

/// A win with its value and who is liable for it.
#[derive(Clone, Debug)]
pub struct Settled<'a> {
    /// The win.
    pub win: &'a Win,
    /// What the hand is worth to the winner.
    pub total: i64,
    /// In riichi a non-dealer's share.
    pub base: i64,
    /// Of it, the part of each liable seat's pattern.
    pub parts: Vec<(LiabilityFinding<'a>, i64)>,
}
