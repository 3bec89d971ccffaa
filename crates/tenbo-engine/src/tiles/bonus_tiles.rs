//! Sets of bonus tiles.

use super::bonus_kind::BonusKind;
use super::tile::Tile;
use crate::bits::bit_set;

impl BonusKind {
    /// Its four tiles.
    #[must_use]
    pub const fn tiles(self) -> BonusTiles {
        BonusTiles(0b1111 << (4 * self as u16))
    }
}

bit_set! {
    /// A set of bonus tiles, with one bit for each.
    ///
    /// ```
    /// use tenbo_engine::tiles::{BonusKind, BonusTiles, read_tiles};
    ///
    /// // 6f is the second season; 1g and 3g are the cat and the rooster.
    /// let tiles: BonusTiles = read_tiles("26f13g").tiles.into_iter().collect();
    /// assert_eq!((tiles.len(), tiles.of(BonusKind::Animal).len()), (4, 2));
    /// assert!(tiles.has(BonusKind::Season, 2) && !tiles.has(BonusKind::Animal, 2));
    /// assert!(!BonusKind::Animal.tiles().is_subset(tiles));
    /// ```
    BonusTiles(u16)
}

impl BonusTiles {
    /// The flowers and the seasons.
    pub const FLOWERS_AND_SEASONS: BonusTiles = BonusKind::Flower.tiles().union(BonusKind::Season.tiles());
    /// The animals and the faces.
    pub const ANIMALS_AND_FACES: BonusTiles = BonusKind::Animal.tiles().union(BonusKind::Face.tiles());
    /// All sixteen.
    pub const ALL: BonusTiles = BonusTiles(u16::MAX);

    /// The set of a single tile; empty if it is no bonus tile.
    #[must_use]
    pub const fn one(tile: Tile) -> BonusTiles {
        match tile.bonus_number() {
            Some(number) => BonusTiles(1 << (number - 1)),
            None => BonusTiles::NONE,
        }
    }

    /// The set that a number stands for: its bits are flowers, seasons, animals and faces, four of each, from bit 0 for
    /// the first flower on.
    #[must_use]
    pub const fn of_bits(bits: u16) -> BonusTiles {
        BonusTiles(bits)
    }

    /// The tiles of a kind among these.
    #[must_use]
    pub const fn of(self, kind: BonusKind) -> BonusTiles {
        self.intersection(kind.tiles())
    }

    /// Whether the tile of a kind with this number, 1 to 4, is among these.
    #[must_use]
    pub const fn has(self, kind: BonusKind, number: u8) -> bool {
        number >= 1 && number <= 4 && self.0 >> (4 * kind as u16) >> (number - 1) & 1 == 1
    }

    /// Whether a tile is among these.
    #[must_use]
    pub const fn contains(self, tile: Tile) -> bool {
        self.intersects(BonusTiles::one(tile))
    }

    /// The tiles: flowers, seasons, animals, faces, each by number.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        (1..=16).filter_map(Tile::bonus).filter(move |&tile| self.contains(tile))
    }
}

/// Tiles that are no bonus tiles are left out.
impl FromIterator<Tile> for BonusTiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().fold(BonusTiles::NONE, |all, tile| all.union(BonusTiles::one(tile)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::{read_tiles, write_tiles};

    #[test]
    fn each_bonus_tile_is_of_one_kind_and_has_a_number() {
        for tile in Tile::all() {
            let (set, kind) = (BonusTiles::one(tile), tile.bonus_kind());
            let of: Vec<BonusKind> = BonusKind::ALL.iter().copied().filter(|&kind| !set.of(kind).is_empty()).collect();
            assert_eq!(of, kind.into_iter().collect::<Vec<_>>(), "{tile}");
            assert_eq!(set.len(), u32::from(kind.is_some()), "{tile}");
            for number in 1..=4 {
                let is = tile.bonus_number().is_some_and(|all| (all - 1) % 4 + 1 == number);
                assert_eq!(kind.is_some_and(|kind| set.has(kind, number)), is, "{number} {tile}");
            }
        }
    }

    #[test]
    fn a_set_is_read_and_listed_in_order() {
        let all: BonusTiles = read_tiles("5g1g4f8f1m4z").tiles.into_iter().collect();
        assert_eq!(write_tiles(&all.iter().collect::<Vec<_>>()), "48f15g");
        assert_eq!((all.len(), BonusTiles::ALL.len(), BonusTiles::NONE.len()), (4, 16, 0));
        assert!(all.is_subset(BonusTiles::ALL) && !BonusTiles::ALL.is_subset(all) && BonusTiles::NONE.is_subset(all));
        assert_eq!(write_tiles(&BonusTiles::FLOWERS_AND_SEASONS.iter().collect::<Vec<_>>()), "12345678f");
        assert!(!all.has(BonusKind::Flower, 0) && !all.has(BonusKind::Flower, 8));
    }
}
