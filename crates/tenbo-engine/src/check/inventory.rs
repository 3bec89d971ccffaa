//! How many copies of each tile the set has, and how many of them are on the table.

use crate::options::Jokers;
use crate::plan::Plan;
use crate::tiles::{Counts, Kind, Suit, Tile};

/// The tiles of a game, and how many of each are on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inventory {
    /// Copies on the table, red fives included, jokers not.
    kinds: Counts,
    reds: [u8; 3],
    jokers: u8,
    /// Flowers and seasons on the table; bit 0 is the first flower.
    bonus: u8,
    most_reds: [u8; 3],
    flowers: bool,
    three_players: bool,
    rules: Jokers,
}

impl Inventory {
    /// The full set of tiles under a rulebook for three or four players, with none of them on the table.
    #[must_use]
    pub fn new(plan: &Plan, three_players: bool) -> Inventory {
        let tiles = &plan.book.options.tiles;
        Inventory {
            kinds: Counts::default(),
            reds: [0; 3],
            jokers: 0,
            bonus: 0,
            most_reds: Suit::ALL.map(|suit| match (tiles.red_fives, suit) {
                (0, _) => 0,
                (4, Suit::Dots) => 2,
                _ => 1,
            }),
            flowers: tiles.use_flowers,
            three_players,
            rules: plan.jokers,
        }
    }

    /// Puts one copy of a tile on the table.
    pub fn add(&mut self, tile: Tile) {
        match (tile.kind(), tile.bonus_number()) {
            (Some(_), _) if tile.is_joker() => self.jokers = self.jokers.saturating_add(1),
            (Some(kind), _) => {
                self.kinds.add(kind);
                let suit = kind.suit().filter(|_| tile.is_red());
                if let Some(red) = suit.and_then(|suit| self.reds.get_mut(suit as usize)) {
                    *red = red.saturating_add(1);
                }
            }
            (None, Some(number)) => self.bonus |= 1 << (number - 1),
            (None, None) => {}
        }
    }

    /// The copies on the table, red fives included, jokers not.
    #[must_use]
    pub const fn on_table(&self) -> &Counts {
        &self.kinds
    }

    /// The number of jokers on the table.
    #[must_use]
    pub const fn jokers(&self) -> u8 {
        self.jokers
    }

    /// The number of red fives of a suit: on the table, and in the set of tiles.
    #[must_use]
    pub fn reds(&self, suit: Suit) -> (u8, u8) {
        let of = |list: &[u8; 3]| list.get(suit as usize).copied().unwrap_or_default();
        (of(&self.reds), of(&self.most_reds))
    }

    /// Whether the set of tiles has a kind: a game for three has no 2 to 8 of characters.
    #[must_use]
    pub fn has_kind(&self, kind: Kind) -> bool {
        !self.three_players || kind.suit() != Some(Suit::Characters) || kind.is_terminal()
    }

    /// Whether the set of tiles has this tile. Red fives, jokers and flowers depend on the rulebook; the number of
    /// players is not looked at.
    #[must_use]
    pub fn in_use(&self, tile: Tile) -> bool {
        match tile.kind() {
            Some(kind) if tile.is_red() => self.reds_of(kind).1 > 0,
            Some(kind) if tile.is_joker() => self.rules.number > 0 && self.rules.may_be(kind),
            Some(_) => true,
            None => self.flowers,
        }
    }

    /// How many copies of a tile are not on the table. Plain and red fives are counted apart.
    #[must_use]
    pub fn left(&self, tile: Tile) -> u8 {
        let Some(kind) = tile.kind() else {
            let seen = tile.bonus_number().is_some_and(|number| self.bonus >> (number - 1) & 1 == 1);
            return u8::from(self.flowers && !seen);
        };
        if !self.has_kind(kind) {
            return 0;
        }
        if tile.is_joker() {
            return if self.in_use(tile) { self.rules.number.saturating_sub(self.jokers) } else { 0 };
        }
        let (red, most) = self.reds_of(kind);
        let all = self.kinds.get(kind);
        if tile.is_red() {
            most.saturating_sub(red).min(4u8.saturating_sub(all))
        } else {
            (4 - most).saturating_sub(all.saturating_sub(red)).min(4u8.saturating_sub(all))
        }
    }

    /// A tile of this kind of which a copy is left, plain rather than red; `None` if there is none.
    #[must_use]
    pub fn any(&self, kind: Kind) -> Option<Tile> {
        let red = kind.suit().filter(|_| kind.rank() == 5).map(Tile::red);
        [Some(Tile::plain(kind)), red].into_iter().flatten().find(|&tile| self.left(tile) > 0)
    }

    /// Like [`any`](Self::any), but a joker that stands for the kind where no copy is left.
    #[must_use]
    pub fn any_or_joker(&self, kind: Kind) -> Option<Tile> {
        self.any(kind).or(Some(Tile::joker(kind)).filter(|&joker| self.left(joker) > 0))
    }

    /// A tile for a meld of this kind: `alike` for a pung or kong, otherwise a chow. Like
    /// [`any_or_joker`](Self::any_or_joker) where such a meld may have jokers, else like [`any`](Self::any).
    #[must_use]
    pub fn any_for_meld(&self, kind: Kind, alike: bool) -> Option<Tile> {
        let joker = self.rules.melds && (alike || self.rules.any_set);
        if joker { self.any_or_joker(kind) } else { self.any(kind) }
    }

    /// The number of red fives of a five's suit, as in [`reds`](Self::reds); none for any other kind.
    fn reds_of(&self, kind: Kind) -> (u8, u8) {
        kind.suit().filter(|_| kind.rank() == 5).map_or((0, 0), |suit| self.reds(suit))
    }
}
