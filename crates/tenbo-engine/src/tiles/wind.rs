//! Winds: of a round, and of the seats in a deal.

use super::kind::Kind;
use crate::named;

named! {
    /// A wind.
    Wind {
        /// The first round's, and the dealer's.
        East = "E",
        /// The second round's, and whose turn is after East's.
        South = "S",
        /// The third round's, and opposite East.
        West = "W",
        /// The fourth round's, and the seat that is empty in a game for three.
        North = "N",
    }
}

impl Wind {
    /// The wind of a round, counted from 0. After north comes east again.
    #[must_use]
    pub const fn of_round(round: u8) -> Wind {
        match round % 4 {
            0 => Wind::East,
            1 => Wind::South,
            2 => Wind::West,
            _ => Wind::North,
        }
    }

    /// The tile.
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
