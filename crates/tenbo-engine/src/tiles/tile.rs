//! Tiles: the 34 kinds that make sets, red fives, flowers and seasons, jokers.

use std::fmt;
use std::str::FromStr;

use super::kind::{Kind, Suit};
use crate::UnknownName;

/// A physical tile as a player holds it: a plain tile of a kind, a red five, a flower or season, or a joker that
/// stands for a kind.
///
/// Tiles are ordered as a hand is written: by suit and rank, a red five just before plain fives, a joker just after
/// the tile that it stands for, flowers and seasons last.
///
/// ```
/// use tenbo_engine::tiles::read_tiles;
/// use tenbo_engine::{Kind, Suit, Tile};
///
/// // A red five is written as 0; `f` are flowers and seasons.
/// let five = Kind::suited(Suit::Dots, 5).unwrap();
/// let tiles = [Tile::red(Suit::Dots), Tile::plain(five), Tile::bonus(3).unwrap()];
/// assert_eq!(read_tiles("0p5p3f").tiles, tiles);
/// // Both fives are of one kind, a flower is of none.
/// assert_eq!(Tile::red(Suit::Dots).kind(), Kind::suited(Suit::Dots, 5));
/// assert_eq!(Tile::bonus(3).and_then(Tile::kind), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile(u8);

impl Tile {
    /// The codes are 0 to 33 for the kinds, 34 to 41 for flowers and seasons, 42 to 44 for red fives, and from 45 on
    /// for jokers, in the order of the kinds that they stand for.
    const RED: u8 = 42;
    const JOKER: u8 = 45;

    /// A plain tile of this kind; the first flower for [`Kind::FLOWER`].
    #[must_use]
    pub const fn plain(kind: Kind) -> Tile {
        Tile(kind.0)
    }

    /// The red five of a suit.
    #[must_use]
    pub const fn red(suit: Suit) -> Tile {
        Tile(Tile::RED + suit as u8)
    }

    /// The flower (1 to 4) or season (5 to 8) with this number; `None` for any other number.
    #[must_use]
    pub const fn bonus(number: u8) -> Option<Tile> {
        if number >= 1 && number <= 8 { Some(Tile(33 + number)) } else { None }
    }

    /// A joker that stands for a tile of this kind; for [`Kind::FLOWER`] it is written `*1f`.
    #[must_use]
    pub const fn joker(kind: Kind) -> Tile {
        Tile(Tile::JOKER + kind.0)
    }

    /// Every tile except jokers: the 34 kinds in the order of their indexes, the flowers and seasons, and the red fives.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..45).map(Tile)
    }

    /// The kind, which for a joker is the one that it stands for; `None` for flowers and seasons, which are of no kind
    /// unless they are [`held`](Tile::held) in the hand.
    #[must_use]
    pub const fn kind(self) -> Option<Kind> {
        match self.0 {
            0..=33 => Some(Kind(self.0)),
            42 => Some(Kind(4)),
            43 => Some(Kind(13)),
            44 => Some(Kind(22)),
            Tile::JOKER.. => Some(Kind(self.0 - Tile::JOKER)),
            _ => None,
        }
    }

    /// The kind that it has as a tile of a hand or a meld: [`Kind::FLOWER`] for flowers and seasons, which only some
    /// rulebooks have there, and otherwise its [`kind`](Tile::kind).
    #[must_use]
    pub const fn held(self) -> Option<Kind> {
        if self.bonus_number().is_some() { Some(Kind::FLOWER) } else { self.kind() }
    }

    /// Whether this is a red five.
    #[must_use]
    pub const fn is_red(self) -> bool {
        self.0 >= Tile::RED && self.0 < Tile::JOKER
    }

    /// Whether this is a joker.
    #[must_use]
    pub const fn is_joker(self) -> bool {
        self.0 >= Tile::JOKER
    }

    /// The number of a flower (1 to 4) or season (5 to 8); `None` for any other tile.
    #[must_use]
    pub const fn bonus_number(self) -> Option<u8> {
        if self.0 >= 34 && self.0 < Tile::RED { Some(self.0 - 33) } else { None }
    }

    /// The digit in notation: 0 for a red five.
    #[must_use]
    pub const fn digit(self) -> u8 {
        match self.0 {
            34..=41 => self.0 - 33,
            42..=44 => 0,
            Tile::JOKER.. => Tile(self.0 - Tile::JOKER).digit(),
            code => code % 9 + 1,
        }
    }

    /// The letter in notation: `m`, `p`, `s`, `z` or `f`.
    #[must_use]
    pub const fn letter(self) -> char {
        let code = if self.is_joker() { self.0 - Tile::JOKER } else { self.0 };
        match code {
            0..=8 | 42 => 'm',
            9..=17 | 43 => 'p',
            18..=26 | 44 => 's',
            27..=33 => 'z',
            _ => 'f',
        }
    }

    /// The tile that a digit and a letter stand for in notation: 0 to 9 with `m`, `p` or `s`, 1 to 7 with `z`, 1 to 8
    /// with `f`; `None` for anything else.
    #[must_use]
    pub const fn from_notation(digit: u8, letter: char) -> Option<Tile> {
        let suit = match letter {
            'm' => Suit::Characters,
            'p' => Suit::Dots,
            's' => Suit::Bamboos,
            'z' => {
                return match Kind::honor(digit) {
                    Some(kind) => Some(Tile::plain(kind)),
                    None => None,
                };
            }
            'f' => return Tile::bonus(digit),
            _ => return None,
        };
        if digit == 0 {
            return Some(Tile::red(suit));
        }
        match Kind::suited(suit, digit) {
            Some(kind) => Some(Tile::plain(kind)),
            None => None,
        }
    }

    /// A number by which tiles are sorted as a hand is written.
    #[must_use]
    pub const fn order(self) -> u8 {
        match self.0 {
            42 => 12,
            43 => 39,
            44 => 66,
            Tile::JOKER.. => (self.0 - Tile::JOKER) * 3 + 2,
            code => code * 3 + 1,
        }
    }
}

impl PartialOrd for Tile {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Tile {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.order().cmp(&other.order())
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joker = if self.is_joker() { "*" } else { "" };
        write!(f, "{joker}{}{}", self.digit(), self.letter())
    }
}

impl FromStr for Tile {
    type Err = UnknownName;

    /// Reads one tile in notation: `5m`, `0m` for a red five, `3f` for a flower, `*5m` for a joker. A joker stands for any
    /// flower alike.
    fn from_str(text: &str) -> Result<Tile, UnknownName> {
        let (joker, plain) = text.strip_prefix('*').map_or((false, text), |plain| (true, plain));
        let mut letters = plain.chars();
        let digit = letters.next().and_then(|digit| digit.to_digit(10)).and_then(|digit| u8::try_from(digit).ok());
        let tile = match (digit, letters.next(), letters.next()) {
            (Some(digit), Some(letter), None) => Tile::from_notation(digit, letter),
            _ => None,
        };
        let tile = if joker { tile.filter(|tile| !tile.is_red()).and_then(Tile::held).map(Tile::joker) } else { tile };
        tile.ok_or_else(|| UnknownName::new("Tile", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_names_every_tile_once() {
        for tile in Tile::all() {
            assert_eq!(Tile::from_notation(tile.digit(), tile.letter()), Some(tile));
        }
    }

    #[test]
    fn a_tile_is_read_as_it_is_written() {
        for tile in Tile::all().chain(Kind::all().chain([Kind::FLOWER]).map(Tile::joker)) {
            assert_eq!(tile.to_string().parse(), Ok(tile));
        }
        for text in ["", "5", "m", "10m", "8z", "9f", "*", "*0m", "*9f", "5m ", "五m"] {
            assert_eq!(text.parse::<Tile>(), Err(UnknownName::new("Tile", text)));
        }
    }

    #[test]
    fn a_joker_is_written_with_a_star_and_sorts_after_what_it_stands_for() {
        for kind in Kind::all() {
            let (joker, plain) = (Tile::joker(kind), Tile::plain(kind));
            assert_eq!((joker.kind(), joker.to_string()), (Some(kind), format!("*{plain}")));
            assert!(joker.is_joker() && !joker.is_red() && joker.bonus_number().is_none() && !plain.is_joker());
            assert!(plain < joker && Kind::new(kind.index() as u8 + 1).is_none_or(|next| joker < Tile::plain(next)));
        }
        assert!(Tile::all().all(|tile| !tile.is_joker()));
    }

    #[test]
    fn flowers_are_one_kind_where_they_are_held() {
        for number in 1..=8 {
            let flower = Tile::bonus(number).unwrap();
            assert_eq!((flower.kind(), flower.held()), (None, Some(Kind::FLOWER)), "{number}");
            assert_eq!(format!("*{flower}").parse(), Ok(Tile::joker(Kind::FLOWER)), "{number}");
        }
        let joker = Tile::joker(Kind::FLOWER);
        assert_eq!((joker.kind(), joker.bonus_number(), joker.to_string()), (Some(Kind::FLOWER), None, "*1f".into()));
        assert!(!Kind::FLOWER.is_honor() && !Kind::FLOWER.is_dragon() && Kind::FLOWER.suit().is_none());
        assert!(Kind::FLOWER.up(1).is_none() && !Kind::FLOWER.is_terminal_or_honor() && !Kind::FLOWER.starts_chow());
    }

    #[test]
    fn red_fives_sort_just_before_plain_fives() {
        for suit in Suit::ALL {
            let four = Tile::plain(Kind::suited(suit, 4).unwrap());
            let five = Tile::plain(Kind::suited(suit, 5).unwrap());
            assert!(four < Tile::red(suit) && Tile::red(suit) < five);
        }
    }
}
