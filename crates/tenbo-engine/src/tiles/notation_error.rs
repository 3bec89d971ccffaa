//! What could not be read in a text of tiles, and where.

use std::error::Error;
use std::fmt;

/// A range of characters in a text: the index of the first one, and that of the one after the last. They are counted
/// as `char`s, from 0.
pub type Chars = (usize, usize);

/// Why some characters could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Not part of any notation.
    Character,
    /// A digit that this suit does not have, such as `8z`.
    Digit,
    /// Digits without a suit.
    SuitMissing,
    /// A suit without digits.
    DigitMissing,
    /// A bracket that is not opened or not closed.
    Bracket,
    /// A pair of brackets whose tiles do not make a set.
    Meld,
    /// `+` or `~` that is not followed by exactly one tile.
    Win,
    /// A joker mark without a tile for it to stand for.
    Joker,
}

impl Unreadable {
    /// Every reason.
    pub const ALL: [Unreadable; 8] = [
        Unreadable::Character,
        Unreadable::Digit,
        Unreadable::SuitMissing,
        Unreadable::DigitMissing,
        Unreadable::Bracket,
        Unreadable::Meld,
        Unreadable::Win,
        Unreadable::Joker,
    ];
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unreadable::Character => "this is not part of the notation",
            Unreadable::Digit => "the suit has no tile with this digit",
            Unreadable::SuitMissing => "digits must have a suit before or after them",
            Unreadable::DigitMissing => "a suit must have digits before or after it",
            Unreadable::Bracket => "a bracket must be opened and closed",
            Unreadable::Meld => "the tiles in brackets must be a set",
            Unreadable::Win => "`+` or `~` must be followed by exactly one tile",
            Unreadable::Joker => "`*` must be followed by a tile that a joker can stand for",
        })
    }
}

/// Characters that could not be read, and why.
///
/// ```
/// use tenbo_engine::tiles::read_hand;
///
/// let errors = read_hand("123m4x").errors;
/// assert_eq!(errors[0].to_string(), "characters 4 to 5: digits must have a suit before or after them");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// Why they could not be read.
    pub reason: Unreadable,
    /// The characters concerned.
    pub chars: Chars,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "characters {} to {}: {}", self.chars.0, self.chars.1, self.reason)
    }
}

impl Error for NotationError {}
