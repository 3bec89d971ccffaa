//! A legal win, ready to be paid.

use super::verdict::LiabilityFinding;
use crate::check::Win;
use crate::deal::Draft;
use crate::plan::Plan;
use crate::tiles::{BySeat, Seat};

/// A legal win with its value and who is liable for it.
#[derive(Clone, Debug)]
pub struct Settled<'a> {
    /// The win.
    pub win: &'a Win,
    /// What the hand is worth to the winner.
    pub total: i64,
    /// In riichi the base points: a non-dealer's share of a self-drawn win, before rounding. Elsewhere 0.
    pub base: i64,
    /// The liable seats, each with the base points that it pays for: of the rule's pattern (0 if the rule names none),
    /// or of the whole hand if the draft names the seat. Used in riichi only.
    pub parts: Vec<(LiabilityFinding<'a>, i64)>,
    /// The seats that won at an earlier moment: they pay nothing for this win.
    pub out: BySeat<bool>,
}

impl Settled<'_> {
    /// The other seats that are still in play, in turn order from East.
    pub fn others(&self, draft: &Draft, plan: &Plan) -> impl Iterator<Item = Seat> + use<> {
        let (winner, out) = (self.win.seat, self.out);
        plan.seats(draft).filter(move |&seat| seat != winner && !out[seat])
    }
}
