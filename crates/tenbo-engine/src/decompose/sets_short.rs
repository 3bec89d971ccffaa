//! What tiles lack to sets and a pair, suit by suit: for so many sets, with the pair or without it.

use super::shortfall::{Holding, Shortfall};
use crate::tiles::Kind;

/// For each number of sets up to five, without and with a pair.
pub(super) type Block = [[Shortfall; 2]; 6];

/// Nothing of anything.
pub(super) const NO_BLOCK: Block = {
    let mut block = [[Shortfall::NEVER; 2]; 6];
    block[0][0] = Shortfall::NOTHING;
    block
};

/// The chows begun two ranks ago and one rank ago, up to two each: three alike are three pungs. Of them the sets so far
/// and the pair.
type Ranks = [[Block; 3]; 3];

/// What the tiles of a block (three suits, then the honors) lack to so many sets at most.
pub(super) fn block(holding: &Holding, block: usize, most: usize) -> Block {
    if block == 3 { honors(holding, most) } else { suit(holding, block, most) }
}

fn suit(holding: &Holding, suit: usize, most: usize) -> Block {
    let mut now: Ranks = [[[[Shortfall::NEVER; 2]; 6]; 3]; 3];
    now[0][0] = NO_BLOCK;
    for rank in 0..9 {
        let Some(kind) = Kind::new((9 * suit + rank) as u8) else { continue };
        let to: [Shortfall; 5] = std::array::from_fn(|wanted| holding.lacks(kind, wanted as u8));
        let mut next: Ranks = [[[[Shortfall::NEVER; 2]; 6]; 3]; 3];
        let begun = if rank < 7 { 3 } else { 1 };
        for (third, seconds) in now.iter().enumerate() {
            for (second, before) in seconds.iter().enumerate() {
                for (first, slot) in next[second].iter_mut().enumerate().take(begun) {
                    extend(before, third + second + first, first, most, &to, slot);
                }
            }
        }
        now = next;
    }
    now[0][0]
}

/// Adds a rank that the chows need `chows` tiles of, `first` of them begun here, with a pung or the pair of it or none.
fn extend(before: &Block, chows: usize, first: usize, most: usize, to: &[Shortfall; 5], next: &mut Block) {
    for pung in 0..=1 {
        for pair in 0..=1 {
            let Some(&more) = to.get(chows + 3 * pung + 2 * pair) else { continue };
            if !more.is_possible() {
                continue;
            }
            for sets in 0..=most.saturating_sub(first + pung) {
                for paired in 0..=1 - pair {
                    let (Some(old), Some(slot)) = (before.get(sets), next.get_mut(sets + first + pung)) else {
                        continue;
                    };
                    if old[paired].is_possible() {
                        slot[paired + pair] = slot[paired + pair].or(old[paired].and(more));
                    }
                }
            }
        }
    }
}

fn honors(holding: &Holding, most: usize) -> Block {
    let mut now = NO_BLOCK;
    for kind in Kind::all().filter(|kind| kind.is_honor()) {
        let to: [Shortfall; 5] = std::array::from_fn(|wanted| holding.lacks(kind, wanted as u8));
        let mut next = [[Shortfall::NEVER; 2]; 6];
        extend(&now, 0, 0, most, &to, &mut next);
        now = next;
    }
    now
}

/// What two lots of tiles lack together, for each number of things of which there may be a pair.
pub(super) fn join<const N: usize>(one: &[[Shortfall; 2]; N], other: &[[Shortfall; 2]; N]) -> [[Shortfall; 2]; N] {
    let mut both = [[Shortfall::NEVER; 2]; N];
    for (first, own) in one.iter().enumerate() {
        for (second, theirs) in other.iter().enumerate() {
            let Some(slot) = both.get_mut(first + second) else { continue };
            slot[0] = slot[0].or(own[0].and(theirs[0]));
            slot[1] = slot[1].or(own[0].and(theirs[1])).or(own[1].and(theirs[0]));
        }
    }
    both
}
