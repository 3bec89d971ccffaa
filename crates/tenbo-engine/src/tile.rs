//! Tiles: the 34 kinds that make sets, red fives, flowers and seasons.

use std::fmt;

/// One of the three suits.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 34;
    /// East wind, the first honor.
    pub const EAST: Kind = Kind(27);
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
    pub const fn is_major(self) -> bool {
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

/// A set of kinds, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Kinds(u64);

impl Kinds {
    /// No kind.
    pub const NONE: Kinds = Kinds(0);
    /// All 34.
    pub const ALL: Kinds = Kinds((1 << 34) - 1);
    /// Ones and nines.
    pub const TERMINALS: Kinds = Kinds(0b100_000_001 | 0b100_000_001 << 9 | 0b100_000_001 << 18);
    /// The winds.
    pub const WINDS: Kinds = Kinds(0b1111 << 27);
    /// The dragons.
    pub const DRAGONS: Kinds = Kinds(0b111 << 31);
    /// Winds and dragons.
    pub const HONORS: Kinds = Kinds(0b111_1111 << 27);
    /// Terminals and honors.
    pub const MAJORS: Kinds = Kinds(Kinds::TERMINALS.0 | Kinds::HONORS.0);
    /// 2 to 8 of each suit.
    pub const SIMPLES: Kinds = Kinds(Kinds::ALL.0 & !Kinds::MAJORS.0);
    /// Tiles that look the same upside down: 1 2 3 4 5 8 9 of dots, 2 4 5 6 8 9 of bamboos, the white dragon.
    pub const REVERSIBLE: Kinds = Kinds(0b110_011_111 << 9 | 0b110_111_010 << 18 | 1 << 31);
    /// 2 3 4 6 8 of bamboos and the green dragon.
    pub const GREEN: Kinds = Kinds(0b010_101_110 << 18 | 1 << 32);
    /// 1 5 7 9 of bamboos and the red dragon: the tiles that have red in them and are not mostly green.
    pub const RED: Kinds = Kinds(0b101_010_001 << 18 | 1 << 33);

    /// From a bit for each kind, the lowest for the first.
    #[must_use]
    pub const fn of_bits(bits: u64) -> Kinds {
        Kinds(bits & Kinds::ALL.0)
    }

    /// The nine tiles of a suit.
    #[inline(always)]
    #[must_use]
    pub const fn suit(suit: Suit) -> Kinds {
        Kinds(0b111_111_111 << (suit as u8 * 9))
    }

    /// Just this one.
    #[inline(always)]
    #[must_use]
    pub const fn one(kind: Kind) -> Kinds {
        Kinds(1 << kind.0)
    }

    /// These ranks of every suit, bit 0 for the one.
    #[must_use]
    pub const fn of_ranks(ranks: u16) -> Kinds {
        let ranks = ranks as u64;
        Kinds(ranks | ranks << 9 | ranks << 18)
    }

    /// The chow that starts at `kind`.
    #[inline(always)]
    #[must_use]
    pub const fn chow(kind: Kind) -> Kinds {
        Kinds(0b111 << kind.0)
    }

    /// The knitted set that starts at `kind`, a 1, 2 or 3 of a suit: 147, 258 or 369.
    #[must_use]
    pub const fn knitted(kind: Kind) -> Kinds {
        Kinds(0b1_001_001 << kind.0)
    }

    /// Whether `kind` is in the set.
    #[inline(always)]
    #[must_use]
    pub const fn has(self, kind: Kind) -> bool {
        self.0 >> kind.0 & 1 == 1
    }

    /// How many kinds.
    #[inline(always)]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline(always)]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in both.
    #[inline(always)]
    #[must_use]
    pub const fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// Those in either.
    #[inline(always)]
    #[must_use]
    pub const fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// Those here that are not in `other`.
    #[inline(always)]
    #[must_use]
    pub const fn without(self, other: Kinds) -> Kinds {
        Kinds(self.0 & !other.0)
    }

    /// Whether each one here is in `other`.
    #[inline(always)]
    #[must_use]
    pub const fn within(self, other: Kinds) -> bool {
        self.0 & !other.0 == 0
    }

    /// The tiles of a suit just above and below these.
    #[must_use]
    pub const fn neighbours(self) -> Kinds {
        const SUITS: u64 = (1 << 27) - 1;
        const ONES: u64 = 1 | 1 << 9 | 1 << 18;
        let suited = self.0 & SUITS;
        Kinds((suited & !(ONES << 8)) << 1 | (suited & !ONES) >> 1)
    }

    /// The nine bits of a suit, bit 0 for the one.
    #[inline(always)]
    #[must_use]
    pub const fn ranks(self, suit: Suit) -> u16 {
        (self.0 >> (suit as u8 * 9) & 0x1ff) as u16
    }

    /// The same of each suit, in the order of notation.
    #[inline(always)]
    #[must_use]
    pub const fn by_suit(self) -> [u16; 3] {
        [self.ranks(Suit::Characters), self.ranks(Suit::Dots), self.ranks(Suit::Bamboos)]
    }

    /// The first of them.
    #[inline(always)]
    #[must_use]
    pub const fn first(self) -> Option<Kind> {
        if self.0 == 0 { None } else { Some(Kind(self.0.trailing_zeros() as u8)) }
    }

    /// The kinds in order.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(Kind(index))
        })
    }
}

/// A physical tile as a person picks it: a kind, a red five, a flower or a season.
///
/// Ordered as notation sorts a hand: by suit, a red five just before the plain ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile(u8);

impl Tile {
    /// Codes: 0-33 the kinds, 34-41 flowers and seasons, 42-44 red fives, from 45 jokers by what they stand for.
    const RED: u8 = 42;
    const JOKER: u8 = 45;

    /// A plain tile of this kind.
    #[must_use]
    pub const fn plain(kind: Kind) -> Tile {
        Tile(kind.0)
    }

    /// The red five of a suit.
    #[must_use]
    pub const fn red(suit: Suit) -> Tile {
        Tile(Tile::RED + suit as u8)
    }

    /// Flower 1 to 4 or season 5 to 8.
    #[must_use]
    pub const fn bonus(number: u8) -> Option<Tile> {
        if number >= 1 && number <= 8 { Some(Tile(33 + number)) } else { None }
    }

    /// A joker that stands for a tile of this kind.
    #[must_use]
    pub const fn joker(kind: Kind) -> Tile {
        Tile(Tile::JOKER + kind.0)
    }

    /// Every tile that can be picked, in the order of the keyboard; jokers apart.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..45).map(Tile)
    }

    /// The kind; `None` for flowers and seasons.
    #[must_use]
    pub const fn kind(self) -> Option<Kind> {
        match self.0 {
            0..=33 => Some(Kind(self.0)),
            42 => Some(Kind(4)),
            43 => Some(Kind(13)),
            44 => Some(Kind(22)),
            Tile::JOKER.. => Kind::new(self.0 - Tile::JOKER),
            _ => None,
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

    /// 1 to 8 for flowers and seasons.
    #[must_use]
    pub const fn bonus_number(self) -> Option<u8> {
        if self.0 >= 34 && self.0 < Tile::RED { Some(self.0 - 33) } else { None }
    }

    /// The number that notation writes: 0 for a red five.
    #[must_use]
    pub const fn digit(self) -> u8 {
        match self.0 {
            34..=41 => self.0 - 33,
            42..=44 => 0,
            Tile::JOKER.. => (self.0 - Tile::JOKER) % 9 + 1,
            code => code % 9 + 1,
        }
    }

    /// The letter that notation writes: `m p s z f`.
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

    /// The tile that notation writes so; digits 0-9 with `m p s`, 1-7 `z`, 1-8 `f`.
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

    /// Where the tile stands in a sorted hand.
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
    fn red_fives_sort_just_before_plain_fives() {
        for suit in Suit::ALL {
            let four = Tile::plain(Kind::suited(suit, 4).unwrap());
            let five = Tile::plain(Kind::suited(suit, 5).unwrap());
            assert!(four < Tile::red(suit) && Tile::red(suit) < five);
        }
    }

    #[test]
    fn kind_sets_agree_with_the_predicates() {
        for kind in Kind::all() {
            assert_eq!(Kinds::TERMINALS.has(kind), kind.is_terminal());
            assert_eq!(Kinds::HONORS.has(kind), kind.is_honor());
            assert_eq!(Kinds::WINDS.has(kind), kind.is_wind());
            assert_eq!(Kinds::DRAGONS.has(kind), kind.is_dragon());
            assert_eq!(Kinds::SIMPLES.has(kind), !kind.is_major());
        }
        let green: Vec<String> = Kinds::GREEN.iter().map(|k| k.to_string()).collect();
        assert_eq!(green, ["2s", "3s", "4s", "6s", "8s", "6z"]);
    }
}
