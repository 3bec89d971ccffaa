//! Which keys there are, and where.

use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::{BonusTiles, Kind, Kinds, Suit, Tile};

use tenbo_session::edit::north_is_bonus;

/// What a key is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// The next tile.
    Tile(Tile),
    /// Lays a north aside, in a game for three.
    North,
    /// Makes the last five a red one.
    Red,
    /// The next tile is a joker in its place.
    Joker,
    /// Removes the tile before the caret.
    Backspace,
}

impl Key {
    /// The id of its button.
    pub fn id(self) -> String {
        match self {
            Key::Tile(tile) => format!("key-{tile}"),
            Key::North => String::from("key-north"),
            Key::Red => String::from("key-red"),
            Key::Joker => String::from("key-joker"),
            Key::Backspace => String::from("key-back"),
        }
    }
}

/// The keys of a rulebook, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Row by row.
    pub rows: Vec<Vec<Key>>,
    /// Red fives make the suits ten keys wide.
    pub ten: bool,
    /// The keys beside it leave the one that removes a tile room to be wide.
    pub wide_backspace: bool,
}

impl Layout {
    /// The keys that a rulebook needs.
    pub fn of(plan: &Plan) -> Layout {
        let tiles = &plan.rulebook().options.tiles;
        let reds = tiles.red_fives > 0;
        let plain = |kind: Kind| Key::Tile(Tile::plain(kind));
        let suit = |suit: Suit| {
            let mut row: Vec<Key> = (1..=9).filter_map(|rank| Kind::suited(suit, rank)).map(plain).collect();
            if reds {
                row.insert(5, Key::Tile(Tile::red(suit)));
            }
            row
        };
        let kinds = tiles.kinds(tiles.players == 3);
        let suits = Suit::ALL.into_iter().filter(|&suit| kinds.intersects(Kinds::suit(suit)));
        let mut rows: Vec<Vec<Key>> = suits.map(suit).collect();
        let north = north_is_bonus(plan).then_some(Key::North);
        let honors = (1..=7).filter_map(Kind::honor).filter(|&kind| kinds.contains(kind));
        let red = reds.then_some(Key::Red);
        let joker = (plan.jokers().number > 0).then_some(Key::Joker);
        let last: Vec<Key> = honors.map(plain).chain(north).chain(red).chain(joker).chain([Key::Backspace]).collect();
        let wide_backspace = last.len() < if reds { 10 } else { 9 };
        rows.push(last);
        let bonus = tiles.bonus();
        for aside in [BonusTiles::FLOWERS_AND_SEASONS, BonusTiles::ANIMALS_AND_FACES] {
            let row: Vec<Key> = bonus.intersection(aside).iter().map(Key::Tile).collect();
            rows.extend((!row.is_empty()).then_some(row));
        }
        Layout { rows, ten: reds, wide_backspace }
    }

    /// The tiles that have a key.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.rows.iter().flatten().filter_map(|key| if let Key::Tile(tile) = key { Some(*tile) } else { None })
    }

    /// Where an arrow leads from a key; `None` if the key that was pressed is no arrow. At the edge it stays.
    pub fn moved(&self, from: Key, arrow: &str) -> Option<Key> {
        let place = |(row, keys): (usize, &Vec<Key>)| Some((row, keys.iter().position(|&key| key == from)?));
        let (row, column) = self.rows.iter().enumerate().find_map(place)?;
        let (row, column) = match arrow {
            "ArrowLeft" => (row, column.saturating_sub(1)),
            "ArrowRight" => (row, column + 1),
            "ArrowUp" => (row.saturating_sub(1), column),
            "ArrowDown" => ((row + 1).min(self.rows.len() - 1), column),
            "Home" => (row, 0),
            "End" => (row, usize::MAX),
            _ => return None,
        };
        let keys = self.rows.get(row)?;
        keys.get(column).or_else(|| keys.last()).copied()
    }
}
