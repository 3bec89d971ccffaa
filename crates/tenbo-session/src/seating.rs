//! Who sits where, as far as that is known: while a deal of a game is entered by tiles.

use tenbo_engine::tiles::{BySeat, Seat};

/// The players by their seats. Of a hand that belongs to no game nobody is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating(BySeat<Option<String>>);

impl Seating {
    /// Seats with who sits there.
    #[must_use]
    pub fn of(players: impl IntoIterator<Item = (Seat, String)>) -> Seating {
        let mut seating = Seating::default();
        for (seat, player) in players {
            seating.0[seat] = Some(player);
        }
        seating
    }

    /// Who sits on a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&str> {
        self.0[seat].as_deref()
    }

    /// Whether anybody is known.
    #[must_use]
    pub fn is_known(&self) -> bool {
        self.0.iter().any(|(_, player)| player.is_some())
    }
}
