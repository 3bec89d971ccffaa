//! Every way to see a complete hand: its sets and pair or special shape, and what the winning tile completed.

use super::decomposition::{Completed, Decomposition, Form, Set, Shape, Shapes, WaitShape};
use super::split::pair_and_sets;
use super::{custom, irregular, knitted};
use crate::deal::{Event, Hand};
use crate::tiles::{Kinds, MeldSet};

/// Whether the hand has any decomposition.
#[must_use]
pub fn is_complete(hand: &Hand, shapes: &Shapes) -> bool {
    find(hand, shapes, &mut |_| true)
}

/// Appends every decomposition, in the order of [`each`].
pub fn all(hand: &Hand, shapes: &Shapes, decompositions: &mut Vec<Decomposition>) {
    each(hand, shapes, &mut |decomposition| decompositions.push(decomposition.clone()));
}

/// Calls `each` with every decomposition of a complete hand, in a fixed order: by pair, triplets before chows, and
/// within one split each set that the winning tile may have completed, then the pair; special shapes follow. A hand
/// that has none of these, but fits a template, has one decomposition by the first template that it fits. Never called
/// if the hand is not complete.
pub fn each(hand: &Hand, shapes: &Shapes, each: &mut impl FnMut(&Decomposition)) {
    find(hand, shapes, &mut |decomposition| {
        each(decomposition);
        false
    });
}

/// The same, until `see` returns true. Returns whether it did.
fn find(hand: &Hand, shapes: &Shapes, see: &mut impl FnMut(&Decomposition) -> bool) -> bool {
    let Some(win) = hand.win else { return false };
    let mut seen = false;
    let mut fitting = |decomposition: &Decomposition| {
        let fits = hand.bound_jokers.is_empty() || hand.bound_jokers.is_subset(decomposition.triplets());
        seen |= fits;
        fits && see(decomposition)
    };
    let kinds = hand.tiles.kinds();
    // Groups, and flowers among the tiles, are in no hand but those of templates.
    if hand.melds.iter().all(MeldSet::is_ordinary) && kinds.is_subset(Kinds::ALL) {
        let fourteen = hand.melds.len() <= 1 && hand.tiles.total() as usize + 3 * hand.melds.len() == 14;
        if standard(hand, kinds, shapes, &mut fitting) || fourteen && special(hand, kinds, shapes, &mut fitting) {
            return true;
        }
    }
    let fit = shapes.templates.as_ref().filter(|_| !seen).and_then(|templates| templates.first(hand, hand.kinds()));
    fit.is_some_and(|fit| see(&custom::decomposition(hand, win, &fit)))
}

/// Calls `see` with every decomposition into sets and a pair. The pair is in the block whose tile count is 2 modulo 3;
/// two such blocks, or a remainder of 1, mean that there is none. The block's sum
/// ([`index_sum`](crate::tiles::Block::index_sum)) gives the pair's index modulo 3, so only every third kind is tried.
fn standard(hand: &Hand, kinds: Kinds, shapes: &Shapes, see: &mut impl FnMut(&Decomposition) -> bool) -> bool {
    const EVERY_THIRD: u64 = 0o1_1111_1111_1111;
    let (mut tiles, mut pairs) = (0, None);
    for (kinds, block) in Kinds::BLOCKS.into_iter().zip(hand.tiles.blocks()) {
        tiles += block.tiles;
        match block.tiles % 3 {
            0 => {}
            2 if pairs.is_none() => {
                pairs = Some(kinds.intersection(Kinds::of_bits(EVERY_THIRD << (2 * block.index_sum % 3))));
            }
            _ => return false,
        }
    }
    let Some(pairs) = pairs.filter(|_| tiles as usize + 3 * hand.melds.len() == shapes.tiles() + 1) else {
        return false;
    };
    let mut found = Decomposition::of_melds(Shape::Standard, hand);
    let mut counts = *hand.tiles.raw();
    pair_and_sets(hand, &mut counts, kinds, pairs.intersection(kinds), &mut found, see)
}

/// Calls `see` with every decomposition of fourteen tiles, which are of these kinds, into another shape, until it returns
/// true. Returns whether it did.
pub(super) fn special(
    hand: &Hand,
    kinds: Kinds,
    shapes: &Shapes,
    see: &mut impl FnMut(&Decomposition) -> bool,
) -> bool {
    let concealed = hand.melds.is_empty();
    shapes.knitted_straight && hand.melds.len() <= 1 && knitted::straight(hand, kinds, see)
        || concealed && shapes.knitted_honors && knitted::honors(hand, kinds, see)
        || concealed && irregular::each(hand, kinds, shapes.irregulars, see)
        || concealed && shapes.seven_pairs && seven_pairs(hand, kinds, shapes.four_alike, see)
        || concealed && shapes.thirteen_orphans && thirteen_orphans(hand, kinds, see)
}

fn thirteen_orphans(hand: &Hand, kinds: Kinds, see: &mut impl FnMut(&Decomposition) -> bool) -> bool {
    let mut found = Decomposition::of_melds(Shape::ThirteenOrphans, hand);
    found.pair = hand.tiles.at_least(2).first();
    found.note_pair_wait(hand.win);
    kinds == Kinds::TERMINALS_AND_HONORS && see(&found)
}

fn seven_pairs(hand: &Hand, kinds: Kinds, four_alike: bool, see: &mut impl FnMut(&Decomposition) -> bool) -> bool {
    let mut found = Decomposition::of_melds(Shape::SevenPairs, hand);
    found.wait = WaitShape::Pair;
    for kind in kinds.iter() {
        let pairs = match hand.tiles.get(kind) {
            2 => 1,
            4 if four_alike => 2,
            _ => return false,
        };
        for _ in 0..pairs {
            let mut pair = Set::concealed(Form::Pair, kind);
            if Some(kind) == hand.win && found.completed == Completed::Nothing {
                found.completed = Completed::Set(found.sets.len() as u8);
                pair.won = hand.events.contains(Event::FromOther);
            }
            if found.sets.try_push(pair).is_err() {
                return false;
            }
        }
    }
    see(&found)
}
