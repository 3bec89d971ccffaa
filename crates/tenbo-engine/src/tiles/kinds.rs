//! Sets of kinds.

use super::kind::{Kind, Suit};
use crate::bits::bit_set;

bit_set! {
    /// A set of kinds, with one bit for each.
    Kinds(u64)
}

impl Kinds {
    /// All 34 kinds, without flowers.
    pub const ALL: Kinds = Kinds((1 << 34) - 1);
    /// All 34 kinds, and flowers.
    pub const WITH_FLOWERS: Kinds = Kinds((1 << 35) - 1);
    /// The ones and nines.
    pub const TERMINALS: Kinds = Kinds(0b100_000_001 | 0b100_000_001 << 9 | 0b100_000_001 << 18);
    /// The winds.
    pub const WINDS: Kinds = Kinds(0b1111 << 27);
    /// The dragons.
    pub const DRAGONS: Kinds = Kinds(0b111 << 31);
    /// The winds and dragons.
    pub const HONORS: Kinds = Kinds(0b111_1111 << 27);
    /// The terminals and honors.
    pub const TERMINALS_AND_HONORS: Kinds = Kinds(Kinds::TERMINALS.0 | Kinds::HONORS.0);
    /// The three suits and the honors.
    pub const BLOCKS: [Kinds; 4] =
        [Kinds::suit(Suit::Characters), Kinds::suit(Suit::Dots), Kinds::suit(Suit::Bamboos), Kinds::HONORS];
    /// The ranks 2 to 8 of each suit.
    pub const SIMPLES: Kinds = Kinds(Kinds::ALL.0 & !Kinds::TERMINALS_AND_HONORS.0);
    /// Tiles that look the same upside down, for fan 40 of docs/rules/chinese-official.md: 1 2 3 4 5 8 9 of dots, 2 4
    /// 5 6 8 9 of bamboos, the white dragon.
    pub const REVERSIBLE: Kinds = Kinds(0b110_011_111 << 9 | 0b110_111_010 << 18 | 1 << 31);
    /// The green tiles: 2 3 4 6 8 of bamboos and the green dragon.
    pub const GREEN: Kinds = Kinds(0b010_101_110 << 18 | 1 << 32);
    /// The red tiles: 1 5 7 9 of bamboos, which have red in them and are not mostly green, and the red dragon.
    pub const RED: Kinds = Kinds(0b101_010_001 << 18 | 1 << 33);

    /// The set that a number stands for: each bit is a kind, by its index. Bits from 35 on are ignored.
    #[must_use]
    pub const fn of_bits(bits: u64) -> Kinds {
        Kinds(bits & Kinds::WITH_FLOWERS.0)
    }

    /// The nine kinds of a suit.
    #[must_use]
    pub const fn suit(suit: Suit) -> Kinds {
        Kinds(0b111_111_111 << (suit as u8 * 9))
    }

    /// The set of a single kind.
    #[must_use]
    pub const fn one(kind: Kind) -> Kinds {
        Kinds(1 << kind.0)
    }

    /// These ranks in all suits, each rank given by a bit, from bit 0 for rank 1 to bit 8 for rank 9.
    #[must_use]
    pub const fn of_ranks(ranks: u16) -> Kinds {
        let ranks = ranks as u64;
        Kinds(ranks | ranks << 9 | ranks << 18)
    }

    /// The kinds of the chow that starts at `kind`, which should be a 1 to 7 of a suit.
    #[must_use]
    pub const fn chow(kind: Kind) -> Kinds {
        Kinds::of_bits(0b111 << kind.0)
    }

    /// The kinds of the knitted set that starts at `kind`, which should be a 1, 2 or 3 of a suit: 147, 258 or 369.
    #[must_use]
    pub const fn knitted(kind: Kind) -> Kinds {
        Kinds::of_bits(0b1_001_001 << kind.0)
    }

    /// Whether `kind` is in the set.
    #[must_use]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind.0 & 1 == 1
    }

    /// The ranks in one suit, each as a bit, from bit 0 for rank 1 to bit 8 for rank 9.
    #[must_use]
    pub(crate) const fn ranks(self, suit: Suit) -> u16 {
        (self.0 >> (suit as u8 * 9) & 0x1ff) as u16
    }

    /// The ranks in each suit, as [`ranks`](Self::ranks) gives them: characters, dots, bamboos.
    #[must_use]
    pub(crate) const fn by_suit(self) -> [u16; 3] {
        [self.ranks(Suit::Characters), self.ranks(Suit::Dots), self.ranks(Suit::Bamboos)]
    }

    /// The kind with the lowest index; `None` if the set is empty.
    #[must_use]
    pub const fn first(self) -> Option<Kind> {
        if self.0 == 0 { None } else { Some(Kind(self.0.trailing_zeros() as u8)) }
    }

    /// The kinds in the order of their indexes.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        self.numbers().map(Kind)
    }
}

impl FromIterator<Kind> for Kinds {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        kinds.into_iter().fold(Kinds::NONE, |all, kind| all.union(Kinds::one(kind)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kind_sets_agree_with_the_predicates() {
        for kind in Kind::all() {
            assert_eq!(Kinds::TERMINALS.contains(kind), kind.is_terminal());
            assert_eq!(Kinds::HONORS.contains(kind), kind.is_honor());
            assert_eq!(Kinds::WINDS.contains(kind), kind.is_wind());
            assert_eq!(Kinds::DRAGONS.contains(kind), kind.is_dragon());
            assert_eq!(Kinds::SIMPLES.contains(kind), !kind.is_terminal_or_honor());
        }
        let green: Vec<String> = Kinds::GREEN.iter().map(|k| k.to_string()).collect();
        assert_eq!(green, ["2s", "3s", "4s", "6s", "8s", "6z"]);
    }
}
