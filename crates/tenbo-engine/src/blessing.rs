//! The blessings of the first turn, which systems define differently.

use super::draft::{By, Situation, WinDraft};
use super::seat::Seat;
use crate::named;

named! {
    /// On which tile a seat that does not deal wins the blessing of earth.
    EarthsBlessing, ParseEarthsBlessingError {
        /// Its own first draw (riichi; Four Winds, the narrowed interpretation).
        FirstDraw = "first-draw",
        /// East's first discard (Millington 122(b); Four Winds, Earthly Hand).
        FirstDiscard = "first-discard",
        /// Either (Four Winds, the extended interpretation).
        Either = "either",
    }
}

#[expect(clippy::derivable_impls, reason = "the macro derives the same for every list of names")]
impl Default for EarthsBlessing {
    fn default() -> Self {
        EarthsBlessing::FirstDraw
    }
}

impl EarthsBlessing {
    /// Whether it can be won on a discard.
    #[must_use]
    pub const fn on_discard(self) -> bool {
        matches!(self, EarthsBlessing::FirstDiscard | EarthsBlessing::Either)
    }
}

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
