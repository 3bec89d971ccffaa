//! Examples for a template: a hand that fits, and one that just does not.

use super::compiled::Templates;
use super::filling::Filling;
use super::fillings::all;
use super::group::{Body, Group, Mark};
use super::template::Template;
use crate::deal::{Hand, HandParts};
use crate::tiles::{Counts, Kind, Kinds, Seat, Tile, Wind, write_tiles};

/// A hand that fits a template and one that is one tile off, both as text: the concealed tiles, then the winning one,
/// drawn. The seat is South in an East round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// A hand that fits.
    pub hand: String,
    /// The same hand with another winning tile, so that it does not fit; `None` if it fits with every winning tile.
    pub near: Option<String>,
}

/// The seat and the round of examples.
const TABLE: (Seat, Wind) = (Seat::South, Wind::East);

impl Template {
    /// An example; `None` if none can be made without jokers.
    ///
    /// ```
    /// use tenbo_engine::templates::Template;
    ///
    /// let template: Template = "1234567a 1234567b".parse().unwrap();
    /// let example = template.example().unwrap();
    /// assert_eq!(example.hand, "1234567m123456p~7p");
    /// assert_eq!(example.near.as_deref(), Some("1234567m123456p~8p"));
    /// ```
    #[must_use]
    pub fn example(&self) -> Option<Example> {
        let templates = Templates::new([(0, self)]);
        let fits = |tiles: &Counts, win: Kind| {
            let parts = HandParts::drawn(TABLE.0, TABLE.1, *tiles, win);
            Hand::new(parts).is_ok_and(|hand| templates.numbers(&hand, hand.kinds(), u64::MAX) != 0)
        };
        let fillings = all(self.ways(), Some((TABLE.0.wind(), TABLE.1))).unwrap_or_default();
        let mut found = fillings.iter().filter_map(|filling| self.filled(filling));
        let (tiles, win) = found.find(|&(tiles, win)| fits(&tiles, win))?;
        let near = near(&tiles, win, &fits);
        Some(Example { hand: text(&tiles, win, win), near: near.map(|other| text(&tiles, win, other)) })
    }

    /// The tiles of a filling and the tile to win on. Wild groups get kinds that the hand does not have yet, where
    /// possible.
    fn filled(&self, filling: &Filling) -> Option<(Counts, Kind)> {
        let mut tiles = filling.counts(self.ways());
        let way = self.ways().get(usize::from(filling.way))?;
        let mut win: Option<(Kind, bool)> = None;
        for group in way {
            let own = filling.tiles(group).map_or_else(|| wild(group, &tiles), |known| Some(known.to_vec()))?;
            if group.is_wild() {
                own.iter().for_each(|&kind| tiles.add(kind));
            }
            let marked = group.marks.contains(Mark::Wins);
            if win.is_none_or(|(_, better)| marked || !better) {
                win = own.last().map(|&kind| (kind, marked));
            }
        }
        let (win, _) = win?;
        tiles.kinds().iter().all(|kind| tiles.get(kind) <= kind.copies()).then_some((tiles, win))
    }
}

/// Tiles for a wild group beside `tiles`: where one kind repeated will do, the one that these have the fewest of.
/// `None` if no kind has enough copies left.
fn wild(group: &Group, tiles: &Counts) -> Option<Vec<Kind>> {
    let room = |kind: Kind, more: u8| tiles.get(kind) + more <= 4;
    let alike = |kinds: Kinds, times: u8| {
        let mut fitting: Vec<Kind> = kinds.iter().filter(|&kind| room(kind, times)).collect();
        crate::order::sort_by_key(&mut fitting, |&kind| tiles.get(kind));
        fitting.first().map(|&kind| vec![kind; usize::from(times)])
    };
    match group.body {
        Body::Tiles(_) => None,
        Body::AnyOf(kinds) => alike(kinds, group.times),
        Body::Chow | Body::Set => {
            let chow = |first: &Kind| Kinds::chow(*first).iter().all(|kind| room(kind, group.times));
            let first = Kind::all().filter(|kind| kind.starts_chow()).find(chow)?;
            let three = Kinds::chow(first);
            Some(three.iter().flat_map(|kind| vec![kind; usize::from(group.times)]).collect())
        }
    }
}

/// A tile that, in the place of the winning one, makes a hand that does not fit: the nearest kind in the order of
/// kinds, the one above before the one below.
fn near(tiles: &Counts, win: Kind, fits: &impl Fn(&Counts, Kind) -> bool) -> Option<Kind> {
    let steps =
        (1..34_u8).flat_map(|step| [(win.index() as u8).checked_add(step), (win.index() as u8).checked_sub(step)]);
    steps.flatten().filter_map(Kind::new).find(|&other| {
        let mut changed = *tiles;
        changed.take(win);
        changed.add(other);
        changed.get(other) <= 4 && !fits(&changed, other)
    })
}

/// The hand as text, with the tile `instead` as the winning one in place of `win`.
fn text(tiles: &Counts, win: Kind, instead: Kind) -> String {
    let mut rest = *tiles;
    rest.take(win);
    let mut list: Vec<Tile> =
        Kind::all().flat_map(|kind| vec![Tile::plain(kind); usize::from(rest.get(kind))]).collect();
    // The first flower is left for the winning tile.
    list.extend((2..=8).take(usize::from(rest.get(Kind::FLOWER))).filter_map(Tile::bonus));
    format!("{}~{}", write_tiles(&list), write_tiles(&[Tile::plain(instead)]))
}
