//! Splits concealed tiles into sets, and finds each set that the winning tile may have completed.

use arrayvec::ArrayVec;

use super::decomposition::{Completed, Decomposition, Form, Set, WaitShape};
use crate::tiles::{Kind, Kinds};

/// Splits the tiles in `counts` into exactly `needed` sets in every way, and calls `done` with `sets` followed by
/// those. `kinds` includes every kind that remains. Always takes a set that begins with the lowest tile. After a chow
/// no pung of the same tile is tried, because that combination was found with the pung first.
pub(super) fn split(
    counts: &mut [u8; Kind::COUNT],
    mut kinds: Kinds,
    needed: usize,
    pung_first: bool,
    sets: &mut ArrayVec<Set, 7>,
    done: &mut impl FnMut(&ArrayVec<Set, 7>),
) {
    if needed == 0 {
        return done(sets);
    }
    let kind = loop {
        let Some(kind) = kinds.first() else { return };
        if counts[kind.index()] > 0 {
            break kind;
        }
        kinds = kinds.difference(Kinds::one(kind));
    };
    if pung_first && counts[kind.index()] >= 3 && !sets.is_full() {
        counts[kind.index()] -= 3;
        sets.push(Set { form: Form::Pung, first: kind, meld: None, won: false });
        split(counts, kinds, needed - 1, true, sets, done);
        sets.pop();
        counts[kind.index()] += 3;
    }
    let i = kind.index();
    if kind.starts_chow() && counts[i + 1] > 0 && counts[i + 2] > 0 && !sets.is_full() {
        for step in 0..3 {
            counts[i + step] -= 1;
        }
        sets.push(Set { form: Form::Chow, first: kind, meld: None, won: false });
        let again = counts[i] == 0;
        split(counts, kinds, needed - 1, again, sets, done);
        sets.pop();
        for step in 0..3 {
            counts[i + step] += 1;
        }
    }
}

/// Calls `see` for each set from index `declared` on, and then the pair, that the winning tile may have completed; of
/// equal sets only the first.
pub(super) fn place(
    sets: &ArrayVec<Set, 7>,
    declared: usize,
    pair: Kind,
    win: Kind,
    from_other: bool,
    decomposition: &mut Decomposition,
    see: &mut impl FnMut(&Decomposition),
) {
    decomposition.sets.clear();
    decomposition.sets.extend(sets.iter().copied());
    for i in declared..sets.len() {
        let Some(&set) = sets.get(i) else { continue };
        let before = sets.get(declared..i).unwrap_or_default();
        if !set.kinds().contains(win) || before.contains(&set) {
            continue;
        }
        decomposition.completed = Completed::Set(i as u8);
        decomposition.wait = wait_of(set, win);
        if let Some(slot) = decomposition.sets.get_mut(i) {
            slot.won = from_other;
        }
        see(decomposition);
        if let Some(slot) = decomposition.sets.get_mut(i) {
            slot.won = false;
        }
    }
    if pair == win {
        decomposition.completed = Completed::Pair;
        decomposition.wait = WaitShape::Pair;
        see(decomposition);
    }
}

/// How a concealed set waited for `win`, which is one of its tiles.
pub fn wait_of(set: Set, win: Kind) -> WaitShape {
    match set.form {
        Form::Chow => {}
        Form::Knitted => return WaitShape::Other,
        _ => return WaitShape::DoublePair,
    }
    match (win.rank() - set.first.rank(), set.first.rank()) {
        (1, _) => WaitShape::Closed,
        (2, 1) | (0, 7) => WaitShape::Edge,
        _ => WaitShape::TwoSided,
    }
}
