//! Patterns of pungs and kongs of dragons, and of winds.

use super::basic_sets::triplets_of;
use super::define::family;
use super::hand_facts::HandFacts;
use super::matches::Matches;
use super::sets::Sets;
use crate::tiles::{Kind, Kinds};

family! { $
    (category: Pungs, scope: Sets,)

    /// Two dragons. Pungs or kongs of two dragons.
    ///
    /// Chinese Official: Two Dragon Pungs (fan 54).
    TwoDragons = "two-dragons" {
        source: "Four Winds, Two Dragons",
        example: "123m456p555666z1s+1s", near_miss: "123m456p55566z78s+9s",
        requires: [HONOR_TRIPLET, TWO_TRIPLETS], implies: [Hand(PungDragon)],
    } => |facts, matches| pairs(facts, matches, |a, b| a.is_dragon() && b.is_dragon() && a != b);

    /// Two dragons twice. Four pungs or kongs of dragons, which only jokers make possible.
    TwoDragonsTwice = "two-dragons-twice" {
        source: "Four Winds, Recurring patterns: possible only with jokers",
        example: "555*5*5*5666777z1s+1s", near_miss: "123m555666777z1s+1s",
        requires: [HONOR_TRIPLET, FOUR_TRIPLETS],
        implies: [Twice(TwoDragons), Hand(ThreeTerminalOrHonorPungs), FourSets(PungHand)],
    } => two_dragons_twice;

    /// Little three dragons. Pungs or kongs of two dragons and a pair of the third.
    ///
    /// Riichi: shousangen. Chinese Official: Little Three Dragons (fan 10).
    LittleThreeDragons = "little-three-dragons" {
        source: "WRC Rules 2025, Little Dragons; Four Winds",
        example: "123m456p5556667z+7z", near_miss: "123m456p5556661z+1z",
        requires: [HONOR_TRIPLET, TWO_TRIPLETS], implies: [Hand(TwoDragons), Hand(PairDragonBesideDragon)],
    } => |facts, matches| honors(facts, matches, Kinds::DRAGONS, 2, true);

    /// Big three dragons. Pungs or kongs of all three dragons.
    ///
    /// Riichi: daisangen. Chinese Official: Big Three Dragons (fan 2).
    BigThreeDragons = "big-three-dragons" {
        source: "WRC Rules 2025, Big Dragons; Four Winds",
        example: "123m1p555666777z+1p", near_miss: "123m777p5556667z+7z",
        requires: [HONOR_TRIPLET, THREE_TRIPLETS], implies: [Hand(TwoDragons), Hand(ThreeTerminalOrHonorPungs)],
    } => |facts, matches| honors(facts, matches, Kinds::DRAGONS, 3, false);

    /// Two winds. Pungs or kongs of two winds.
    TwoWinds = "two-winds" {
        source: "Four Winds, Two Winds",
        example: "123m456p11133z99s+3z", near_miss: "123m456p11133z99s+9s",
        requires: [HONOR_TRIPLET, TWO_TRIPLETS], implies: [Hand(PungHonor)],
    } => |facts, matches| pairs(facts, matches, |a, b| a.is_wind() && b.is_wind());

    /// Little three winds. Pungs or kongs of at least two winds and a pair of another wind.
    LittleThreeWinds = "little-three-winds" {
        source: "Zung Jung 3.3, 3.3.1 Small Three Winds; Four Winds",
        example: "123m456p1113334z+4z", near_miss: "123m456p1113335z+5z",
        requires: [HONOR_TRIPLET, TWO_TRIPLETS], implies: [Hand(TwoWinds)],
    } => little_three_winds;

    /// Big three winds. Pungs or kongs of at least three winds.
    ///
    /// Chinese Official: Big Three Winds.
    BigThreeWinds = "big-three-winds" {
        source: "Chinese Official rules 1998, fan 38; MIL 2025; Four Winds",
        example: "456m77p11122233z+3z", near_miss: "456m77p11122233z+7p",
        requires: [HONOR_TRIPLET, THREE_TRIPLETS], implies: [Hand(TwoWinds), Hand(ThreeTerminalOrHonorPungs)],
    } => big_three_winds;

    /// Little four winds. Pungs or kongs of three winds and a pair of the fourth.
    ///
    /// Riichi: shousuushii. Chinese Official: Little Four Winds (fan 9).
    LittleFourWinds = "little-four-winds" {
        source: "WRC Rules 2025, Little Winds; Four Winds",
        example: "123m1112223334z+4z", near_miss: "123m1112223335z+5z",
        requires: [HONOR_TRIPLET, THREE_TRIPLETS], implies: [Hand(BigThreeWinds), Hand(LittleThreeWinds)],
    } => |facts, matches| honors(facts, matches, Kinds::WINDS, 3, true);

    /// Big four winds. Pungs or kongs of all four winds.
    ///
    /// Riichi: daisuushii. Chinese Official: Big Four Winds (fan 1).
    BigFourWinds = "big-four-winds" {
        source: "WRC Rules 2025, Big Winds; Four Winds",
        example: "111222333444z1m+1m", near_miss: "1112223334z123m+4z",
        requires: [HONOR_TRIPLET, FOUR_TRIPLETS],
        implies: [
            Hand(BigThreeWinds), Hand(FourTerminalOrHonorPungs), Hand(PungOwnWind), Hand(PungRoundWind), Hand(PungEast),
            Hand(PungNorth),
        ],
    } => |facts, matches| honors(facts, matches, Kinds::WINDS, 4, false);
}

/// Reports triplets of exactly `count` of these kinds, if asked for with a pair of another of them.
fn honors(facts: &HandFacts, matches: &mut Matches, kinds: Kinds, count: u32, with_pair: bool) {
    if facts.triplets.intersection(kinds).len() != count || with_pair && facts.pairs.intersection(kinds).is_empty() {
        return;
    }
    let pair = if with_pair { Sets::PAIR } else { Sets::NONE };
    matches.sets(triplets_of(facts, kinds).union(pair));
}

/// Four dragon triplets of at least two kinds, which takes jokers.
fn two_dragons_twice(facts: &HandFacts, matches: &mut Matches) {
    let dragons = triplets_of(facts, Kinds::DRAGONS);
    if dragons.len() >= 4 && facts.triplets.intersection(Kinds::DRAGONS).len() >= 2 {
        matches.sets(dragons);
    }
}

/// At least two kinds of wind triplets and a pair of winds.
fn little_three_winds(facts: &HandFacts, matches: &mut Matches) {
    if facts.triplets.intersection(Kinds::WINDS).len() >= 2
        && facts.decomposition.pair.is_some_and(|pair| pair.is_wind())
    {
        matches.sets(triplets_of(facts, Kinds::WINDS).union(Sets::PAIR));
    }
}

fn big_three_winds(facts: &HandFacts, matches: &mut Matches) {
    if facts.triplets.intersection(Kinds::WINDS).len() >= 3 {
        matches.sets(triplets_of(facts, Kinds::WINDS));
    }
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
