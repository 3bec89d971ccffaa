//! Tiles: the 34 kinds that make sets, red fives, bonus tiles, jokers.

use std::fmt;
use std::str::FromStr;

use super::bonus_kind::BonusKind;
use super::kind::{Kind, Suit};
use crate::UnknownName;

/// A physical tile as a player holds it: a plain tile of a kind, a red five, a bonus tile, or a joker that stands for a
/// kind.
///
/// Tiles are ordered as a hand is written: by suit and rank, a red five just before plain fives, a joker just after
/// the tile that it stands for, bonus tiles last.
///
/// ```
/// use tenbo_engine::tiles::read_tiles;
/// use tenbo_engine::{Kind, Suit, Tile};
///
/// // A red five is written as 0; `f` are flowers and seasons, `g` animals and faces.
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
    /// The codes are 0 to 33 for the kinds, 34 to 49 for bonus tiles, 50 to 52 for red fives, and from 53 on for jokers,
    /// in the order of the kinds that they stand for.
    const RED: u8 = 50;
    const JOKER: u8 = 53;

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

    /// The bonus tile with this number: 1 to 4 are flowers, 5 to 8 seasons, 9 to 12 animals, 13 to 16 faces; `None` for
    /// any other number.
    #[must_use]
    pub const fn bonus(number: u8) -> Option<Tile> {
        if number >= 1 && number <= 16 { Some(Tile(33 + number)) } else { None }
    }

    /// A joker that stands for a tile of this kind; for [`Kind::FLOWER`] it is written `*1f`.
    #[must_use]
    pub const fn joker(kind: Kind) -> Tile {
        Tile(Tile::JOKER + kind.0)
    }

    /// Every tile except jokers: the 34 kinds in the order of their indexes, the bonus tiles, and the red fives.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..Tile::JOKER).map(Tile)
    }

    /// The kind, which for a joker is the one that it stands for; `None` for bonus tiles, which are of no kind unless
    /// they are flowers that are in a hand ([`kind_in_hand`](Tile::kind_in_hand)).
    #[must_use]
    pub const fn kind(self) -> Option<Kind> {
        match self.0 {
            0..=33 => Some(Kind(self.0)),
            50 => Some(Kind(4)),
            51 => Some(Kind(13)),
            52 => Some(Kind(22)),
            Tile::JOKER.. => Some(Kind(self.0 - Tile::JOKER)),
            _ => None,
        }
    }

    /// The kind that it has as a tile of a hand or a meld: [`Kind::FLOWER`] for flowers and seasons, which only some
    /// rulebooks have there, and otherwise its [`kind`](Tile::kind).
    #[must_use]
    pub const fn kind_in_hand(self) -> Option<Kind> {
        match self.bonus_kind() {
            Some(BonusKind::Flower | BonusKind::Season) => Some(Kind::FLOWER),
            _ => self.kind(),
        }
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

    /// The number of a bonus tile as in [`bonus`](Tile::bonus), 1 to 16; `None` for any other tile.
    #[must_use]
    pub const fn bonus_number(self) -> Option<u8> {
        if self.0 >= 34 && self.0 < Tile::RED { Some(self.0 - 33) } else { None }
    }

    /// What kind of bonus tile it is; `None` if it is none.
    #[must_use]
    pub const fn bonus_kind(self) -> Option<BonusKind> {
        match self.0 {
            34..=37 => Some(BonusKind::Flower),
            38..=41 => Some(BonusKind::Season),
            42..=45 => Some(BonusKind::Animal),
            46..=49 => Some(BonusKind::Face),
            _ => None,
        }
    }

    /// The digit in notation: 0 for a red five.
    #[must_use]
    pub const fn digit(self) -> u8 {
        match self.0 {
            34..=49 => (self.0 - 34) % 8 + 1,
            50..=52 => 0,
            Tile::JOKER.. => Tile(self.0 - Tile::JOKER).digit(),
            code => code % 9 + 1,
        }
    }

    /// The letter in notation: `m`, `p`, `s`, `z`, `f` or `g`.
    #[must_use]
    pub const fn letter(self) -> char {
        let code = if self.is_joker() { self.0 - Tile::JOKER } else { self.0 };
        match code {
            0..=8 | 50 => 'm',
            9..=17 | 51 => 'p',
            18..=26 | 52 => 's',
            27..=33 => 'z',
            42..=49 => 'g',
            _ => 'f',
        }
    }

    /// The tile that a digit and a letter stand for in notation: 0 to 9 with `m`, `p` or `s`, 1 to 7 with `z`, 1 to 8
    /// with `f` or `g`; `None` for anything else.
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
            'f' if digit <= 8 => return Tile::bonus(digit),
            'g' if digit >= 1 && digit <= 8 => return Tile::bonus(digit + 8),
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
            50 => 12,
            51 => 39,
            52 => 66,
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

    /// Reads one tile in notation: `5m`, `0m` for a red five, `3f` for a flower, `1g` for an animal, `*5m` for a joker. A joker
    /// stands for any flower alike, and for no animal.
    fn from_str(text: &str) -> Result<Tile, UnknownName> {
        let (joker, plain) = text.strip_prefix('*').map_or((false, text), |plain| (true, plain));
        let mut letters = plain.chars();
        let digit = letters.next().and_then(|digit| digit.to_digit(10)).and_then(|digit| u8::try_from(digit).ok());
        let tile = match (digit, letters.next(), letters.next()) {
            (Some(digit), Some(letter), None) => Tile::from_notation(digit, letter),
            _ => None,
        };
        let tile =
            if joker { tile.filter(|tile| !tile.is_red()).and_then(Tile::kind_in_hand).map(Tile::joker) } else { tile };
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
        for text in ["", "5", "m", "10m", "8z", "9f", "0g", "9g", "*", "*0m", "*9f", "*1g", "5m ", "五m"] {
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
            assert_eq!((flower.kind(), flower.kind_in_hand()), (None, Some(Kind::FLOWER)), "{number}");
            assert_eq!(format!("*{flower}").parse(), Ok(Tile::joker(Kind::FLOWER)), "{number}");
        }
        for number in 9..=16 {
            let aside = Tile::bonus(number).unwrap();
            assert_eq!(
                (aside.kind(), aside.kind_in_hand()),
                (None, None),
                "an animal or a face is never held: {aside}"
            );
        }
        let joker = Tile::joker(Kind::FLOWER);
        assert_eq!((joker.kind(), joker.bonus_number(), joker.to_string()), (Some(Kind::FLOWER), None, "*1f".into()));
        assert!(!Kind::FLOWER.is_honor() && !Kind::FLOWER.is_dragon() && Kind::FLOWER.suit().is_none());
        assert!(
            Kind::FLOWER.higher(1).is_none() && !Kind::FLOWER.is_terminal_or_honor() && !Kind::FLOWER.starts_chow()
        );
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
