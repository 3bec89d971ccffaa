//! Splits concealed tiles into sets, and finds each set that the winning tile may have completed.

use super::decomposition::{Completed, Decomposition, Form, Set, Shape, WaitShape};
use crate::deal::{Event, Hand};
use crate::tiles::{Kind, Kinds};

/// Calls `see` with the ways to group a hand's concealed tiles into sets, pairs and loose tiles, in a fixed order and
/// at most `most` times: a hand of one suit has thousands of them, and the first ones take sets wherever they can. The
/// first pair is the decomposition's pair; further pairs are listed among the sets.
pub fn for_each_partial(hand: &Hand, most: usize, see: &mut impl FnMut(&Decomposition)) {
    let mut left = most;
    let mut counts = *hand.tiles.raw();
    let mut found = Decomposition::of_melds(Shape::Partial, hand);
    split::<true>(&mut counts, Kinds::ALL, true, &mut found, &mut |found| {
        see(found);
        left = left.saturating_sub(1);
        left == 0
    });
}

/// Calls `see` with every decomposition into the sets in `found`, a pair of one of the kinds `pairs` and further sets, once
/// for each set that the winning tile may have completed, until it returns true. Returns whether it did. The tiles in
/// `counts`, all of them among `kinds`, are as many as sets and a pair have.
pub(super) fn pair_and_sets(
    hand: &Hand,
    counts: &mut [u8; Kind::COUNT],
    kinds: Kinds,
    pairs: Kinds,
    found: &mut Decomposition,
    see: &mut impl FnMut(&Decomposition) -> bool,
) -> bool {
    for pair in pairs.iter() {
        if counts[pair.index()] < 2 {
            continue;
        }
        counts[pair.index()] -= 2;
        found.pair = Some(pair);
        if split::<false>(counts, kinds, true, found, &mut |found| assign_winning_tile(hand, found, see)) {
            return true;
        }
        counts[pair.index()] += 2;
    }
    false
}

/// Adds the tiles in `counts` to the sets in `found` in every way, and calls `see` with each until it returns true.
/// Returns whether it did. `kinds` includes every kind that remains. Always takes a set that begins with the lowest
/// tile. After a chow no pung of the same tile is tried, because that combination was found with the pung first. If
/// `PARTIAL`, tiles may also be pairs and loose tiles.
fn split<const PARTIAL: bool>(
    counts: &mut [u8; Kind::COUNT],
    mut kinds: Kinds,
    pung_first: bool,
    found: &mut Decomposition,
    see: &mut impl FnMut(&mut Decomposition) -> bool,
) -> bool {
    let kind = loop {
        let Some(kind) = kinds.first() else { return see(found) };
        if counts[kind.index()] > 0 {
            break kind;
        }
        kinds = kinds.difference(Kinds::one(kind));
    };
    let i = kind.index();
    let room = !found.sets.is_full();
    if pung_first && counts[i] >= 3 && room {
        counts[i] -= 3;
        found.sets.push(Set::concealed(Form::Pung, kind));
        if split::<PARTIAL>(counts, kinds, true, found, see) {
            return true;
        }
        found.sets.pop();
        counts[i] += 3;
    }
    if kind.starts_chow() && counts[i + 1] > 0 && counts[i + 2] > 0 && room {
        for step in 0..3 {
            counts[i + step] -= 1;
        }
        found.sets.push(Set::concealed(Form::Chow, kind));
        if split::<PARTIAL>(counts, kinds, counts[i] == 0, found, see) {
            return true;
        }
        found.sets.pop();
        for step in 0..3 {
            counts[i + step] += 1;
        }
    }
    if PARTIAL && counts[i] >= 2 && (found.pair.is_none() || room) {
        counts[i] -= 2;
        let first = found.pair.is_none();
        if first {
            found.pair = Some(kind);
        } else {
            found.sets.push(Set::concealed(Form::Pair, kind));
        }
        if split::<PARTIAL>(counts, kinds, counts[i] == 0, found, see) {
            return true;
        }
        if first {
            found.pair = None;
        } else {
            found.sets.pop();
        }
        counts[i] += 2;
    }
    if PARTIAL && found.loose.try_push(kind).is_ok() {
        counts[i] -= 1;
        if split::<PARTIAL>(counts, kinds, counts[i] == 0, found, see) {
            return true;
        }
        counts[i] += 1;
        found.loose.pop();
    }
    false
}

/// Calls `see` for each concealed set, and then the pair, that the winning tile may have completed; of equal sets only
/// the first. Stops when `see` returns true, and returns whether it did.
fn assign_winning_tile(hand: &Hand, found: &mut Decomposition, see: &mut impl FnMut(&Decomposition) -> bool) -> bool {
    let Some(win) = hand.win else { return false };
    let declared = hand.melds.len();
    for i in declared..found.sets.len() {
        let Some(&set) = found.sets.get(i) else { continue };
        let before = found.sets.get(declared..i).unwrap_or_default();
        if !set.kinds().contains(win) || before.contains(&set) {
            continue;
        }
        found.completed = Completed::Set(i as u8);
        found.wait = wait_of(set, win);
        if let Some(slot) = found.sets.get_mut(i) {
            slot.won = hand.events.contains(Event::FromOther);
        }
        if see(found) {
            return true;
        }
        if let Some(slot) = found.sets.get_mut(i) {
            slot.won = false;
        }
    }
    if found.pair == Some(win) {
        found.note_pair_wait(hand.win);
        return see(found);
    }
    false
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
