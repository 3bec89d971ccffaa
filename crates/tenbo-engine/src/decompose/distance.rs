//! How far concealed tiles are from completing a hand, in whichever shape is nearest. The crate `xiangting` would do
//! for four sets and seven pairs, but it knows neither five sets nor the other shapes, and does not tell which tiles
//! are missing.

use std::sync::Arc;

use super::decomposition::Shapes;
use super::knitted::knitted_kinds;
use super::open_groups::lacks;
use super::sets_short::{Block, block, blocks, sets_and_pair};
use super::shortfall::{Holding, Shortfall};
use super::special_short::special;
use crate::deal::Hand;
use crate::templates::Remainder;
use crate::tiles::{Counts, Kind, Kinds, MeldSet};

/// Concealed tiles and what they lack in each suit, so that the same hand without one tile can be examined quickly.
#[derive(Clone, Debug)]
pub struct Distance<'a> {
    holding: Holding,
    melds: usize,
    shapes: &'a Shapes,
    blocks: [Block; 4],
    /// What templates ask for beside the melds, where that depends on the hand.
    remainders: Arc<[Remainder]>,
}

impl<'a> Distance<'a> {
    /// Of a hand. `most` is the greatest number of copies of each kind that its concealed tiles can come to have, as
    /// [`most_copies`] counts it.
    #[must_use]
    pub fn new(hand: &Hand, most: Counts, shapes: &'a Shapes) -> Distance<'a> {
        let holding = Holding { tiles: hand.tiles, most };
        // Groups, and sets of flowers, are in no hand but those of templates.
        let sets = hand.melds.iter().all(MeldSet::is_ordinary);
        let melds = if sets { hand.melds.len() } else { usize::MAX };
        let remainders = shapes.templates.as_ref().map_or_else(Vec::new, |templates| templates.remainders(hand));
        let sets = usize::from(shapes.sets).saturating_sub(melds);
        let blocks = blocks(&holding, sets);
        Distance { holding, melds, shapes, blocks, remainders: remainders.into() }
    }

    /// The same hand without one tile of this kind, which can be drawn again.
    #[must_use]
    pub fn without(&self, kind: Kind) -> Distance<'a> {
        let mut less = self.clone();
        less.holding.tiles.take(kind);
        let place = kind.index() / 9;
        if let Some(own) = less.blocks.get_mut(place) {
            *own = block(&less.holding, place, usize::from(self.shapes.sets).saturating_sub(self.melds));
        }
        less
    }

    /// What the tiles lack to be a complete hand: no tile if they are one, one tile if they are ready. Templates that
    /// are very open are not considered (docs/rules/templates.md, How near a hand is), nor the marks of groups.
    #[must_use]
    pub fn shortfall(&self) -> Shortfall {
        let sets = usize::from(self.shapes.sets).checked_sub(self.melds);
        let mut best = sets.map_or(Shortfall::NEVER, |sets| sets_and_pair(&self.blocks, sets));
        // The other shapes have fourteen tiles.
        if self.shapes.sets == 4 {
            if self.shapes.knitted_straight && self.melds <= 1 {
                best = self.knitted_straight(best);
            }
            if self.melds == 0 {
                best = best.or(special(&self.holding, self.shapes));
            }
        }
        if let Some(templates) = self.shapes.templates.as_ref().filter(|_| self.melds == 0) {
            let lacking = best.tiles.map_or(u32::MAX, u32::from);
            templates.known(self.holding.tiles.kinds(), lacking, &mut |counts| {
                best = best.or(self.holding.lacks_all(counts));
            });
        }
        self.remainders.iter().fold(best, |best, remainder| best.or(lacks(&self.holding, remainder, best.tiles)))
    }

    /// The smaller of the shortfall found so far and that of a knitted straight with a set and a pair.
    fn knitted_straight(&self, known: Shortfall) -> Shortfall {
        let mut best = known;
        for kinds in knitted_kinds() {
            let missing = self.holding.lacks_each(kinds);
            if missing.exceeds(best) {
                continue;
            }
            let mut rest = self.holding;
            for kind in kinds.iter() {
                rest.tiles.take(kind);
                rest.most.take(kind);
            }
            let sets = 1 - self.melds.min(1);
            best = best.or(missing.and(sets_and_pair(&blocks(&rest, sets), sets)));
        }
        best
    }
}

/// How many copies of each kind the concealed tiles can come to have: all copies less those in melds, none of the kinds that
/// are `gone` from the game, but never fewer than they have now. `all` are the tiles of the hand with its melds.
#[must_use]
pub fn most_copies(tiles: &Counts, all: &Counts, gone: Kinds) -> Counts {
    let mut most = Counts::default();
    for kind in Kinds::WITH_FLOWERS.iter() {
        let held = tiles.get(kind);
        let melded = all.get(kind).saturating_sub(held);
        let free = if gone.contains(kind) { 0 } else { kind.copies().saturating_sub(melded) };
        most.add_many(kind, held.max(free));
    }
    most
}
