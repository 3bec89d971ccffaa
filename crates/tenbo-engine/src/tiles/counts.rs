//! How many tiles there are of each kind. Here and elsewhere in the engine, loops that run for every hand are written
//! out, because in a build for size an iterator's closure costs a call at each step.

use super::kind::Kind;
use super::kinds::Kinds;

/// A number of eight bytes, each of them 1.
const ONES: u64 = 0x0101_0101_0101_0101;

/// The tiles of one suit, or the honors, added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The number of tiles.
    pub tiles: u32,
    /// The sum of count × index within the block (0 for rank 1), right modulo 3 only. A chow or pung adds a multiple of
    /// 3, so the remainder says which third of the kinds the pair is in.
    pub index_sum: u32,
}

/// The number of tiles of each kind, at most 255. Flowers, which follow the other kinds, are counted where they are tiles
/// of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts([u8; Kind::COUNT + 1]);

impl Default for Counts {
    fn default() -> Self {
        Counts([0; Kind::COUNT + 1])
    }
}

impl Counts {
    /// The number of tiles of this kind.
    #[must_use]
    pub const fn get(&self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    /// Adds one tile; does nothing at 255.
    pub const fn add(&mut self, kind: Kind) {
        self.0[kind.index()] = self.0[kind.index()].saturating_add(1);
    }

    /// Removes one tile; does nothing at 0.
    pub const fn take(&mut self, kind: Kind) {
        self.0[kind.index()] = self.0[kind.index()].saturating_sub(1);
    }

    /// Removes `n` tiles, or as many as there are.
    pub const fn take_many(&mut self, kind: Kind, n: u8) {
        self.0[kind.index()] = self.0[kind.index()].saturating_sub(n);
    }

    /// Adds `n` tiles, but no more than make 255.
    pub const fn add_many(&mut self, kind: Kind, n: u8) {
        self.0[kind.index()] = self.0[kind.index()].saturating_add(n);
    }

    /// The number of all tiles.
    #[must_use]
    pub fn total(&self) -> u32 {
        let mut total = 0;
        for &n in &self.0 {
            total += u32::from(n);
        }
        total
    }

    /// The characters, dots, bamboos and honors; flowers are in none of them. Correct for up to 255 tiles.
    #[must_use]
    pub fn blocks(&self) -> [Block; 4] {
        // Byte masks for the indices 0 to 7 that are 1, and 2, modulo 3.
        const ONE_MORE: u64 = 0xff00_00ff_0000_ff00;
        const TWO_MORE: u64 = 0x0000_ff00_00ff_0000;
        let eight = |start: usize| self.0[start..].first_chunk().map_or(0, |&eight| u64::from_le_bytes(eight));
        let sum = |eight: u64| (eight.wrapping_mul(ONES) >> 56) as u32;
        let block = |eight: u64, ninth: u8| {
            let ninth = u32::from(ninth);
            Block { tiles: sum(eight) + ninth, index_sum: sum(eight & ONE_MORE) + 2 * (sum(eight & TWO_MORE) + ninth) }
        };
        [
            block(eight(0), self.0[8]),
            block(eight(9), self.0[17]),
            block(eight(18), self.0[26]),
            block(eight(26) >> 8, 0),
        ]
    }

    /// The kinds of which there is at least one.
    #[must_use]
    pub fn kinds(&self) -> Kinds {
        self.at_least(1)
    }

    /// The kinds of which there are at least `n`.
    #[must_use]
    pub fn at_least(&self, n: u8) -> Kinds {
        const HIGH: u64 = ONES << 7;
        let add = ONES * u64::from(128 - n.min(128));
        // Compares eight counts at once: the highest bit of each byte says whether the count is large enough, and the
        // multiplication gathers these bits.
        let gather = |eight: [u8; 8]| {
            let counts = u64::from_le_bytes(eight);
            let enough = (((counts & !HIGH) + add) | counts) & HIGH;
            (enough >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
        };
        let (mut left, mut bits, mut first) = (self.0.as_slice(), 0, 0);
        while let Some((&eight, rest)) = left.split_first_chunk::<8>() {
            bits |= gather(eight) << first;
            (left, first) = (rest, first + 8);
        }
        if let &[a, b, c] = left {
            bits |= gather([a, b, c, 0, 0, 0, 0, 0]) << first;
        }
        Kinds::of_bits(bits)
    }

    /// The counts of all 34 kinds, in the order of [`Kind::index`], without flowers.
    #[must_use]
    pub fn raw(&self) -> &[u8; Kind::COUNT] {
        self.0.first_chunk().unwrap_or(&[0; Kind::COUNT])
    }
}

impl FromIterator<Kind> for Counts {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut counts = Counts::default();
        for kind in kinds {
            counts.add(kind);
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_of_which_there_are_enough_are_found_one_by_one_and_all_at_once() {
        let mut counts = Counts::default();
        let every = || Kind::all().chain([Kind::FLOWER]);
        for (kind, n) in every().zip([0, 1, 2, 3, 4, 5, 127, 128, 200, 255].into_iter().cycle()) {
            counts.add_many(kind, n);
        }
        for n in [1, 2, 3, 4, 5, 128] {
            let one_by_one = every().filter(|&kind| counts.get(kind) >= n);
            assert_eq!(counts.at_least(n), one_by_one.collect(), "{n}");
        }
    }

    #[test]
    fn the_tiles_and_places_of_a_suit_are_added_up_one_by_one_and_all_at_once() {
        for shift in 0..5 {
            let mut counts = Counts::default();
            for (kind, n) in Kind::all().zip([0, 1, 2, 3, 4].into_iter().cycle().skip(shift)) {
                counts.add_many(kind, n);
            }
            for (block, Block { tiles, index_sum }) in [0..9, 9..18, 18..27, 27..34].into_iter().zip(counts.blocks()) {
                let (start, numbers) = (block.start, &counts.raw()[block]);
                assert_eq!(tiles, numbers.iter().map(|&n| u32::from(n)).sum::<u32>(), "{start}");
                let one_by_one: u32 = numbers.iter().zip(0..).map(|(&n, index)| u32::from(n) * index).sum();
                assert_eq!(index_sum % 3, one_by_one % 3, "{start}");
            }
        }
    }
}
