//! Whether any other tile would have completed a hand. Each kind is tried, so this only asks whether a hand is complete,
//! not how: `11122233344m` is, whether its sets are chows or pungs.

use super::decomposition::Shapes;
use super::knitted::KNITTED_STRAIGHTS;
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
    let only_template = all.get(Kind::FLOWER) > 0 || !hand.melds.iter().all(MeldSet::is_ordinary);
    let gone = |kind: Kind| all.get(kind) >= kind.copies() || hand.seen.contains(kind);
    let other = |kind: Kind| kind != win && (exhausted || !gone(kind));
    if !only_template && (has_standard_wait(tiles.raw(), &other) || has_special_wait(hand, tiles, shapes, &other)) {
        return false;
    }
    let waiting = || Hand { tiles, ..hand.clone() };
    !shapes.templates.as_ref().is_some_and(|templates| has_template_wait(&mut waiting(), templates, &other))
}

/// Whether a kind that `other` accepts makes a hand that fits a template.
fn has_template_wait(waiting: &mut Hand, templates: &Templates, other: &impl Fn(Kind) -> bool) -> bool {
    let near = templates.may_wait(waiting, &waiting.tiles);
    near.filter(|&(kind, _)| other(kind))
        .any(|(kind, numbers)| with(waiting, kind, |hand| !templates.numbers(hand, hand.kinds(), numbers).is_empty()))
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
            && KNITTED_STRAIGHTS.into_iter().any(|straight| straight.difference(kinds).len() <= 1);
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
/// the honors) may be unfinished: one that lacks a tile for sets and a pair (`1123m`), or one that lacks a tile for
/// sets beside one that holds the pair (`12m 55p`, or `11m 55p` with either as the pair).
fn has_standard_wait(counts: &[u8; Kind::COUNT], other: &impl Fn(Kind) -> bool) -> bool {
    let blocks = [0, 1, 2, 3].map(|index| Block::of(counts, index));
    let (mut one, mut two): (Option<&Block>, [Option<&Block>; 2]) = (None, [None; 2]);
    for block in &blocks {
        match block.counts.iter().sum::<u8>() % 3 {
            0 if block.are_sets() => {}
            1 if one.is_none() => one = Some(block),
            2 if two[0].is_none() => two[0] = Some(block),
            2 if two[1].is_none() => two[1] = Some(block),
            _ => return false,
        }
    }
    match (one, two) {
        (Some(block), [None, None]) => block.waits(other, Block::are_sets_and_pair),
        (None, [Some(a), Some(b)]) => {
            b.are_sets_and_pair() && a.waits(other, Block::are_sets)
                || a.are_sets_and_pair() && b.waits(other, Block::are_sets)
        }
        _ => false,
    }
}

/// The tiles of one suit, or the honors.
#[derive(Clone, Copy)]
struct Block {
    /// 0 to 2 for a suit, 3 for the honors.
    index: usize,
    /// How many there are of each kind. There are only seven honors.
    counts: [u8; 9],
}

impl Block {
    fn of(counts: &[u8; Kind::COUNT], index: usize) -> Block {
        let own = counts.iter().skip(9 * index);
        let mut block = Block { index, counts: [0; 9] };
        block.counts.iter_mut().zip(own).for_each(|(slot, &n)| *slot = n);
        block
    }

    const fn is_honors(&self) -> bool {
        self.index == 3
    }

    /// Whether a kind of this block that `other` accepts makes it complete.
    fn waits(mut self, other: &impl Fn(Kind) -> bool, is_complete: impl Fn(&Block) -> bool) -> bool {
        for rank in 0..9 {
            let there = |rank: usize| self.counts.get(rank).is_some_and(|&n| n > 0);
            let near = there(rank) || !self.is_honors() && (rank > 0 && there(rank - 1) || there(rank + 1));
            if !near || !Kind::new((9 * self.index + rank) as u8).is_some_and(other) {
                continue;
            }
            self.counts[rank] += 1;
            if is_complete(&self) {
                return true;
            }
            self.counts[rank] -= 1;
        }
        false
    }

    /// Whether the tiles are sets. Three equal chows are also three pungs, so it is enough to take pungs first: what
    /// remains of each kind must begin chows. Of `111222345m` the pungs leave `345m`.
    fn are_sets(&self) -> bool {
        if self.is_honors() {
            return self.counts.iter().all(|n| n % 3 == 0);
        }
        let (mut first, mut second) = (0, 0);
        for &n in &self.counts {
            // `first` counts the chows begun one or two tiles ago, which need this tile; `second` those begun one tile ago.
            let Some(rest) = n.checked_sub(first) else { return false };
            let starts = rest % 3;
            first = second + starts;
            second = starts;
        }
        first == 0 && second == 0
    }

    /// Whether the tiles are sets and a pair. The ranks of the tiles of a set add up to a multiple of three, so in a
    /// suit only every third rank can be the pair: in `11234m`, counted from 0, that is 0 + 0 + 1 + 2 + 3 = 6, and the pair
    /// can be 1, 4 or 7.
    fn are_sets_and_pair(&self) -> bool {
        let sum: usize = self.counts.iter().zip(0..).map(|(&n, rank)| usize::from(n) * rank).sum();
        let (first, step) = if self.is_honors() { (0, 1) } else { (2 * sum % 3, 3) };
        let mut rest = *self;
        for rank in (first..9).step_by(step) {
            if rest.counts[rank] >= 2 {
                rest.counts[rank] -= 2;
                if rest.are_sets() {
                    return true;
                }
                rest.counts[rank] += 2;
            }
        }
        false
    }
}
