//! Which tiles a rulebook plays with, and where its bonus tiles lie.

use super::choices::SuitsInUse;
use super::option::{OptionKey, TileRules};
use crate::tiles::{BonusKind, BonusTiles, Kinds, MeldKind, Suit, Tile};

impl TileRules {
    /// The kinds of which tiles are in the set for three or four players, flowers among them.
    #[must_use]
    pub const fn kinds(&self, three_players: bool) -> Kinds {
        let characters = Kinds::suit(Suit::Characters);
        let lacks = match self.suits {
            SuitsInUse::All if three_players => characters.intersection(Kinds::SIMPLES),
            SuitsInUse::All => Kinds::NONE,
            SuitsInUse::Dots => characters.union(Kinds::suit(Suit::Bamboos)),
            SuitsInUse::NoBamboos => Kinds::suit(Suit::Bamboos),
        };
        let honors = if self.use_honors { Kinds::NONE } else { Kinds::HONORS };
        Kinds::WITH_FLOWERS.difference(lacks).difference(honors)
    }

    /// Whether melds of a kind are made at a table of three or four.
    #[must_use]
    pub const fn makes(&self, kind: MeldKind, three_players: bool) -> bool {
        match kind {
            MeldKind::Chow => !three_players || self.chows_for_three,
            MeldKind::Quad | MeldKind::Quint | MeldKind::Sextet => self.exposed_groups,
            MeldKind::Pung | MeldKind::Kong | MeldKind::AddedKong | MeldKind::ConcealedKong => true,
        }
    }

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
            BonusKind::Flower => self.use_flowers,
            BonusKind::Season => self.use_flowers && self.use_seasons,
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
        tile.bonus_kind().is_some() && !(self.holds_flowers() && tile.kind_in_hand().is_some())
    }
}

impl OptionKey {
    /// The option by which bonus tiles of a kind are in use. Without flowers there are no seasons.
    #[must_use]
    pub const fn using(tiles: &TileRules, kind: BonusKind) -> OptionKey {
        match kind {
            BonusKind::Season if tiles.use_flowers => OptionKey::UseSeasons,
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
    fn dots_alone_are_the_set_of_the_malaysian_game() {
        let mut options = Options::default();
        assert_eq!((options.tiles.kinds(false).len(), options.tiles.kinds(true).len()), (35, 28));
        options.tiles.suits = SuitsInUse::Dots;
        for three in [false, true] {
            let kinds = options.tiles.kinds(three);
            assert_eq!(
                kinds,
                Kinds::suit(Suit::Dots).union(Kinds::HONORS).union(Kinds::one(crate::tiles::Kind::FLOWER))
            );
        }
    }

    /// docs/rules/korean-and-filipino.md: Korean has no bamboos and four flowers. docs/rules/sichuan.md: no honors.
    #[test]
    fn sets_of_fewer_tiles() {
        let mut options = Options::default();
        (options.tiles.suits, options.tiles.use_flowers, options.tiles.use_seasons) =
            (SuitsInUse::NoBamboos, true, false);
        let kinds = options.tiles.kinds(false);
        assert!(kinds.intersection(Kinds::suit(Suit::Bamboos)).is_empty() && Kinds::HONORS.is_subset(kinds));
        let suited = kinds.intersection(Kinds::ALL).len() * 4;
        assert_eq!((suited, options.tiles.bonus().iter().count()), (100, 4), "104 tiles");
        assert_eq!(OptionKey::using(&options.tiles, BonusKind::Season), OptionKey::UseSeasons);
        let mut options = Options::default();
        options.tiles.use_honors = false;
        let kinds = options.tiles.kinds(false);
        assert!(kinds.intersection(Kinds::HONORS).is_empty());
        assert_eq!(kinds.intersection(Kinds::ALL).len(), 27);
    }

    #[test]
    fn each_kind_is_in_use_by_its_option_and_flowers_alone_are_held() {
        for &kind in BonusKind::ALL {
            let mut options = Options::default();
            assert!(!options.tiles.uses(kind) && options.tiles.bonus().is_empty(), "{kind}");
            assert!(
                options.set(OptionKey::using(&options.tiles, kind), Some(1))
                    && options.set(OptionKey::FlowersInHand, Some(1))
            );
            let flower = matches!(kind, BonusKind::Flower | BonusKind::Season);
            assert_eq!(options.tiles.bonus(), if flower { BonusTiles::FLOWERS_AND_SEASONS } else { kind.tiles() });
            for tile in BonusTiles::ALL.iter() {
                let held = flower && BonusTiles::FLOWERS_AND_SEASONS.contains(tile);
                assert_eq!(options.tiles.sets_aside(tile), !held, "{tile} where {kind} is used");
            }
        }
        assert!(!Options::default().tiles.sets_aside(Tile::plain(crate::tiles::Kind::NORTH)));
    }
}
