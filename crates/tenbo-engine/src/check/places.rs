//! The places of seats and wins in a deal, for problems.

use crate::problems::{Part, Place};
use crate::tiles::Seat;

/// The place of everything entered for a seat: `/seats/E`.
pub(super) fn seat_place(seat: Seat) -> Place {
    Place::of([Part::from("seats"), Part::from(seat.as_str())])
}

/// The place of the win with this index, from 0: `/end/wins/0`.
pub(super) fn win_place(index: usize) -> Place {
    Place::of([Part::from("end"), Part::from("wins"), Part::from(index)])
}
