//! How the tiles of a hand are spread over the suits: numbers that rule out most ways for most hands. A way `1234567m 1234567p` has seven tiles in each of two suits; a hand with four bamboos cannot fit it.

use super::group::{Body, Group, Rank, SuitOf, TileOf};
use crate::deal::Hand;
use crate::tiles::{Counts, Kinds};

/// Numbers of tiles, a kong counted as three: the three suits, the honors, the suits once more with the longest first; and at
/// last how many different kinds there are. `1234567p 111333s 5z` has 0, 7, 6, 1, then 7, 6, 0, then 10. None is above
/// [`MOST`](Self::MOST).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread([u8; 8]);

/// Every order of the three letters of suits.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

impl Spread {
    const MOST: u8 = 127;

    fn new([m, p, s, honors]: [u8; 4], kinds: u8) -> Spread {
        let (long, short) = (m.max(p).max(s), m.min(p).min(s));
        Spread([m, p, s, honors, long, m + p + s - long - short, short, kinds])
    }

    /// Of these concealed tiles and the hand's melds, which have these kinds.
    pub fn of(hand: &Hand, tiles: &Counts, kinds: Kinds) -> Spread {
        let mut blocks = tiles.blocks().map(|block| block.tiles as u8);
        for meld in hand.melds() {
            for (number, block) in blocks.iter_mut().zip(Kinds::BLOCKS) {
                *number += if block.contains(meld.first) { meld.kind.counted() as u8 } else { 0 };
            }
        }
        Spread::new(blocks, kinds.len() as u8)
    }

    /// The least and the greatest numbers of a hand of a way with these groups.
    pub fn range(groups: &[Group]) -> (Spread, Spread) {
        // What is surely in each block, what may be there besides, and what is of each letter's suit.
        let (mut sure, mut open, mut free) = ([0; 4], [0; 4], [0; 3]);
        let mut count = |kinds: Kinds, number: u8| {
            for ((block, sure), open) in Kinds::BLOCKS.into_iter().zip(&mut sure).zip(&mut open) {
                if kinds.is_subset(block) {
                    *sure += number;
                } else if kinds.intersects(block) {
                    *open += number;
                }
            }
        };
        let mut most_kinds = 0;
        for group in groups {
            let Body::Tiles(tiles) = &group.body else {
                let size = group.size() as u8;
                count(group.kinds(), size);
                most_kinds += if let Body::AnyOf(_) = group.body { 1 } else { size };
                continue;
            };
            most_kinds += tiles.len() as u8;
            for &tile in tiles {
                match tile {
                    TileOf::Suited(Rank::Given(0), _) => count(Kinds::HONORS, group.times),
                    TileOf::Suited(_, SuitOf::Free(letter)) => {
                        free.get_mut(usize::from(letter)).map_or((), |own| *own += group.times)
                    }
                    _ => count(tile.kinds(), group.times),
                }
            }
        }
        let (mut least, mut most) = ([Spread::MOST; 8], [0; 8]);
        for order in ORDERS {
            let mut blocks = sure;
            for (block, letter) in blocks.iter_mut().zip(order) {
                *block += free.get(letter).copied().unwrap_or_default();
            }
            let mut filled = blocks;
            filled.iter_mut().zip(open).for_each(|(block, open)| *block += open);
            let each = |all: &mut [u8; 8], own: Spread, better: fn(u8, u8) -> u8| {
                all.iter_mut().zip(own.0).for_each(|(all, own)| *all = better(*all, own));
            };
            each(&mut least, Spread::new(blocks, 0), u8::min);
            each(&mut most, Spread::new(filled, most_kinds), u8::max);
            if free == [0; 3] {
                break;
            }
        }
        (Spread(least), Spread(most))
    }

    /// Whether no number is greater than that of `other`. All of them are compared at once.
    pub fn is_within(self, other: Spread) -> bool {
        const HIGH: u64 = 0x8080_8080_8080_8080;
        ((u64::from_le_bytes(other.0) | HIGH) - u64::from_le_bytes(self.0)) & HIGH == HIGH
    }

    /// How many tiles at least have to be added to a hand with the numbers of `other`, so that it comes to these.
    pub fn lacking(self, other: Spread) -> u32 {
        let (mut blocks, mut suits) = (0, 0);
        for (index, (own, other)) in self.0.into_iter().zip(other.0).enumerate() {
            let more = u32::from(own.saturating_sub(other));
            match index {
                0..4 => blocks += more,
                4..7 => suits += more,
                _ => {}
            }
        }
        blocks.max(suits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::templates::Template;

    #[test]
    fn the_numbers_of_a_way_follow_from_its_groups() {
        for (template, least, most) in [
            ("1234567m 1234567p", [7, 7, 0, 0, 7, 7, 0, 0], [7, 7, 0, 0, 7, 7, 0, 14]),
            // Which suits they are is open, but not how long.
            ("1234567a 1234567b", [0, 0, 0, 0, 7, 7, 0, 0], [7, 7, 7, 0, 7, 7, 0, 14]),
            ("1111m 22p 33a 123456b", [4, 2, 0, 0, 6, 2, 0, 0], [10, 8, 6, 0, 10, 6, 4, 14]),
            // Open groups may be in one suit or in several, or surely in one.
            ("1m*3 chow ?*3 [19p]*3 w*2", [3, 3, 0, 2, 3, 3, 0, 0], [9, 9, 6, 5, 9, 9, 6, 7]),
            // The zero is an honor, and flowers are neither.
            ("2025a BB C*4 E*4", [0, 0, 0, 9, 3, 0, 0, 0], [3, 3, 3, 9, 3, 0, 0, 8]),
        ] {
            let template: Template = template.parse().unwrap();
            assert_eq!(Spread::range(&template.ways()[0]), (Spread(least), Spread(most)), "{template}");
        }
    }

    #[test]
    fn tiles_that_are_missing_are_counted_once() {
        let way = Spread::new([4, 4, 4, 2], 0);
        for (blocks, missing) in
            [([4, 4, 4, 2], 0), ([6, 4, 4, 0], 2), ([3, 3, 8, 0], 4), ([4, 4, 4, 1], 1), ([0, 0, 14, 0], 10)]
        {
            let hand = Spread::new(blocks, 9);
            assert_eq!((way.lacking(hand), way.is_within(hand)), (missing, missing == 0), "{blocks:?}");
        }
    }
}
