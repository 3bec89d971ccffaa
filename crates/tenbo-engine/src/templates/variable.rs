//! The variables of a way.

use super::group::{Rank, SuitOf, TileOf};

/// A variable of a way, by its index: three suits (the letters a, b, c), three dragons (d, e, f), four winds (w, v, u, t), the
/// seat's own wind and that of the round, four numbers (x, y, k, n), five choices of a rank (`{147}`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variable(u8);

impl Variable {
    /// The seat's own wind, a variable whose value is not free.
    pub const SEAT_WIND: Variable = Variable(Variable::TABLE);
    /// The wind of the round, another such.
    pub const ROUND_WIND: Variable = Variable(Variable::TABLE + 1);
    /// The index of the first suit.
    pub const SUIT: u8 = 0;
    /// The index of the first dragon.
    pub const DRAGON: u8 = 3;
    /// The index of the first wind.
    pub const WIND: u8 = 6;
    const TABLE: u8 = 10;
    /// The index of the first number.
    pub const NUMBER: u8 = 12;
    /// The index of the first choice.
    pub const CHOICE: u8 = 16;
    /// How many variables there are.
    pub const COUNT: u8 = 21;

    /// All of them; the suit of a tile comes before its number.
    pub fn all() -> impl Iterator<Item = Variable> {
        (0..Variable::COUNT).map(Variable)
    }

    /// The variables of a tile, a bit for each: `x` and `a` for `x+1a`.
    pub const fn of(tile: TileOf) -> u32 {
        match tile {
            TileOf::Suited(Rank::Given(_), suit) | TileOf::Matching(suit) => Variable::of_suit(suit),
            TileOf::Suited(Rank::Free(variable, _), suit) => {
                Variable::of_suit(suit) | 1 << (Variable::NUMBER + variable)
            }
            TileOf::Suited(Rank::OneOf(_, choice), suit) => Variable::of_suit(suit) | 1 << (Variable::CHOICE + choice),
            TileOf::Dragon(variable) => 1 << (Variable::DRAGON + variable),
            TileOf::Wind(variable) => 1 << (Variable::WIND + variable),
            TileOf::OwnWind => Variable::SEAT_WIND.bit(),
            TileOf::RoundWind => Variable::ROUND_WIND.bit(),
            TileOf::Honor(_) | TileOf::Flower => 0,
        }
    }

    const fn of_suit(suit: SuitOf) -> u32 {
        match suit {
            SuitOf::Given(_) => 0,
            SuitOf::Free(variable) => 1 << (Variable::SUIT + variable),
        }
    }

    /// Its index.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The bit of its index.
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// Whether it is a number.
    pub const fn is_number(self) -> bool {
        self.0 >= Variable::NUMBER && self.0 < Variable::CHOICE
    }

    /// Whether it is a choice of a rank.
    pub const fn is_choice(self) -> bool {
        self.0 >= Variable::CHOICE
    }

    /// The values that it can have, a bit for each: suits, dragons and winds from 0, numbers and ranks from 1.
    pub const fn values(self) -> u16 {
        match self.0 {
            ..Variable::WIND => 0b111,
            Variable::WIND..Variable::NUMBER => 0b1111,
            _ => 0b11_1111_1110,
        }
    }

    /// The variables that must have other values, a bit for each: `b` and `c` for `a`.
    pub const fn unlike(self) -> u32 {
        let (first, end) = match self.0 {
            ..Variable::DRAGON => (Variable::SUIT, Variable::DRAGON),
            Variable::DRAGON..Variable::WIND => (Variable::DRAGON, Variable::WIND),
            Variable::WIND..Variable::TABLE => (Variable::WIND, Variable::TABLE),
            _ => (self.0, self.0 + 1),
        };
        (1 << end) - (1 << first) - self.bit()
    }
}
