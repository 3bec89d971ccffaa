//! Every way to see a complete hand: its sets and pair or special shape, and what the winning tile completed.

use arrayvec::ArrayVec;

use super::decomposition::{Completed, Decomposition, Form, Set, Shape, Shapes, WaitShape, declared};
use super::own;
use super::split::{place, split};
use crate::deal::{Event, Hand};
use crate::tiles::{Block, Kind, Kinds, MeldSet};

/// Whether the hand has any decomposition.
#[must_use]
pub fn is_complete(hand: &Hand, shapes: &Shapes) -> bool {
    let mut complete = false;
    each(hand, shapes, &mut |_| complete = true);
    complete
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
    let Some(win) = hand.win else { return };
    let blocks = hand.tiles.blocks();
    let total = blocks.iter().map(|block| block.tiles).sum::<u32>();
    let from_other = hand.events.contains(Event::FromOther);
    let mut seen = false;
    let mut see = |decomposition: &Decomposition| {
        if hand.bound_jokers.is_empty() || hand.bound_jokers.is_subset(decomposition.triplets()) {
            seen = true;
            each(decomposition);
        }
    };
    let see = &mut see;
    let mut decomposition = Decomposition {
        shape: Shape::Standard,
        sets: hand.melds.iter().map(|meld| declared(meld.kind, meld.first)).collect(),
        pair: None,
        completed: Completed::Nothing,
        wait: WaitShape::Other,
        loose: ArrayVec::new(),
    };
    let needed = usize::from(shapes.sets).saturating_sub(hand.melds.len());
    // Groups, and sets of flowers, are in no hand but those of templates.
    let sets = hand.melds.iter().all(MeldSet::is_ordinary);
    if sets && hand.melds.len() + needed == usize::from(shapes.sets) && total == needed as u32 * 3 + 2 {
        standard(hand, &blocks, needed, win, from_other, &mut decomposition, see);
    }
    if sets && shapes.knitted_straight && hand.melds.len() <= 1 {
        super::knitted::straight(hand, win, from_other, &mut decomposition, see);
    }
    if hand.melds.is_empty() && total == 14 {
        if shapes.knitted_honors {
            super::knitted::honors(hand, see);
        }
        if !shapes.irregulars.is_empty() {
            super::irregular::each(hand, shapes.irregulars, see);
        }
        if shapes.seven_pairs {
            seven_pairs(hand, win, from_other, shapes.four_alike, see);
        }
        if shapes.thirteen_orphans
            && hand.tiles.get(Kind::EAST) > 0
            && hand.tiles.kinds() == Kinds::TERMINALS_AND_HONORS
        {
            decomposition.shape = Shape::ThirteenOrphans;
            decomposition.pair = hand.tiles.at_least(2).iter().next();
            (decomposition.completed, decomposition.wait) = if decomposition.pair == Some(win) {
                (Completed::Pair, WaitShape::Pair)
            } else {
                (Completed::Nothing, WaitShape::Other)
            };
            see(&decomposition);
        }
    }
    if !seen
        && let Some(templates) = &shapes.templates
        && let Some(fit) = templates.first(hand, hand.kinds())
    {
        each(&own::decomposition(hand, win, &fit));
    }
}

/// Calls `see` with every decomposition into sets and a pair. The pair is in the block whose tile count is 2 modulo 3;
/// two such blocks, or a remainder of 1, mean that there is none. The block's sum ([`Block::places`]) gives the pair's
/// index modulo 3, so only every third kind is tried.
fn standard(
    hand: &Hand,
    blocks: &[Block; 4],
    needed: usize,
    win: Kind,
    from_other: bool,
    decomposition: &mut Decomposition,
    see: &mut impl FnMut(&Decomposition),
) {
    let mut paired = None;
    for (&(start, end), block) in [(0, 9), (9, 18), (18, 27), (27, 34)].iter().zip(blocks) {
        match block.tiles % 3 {
            0 => {}
            2 if paired.is_none() => paired = Some((start..end, 2 * block.places % 3)),
            _ => return,
        }
    }
    let Some((range, third)) = paired else { return };
    let mut sets = ArrayVec::new();
    sets.extend(decomposition.sets.iter().copied());
    let declared = sets.len();
    let mut counts = *hand.tiles.raw();
    let kinds = hand.tiles.kinds();
    for index in range {
        let Some(pair) = Kind::new(index) else { continue };
        if u32::from(index) % 3 != third || hand.tiles.get(pair) < 2 {
            continue;
        }
        counts[pair.index()] -= 2;
        decomposition.pair = Some(pair);
        split(&mut counts, kinds, needed, true, &mut sets, &mut |sets| {
            place(sets, declared, pair, win, from_other, decomposition, see);
        });
        counts[pair.index()] += 2;
    }
}

fn seven_pairs(hand: &Hand, win: Kind, from_other: bool, four_alike: bool, see: &mut impl FnMut(&Decomposition)) {
    let mut sets: ArrayVec<Set, 7> = ArrayVec::new();
    let mut completed = Completed::Nothing;
    for kind in hand.tiles.kinds().iter() {
        let pairs = match hand.tiles.get(kind) {
            2 => 1,
            4 if four_alike => 2,
            _ => return,
        };
        for _ in 0..pairs {
            let won = kind == win && from_other && completed == Completed::Nothing;
            if kind == win && completed == Completed::Nothing {
                completed = Completed::Set(sets.len() as u8);
            }
            if sets.try_push(Set { form: Form::Pair, first: kind, meld: None, won }).is_err() {
                return;
            }
        }
    }
    see(&Decomposition {
        shape: Shape::SevenPairs,
        sets,
        pair: None,
        completed,
        wait: WaitShape::Pair,
        loose: ArrayVec::new(),
    });
}
