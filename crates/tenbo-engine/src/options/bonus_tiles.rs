//! Which bonus tiles are in use, and where they lie.

use super::option::{OptionKey, TileRules};
use crate::tiles::{BonusKind, BonusTiles, Tile};

impl TileRules {
    /// The bonus tiles that are in use.
    #[must_use]
    pub fn bonus(&self) -> BonusTiles {
        let used = BonusKind::ALL.iter().filter(|&&kind| self.uses(kind));
        used.fold(BonusTiles::NONE, |all, kind| all.union(kind.tiles()))
    }

    /// Whether bonus tiles of a kind are in use.
    #[must_use]
    pub const fn uses(&self, kind: BonusKind) -> bool {
        match kind {
            BonusKind::Flower | BonusKind::Season => self.use_flowers,
            BonusKind::Animal => self.use_animals,
            BonusKind::Face => self.use_faces,
        }
    }

    /// Whether flowers and seasons are in use, and tiles of the hand.
    #[must_use]
    pub const fn holds_flowers(&self) -> bool {
        self.use_flowers && self.flowers_in_hand
    }

    /// Whether a tile is a bonus tile that is set aside, in use or not: animals and faces are, flowers and seasons
    /// unless they are tiles of the hand.
    #[must_use]
    pub const fn sets_aside(&self, tile: Tile) -> bool {
        tile.bonus_kind().is_some() && !(self.holds_flowers() && tile.held().is_some())
    }
}

impl OptionKey {
    /// The option by which bonus tiles of a kind are in use.
    #[must_use]
    pub const fn using(kind: BonusKind) -> OptionKey {
        match kind {
            BonusKind::Flower | BonusKind::Season => OptionKey::UseFlowers,
            BonusKind::Animal => OptionKey::UseAnimals,
            BonusKind::Face => OptionKey::UseFaces,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;

    #[test]
    fn each_kind_is_in_use_by_its_option_and_flowers_alone_are_held() {
        for &kind in BonusKind::ALL {
            let mut options = Options::default();
            assert!(!options.tiles.uses(kind) && options.tiles.bonus().is_empty(), "{kind}");
            assert!(options.set(OptionKey::using(kind), Some(1)) && options.set(OptionKey::FlowersInHand, Some(1)));
            let flower = matches!(kind, BonusKind::Flower | BonusKind::Season);
            assert_eq!(options.tiles.bonus(), if flower { BonusTiles::FLOWERS_AND_SEASONS } else { kind.tiles() });
            for tile in BonusTiles::ALL.iter() {
                let held = flower && BonusTiles::FLOWERS_AND_SEASONS.has_all(BonusTiles::one(tile));
                assert_eq!(options.tiles.sets_aside(tile), !held, "{tile} where {kind} is used");
            }
        }
        assert!(!Options::default().tiles.sets_aside(Tile::plain(crate::tiles::Kind::NORTH)));
    }
}
