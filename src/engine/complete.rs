//! Whether tiles are complete, without saying how: what a hand waits for is found by trying, so this must be quick.

use super::counts::Counts;
use super::hand::Hand;
use super::knitted;
use super::reading::Shapes;
use super::tile::{Kind, Kinds};

/// Whether nothing but the winning tile would have completed the hand, in any shape. With `exhausted` a tile counts as
/// a wait though the hand itself holds all four copies.
#[must_use]
pub fn is_only_wait(hand: &Hand, shapes: Shapes, exhausted: bool) -> bool {
    let Some(win) = hand.win else { return false };
    let mut tiles = hand.tiles;
    tiles.take(win);
    let all = hand.all_tiles();
    let melds = hand.melds.len();
    let held = Tiles::new(&tiles, shapes, melds);
    let fifth = |kind: Kind| all.get(kind) - u8::from(kind == win) >= 4;
    held.candidates().iter().all(|kind| kind == win || !exhausted && fifth(kind) || !held.is_complete_with(kind))
}

/// Thirteen tiles (three less for each meld), looked at suit by suit.
struct Tiles {
    counts: [u8; Kind::COUNT],
    shapes: Shapes,
    melds: usize,
    kinds: Kinds,
    /// For each suit and the honors: the number of tiles.
    totals: [u8; 4],
    /// Whether they are sets as they are.
    sets: [bool; 4],
    /// Whether they are sets and a pair.
    paired: [bool; 4],
}

impl Tiles {
    fn new(tiles: &Counts, shapes: Shapes, melds: usize) -> Tiles {
        let counts = *tiles.raw();
        let mut held =
            Tiles { counts, shapes, melds, kinds: tiles.kinds(), totals: [0; 4], sets: [false; 4], paired: [false; 4] };
        for block in 0..4 {
            let total = slice(&counts, block).iter().sum::<u8>();
            held.totals[block] = total;
            held.sets[block] = total % 3 == 0 && are_sets(slice(&counts, block), block == 3);
            held.paired[block] = total % 3 == 2 && are_sets_and_pair(slice(&counts, block), block == 3);
        }
        held
    }

    /// Kinds that could complete anything: those next to a tile of the hand; all of them for shapes that need no
    /// neighbours.
    fn candidates(&self) -> Kinds {
        let irregular = self.shapes.thirteen_orphans && self.kinds.within(Kinds::MAJORS)
            || self.melds == 0 && self.shapes.knitted_honors && self.kinds.len() == 13
            || self.melds <= 1 && self.shapes.knitted_straight && self.kinds.len() >= 8;
        if irregular { Kinds::ALL } else { self.kinds.or(self.kinds.neighbours()) }
    }

    fn is_complete_with(&self, kind: Kind) -> bool {
        self.is_standard_with(kind) || self.is_irregular_with(kind)
    }

    fn is_standard_with(&self, kind: Kind) -> bool {
        let block = kind.index() / 9;
        let mut pairs = 0;
        for other in 0..4 {
            if other != block && !self.sets[other] {
                if !self.paired[other] {
                    return false;
                }
                pairs += 1;
            }
        }
        let mut counts = [0; 9];
        let own = slice(&self.counts, block);
        for (slot, &n) in counts.iter_mut().zip(own) {
            *slot = n;
        }
        counts[kind.index() - 9 * block] += 1;
        let counts = counts.get(..own.len()).unwrap_or_default();
        match (self.totals[block] % 3, pairs) {
            (2, 1) => are_sets(counts, block == 3),
            (1, 0) => are_sets_and_pair(counts, block == 3),
            _ => false,
        }
    }

    fn is_irregular_with(&self, kind: Kind) -> bool {
        let shapes = self.shapes;
        let kinds = self.kinds.or(Kinds::one(kind));
        if self.melds == 0 {
            if shapes.thirteen_orphans && kinds == Kinds::MAJORS
                || shapes.knitted_honors && kinds.len() == 14 && knitted::is_honors(kinds)
            {
                return true;
            }
            let count = |other: Kind| self.counts[other.index()] + u8::from(other == kind);
            let even = |other: Kind| count(other) == 2 || count(other) == 4 && shapes.four_alike;
            if shapes.seven_pairs && kinds.iter().all(even) {
                return true;
            }
        }
        if shapes.knitted_straight
            && self.melds <= 1
            && let Some(all) = knitted::straight_within(kinds)
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

/// Three equal chows are three pungs as well, so it is enough to take pungs first: what is left of each kind must be
/// chows.
fn are_sets(counts: &[u8], honors: bool) -> bool {
    if honors {
        return counts.iter().all(|n| n % 3 == 0);
    }
    let (mut first, mut second) = (0, 0);
    for &n in counts {
        // `first` chows began two tiles ago and one tile ago, `second` one tile ago only.
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
    for place in 0..counts.len() {
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
