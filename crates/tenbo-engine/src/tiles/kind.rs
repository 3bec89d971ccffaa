//! The 34 kinds of tiles that make sets.

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
    /// In the order of notation: `m`, `p`, `s`.
    pub const ALL: [Suit; 3] = [Suit::Characters, Suit::Dots, Suit::Bamboos];

    /// The letter of the notation.
    #[must_use]
    pub const fn as_char(self) -> char {
        match self {
            Suit::Characters => 'm',
            Suit::Dots => 'p',
            Suit::Bamboos => 's',
        }
    }
}

/// A kind of tile that can be part of a set: 27 suit tiles, 4 winds, 3 dragons. Always below 34.
///
/// ```
/// use tenbo_engine::{Kind, Suit};
///
/// let nine = Kind::suited(Suit::Bamboos, 9).unwrap();
/// assert!(nine.is_terminal_or_honor() && !nine.is_honor());
/// assert_eq!((nine.suit(), nine.rank()), (Some(Suit::Bamboos), 9));
/// // No tile follows a nine, or an honor.
/// assert_eq!((nine.up(1), Kind::EAST.up(1)), (None, None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub(super) u8);

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 34;
    /// East wind, the first honor.
    pub const EAST: Kind = Kind(27);
    /// South wind.
    pub const SOUTH: Kind = Kind(28);
    /// West wind.
    pub const WEST: Kind = Kind(29);
    /// North wind: a bonus tile in riichi for three.
    pub const NORTH: Kind = Kind(30);
    /// White dragon, the first of three.
    pub const WHITE: Kind = Kind(31);
    /// Green dragon.
    pub const GREEN: Kind = Kind(32);
    /// Red dragon.
    pub const RED: Kind = Kind(33);

    /// The kind of this index, `0..34` in the order `1-9m 1-9p 1-9s 1-7z`.
    #[inline(always)]
    #[must_use]
    pub const fn new(index: u8) -> Option<Kind> {
        if index < 34 { Some(Kind(index)) } else { None }
    }

    /// A suit tile; `rank` is 1 to 9.
    #[must_use]
    pub const fn suited(suit: Suit, rank: u8) -> Option<Kind> {
        if rank >= 1 && rank <= 9 { Some(Kind(suit as u8 * 9 + rank - 1)) } else { None }
    }

    /// An honor; `number` is 1 to 7: E S W N white green red.
    #[must_use]
    pub const fn honor(number: u8) -> Option<Kind> {
        if number >= 1 && number <= 7 { Some(Kind(26 + number)) } else { None }
    }

    /// All kinds in order.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..34).map(Kind)
    }

    /// `0..34`.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The suit, or `None` for an honor.
    #[inline(always)]
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        match self.0 / 9 {
            0 => Some(Suit::Characters),
            1 => Some(Suit::Dots),
            2 => Some(Suit::Bamboos),
            _ => None,
        }
    }

    /// Rank 1 to 9 of a suit tile; the number 1 to 7 of an honor.
    #[inline(always)]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 % 9 + 1
    }

    /// Winds and dragons.
    #[inline(always)]
    #[must_use]
    pub const fn is_honor(self) -> bool {
        self.0 >= 27
    }

    /// The four winds.
    #[must_use]
    pub const fn is_wind(self) -> bool {
        self.0 >= 27 && self.0 < 31
    }

    /// The three dragons.
    #[must_use]
    pub const fn is_dragon(self) -> bool {
        self.0 >= 31
    }

    /// Ones and nines.
    #[inline(always)]
    #[must_use]
    pub const fn is_terminal(self) -> bool {
        self.0 < 27 && matches!(self.0 % 9, 0 | 8)
    }

    /// Terminals and honors: what riichi calls yaochuu and classical rules call major tiles.
    #[inline(always)]
    #[must_use]
    pub const fn is_terminal_or_honor(self) -> bool {
        self.is_honor() || self.is_terminal()
    }

    /// The kind `steps` ranks higher in the same suit.
    #[inline(always)]
    #[must_use]
    pub const fn up(self, steps: u8) -> Option<Kind> {
        if self.is_honor() || self.0 % 9 + steps > 8 { None } else { Some(Kind(self.0 + steps)) }
    }

    /// Whether a chow can start here (ranks 1 to 7 of a suit).
    #[inline(always)]
    #[must_use]
    pub const fn starts_chow(self) -> bool {
        self.0 < 27 && self.0 % 9 < 7
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.suit().map_or('z', Suit::as_char))
    }
}
