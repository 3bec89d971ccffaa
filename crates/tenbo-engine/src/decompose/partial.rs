//! Decompositions of a hand that has not won: some sets, perhaps pairs, and loose tiles. The first pair is the
//! decomposition's pair; further pairs are listed among the sets.

use arrayvec::ArrayVec;

use super::decomposition::{Completed, Decomposition, Form, Set, Shape, WaitShape, declared};
use crate::deal::Hand;
use crate::tiles::Kind;

/// Calls `see` with the ways to group a hand's concealed tiles into sets, pairs and loose tiles, in a fixed order and
/// at most `most` times: a hand of one suit has thousands of them, and the first ones take sets wherever they can.
pub fn for_each_partial(hand: &Hand, most: usize, see: &mut impl FnMut(&Decomposition)) {
    let mut decomposition = Decomposition {
        shape: Shape::Partial,
        sets: hand.melds.iter().map(|meld| declared(meld.kind, meld.first)).collect(),
        pair: None,
        completed: Completed::Nothing,
        wait: WaitShape::Other,
        loose: ArrayVec::new(),
    };
    let mut counts = *hand.tiles.raw();
    let mut left = most;
    group(&mut counts, 0, true, &mut decomposition, &mut left, see);
}

fn group(
    counts: &mut [u8; Kind::COUNT],
    mut at: u8,
    pung_first: bool,
    decomposition: &mut Decomposition,
    left: &mut usize,
    see: &mut impl FnMut(&Decomposition),
) {
    if *left == 0 {
        return;
    }
    let kind = loop {
        match Kind::new(at) {
            None => {
                *left -= 1;
                return see(decomposition);
            }
            Some(kind) if counts[kind.index()] > 0 => break kind,
            Some(_) => at += 1,
        }
    };
    let i = kind.index();
    let room = decomposition.sets.len() < 7;
    if room && pung_first && counts[i] >= 3 {
        counts[i] -= 3;
        decomposition.sets.push(Set { form: Form::Pung, first: kind, meld: None, won: false });
        group(counts, at, true, decomposition, left, see);
        decomposition.sets.pop();
        counts[i] += 3;
    }
    if room && kind.starts_chow() && counts[i + 1] > 0 && counts[i + 2] > 0 {
        for step in 0..3 {
            counts[i + step] -= 1;
        }
        decomposition.sets.push(Set { form: Form::Chow, first: kind, meld: None, won: false });
        let again = counts[i] == 0;
        group(counts, at, again, decomposition, left, see);
        decomposition.sets.pop();
        for step in 0..3 {
            counts[i + step] += 1;
        }
    }
    if counts[i] >= 2 && (decomposition.pair.is_none() || decomposition.sets.len() < 7) {
        counts[i] -= 2;
        let again = counts[i] == 0;
        if decomposition.pair.is_none() {
            decomposition.pair = Some(kind);
            group(counts, at, again, decomposition, left, see);
            decomposition.pair = None;
        } else {
            decomposition.sets.push(Set { form: Form::Pair, first: kind, meld: None, won: false });
            group(counts, at, again, decomposition, left, see);
            decomposition.sets.pop();
        }
        counts[i] += 2;
    }
    if decomposition.loose.try_push(kind).is_ok() {
        counts[i] -= 1;
        let again = counts[i] == 0;
        group(counts, at, again, decomposition, left, see);
        counts[i] += 1;
        decomposition.loose.pop();
    }
}
