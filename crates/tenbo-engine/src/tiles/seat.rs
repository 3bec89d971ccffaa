//! Seats, named by their winds in a deal: East is the dealer.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use super::wind::Wind;
use crate::UnknownName;

/// A seat at the table, named by its wind in the deal.
///
/// ```
/// use tenbo_engine::Seat;
///
/// // Who takes a chow of South's discard, and who is opposite.
/// assert_eq!((Seat::South.after(1), Seat::South.after(2)), (Seat::West, Seat::North));
/// assert_eq!("W".parse(), Ok(Seat::West));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Seat {
    /// The dealer.
    #[default]
    East = 0,
    /// Plays after East.
    South = 1,
    /// Sits opposite East.
    West = 2,
    /// Plays before East; nobody sits there in a three-player game.
    North = 3,
}

impl Seat {
    /// All seats, in the order of play.
    pub const ALL: [Seat; 4] = [Seat::East, Seat::South, Seat::West, Seat::North];

    /// The index, 0 to 3 in the order of play.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat that plays `steps` turns later at a table of four players.
    #[must_use]
    pub const fn after(self, steps: u8) -> Seat {
        match (self as u8 + steps) % 4 {
            0 => Seat::East,
            1 => Seat::South,
            2 => Seat::West,
            _ => Seat::North,
        }
    }

    /// The seat that plays just before this one at a table of four players.
    #[must_use]
    pub const fn before(self) -> Seat {
        self.after(3)
    }

    /// Its wind in this deal.
    #[must_use]
    pub const fn wind(self) -> Wind {
        Wind::of_round(self as u8)
    }

    /// The seat that has this wind in the deal.
    #[must_use]
    pub const fn of_wind(wind: Wind) -> Seat {
        Seat::East.after(wind as u8)
    }

    /// How many turns after `other` this seat plays, 0 to 3. Of several winners on a discard by `other`, the one with
    /// the lowest number is first in turn.
    #[must_use]
    pub const fn turns_after(self, other: Seat) -> u8 {
        (self as u8 + 4 - other as u8) % 4
    }

    /// The seat's letter: `E`, `S`, `W` or `N`.
    #[must_use]
    pub const fn as_char(self) -> char {
        match self {
            Seat::East => 'E',
            Seat::South => 'S',
            Seat::West => 'W',
            Seat::North => 'N',
        }
    }

    /// The seat with this letter; `None` unless it is `E`, `S`, `W` or `N`.
    #[must_use]
    pub fn from_char(letter: char) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.as_char() == letter)
    }

    /// The seat's letter as text.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.wind().as_str()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Seat {
    type Err = UnknownName;

    /// Reads `E`, `S`, `W` or `N`.
    fn from_str(text: &str) -> Result<Seat, UnknownName> {
        text.parse().map(Seat::of_wind).map_err(|_| UnknownName::new("Seat", text))
    }
}

crate::schema_of_names! { Seat as "wind" }

/// A value for each seat.
///
/// ```
/// use tenbo_engine::{BySeat, Seat};
///
/// let mut points = BySeat::from_fn(|_| 25_000);
/// points[Seat::East] += 1000;
/// assert_eq!(points.iter().map(|(_, points)| points).sum::<i32>(), 101_000);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>(pub [T; 4]);

impl<T> BySeat<T> {
    /// Computes each seat's value.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        BySeat(Seat::ALL.map(&mut value))
    }

    /// The values with their seats, in the order of play.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(self.0.iter())
    }

    /// The values with their seats in the order of play, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        Seat::ALL.into_iter().zip(self.0.iter_mut())
    }

    /// Replaces each value with what `value` makes of it.
    pub fn map<U>(self, value: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(value))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        let [east, south, west, north] = &self.0;
        match seat {
            Seat::East => east,
            Seat::South => south,
            Seat::West => west,
            Seat::North => north,
        }
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        let [east, south, west, north] = &mut self.0;
        match seat {
            Seat::East => east,
            Seat::South => south,
            Seat::West => west,
            Seat::North => north,
        }
    }
}
