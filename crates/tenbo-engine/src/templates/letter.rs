//! The letters of a way.

use super::group::{Rank, SuitOf, TileOf};

/// A letter of a way, by its place: three suits, three dragons, four winds, the seat's own wind and that of the round, four
/// numbers, five choices of a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letter(u8);

impl Letter {
    /// The seat's own wind, a letter whose value is not free.
    pub const OWN: Letter = Letter(Letter::TABLE);
    /// The wind of the round, another such.
    pub const ROUND: Letter = Letter(Letter::TABLE + 1);
    /// The place of the first suit.
    pub const SUIT: u8 = 0;
    /// The place of the first dragon.
    pub const DRAGON: u8 = 3;
    /// The place of the first wind.
    pub const WIND: u8 = 6;
    const TABLE: u8 = 10;
    /// The place of the first number.
    pub const NUMBER: u8 = 12;
    /// The place of the first choice.
    pub const CHOICE: u8 = 16;
    /// How many letters there are.
    pub const COUNT: u8 = 21;

    /// All of them; the suit of a tile comes before its number.
    pub fn all() -> impl Iterator<Item = Letter> {
        (0..Letter::COUNT).map(Letter)
    }

    /// The letters of a tile, a bit for each.
    pub const fn of(tile: TileOf) -> u32 {
        match tile {
            TileOf::Suited(Rank::Given(_), suit) | TileOf::Matching(suit) => Letter::of_suit(suit),
            TileOf::Suited(Rank::Free(letter, _), suit) => Letter::of_suit(suit) | 1 << (Letter::NUMBER + letter),
            TileOf::Suited(Rank::OneOf(_, choice), suit) => Letter::of_suit(suit) | 1 << (Letter::CHOICE + choice),
            TileOf::Dragon(letter) => 1 << (Letter::DRAGON + letter),
            TileOf::Wind(letter) => 1 << (Letter::WIND + letter),
            TileOf::OwnWind => Letter::OWN.bit(),
            TileOf::RoundWind => Letter::ROUND.bit(),
            TileOf::Honor(_) | TileOf::Flower => 0,
        }
    }

    const fn of_suit(suit: SuitOf) -> u32 {
        match suit {
            SuitOf::Given(_) => 0,
            SuitOf::Free(letter) => 1 << (Letter::SUIT + letter),
        }
    }

    /// Its place.
    pub const fn place(self) -> u8 {
        self.0
    }

    /// The bit of its place.
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// Whether it is a number.
    pub const fn is_number(self) -> bool {
        self.0 >= Letter::NUMBER && self.0 < Letter::CHOICE
    }

    /// Whether it is a choice of a rank.
    pub const fn is_choice(self) -> bool {
        self.0 >= Letter::CHOICE
    }

    /// The values that it can have, a bit for each: suits, dragons and winds from 0, numbers and ranks from 1.
    pub const fn values(self) -> u16 {
        match self.0 {
            ..Letter::WIND => 0b111,
            Letter::WIND..Letter::NUMBER => 0b1111,
            _ => 0b11_1111_1110,
        }
    }

    /// The letters that must have other values, a bit for each.
    pub const fn unlike(self) -> u32 {
        let (first, end) = match self.0 {
            ..Letter::DRAGON => (Letter::SUIT, Letter::DRAGON),
            Letter::DRAGON..Letter::WIND => (Letter::DRAGON, Letter::WIND),
            Letter::WIND..Letter::TABLE => (Letter::WIND, Letter::TABLE),
            _ => (self.0, self.0 + 1),
        };
        (1 << end) - (1 << first) - self.bit()
    }
}
