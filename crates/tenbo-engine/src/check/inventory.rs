//! How many copies of each tile the set has, and how many of them are on the table.

use crate::options::Jokers;
use crate::plan::Plan;
use crate::tiles::{BonusTiles, Counts, Kind, Kinds, Suit, Tile};

/// How many copies of each tile a rulebook's set of tiles has, and how many of them are on the table: in hands, melds
/// and anywhere else in the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inventory {
    /// Copies on the table, including red fives but not jokers.
    kinds: Counts,
    reds: [u8; 3],
    jokers: u8,
    /// Bonus tiles on the table.
    bonus: BonusTiles,
    most_reds: [u8; 3],
    /// Bonus tiles that the rulebook plays with.
    most_bonus: BonusTiles,
    /// The kinds of the set.
    set: Kinds,
    rules: Jokers,
}

impl Inventory {
    /// The set of tiles of a rulebook for three or four players, with none of them on the table.
    #[must_use]
    pub fn new(plan: &Plan, three_players: bool) -> Inventory {
        let tiles = &plan.options.tiles;
        Inventory {
            kinds: Counts::default(),
            reds: [0; 3],
            jokers: 0,
            bonus: BonusTiles::NONE,
            most_reds: Suit::ALL.map(|suit| match (tiles.red_fives, suit) {
                (0, _) => 0,
                (4, Suit::Dots) => 2,
                _ => 1,
            }),
            most_bonus: tiles.bonus(),
            set: tiles.kinds(three_players),
            rules: plan.jokers(),
        }
    }

    /// Puts one copy of a tile on the table.
    pub fn add(&mut self, tile: Tile) {
        match tile.kind() {
            Some(_) if tile.is_joker() => self.jokers = self.jokers.saturating_add(1),
            Some(kind) => {
                self.kinds.add(kind);
                let suit = kind.suit().filter(|_| tile.is_red());
                if let Some(red) = suit.and_then(|suit| self.reds.get_mut(suit as usize)) {
                    *red = red.saturating_add(1);
                }
            }
            None => self.bonus = self.bonus.union(BonusTiles::one(tile)),
        }
    }

    /// The copies on the table, including red fives but not jokers.
    #[must_use]
    pub const fn on_table(&self) -> &Counts {
        &self.kinds
    }

    /// The number of jokers on the table.
    #[must_use]
    pub const fn jokers(&self) -> u8 {
        self.jokers
    }

    /// The number of red fives of a suit: on the table first, then in the set of tiles.
    #[must_use]
    pub fn reds(&self, suit: Suit) -> (u8, u8) {
        let of = |list: &[u8; 3]| list.get(suit as usize).copied().unwrap_or_default();
        (of(&self.reds), of(&self.most_reds))
    }

    /// Whether the set of tiles has a kind: riichi for three has no 2 to 8 of characters, other sets lack whole suits.
    #[must_use]
    pub const fn has_kind(&self, kind: Kind) -> bool {
        self.set.contains(kind)
    }

    /// Whether the rulebook plays with this tile. Red fives, jokers and bonus tiles depend on the rulebook; the number of
    /// players makes no difference here (see [`has_kind`](Self::has_kind)).
    #[must_use]
    pub fn in_use(&self, tile: Tile) -> bool {
        match tile.kind() {
            Some(kind) if tile.is_red() => self.reds_of(kind).1 > 0,
            Some(kind) if tile.is_joker() => self.rules.number > 0 && self.rules.may_be(kind),
            Some(_) => true,
            None => self.most_bonus.contains(tile),
        }
    }

    /// How many copies of a tile are not on the table. Plain and red fives are counted separately.
    #[must_use]
    pub fn left(&self, tile: Tile) -> u8 {
        let Some(kind) = tile.kind() else {
            return u8::from(self.in_use(tile) && !self.bonus.contains(tile));
        };
        // A joker stands for tiles that the set has not, too, for thirteen orphans.
        if tile.is_joker() {
            return if self.in_use(tile) { self.rules.number.saturating_sub(self.jokers) } else { 0 };
        }
        if !self.has_kind(kind) {
            return 0;
        }
        let (red, most) = self.reds_of(kind);
        let all = self.kinds.get(kind);
        if tile.is_red() {
            most.saturating_sub(red).min(4u8.saturating_sub(all))
        } else {
            (4 - most).saturating_sub(all.saturating_sub(red)).min(4u8.saturating_sub(all))
        }
    }

    /// A tile of this kind with a copy left, a plain one if possible, otherwise a red five; `None` if no copy is
    /// left.
    #[must_use]
    pub fn any(&self, kind: Kind) -> Option<Tile> {
        if kind == Kind::FLOWER {
            return BonusTiles::FLOWERS_AND_SEASONS.iter().find(|&flower| self.left(flower) > 0);
        }
        let red = kind.suit().filter(|_| kind.rank() == 5).map(Tile::red);
        [Some(Tile::plain(kind)), red].into_iter().flatten().find(|&tile| self.left(tile) > 0)
    }

    /// Like [`any`](Self::any), but if no copy is left, a joker that stands for the kind.
    #[must_use]
    pub fn any_or_joker(&self, kind: Kind) -> Option<Tile> {
        self.any(kind).or(Some(Tile::joker(kind)).filter(|&joker| self.left(joker) > 0))
    }

    /// A tile of this kind for a meld: a pung or kong if `alike`, otherwise a chow. Like
    /// [`any_or_joker`](Self::any_or_joker) if such a meld may have jokers, otherwise like [`any`](Self::any).
    #[must_use]
    pub fn any_for_meld(&self, kind: Kind, alike: bool) -> Option<Tile> {
        let joker = self.rules.melds && (alike || self.rules.any_set);
        if joker { self.any_or_joker(kind) } else { self.any(kind) }
    }

    /// The number of red fives in a five's suit, as in [`reds`](Self::reds); 0 and 0 for any other kind.
    fn reds_of(&self, kind: Kind) -> (u8, u8) {
        kind.suit().filter(|_| kind.rank() == 5).map(|suit| self.reds(suit)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::OptionKey;
    use crate::sample::{plan_with, tile, tiles};
    use crate::tiles::write_tiles;

    /// Tenhou's tiles with this many red fives and jokers and these other settings; the tiles of `on_table` lie
    /// there.
    fn with(reds: i64, jokers: i64, more: &[(OptionKey, i64)], on_table: &str) -> Inventory {
        let settings = [&[(OptionKey::RedFives, reds), (OptionKey::Jokers, jokers)], more].concat();
        let mut inventory = Inventory::new(&plan_with("riichi-tenhou", &settings), false);
        tiles(on_table).into_iter().for_each(|tile| inventory.add(tile));
        inventory
    }

    /// `left` has pairs of a tile and the copies left of it.
    #[test]
    fn plain_and_red_fives_are_counted_apart() {
        for (reds, on_table, left) in [
            (0, "", "5s 4 0s 0 4s 4 5p 4 0p 0 1z 4"),
            (3, "", "5s 3 0s 1 4s 4 5p 3 0p 1 1z 4"),
            (4, "", "5s 3 0s 1 4s 4 5p 2 0p 2 1z 4"),
            (3, "5s", "5s 2 0s 1 5p 3"),
            (3, "0s", "5s 3 0s 0 5p 3 0p 1"),
            (3, "555s", "5s 0 0s 1"),
            (3, "5550s", "5s 0 0s 0"),
            (4, "0p", "5p 2 0p 1"),
            (3, "4s", "4s 3 5s 3"),
            (3, "4444s", "4s 0 5s 3"),
            // With more on the table than there are, none is left.
            (3, "5555s", "5s 0 0s 0"),
            (3, "00s", "5s 2 0s 0"),
            (3, "000s", "5s 1 0s 0"),
        ] {
            let inventory = with(reds, 0, &[], on_table);
            let words: Vec<&str> = left.split(' ').collect();
            for pair in words.chunks(2) {
                assert_eq!(inventory.left(tile(pair[0])).to_string(), pair[1], "{} of {reds} with {on_table}", pair[0]);
            }
        }
    }

    #[test]
    fn each_flower_and_season_is_there_once() {
        let plain = Inventory::new(&plan_with("mcr-mil-2025", &[]), false);
        for n in 1..=8 {
            let mut inventory = plain.clone();
            inventory.add(Tile::bonus(n).unwrap());
            for other in 1..=8 {
                let flower = Tile::bonus(other).unwrap();
                assert_eq!(plain.left(flower), 1);
                assert_eq!(inventory.left(flower), u8::from(n != other), "{other} beside {n}");
                assert!(inventory.in_use(flower));
                assert_eq!(with(0, 0, &[], "").left(flower), 0, "riichi has none");
                assert!(!with(0, 0, &[], "").in_use(flower));
            }
        }
    }

    /// Flowers are one kind where a hand holds them.
    #[test]
    fn any_flower_is_one_that_is_left() {
        let mut inventory = Inventory::new(&plan_with("american-modern", &[]), false);
        for n in 1..=8 {
            assert_eq!(inventory.any(Kind::FLOWER), Tile::bonus(n));
            inventory.add(Tile::bonus(n).unwrap());
        }
        assert_eq!(inventory.any(Kind::FLOWER), None);
    }

    #[test]
    fn animals_and_faces_are_there_where_the_rulebook_has_them() {
        let all = || BonusTiles::ALL.iter();
        for (more, used) in [
            (&[] as &[(OptionKey, i64)], ""),
            (&[(OptionKey::UseFlowers, 1)], "12345678f"),
            (&[(OptionKey::UseAnimals, 1)], "1234g"),
            (&[(OptionKey::UseFlowers, 1), (OptionKey::UseFaces, 1)], "12345678f5678g"),
            (&[(OptionKey::UseAnimals, 1), (OptionKey::UseFaces, 1)], "12345678g"),
        ] {
            let inventory = with(0, 0, more, "");
            assert_eq!(write_tiles(&all().filter(|&tile| inventory.in_use(tile)).collect::<Vec<_>>()), used);
            assert_eq!(write_tiles(&all().filter(|&tile| inventory.left(tile) == 1).collect::<Vec<_>>()), used);
            let taken = with(0, 0, more, used);
            assert!(all().all(|tile| taken.left(tile) == 0), "{used} are on the table");
        }
    }

    #[test]
    fn a_game_for_three_has_no_middle_characters() {
        let inventory = Inventory::new(&plan_with("riichi-tenhou-three", &[]), true);
        for (text, left) in [("1m", 4), ("2m", 0), ("0m", 0), ("8m", 0), ("9m", 4), ("2p", 4), ("7z", 4)] {
            assert_eq!(inventory.left(tile(text)), left, "{text}");
        }
    }

    #[test]
    fn a_set_of_dots_has_jokers_for_the_other_terminals() {
        let settings = [(OptionKey::Suits, 1), (OptionKey::Jokers, 4)];
        let inventory = Inventory::new(&plan_with("hong-kong-old-style", &settings), true);
        for (text, left) in [("1m", 0), ("9s", 0), ("1p", 4), ("5p", 4), ("4z", 4), ("*1m", 4), ("*5p", 4), ("*9s", 4)]
        {
            assert_eq!(inventory.left(tile(text)), left, "{text}");
        }
    }

    #[test]
    fn what_is_not_in_the_set_of_tiles_is_not_in_use() {
        let suits = [(OptionKey::JokersStandFor, 1)];
        let honors = [(OptionKey::JokersStandFor, 2)];
        for (reds, jokers, more, used) in [
            (0, 0, &[] as &[_], "0s- 5s+ *5s- 1z+ *1z-"),
            (3, 0, &[], "0s+ 5s+ *5s- 1z+ *1z-"),
            (0, 1, &[], "0s- 5s+ *5s+ 1z+ *1z+"),
            (0, 1, &suits, "5s+ *5s+ 1z+ *1z-"),
            (0, 1, &honors, "5s+ *5s- 1z+ *1z+"),
            (0, 0, &honors, "5s+ *5s- 1z+ *1z-"),
        ] {
            for word in used.split(' ') {
                let (text, sign) = word.split_at(word.len() - 1);
                assert_eq!(
                    with(reds, jokers, more, "").in_use(tile(text)),
                    sign == "+",
                    "{word} {reds} {jokers} {more:?}"
                );
            }
        }
    }

    #[test]
    fn all_jokers_are_the_same() {
        let honors = [(OptionKey::JokersStandFor, 2)];
        for (jokers, more, on_table, text, left) in [
            (4, &[] as &[_], "", "*5s", 4),
            (4, &[], "*1m", "*5s", 3),
            (4, &[], "*1m*5s*5s", "*5s", 1),
            (1, &[], "*1m*5s", "*5s", 0),
            (4, &[], "5555s", "*5s", 4),
            (4, &[], "*5s", "5s", 4),
            (4, &honors, "", "*5s", 0),
            (4, &honors, "", "*1z", 4),
            (0, &[], "", "*5s", 0),
        ] {
            let inventory = with(0, jokers, more, on_table);
            assert_eq!(inventory.left(tile(text)), left, "{text} with {on_table} {more:?}");
        }
    }

    /// A plain tile comes before a red one, and a joker only if no copy is left.
    #[test]
    fn a_tile_of_a_kind_is_a_copy_that_is_left() {
        for (jokers, on_table, kind, any, or_joker) in [
            (1, "", "5s", "5s", "5s"),
            (1, "55s", "5s", "5s", "5s"),
            (1, "555s", "5s", "0s", "0s"),
            (1, "5550s", "5s", "", "*5s"),
            (1, "111s", "1s", "1s", "1s"),
            (1, "1111s", "1s", "", "*1s"),
            (1, "4444s", "4s", "", "*4s"),
            (1, "1111z", "1z", "", "*1z"),
            (1, "1111s*1z", "1s", "", ""),
            (0, "1111s", "1s", "", ""),
        ] {
            let inventory = with(3, jokers, &[], on_table);
            let of = |text: &str| tiles(text).first().copied();
            let kind = tile(kind).kind().unwrap();
            assert_eq!(inventory.any(kind), of(any), "{on_table}");
            assert_eq!(inventory.any_or_joker(kind), of(or_joker), "{on_table} with {jokers}");
        }
    }

    /// docs/rules/four-winds.md, Jokers: they may be barred from melds, or from chows.
    #[test]
    fn a_joker_is_put_into_a_meld_where_it_may_be() {
        for (in_melds, triplets, alike, joker) in [
            (1, 0, true, true),
            (1, 0, false, true),
            (1, 1, true, true),
            (1, 1, false, false),
            (0, 0, true, false),
            (0, 0, false, false),
            (0, 1, true, false),
        ] {
            let more = [(OptionKey::JokersInMelds, in_melds), (OptionKey::JokersInSets, triplets)];
            let kind = tile("1s").kind().unwrap();
            let found = with(0, 1, &more, "1111s").any_for_meld(kind, alike);
            assert_eq!(found.is_some(), joker, "{in_melds} {triplets} {alike}");
            assert_eq!(with(0, 1, &more, "").any_for_meld(kind, alike), Some(tile("1s")));
        }
    }
}
