//! The blessings of the first turn, which rulebooks define differently.

use super::win_draft::{By, Situation, WinDraft};
use crate::options::EarthsBlessing;
use crate::tiles::Seat;

/// The blessing that [`Situation::Dealt`] stands for under these rules: `Heaven` for the dealer, `Earth` for a draw,
/// `Earth` for East's first discard if the option `earths-blessing` (`earth`) includes that, and otherwise `Human`. Any
/// other situation is returned as it is.
#[must_use]
pub fn meant(earth: EarthsBlessing, win: &WinDraft, situation: Situation) -> Situation {
    if situation != Situation::Dealt {
        return situation;
    }
    let from_dealer = win.from.is_none_or(|from| from == Seat::East);
    match win.by {
        _ if win.seat == Seat::East => Situation::Heaven,
        By::SelfDraw => Situation::Earth,
        By::Discard if earth.on_discard() && from_dealer => Situation::Earth,
        By::Discard | By::RobbedKong => Situation::Human,
    }
}
