//! How many play.

use crate::options::TileRules;
use crate::tiles::Seat;

/// How many play. Of three there is no North seat, and the set has no 2 to 8 of characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Players {
    /// Three.
    Three,
    /// Four.
    Four,
}

impl Players {
    /// Three, if that is so, else four.
    #[must_use]
    pub const fn three_if(three: bool) -> Players {
        if three { Players::Three } else { Players::Four }
    }

    /// As many as a rulebook is for.
    #[must_use]
    pub const fn of(rules: &TileRules) -> Players {
        Players::three_if(rules.players == 3)
    }

    /// Whether three play.
    #[must_use]
    pub const fn are_three(self) -> bool {
        matches!(self, Players::Three)
    }

    /// The seats that play, in turn order from East.
    pub fn seats(self) -> impl Iterator<Item = Seat> + use<> {
        Seat::ALL.into_iter().take(if self.are_three() { 3 } else { 4 })
    }

    /// Who plays just before a seat: at a table of three West before East.
    #[must_use]
    pub const fn before(self, seat: Seat) -> Seat {
        match seat.before() {
            Seat::North if self.are_three() => Seat::West,
            before => before,
        }
    }
}
