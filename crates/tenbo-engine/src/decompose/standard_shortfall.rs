//! What tiles lack to form sets and a pair: counted for each suit and the honors, then joined. `24m 77p` lacks one
//! tile for a set and a pair: `3m`.

use super::shortfall::{Holding, Shortfall};
use crate::tiles::Kind;

/// What one suit, or the honors, lack for each number of sets, 0 to 5 (first index), without a pair and with one (second
/// index). `112m` lacks nothing for a pair alone, and one tile, `1m` or `3m`, for one set without a pair.
pub(super) type BlockShortfall = [[Shortfall; 2]; 6];

/// What is missing up to a rank, by the number of chows begun one rank before it (first index) and at it (second), 0 to 2
/// each. After the 3 of `123345m`, the chows 123 and 345 are [0][1]. Three equal chows count as three pungs.
type Ranks = [[BlockShortfall; 3]; 3];

/// What the three suits and the honors lack, each for itself.
pub(super) fn blocks(holding: &Holding, most: usize) -> [BlockShortfall; 4] {
    [0, 1, 2, 3].map(|index| block(holding, index, most))
}

/// What all tiles lack for so many sets and a pair.
pub(super) fn sets_and_pair([m, p, s, z]: &[BlockShortfall; 4], sets: usize) -> Shortfall {
    join(&join(m, p), &join(s, z)).get(sets).map_or(Shortfall::NEVER, |&[_, paired]| paired)
}

/// What the tiles of a block (0 to 2 for a suit, 3 for the honors) lack for each number of sets up to `most`.
pub(super) fn block(holding: &Holding, block: usize, most: usize) -> BlockShortfall {
    let mut now: Ranks = [[[[Shortfall::NEVER; 2]; 6]; 3]; 3];
    // Before any tile is looked at, no sets and no pair lack nothing, and anything else cannot be reached.
    now[0][0][0][0] = Shortfall::NOTHING;
    for kind in (9 * block..9 * block + 9).filter_map(|index| Kind::new(index as u8)) {
        let to: [Shortfall; 5] = std::array::from_fn(|wanted| holding.lacks(kind, wanted as u8));
        let mut next: Ranks = [[[[Shortfall::NEVER; 2]; 6]; 3]; 3];
        let (running, begun) = (if block < 3 { 3 } else { 1 }, if kind.starts_chow() { 3 } else { 1 });
        for (third, seconds) in now.iter().enumerate().take(running) {
            for (second, before) in seconds.iter().enumerate().take(running) {
                for (first, slot) in next[second].iter_mut().enumerate().take(begun) {
                    extend(before, third + second + first, first, most, &to, slot);
                }
            }
        }
        now = next;
    }
    now[0][0]
}

/// Extends the search by one rank: `chows` chows use a tile of it, and `first` of these start here; a pung or the pair
/// may use it too. `to[n]` is what n copies of this rank lack.
fn extend(
    before: &BlockShortfall,
    chows: usize,
    first: usize,
    most: usize,
    to: &[Shortfall; 5],
    next: &mut BlockShortfall,
) {
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

/// What two separate groups of tiles lack together, for each total number (of sets, or of different tiles), without a
/// pair and with a pair in one of the groups.
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
