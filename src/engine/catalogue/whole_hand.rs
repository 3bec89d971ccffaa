//! Patterns of the whole hand. Predicates are inclusive: a hand of one suit also has at most one suit and honors.

use super::entry::{Found, Near};
use crate::engine::reading::WaitShape;
use crate::engine::tile::Kinds;
use crate::engine::view::{Sets, View};

/// All chows. A loser lacks one tile of the fourth, or has it and lacks the pair.
pub(super) fn chow_hand(v: &View, found: &mut Found) {
    let loser = !v.complete && v.triplet_count == 0;
    let two_left = v.reading.loose.as_slice();
    let almost = v.chows == 4
        || v.chows == 3
            && v.reading.pair.is_some()
            && matches!(two_left, &[a, b] if a.up(1) == Some(b) || a.up(2) == Some(b));
    if loser && v.chows == 3 && !almost {
        found.near(v.all_sets(), Near::IncompleteSets);
    }
    found.hand(v, v.is_standard() && v.triplet_count == 0 || loser && almost);
}

/// All chows and a pair of numbers.
pub(super) fn suited_chow_hand(v: &View, found: &mut Found) {
    found.hand(v, v.is_all_chows() && v.reading.pair.is_some_and(|pair| !pair.is_honor()));
}

/// All chows, a pair without value, a wait at both ends: no points but for winning.
pub(super) fn pinfu_hand(v: &View, found: &mut Found) {
    let worthless = v.reading.pair.is_some_and(|pair| !v.pair_has_value(pair));
    found.hand(v, v.is_standard() && v.triplet_count == 0 && worthless && v.wait() == WaitShape::TwoSided);
}

pub(super) fn one_suit_honors(v: &View, found: &mut Found) {
    found.hand(v, v.suits() <= 1);
}

pub(super) fn one_suit_only(v: &View, found: &mut Found) {
    found.hand(v, v.suits() == 1 && v.kinds.and(Kinds::HONORS).is_empty());
}

pub(super) fn all_simples(v: &View, found: &mut Found) {
    found.hand(v, v.kinds.within(Kinds::SIMPLES));
}

/// A loser's loose tiles must be ends or honors as well.
fn each(v: &View, kinds: Kinds) -> bool {
    v.each_touches(kinds) && v.reading.loose.iter().all(|&kind| kinds.has(kind))
}

pub(super) fn terminal_or_honor_each(v: &View, found: &mut Found) {
    found.hand(v, each(v, Kinds::MAJORS));
}

pub(super) fn terminal_each(v: &View, found: &mut Found) {
    found.hand(v, each(v, Kinds::TERMINALS));
}

pub(super) fn all_terminals_honors(v: &View, found: &mut Found) {
    found.hand(v, v.kinds.within(Kinds::MAJORS));
}

pub(super) fn all_terminals(v: &View, found: &mut Found) {
    found.hand(v, v.kinds.within(Kinds::TERMINALS));
}

pub(super) fn all_honors(v: &View, found: &mut Found) {
    found.hand(v, v.kinds.within(Kinds::HONORS));
}

pub(super) fn all_green(v: &View, found: &mut Found) {
    let dragon = !v.params.green_needs_dragon || v.kinds.has(crate::engine::tile::Kind::GREEN);
    found.hand(v, v.kinds.within(Kinds::GREEN) && dragon);
}

/// Nothing but the points for winning: chows, a worthless pair, and in some rules no bonus tile.
pub(super) fn zero_point_hand(v: &View, found: &mut Found) {
    let plain = v.hand.flowers == 0 || v.params.zero_points_with_flowers;
    let worthless = v.reading.pair.is_some_and(|pair| !v.pair_has_value(pair));
    found.hand(v, v.is_standard() && v.triplet_count == 0 && worthless && plain);
}

pub(super) fn voided_suit(v: &View, found: &mut Found) {
    found.hand(v, v.suits() <= 2);
}

pub(super) fn no_honors(v: &View, found: &mut Found) {
    found.hand(v, v.kinds.and(Kinds::HONORS).is_empty());
}

pub(super) fn all_types(v: &View, found: &mut Found) {
    let honors = !v.kinds.and(Kinds::WINDS).is_empty() && !v.kinds.and(Kinds::DRAGONS).is_empty();
    found.hand(v, honors && v.suits() == 3);
}

pub(super) fn all_fives(v: &View, found: &mut Found) {
    found.hand(v, v.is_standard() && v.each_touches(Kinds::of_ranks(1 << 4)));
}

pub(super) fn upper(v: &View, found: &mut Found) {
    found.hand(v, v.kinds.within(Kinds::of_ranks(0b111_000_000)));
}

pub(super) fn middle(v: &View, found: &mut Found) {
    found.hand(v, v.kinds.within(Kinds::of_ranks(0b000_111_000)));
}

pub(super) fn lower(v: &View, found: &mut Found) {
    found.hand(v, v.kinds.within(Kinds::of_ranks(0b000_000_111)));
}

pub(super) fn upper4(v: &View, found: &mut Found) {
    found.hand(v, v.kinds.within(Kinds::of_ranks(0b111_100_000)));
}

pub(super) fn lower4(v: &View, found: &mut Found) {
    found.hand(v, v.kinds.within(Kinds::of_ranks(0b000_001_111)));
}

pub(super) fn reversible(v: &View, found: &mut Found) {
    found.hand(v, v.kinds.within(Kinds::REVERSIBLE));
}

/// Four alike in sets of which none is a kong: reported once a kind, over every set that has one of the four.
pub(super) fn four_of_a_kind(v: &View, found: &mut Found) {
    let fours = if v.params.four_honors_off { v.fours().without(Kinds::HONORS) } else { v.fours() };
    for kind in fours.iter() {
        let pair = if v.reading.pair == Some(kind) { Sets::PAIR } else { Sets::NONE };
        found.sets(v.sets(|set| set.kinds().has(kind)).and(pair));
    }
}

/// Sets and a pair, whatever they are: only where nothing else counts is it worth anything.
pub(super) fn chicken_hand(v: &View, found: &mut Found) {
    found.hand(v, v.is_basic());
}
