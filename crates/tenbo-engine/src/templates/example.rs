//! Examples for a template: a hand that fits, and one that just does not.

use std::iter::repeat_n;

use super::compiled::{HandNumbers, Templates};
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
    /// An example, with as few jokers as the template takes; `None` if none can be made so. A joker stands in a group of
    /// three or more alike, where every rulebook with jokers allows it.
    ///
    /// ```
    /// use tenbo_engine::templates::Template;
    ///
    /// let template: Template = "1234567a 1234567b".parse().unwrap();
    /// let example = template.example().unwrap();
    /// assert_eq!(example.hand, "1234567m123456p~7p");
    /// assert_eq!(example.near.as_deref(), Some("1234567m123456p~8p"));
    /// // Five alike: one of them is a joker.
    /// let quint: Template = "1a*5 2b*5 DaDbDcE".parse().unwrap();
    /// assert_eq!(quint.example().unwrap().hand, "1111*1m2222*2p156z~7z");
    /// ```
    #[must_use]
    pub fn example(&self) -> Option<Example> {
        let templates = Templates::new([(0, self)]);
        let fits = |tiles: &Counts, win: Kind, jokers: &Counts| {
            let (jokers, kinds) = (jokers.total() as u8, jokers.kinds());
            let parts = HandParts { jokers, ..HandParts::drawn(TABLE.0, TABLE.1, *tiles, win) };
            Hand::new(parts).is_ok_and(|mut hand| {
                (hand.joker_kinds, hand.bound_jokers) = (kinds, kinds);
                !templates.numbers(&hand, hand.kinds(), HandNumbers::ALL).is_empty()
            })
        };
        let fillings = all(self.ways(), Some((TABLE.0.wind(), TABLE.1))).unwrap_or_default();
        let fewest = fillings.iter().map(|filling| filling.jokers(self.ways())).min()?;
        let plainest = fillings.iter().filter(|filling| filling.jokers(self.ways()) == fewest);
        let mut made = plainest.filter_map(|filling| self.filled(filling)).map(|(tiles, win)| {
            let jokers = surplus(&tiles);
            (tiles, win, jokers)
        });
        let (tiles, win, jokers) = made.find(|(tiles, win, jokers)| fits(tiles, *win, jokers))?;
        let near = near(&tiles, win, |tiles, win| fits(tiles, win, &jokers));
        let text = |instead| text(&tiles, win, instead, &jokers);
        Some(Example { hand: text(win), near: near.map(text) })
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
        win.map(|(win, _)| (tiles, win))
    }
}

/// The copies that the set does not have, which are jokers.
fn surplus(tiles: &Counts) -> Counts {
    let mut jokers = Counts::default();
    for kind in tiles.kinds().iter() {
        jokers.add_many(kind, tiles.get(kind).saturating_sub(kind.copies()));
    }
    jokers
}

/// Tiles for a wild group beside `tiles`: where one kind repeated will do, the one that these have the fewest of. More than
/// four alike are of a kind that these do not have. `None` if no kind has enough copies left.
fn wild(group: &Group, tiles: &Counts) -> Option<Vec<Kind>> {
    let room = |kind: Kind, more: u8| tiles.get(kind) + more.min(4) <= 4;
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
fn near(tiles: &Counts, win: Kind, fits: impl Fn(&Counts, Kind) -> bool) -> Option<Kind> {
    let steps =
        (1..34_u8).flat_map(|step| [(win.index() as u8).checked_add(step), (win.index() as u8).checked_sub(step)]);
    steps.flatten().filter_map(Kind::new).find(|&other| {
        let mut changed = *tiles;
        changed.take(win);
        changed.add(other);
        changed.get(other) <= 4 && !fits(&changed, other)
    })
}

/// The hand as text, with the tile `instead` as the winning one in place of `win`. The winning tile is no joker.
fn text(tiles: &Counts, win: Kind, instead: Kind, jokers: &Counts) -> String {
    let mut rest = *tiles;
    rest.take(win);
    let alike = |kind: Kind| {
        let jokers = usize::from(jokers.get(kind));
        let plain = usize::from(rest.get(kind)).saturating_sub(jokers);
        repeat_n(Tile::plain(kind), plain).chain(repeat_n(Tile::joker(kind), jokers))
    };
    let mut list: Vec<Tile> = Kind::all().flat_map(alike).collect();
    // The first flower is left for the winning tile.
    let flowers = usize::from(rest.get(Kind::FLOWER));
    list.extend((2..=8).take(flowers).filter_map(Tile::bonus));
    list.extend(repeat_n(Tile::joker(Kind::FLOWER), usize::from(jokers.get(Kind::FLOWER))));
    format!("{}~{}", write_tiles(&list), write_tiles(&[Tile::plain(instead)]))
}
