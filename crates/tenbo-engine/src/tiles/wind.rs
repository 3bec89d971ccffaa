//! The winds of rounds and of seats.

use super::kind::Kind;
use crate::named;

named! {
    /// A wind.
    Wind as "wind" {
        /// The wind of the first round, and of the dealer.
        East = "E",
        /// The wind of the second round, and of the seat after East.
        South = "S",
        /// The wind of the third round, and of the seat opposite East.
        West = "W",
        /// The wind of the fourth round, and of the seat before East, which is empty in a three-player game.
        North = "N",
    }
}

impl Wind {
    /// The wind of a round. Rounds are counted from 0, and after north comes east again.
    #[must_use]
    pub const fn of_round(round: u8) -> Wind {
        match round % 4 {
            0 => Wind::East,
            1 => Wind::South,
            2 => Wind::West,
            _ => Wind::North,
        }
    }

    /// The kind of its tile.
    #[must_use]
    pub const fn tile(self) -> Kind {
        match self {
            Wind::East => Kind::EAST,
            Wind::South => Kind::SOUTH,
            Wind::West => Kind::WEST,
            Wind::North => Kind::NORTH,
        }
    }
}
