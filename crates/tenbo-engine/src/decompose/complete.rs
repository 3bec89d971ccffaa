//! Whether tiles are complete, without saying how. A hand's waits are found by trying one tile after another, so this
//! must be quick.

use super::decomposition::Shapes;
use super::irregular::is_one_of;
use super::knitted;
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
    let held = Tiles { tiles, counts: *tiles.raw(), shapes, melds: hand.melds.len(), kinds: tiles.kinds() };
    let all = hand.all_tiles();
    // Groups and flowers are in no hand but those of templates.
    let own = all.get(Kind::FLOWER) > 0 || !hand.melds.iter().all(MeldSet::is_ordinary);
    let gone = |kind: Kind| all.get(kind) >= kind.copies() || hand.seen.contains(kind);
    let mut other = |kind: Kind| kind != win && (exhausted || !gone(kind));
    (own || !held.has_standard_wait(&mut other) && !held.has_irregular_wait(&mut other))
        && !shapes.templates.as_ref().is_some_and(|templates| has_own_wait(hand, win, templates, &mut other))
}

/// Whether a kind that `other` accepts, in the place of the winning one, makes a hand that fits a template.
fn has_own_wait(hand: &Hand, win: Kind, templates: &Templates, other: &mut impl FnMut(Kind) -> bool) -> bool {
    let mut tiles = hand.tiles;
    tiles.take(win);
    let mut changed = Hand { tiles, ..hand.clone() };
    templates.may_wait(hand, &tiles).filter(|&(kind, _)| other(kind)).any(|(kind, numbers)| {
        changed.tiles.add(kind);
        changed.win = Some(kind);
        let fits = templates.numbers(&changed, changed.kinds(), numbers) != 0;
        changed.tiles.take(kind);
        fits
    })
}

/// The concealed tiles of a waiting hand: 13 or 16, three fewer for each meld.
struct Tiles<'a> {
    tiles: Counts,
    counts: [u8; Kind::COUNT],
    shapes: &'a Shapes,
    melds: usize,
    kinds: Kinds,
}

impl Tiles<'_> {
    /// Whether some kind that `other` accepts completes sets and a pair. At most two of the four blocks (three suits and
    /// the honors) may be unfinished: one that lacks a tile for sets and a pair, or one that lacks a tile for sets
    /// beside one that holds the pair.
    fn has_standard_wait(&self, other: &mut impl FnMut(Kind) -> bool) -> bool {
        let (mut one, mut two): (Option<usize>, [Option<usize>; 2]) = (None, [None; 2]);
        for block in 0..4 {
            match slice(&self.counts, block).iter().sum::<u8>() % 3 {
                0 if are_sets(slice(&self.counts, block), block == 3) => {}
                1 if one.is_none() => one = Some(block),
                2 if two[0].is_none() => two[0] = Some(block),
                2 if two[1].is_none() => two[1] = Some(block),
                _ => return false,
            }
        }
        match (one, two) {
            (Some(block), [None, None]) => self.waits_in(block, true, other),
            (None, [Some(a), Some(b)]) => {
                let paired = |block| are_sets_and_pair(slice(&self.counts, block), block == 3);
                paired(b) && self.waits_in(a, false, other) || paired(a) && self.waits_in(b, false, other)
            }
            _ => false,
        }
    }

    /// Whether a kind of this block that `other` accepts turns the block into sets, or with `pair` into sets and a
    /// pair.
    fn waits_in(&self, block: usize, pair: bool, other: &mut impl FnMut(Kind) -> bool) -> bool {
        let own = slice(&self.counts, block);
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

    /// Whether a kind that `other` accepts completes a shape other than sets and a pair. Few hands come near one, and
    /// only those are tried.
    fn has_irregular_wait(&self, other: &mut impl FnMut(Kind) -> bool) -> bool {
        let kinds = self.kinds.len();
        let near = self.melds == 0
            && (self.shapes.seven_pairs && kinds <= 7
                || self.shapes.thirteen_orphans && kinds >= 12
                || self.shapes.knitted_honors && kinds == 13
                || !self.shapes.irregulars.is_empty())
            || self.melds <= 1 && self.shapes.knitted_straight && kinds >= 8;
        near && Kind::all().any(|kind| other(kind) && self.is_irregular_with(kind))
    }

    fn is_irregular_with(&self, kind: Kind) -> bool {
        let shapes = self.shapes;
        let kinds = self.kinds.union(Kinds::one(kind));
        if self.melds == 0 {
            if shapes.thirteen_orphans && kinds == Kinds::TERMINALS_AND_HONORS
                || shapes.knitted_honors && kinds.len() == 14 && knitted::is_honors(kinds)
            {
                return true;
            }
            if !shapes.irregulars.is_empty() {
                let mut tiles = self.tiles;
                tiles.add(kind);
                if is_one_of(shapes.irregulars, &tiles) {
                    return true;
                }
            }
            let count = |other: Kind| self.counts[other.index()] + u8::from(other == kind);
            let even = |other: Kind| count(other) == 2 || count(other) == 4 && shapes.four_alike;
            if shapes.seven_pairs && kinds.iter().all(even) {
                return true;
            }
        }
        if shapes.knitted_straight
            && self.melds <= 1
            && let Some(all) = knitted::knitted_straight_within(kinds)
        {
            let mut rest = self.counts;
            rest[kind.index()] += 1;
            for kind in all.iter() {
                rest[kind.index()] -= 1;
            }
            let blocks = || (0..4).map(|block| (slice(&rest, block), block == 3));
            let pairs = blocks().filter(|(counts, _)| counts.iter().sum::<u8>() % 3 == 2).count();
            return pairs == 1
                && blocks().all(|(counts, honors)| are_sets(counts, honors) || are_sets_and_pair(counts, honors));
        }
        false
    }
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
