//! How far concealed tiles are from completing a hand, in whichever shape is nearest. The crate `xiangting` would do
//! for four sets and seven pairs, but it knows neither five sets nor the other shapes, and does not tell which tiles
//! are missing.

use std::sync::Arc;

use super::decomposition::Shapes;
use super::knitted::KNITTED_STRAIGHTS;
use super::shortfall::{Holding, Shortfall};
use super::special_shortfall::special;
use super::standard_shortfall::{BlockShortfall, block, blocks, sets_and_pair};
use super::template_shortfall::remainder_shortfall;
use crate::deal::Hand;
use crate::templates::Remainder;
use crate::tiles::{Counts, Kind, Kinds, MeldSet};

/// Concealed tiles and what they lack in each suit. For the same hand without one tile, only that tile's suit is counted
/// again.
#[derive(Clone, Debug)]
pub struct Distance<'a> {
    holding: Holding,
    shapes: &'a Shapes,
    /// How many sets the hand needs beside its melds; `None` if one of these is in no hand but those of templates.
    sets: Option<usize>,
    blocks: [BlockShortfall; 4],
    /// What templates ask for beside the melds, where that depends on the hand.
    remainders: Arc<[Remainder]>,
}

impl<'a> Distance<'a> {
    /// Of a hand. `most` is the greatest number of copies of each kind that its concealed tiles can come to have, as
    /// [`most_copies`] counts it.
    #[must_use]
    pub fn new(hand: &Hand, most: Counts, shapes: &'a Shapes) -> Distance<'a> {
        let holding = Holding { tiles: hand.tiles, most };
        let ordinary = hand.melds.iter().all(MeldSet::is_ordinary);
        let sets = usize::from(shapes.sets).checked_sub(hand.melds.len()).filter(|_| ordinary);
        let remainders = shapes.templates.as_ref().map_or_else(Vec::new, |templates| templates.remainders(hand));
        let blocks = blocks(&holding, sets.unwrap_or(0));
        Distance { holding, shapes, sets, blocks, remainders: remainders.into() }
    }

    /// The same hand without one tile of this kind, which can be drawn again.
    #[must_use]
    pub fn without(&self, kind: Kind) -> Distance<'a> {
        let mut less = self.clone();
        less.holding.tiles.take(kind);
        let index = kind.index() / 9;
        if let Some(own) = less.blocks.get_mut(index) {
            *own = block(&less.holding, index, self.sets.unwrap_or(0));
        }
        less
    }

    /// What the tiles lack to be a complete hand: no tile if they are one, one tile if they are ready. Templates that
    /// are very open are not considered (docs/rules/templates.md, How near a hand is), nor the marks of groups.
    #[must_use]
    pub fn shortfall(&self) -> Shortfall {
        let mut best = self.sets.map_or(Shortfall::NEVER, |sets| sets_and_pair(&self.blocks, sets));
        let no_melds = self.sets == Some(usize::from(self.shapes.sets));
        // The other shapes have fourteen tiles.
        if self.shapes.sets == 4 {
            // The nine knitted tiles are three of the sets.
            if self.shapes.knitted_straight
                && let Some(others) = self.sets.and_then(|sets| sets.checked_sub(3))
            {
                best = self.knitted_straight(others, best);
            }
            if no_melds {
                best = best.or(special(&self.holding, self.shapes));
            }
        }
        if let Some(templates) = self.shapes.templates.as_ref().filter(|_| no_melds) {
            let lacking = best.tiles.map_or(u32::MAX, u32::from);
            templates.known(self.holding.tiles.kinds(), lacking, &mut |counts| {
                best = best.or(self.holding.lacks_all(counts));
            });
        }
        for remainder in self.remainders.iter() {
            best = best.or(remainder_shortfall(&self.holding, remainder, best.tiles));
        }
        best
    }

    /// The smaller of `best` and what a knitted straight with a pair and so many sets lacks.
    fn knitted_straight(&self, sets: usize, mut best: Shortfall) -> Shortfall {
        for straight in KNITTED_STRAIGHTS {
            let missing = self.holding.lacks_each(straight);
            if missing.exceeds(best) {
                continue;
            }
            let mut rest = self.holding;
            for kind in straight.iter() {
                rest.tiles.take(kind);
                rest.most.take(kind);
            }
            best = best.or(missing.and(sets_and_pair(&blocks(&rest, sets), sets)));
        }
        best
    }
}

/// How many copies of each kind the concealed tiles can come to have: all copies less those in melds, none of the kinds that
/// are `gone` from the game, but never fewer than they have now. Beside a pung of `1m` that is one, and with `1m` gone none.
/// `all` are the tiles of the hand with its melds.
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
