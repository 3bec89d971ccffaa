//! Patterns of pungs and kongs of dragons, and of winds.

use super::basic::triplets_of;
use super::entry::Matches;
use super::hand_facts::HandFacts;
use super::sets::Sets;
use crate::tiles::{Kind, Kinds};

/// Reports triplets of exactly `count` of these kinds, if asked for with a pair of another of them.
fn family(facts: &HandFacts, matches: &mut Matches, kinds: Kinds, count: u32, with_pair: bool) {
    if facts.triplets.intersection(kinds).len() != count || with_pair && facts.pairs.intersection(kinds).is_empty() {
        return;
    }
    let pair = if with_pair { Sets::PAIR } else { Sets::NONE };
    matches.sets(triplets_of(facts, kinds).union(pair));
}

pub(super) fn two_dragons(facts: &HandFacts, matches: &mut Matches) {
    pairs(facts, matches, |a, b| a.is_dragon() && b.is_dragon() && a != b);
}

/// Four dragon triplets of at least two kinds, which takes jokers.
pub(super) fn two_dragons_twice(facts: &HandFacts, matches: &mut Matches) {
    let dragons = triplets_of(facts, Kinds::DRAGONS);
    if dragons.len() >= 4 && facts.triplets.intersection(Kinds::DRAGONS).len() >= 2 {
        matches.sets(dragons);
    }
}

pub(super) fn little_three_dragons(facts: &HandFacts, matches: &mut Matches) {
    family(facts, matches, Kinds::DRAGONS, 2, true);
}

pub(super) fn big_three_dragons(facts: &HandFacts, matches: &mut Matches) {
    family(facts, matches, Kinds::DRAGONS, 3, false);
}

pub(super) fn two_winds(facts: &HandFacts, matches: &mut Matches) {
    pairs(facts, matches, |a, b| a.is_wind() && b.is_wind());
}

/// At least two kinds of wind triplets and a pair of winds.
pub(super) fn little_three_winds(facts: &HandFacts, matches: &mut Matches) {
    if facts.triplets.intersection(Kinds::WINDS).len() >= 2
        && facts.decomposition.pair.is_some_and(|pair| pair.is_wind())
    {
        matches.sets(triplets_of(facts, Kinds::WINDS).union(Sets::PAIR));
    }
}

pub(super) fn big_three_winds(facts: &HandFacts, matches: &mut Matches) {
    if facts.triplets.intersection(Kinds::WINDS).len() >= 3 {
        matches.sets(triplets_of(facts, Kinds::WINDS));
    }
}

pub(super) fn little_four_winds(facts: &HandFacts, matches: &mut Matches) {
    family(facts, matches, Kinds::WINDS, 3, true);
}

pub(super) fn big_four_winds(facts: &HandFacts, matches: &mut Matches) {
    family(facts, matches, Kinds::WINDS, 4, false);
}

/// Reports every two triplets that `fits` accepts, given the lower kind first.
pub(super) fn pairs(facts: &HandFacts, matches: &mut Matches, fits: impl Fn(Kind, Kind) -> bool) {
    if facts.triplet_count < 2 {
        return;
    }
    let sets = &facts.decomposition.sets;
    for (i, a) in sets.iter().enumerate().filter(|(_, set)| set.is_triplet()) {
        for (j, b) in sets.iter().enumerate().skip(i + 1).filter(|(_, set)| set.is_triplet()) {
            if fits(a.first.min(b.first), a.first.max(b.first)) {
                matches.sets(Sets::one(i).union(Sets::one(j)));
            }
        }
    }
}
