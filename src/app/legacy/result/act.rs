//! What can be done in the panel. Each element that does something carries its act in `data-do`.

use crate::engine::catalogue::Pattern;
use crate::engine::seat::Seat;
use crate::engine::tile::Tile;

/// Something that a tap or the pointer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Completes the hand with a tile.
    Complete(Tile),
    /// Discards a tile.
    Discard(Tile),
    /// Opens a line of a hand: its pattern, and whether it counts.
    Line(Seat, Pattern, bool),
    /// Points at a step of a hand by its place.
    Step(Seat, usize),
    /// Opens the other readings of a hand.
    Others(Seat),
    /// Opens the orders of combining of a hand.
    Orders(Seat),
    /// Keeps the tiles lit of a pattern in an order of combining: the order and its chip, see [`Act::join`].
    Join(Seat, usize),
    /// Opens a loser's hand.
    Loser(Seat),
    /// Shows every discard.
    AllDiscards,
    /// Copies the result as text.
    CopyText,
    /// Copies the link.
    CopyLink,
    /// Opens the reference at a pattern.
    Reference(Pattern),
    /// Prints the page.
    Print,
    /// Yaku by their plain names, or by romanised ones.
    Names,
    /// What is pasted into another site to show it there.
    Embed,
    /// Leads to where a problem can be put right, by its place in the list.
    Problem(usize),
}

/// More patterns than an order of combining has.
const CHIPS: usize = 32;

impl Act {
    /// A pattern in an order of combining, by their places.
    #[must_use]
    pub const fn join(seat: Seat, order: usize, chip: usize) -> Act {
        Act::Join(seat, order * CHIPS + chip)
    }

    /// The places of an order and its chip.
    #[must_use]
    pub const fn joined(place: usize) -> (usize, usize) {
        (place / CHIPS, place % CHIPS)
    }

    /// As `data-do` holds it.
    #[must_use]
    pub fn write(self) -> String {
        let tile = |letter: &str, tile: Tile| {
            let mut out = String::from(letter);
            out.push(char::from(b'0' + tile.digit()));
            out.push(tile.letter());
            out
        };
        match self {
            Act::Complete(with) => tile("c", with),
            Act::Discard(what) => tile("d", what),
            Act::Line(seat, pattern, counts) => {
                [if counts { "l" } else { "n" }, seat.as_str(), pattern.as_str()].concat()
            }
            Act::Step(seat, place) => ["s", seat.as_str(), &place.to_string()].concat(),
            Act::Others(seat) => ["o", seat.as_str()].concat(),
            Act::Orders(seat) => ["g", seat.as_str()].concat(),
            Act::Join(seat, place) => ["j", seat.as_str(), &place.to_string()].concat(),
            Act::Loser(seat) => ["w", seat.as_str()].concat(),
            Act::AllDiscards => String::from("a"),
            Act::CopyText => String::from("t"),
            Act::CopyLink => String::from("u"),
            Act::Reference(pattern) => ["r", pattern.as_str()].concat(),
            Act::Print => String::from("q"),
            Act::Names => String::from("y"),
            Act::Embed => String::from("e"),
            Act::Problem(place) => ["p", &place.to_string()].concat(),
        }
    }

    /// Reads it back.
    #[must_use]
    pub fn read(text: &str) -> Option<Act> {
        let mut letters = text.chars();
        let kind = letters.next()?;
        match kind {
            'a' => return Some(Act::AllDiscards),
            't' => return Some(Act::CopyText),
            'u' => return Some(Act::CopyLink),
            'q' => return Some(Act::Print),
            'y' => return Some(Act::Names),
            'e' => return Some(Act::Embed),
            'r' => return letters.as_str().parse().ok().map(Act::Reference),
            'p' => return letters.as_str().parse().ok().map(Act::Problem),
            _ => {}
        }
        let second = letters.next()?;
        if matches!(kind, 'c' | 'd') {
            let digit = u8::try_from(second.to_digit(10)?).ok()?;
            let tile = Tile::from_notation(digit, letters.next()?)?;
            return Some(if kind == 'c' { Act::Complete(tile) } else { Act::Discard(tile) });
        }
        let (seat, rest) = (Seat::from_char(second)?, letters.as_str());
        match kind {
            'l' | 'n' => Some(Act::Line(seat, rest.parse().ok()?, kind == 'l')),
            's' => Some(Act::Step(seat, rest.parse().ok()?)),
            'o' => Some(Act::Others(seat)),
            'g' => Some(Act::Orders(seat)),
            'j' => Some(Act::Join(seat, rest.parse().ok()?)),
            'w' => Some(Act::Loser(seat)),
            _ => None,
        }
    }

    /// Whether it opens and closes something.
    #[must_use]
    pub const fn is_door(self) -> bool {
        matches!(
            self,
            Act::Line(..) | Act::Others(_) | Act::Orders(_) | Act::Join(..) | Act::Loser(_) | Act::AllDiscards
        )
    }

    /// Whether the pointer upon it lights tiles.
    #[must_use]
    pub const fn lights(self) -> bool {
        matches!(self, Act::Line(..) | Act::Step(..) | Act::Join(..))
    }
}
