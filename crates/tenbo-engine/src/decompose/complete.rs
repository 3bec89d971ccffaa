//! Whether any other tile would have completed a hand. Its waits are found by trying one tile after another, so this must
//! be quick, and does not say how the tiles are complete.

use super::decomposition::Shapes;
use super::knitted::knitted_kinds;
use super::standard::special;
use crate::deal::Hand;
use crate::templates::Templates;
use crate::tiles::{Counts, Kind, Kinds, MeldSet};

/// Whether no other tile than the winning one would have completed the hand, in any of these shapes; false for a hand
/// without a winning tile. With `exhausted`, a kind counts as a wait even if no copy can come: the hand itself holds
/// all four, or the seat sees all four and the rules count what it sees.
#[must_use]
pub fn is_only_wait(hand: &Hand, shapes: &Shapes, exhausted: bool) -> bool {
    let Some(win) = hand.win else { return false };
    let mut tiles = hand.tiles;
    tiles.take(win);
    let all = hand.all_tiles();
    // Groups and flowers are in no hand but those of templates.
    let own = all.get(Kind::FLOWER) > 0 || !hand.melds.iter().all(MeldSet::is_ordinary);
    let gone = |kind: Kind| all.get(kind) >= kind.copies() || hand.seen.contains(kind);
    let other = |kind: Kind| kind != win && (exhausted || !gone(kind));
    if !own && (has_standard_wait(tiles.raw(), &other) || has_special_wait(hand, tiles, shapes, &other)) {
        return false;
    }
    let waiting = || Hand { tiles, ..hand.clone() };
    !shapes.templates.as_ref().is_some_and(|templates| has_own_wait(&mut waiting(), templates, &other))
}

/// Whether a kind that `other` accepts makes a hand that fits a template.
fn has_own_wait(waiting: &mut Hand, templates: &Templates, other: &impl Fn(Kind) -> bool) -> bool {
    let near = templates.may_wait(waiting, &waiting.tiles);
    near.filter(|&(kind, _)| other(kind))
        .any(|(kind, numbers)| with(waiting, kind, |hand| templates.numbers(hand, hand.kinds(), numbers) != 0))
}

/// Whether a kind that `other` accepts completes a shape other than sets and a pair. Few hands come near one, and only
/// those are tried. `tiles` are those of the hand without the winning tile.
fn has_special_wait(hand: &Hand, tiles: Counts, shapes: &Shapes, other: &impl Fn(Kind) -> bool) -> bool {
    let (kinds, melds) = (tiles.kinds(), hand.melds.len());
    let number = kinds.len();
    let near = melds == 0
        && (shapes.seven_pairs && number <= 7
            || shapes.thirteen_orphans && number >= 12
            || shapes.knitted_honors && number == 13
            || !shapes.irregulars.is_empty())
        || melds <= 1
            && shapes.knitted_straight
            && number >= 8
            && knitted_kinds().any(|all| all.difference(kinds).len() <= 1);
    let thirteen = near && kinds.is_subset(Kinds::ALL) && tiles.total() as usize + 3 * melds == 13;
    if !thirteen {
        return false;
    }
    let mut waiting = Hand { tiles, ..hand.clone() };
    Kind::all().filter(|&kind| other(kind)).any(|kind| {
        with(&mut waiting, kind, |hand| special(hand, kinds.union(Kinds::one(kind)), shapes, &mut |_| true))
    })
}

/// What is true of a waiting hand once it has won on this tile.
fn with(waiting: &mut Hand, kind: Kind, is: impl FnOnce(&Hand) -> bool) -> bool {
    waiting.tiles.add(kind);
    waiting.win = Some(kind);
    let answer = is(waiting);
    waiting.tiles.take(kind);
    answer
}

/// Whether some kind that `other` accepts completes sets and a pair. At most two of the four blocks (three suits and
/// the honors) may be unfinished: one that lacks a tile for sets and a pair, or one that lacks a tile for sets beside
/// one that holds the pair.
fn has_standard_wait(counts: &[u8; Kind::COUNT], other: &impl Fn(Kind) -> bool) -> bool {
    let (mut one, mut two): (Option<usize>, [Option<usize>; 2]) = (None, [None; 2]);
    for block in 0..4 {
        match slice(counts, block).iter().sum::<u8>() % 3 {
            0 if are_sets(slice(counts, block), block == 3) => {}
            1 if one.is_none() => one = Some(block),
            2 if two[0].is_none() => two[0] = Some(block),
            2 if two[1].is_none() => two[1] = Some(block),
            _ => return false,
        }
    }
    match (one, two) {
        (Some(block), [None, None]) => waits_in(counts, block, true, other),
        (None, [Some(a), Some(b)]) => {
            let paired = |block| are_sets_and_pair(slice(counts, block), block == 3);
            paired(b) && waits_in(counts, a, false, other) || paired(a) && waits_in(counts, b, false, other)
        }
        _ => false,
    }
}

/// Whether a kind of this block that `other` accepts turns the block into sets, or with `pair` into sets and a pair.
fn waits_in(all: &[u8; Kind::COUNT], block: usize, pair: bool, other: &impl Fn(Kind) -> bool) -> bool {
    let own = slice(all, block);
    let mut counts = [0; 9];
    for (slot, &n) in counts.iter_mut().zip(own) {
        *slot = n;
    }
    for place in 0..own.len() {
        let Some(kind) = Kind::new((9 * block + place) as u8) else { continue };
        let near = counts[place] > 0
            || block < 3 && (place > 0 && counts[place - 1] > 0 || place < 8 && counts[place + 1] > 0);
        if !near || !other(kind) {
            continue;
        }
        counts[place] += 1;
        let all = counts.get(..own.len()).unwrap_or_default();
        if if pair { are_sets_and_pair(all, block == 3) } else { are_sets(all, block == 3) } {
            return true;
        }
        counts[place] -= 1;
    }
    false
}

fn slice(counts: &[u8; Kind::COUNT], block: usize) -> &[u8] {
    counts.get(9 * block..(9 * block + 9).min(Kind::COUNT)).unwrap_or_default()
}

/// Whether one block consists of sets. Three equal chows are also three pungs, so it is enough to take pungs first:
/// what remains of each kind must begin chows.
fn are_sets(counts: &[u8], honors: bool) -> bool {
    if honors {
        return counts.iter().all(|n| n % 3 == 0);
    }
    let (mut first, mut second) = (0, 0);
    for &n in counts {
        // `first` counts the chows begun one or two tiles ago, which need this tile; `second` those begun one tile ago.
        let Some(rest) = n.checked_sub(first) else { return false };
        let starts = rest % 3;
        first = second + starts;
        second = starts;
    }
    first == 0 && second == 0
}

fn are_sets_and_pair(counts: &[u8], honors: bool) -> bool {
    let mut rest = [0; 9];
    for (slot, &n) in rest.iter_mut().zip(counts) {
        *slot = n;
    }
    // The places of the tiles of a chow or pung add up to a multiple of three, so only every third place can hold the
    // pair.
    let sum: usize = counts.iter().zip(0..).map(|(&n, rank)| usize::from(n) * rank).sum();
    let (first, step) = if honors { (0, 1) } else { (2 * sum % 3, 3) };
    for place in (first..counts.len()).step_by(step) {
        if rest[place] >= 2 {
            rest[place] -= 2;
            if are_sets(rest.get(..counts.len()).unwrap_or_default(), honors) {
                return true;
            }
            rest[place] += 2;
        }
    }
    false
}
