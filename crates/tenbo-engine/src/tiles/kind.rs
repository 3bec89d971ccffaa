//! The 34 kinds of tiles that can be part of a set, and flowers as one more kind.

use std::fmt;

/// One of the three suits.
///
/// ```
/// use tenbo_engine::Suit;
///
/// assert_eq!(Suit::ALL.map(Suit::as_char), ['m', 'p', 's']);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// Characters, `m`.
    Characters = 0,
    /// Dots, `p`.
    Dots = 1,
    /// Bamboos, `s`.
    Bamboos = 2,
}

impl Suit {
    /// All suits, in the order of notation: `m`, `p`, `s`.
    pub const ALL: [Suit; 3] = [Suit::Characters, Suit::Dots, Suit::Bamboos];

    /// The dragon that belongs to the suit.
    #[must_use]
    pub const fn dragon(self) -> Kind {
        match self {
            Suit::Characters => Kind::RED,
            Suit::Dots => Kind::WHITE,
            Suit::Bamboos => Kind::GREEN,
        }
    }

    /// The suit's letter in notation.
    #[must_use]
    pub const fn as_char(self) -> char {
        match self {
            Suit::Characters => 'm',
            Suit::Dots => 'p',
            Suit::Bamboos => 's',
        }
    }
}

/// A kind of tile that can be part of a set: 27 suit tiles, 4 winds, 3 dragons. Besides these, flowers and seasons are
/// one kind, [`Kind::FLOWER`], where a rulebook has them as tiles of the hand.
///
/// ```
/// use tenbo_engine::{Kind, Suit};
///
/// let nine = Kind::suited(Suit::Bamboos, 9).unwrap();
/// assert!(nine.is_terminal_or_honor() && !nine.is_honor());
/// assert_eq!((nine.suit(), nine.rank()), (Some(Suit::Bamboos), 9));
/// // No tile follows a nine, or an honor.
/// assert_eq!((nine.higher(1), Kind::EAST.higher(1)), (None, None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub(super) u8);

impl Kind {
    /// The number of kinds that can be part of a set; flowers are not counted.
    pub const COUNT: usize = 34;
    /// East wind, the first honor.
    pub const EAST: Kind = Kind(27);
    /// South wind.
    pub const SOUTH: Kind = Kind(28);
    /// West wind.
    pub const WEST: Kind = Kind(29);
    /// North wind. In three-player riichi it can be set aside as a bonus tile.
    pub const NORTH: Kind = Kind(30);
    /// White dragon, the first of the dragons.
    pub const WHITE: Kind = Kind(31);
    /// Green dragon.
    pub const GREEN: Kind = Kind(32);
    /// Red dragon.
    pub const RED: Kind = Kind(33);
    /// Any flower or season as a tile of the hand, where all of them are alike. It is neither of a suit nor an honor,
    /// and not among [`all`](Kind::all) kinds.
    pub const FLOWER: Kind = Kind(34);

    /// The kind with this index, 0 to 33 in the order `1-9m 1-9p 1-9s 1-7z`; `None` from 34 on.
    #[must_use]
    pub const fn new(index: u8) -> Option<Kind> {
        if index < 34 { Some(Kind(index)) } else { None }
    }

    /// The tile of a suit with this rank, 1 to 9; `None` for any other rank.
    #[must_use]
    pub const fn suited(suit: Suit, rank: u8) -> Option<Kind> {
        if rank >= 1 && rank <= 9 { Some(Kind(suit as u8 * 9 + rank - 1)) } else { None }
    }

    /// The honor with this number: 1 to 4 for east, south, west, north, 5 to 7 for white, green, red; `None` for any
    /// other number.
    #[must_use]
    pub const fn honor(number: u8) -> Option<Kind> {
        if number >= 1 && number <= 7 { Some(Kind(26 + number)) } else { None }
    }

    /// All kinds in the order of their indexes, without flowers.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..34).map(Kind)
    }

    /// The index, 0 to 33 in the order `1-9m 1-9p 1-9s 1-7z`; 34 for flowers.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many tiles of this kind the set has, without jokers: four, or eight flowers and seasons.
    #[must_use]
    pub const fn copies(self) -> u8 {
        if self.0 == Kind::FLOWER.0 { 8 } else { 4 }
    }

    /// The suit, or `None` for an honor or a flower.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        match self.0 / 9 {
            0 => Some(Suit::Characters),
            1 => Some(Suit::Dots),
            2 => Some(Suit::Bamboos),
            _ => None,
        }
    }

    /// The rank of a suit tile, 1 to 9, or the number of an honor, 1 to 7.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 % 9 + 1
    }

    /// Whether it is a wind or dragon.
    #[must_use]
    pub const fn is_honor(self) -> bool {
        self.0 >= 27 && self.0 < 34
    }

    /// Whether it is a wind.
    #[must_use]
    pub const fn is_wind(self) -> bool {
        self.0 >= 27 && self.0 < 31
    }

    /// Whether it is a dragon.
    #[must_use]
    pub const fn is_dragon(self) -> bool {
        self.0 >= 31 && self.0 < 34
    }

    /// Whether it is a one or nine.
    #[must_use]
    pub const fn is_terminal(self) -> bool {
        self.0 < 27 && matches!(self.0 % 9, 0 | 8)
    }

    /// Whether it is a terminal or honor, called yaochuu in riichi and a major tile in classical rules.
    #[must_use]
    pub const fn is_terminal_or_honor(self) -> bool {
        self.is_honor() || self.is_terminal()
    }

    /// The kind `steps` ranks higher in the same suit; `None` for honors and flowers, and above the nine.
    #[must_use]
    pub const fn higher(self, steps: u8) -> Option<Kind> {
        if self.0 >= 27 || steps > 8 - self.0 % 9 { None } else { Some(Kind(self.0 + steps)) }
    }

    /// Whether a chow can start here: ranks 1 to 7 of a suit.
    #[must_use]
    pub const fn starts_chow(self) -> bool {
        self.0 < 27 && self.0 % 9 < 7
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Kind::FLOWER {
            return f.write_str("1f");
        }
        write!(f, "{}{}", self.rank(), self.suit().map_or('z', Suit::as_char))
    }
}
