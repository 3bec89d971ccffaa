//! The blessings of the first turn, which systems define differently.

use super::draft::{By, Situation, WinDraft};
use crate::options::EarthsBlessing;
use crate::tiles::Seat;

/// What a situation is under these rules. A hand that was complete as dealt is the blessing that its seat can have: the
/// dealer's first tiles; for others their first draw or East's first discard where that is the blessing of earth; and
/// otherwise a discard before their first draw.
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
