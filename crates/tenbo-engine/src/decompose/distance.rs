//! How far concealed tiles are from completing a hand, in whichever shape is the nearest. The crate `xiangting` would do
//! for four sets and seven pairs, but knows neither five sets nor the other shapes, nor what is missing.

use super::decomposition::Shapes;
use super::knitted::knitted_kinds;
use super::sets_short::{Block, block, join};
use super::shortfall::{Holding, Shortfall};
use super::special_short::special;
use crate::tiles::{Counts, Kind, Kinds};

/// Concealed tiles with what they lack in each suit, so that another hand with a tile less is looked at quickly.
#[derive(Clone, Debug)]
pub struct Distance {
    holding: Holding,
    melds: usize,
    shapes: Shapes,
    blocks: [Block; 4],
}

impl Distance {
    /// Of the concealed tiles of a hand with so many melds. `most` is how many copies of each kind can be among them,
    /// those that are there included.
    #[must_use]
    pub fn new(tiles: Counts, most: Counts, melds: usize, shapes: Shapes) -> Distance {
        let holding = Holding { tiles, most };
        let sets = usize::from(shapes.sets).saturating_sub(melds);
        let blocks = [0, 1, 2, 3].map(|place| block(&holding, place, sets));
        Distance { holding, melds, shapes, blocks }
    }

    /// The same hand with a tile less, which can come again.
    #[must_use]
    pub fn without(&self, kind: Kind) -> Distance {
        let mut less = self.clone();
        less.holding.tiles.take(kind);
        let place = kind.index() / 9;
        if let Some(own) = less.blocks.get_mut(place) {
            *own = block(&less.holding, place, usize::from(self.shapes.sets).saturating_sub(self.melds));
        }
        less
    }

    /// What the tiles lack to a complete hand: nothing if they are one, one tile if they wait.
    #[must_use]
    pub fn shortfall(&self) -> Shortfall {
        let Some(sets) = usize::from(self.shapes.sets).checked_sub(self.melds) else { return Shortfall::NEVER };
        let [m, p, s, z] = &self.blocks;
        let mut best = with_pair(&join(&join(m, p), &join(s, z)), sets);
        // The others have fourteen tiles.
        if self.shapes.sets == 4 {
            if self.shapes.knitted_straight && self.melds <= 1 {
                best = self.knitted_straight(best);
            }
            if self.melds == 0 {
                best = best.or(special(&self.holding, self.shapes));
            }
        }
        best
    }

    /// The better of what is known and of the three knitted sets with the rest of the hand.
    fn knitted_straight(&self, known: Shortfall) -> Shortfall {
        let mut best = known;
        for kinds in knitted_kinds() {
            let missing = self.holding.lacks_each(kinds);
            if missing.tiles > best.tiles {
                continue;
            }
            let mut rest = self.holding;
            for kind in kinds.iter() {
                rest.tiles.take(kind);
                rest.most.take(kind);
            }
            let sets = 1 - self.melds.min(1);
            let [m, p, s, z] = [0, 1, 2, 3].map(|place| block(&rest, place, sets));
            best = best.or(missing.and(with_pair(&join(&join(&m, &p), &join(&s, &z)), sets)));
        }
        best
    }
}

fn with_pair(all: &Block, sets: usize) -> Shortfall {
    all.get(sets).map_or(Shortfall::NEVER, |&[_, paired]| paired)
}

/// How many copies of each kind the concealed tiles can ever be: four less those in melds, or as many as there are.
#[must_use]
pub fn most_copies(tiles: &Counts, all: &Counts, gone: Kinds) -> Counts {
    let mut most = Counts::default();
    for kind in Kind::all() {
        let held = tiles.get(kind);
        let melded = all.get(kind).saturating_sub(held);
        let free = if gone.contains(kind) { 0 } else { 4_u8.saturating_sub(melded) };
        most.add_many(kind, held.max(free));
    }
    most
}
