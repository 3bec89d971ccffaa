//! Patterns of several pungs and kongs by their tiles. A triplet is a pung or a kong.

use arrayvec::ArrayVec;

use super::basic::triplets_of;
use super::entry::Matches;
use super::hand_facts::HandFacts;
use super::sets::Sets;
use crate::decompose::Form;
use crate::tiles::{Kind, Kinds, Suit};

macro_rules! rows_of_pungs {
    ([$next:ident $($then:ident)*] $($after:tt)*) => { $next! { [$($then)*]
    OldAndYoung = "old-and-young", Pungs, Sets, pungs::old_and_young, [Sets PungTerminalHonor] if [MajorTriplet TwoTriplets];
        "111999m456p789s1z+1z" / "111888m456p789s1z+1z", "Four Winds, Old and young";
    OldAndYoungTwice = "old-and-young-twice", Pungs, Sets, pungs::old_and_young_twice,
        [Twice OldAndYoung, Sets SameNumber2Twice, Hand Th4] if [MajorTriplet FourTriplets];
        "111999m111p99p22s+9p" / "111999m111p88p22s+8p", "Four Winds, Old and young twice";
    Th3 = "th3", Pungs, Sets, pungs::th3, [Hand PungTerminalHonor] if [MajorTriplet ThreeTriplets];
        "111m999p33z456s77z+3z" / "111m888p33z456s77z+3z", "Four Winds, 3 Pungs of terminals or honors";
    Th4 = "th4", Pungs, Sets, pungs::th4, [Hand Th3, FourSets PungHand] if [MajorTriplet FourTriplets];
        "111m999p11133z55s+3z" / "111m888p11133z55s+3z", "Four Winds, 4 Pungs of terminals or honors";
    Seq2 = "seq2", Pungs, Sets, pungs::seq2, [] if [TwoTriplets];
        "222333m456p789s1z+1z" / "222444m456p789s1z+1z", "Four Winds, Two Pungs in sequence";
    Seq2Pair = "seq2-pair", Pungs, Sets, pungs::seq2_pair, [Sets Seq2] if [TwoTriplets];
        "222333m44m456p78s+9s" / "222333m55m456p78s+9s", "Four Winds, 2 Pungs and a pair in sequence";
    Seq3 = "seq3", Pungs, Sets, pungs::seq3, [Sets Seq2] if [ThreeTriplets];
        "222333444m789s1z+1z" / "222333555m789s1z+1z", "Chinese Official rules 1998, fan 24; MIL 2025; Four Winds";
    Seq4 = "seq4", Pungs, Sets, pungs::seq4, [Sets Seq3, FourSets PungHand] if [FourTriplets];
        "222333444m55m11z+5m" / "222333444m66m11z+6m", "Chinese Official rules 1998, fan 15; MIL 2025; Four Winds";
    MixedShifted3 = "mixed-shifted-3", Pungs, Sets, pungs::mixed_shifted_3, [] if [ThreeTriplets];
        "222m333p444s789s1z+1z" / "222m333p555s789s1z+1z", "Chinese Official rules 1998, fan 42; MIL 2025; Four Winds";
    SameNumber2 = "same-number-2", Pungs, Sets, pungs::same_number_2, [] if [TwoTriplets];
        "222m222p456s789s1z+1z" / "222m333p456s789s1z+1z", "Chinese Official rules 1998, fan 65; MIL 2025; Four Winds";
    SameNumber2Twice = "same-number-2-twice", Pungs, Sets, pungs::same_number_2_twice,
        [Twice SameNumber2, FourSets PungHand, FourSets ThreeNumbers] if [FourTriplets];
        "222m222p555p55s33z+5s" / "222m222p555p66s33z+6s", "Four Winds, Same number of two suits twice";
    SameNumber2Pair = "same-number-2-pair", Pungs, Sets, pungs::same_number_2_pair, [Sets SameNumber2] if [TwoTriplets];
        "222m222p22s456s78s+9s" / "222m222p33s456s78s+9s", "Zung Jung 3.3, 6.2.1 Small Three Similar Triplets; Four Winds";
    SameNumber3 = "same-number-3", Pungs, Sets, pungs::same_number_3, [Sets SameNumber2] if [ThreeTriplets];
        "222m222p222s789s1z+1z" / "222m222p333s789s1z+1z", "WRC Rules 2025, Mixed Triplets; Four Winds, Brothers";
    TwoDragons = "two-dragons", Pungs, Sets, pungs::two_dragons, [Hand PungDragon] if [HonorTriplet TwoTriplets];
        "123m456p555666z1s+1s" / "123m456p55566z78s+9s", "Four Winds, Two Dragons";
    TwoDragonsTwice = "two-dragons-twice", Pungs, Sets, pungs::two_dragons_twice,
        [Twice TwoDragons, Hand Th3, FourSets PungHand] if [HonorTriplet FourTriplets];
        "555*5*5*5666777z1s+1s" / "123m555666777z1s+1s", "Four Winds, Recurring patterns: possible only with jokers";
    LittleThreeDragons = "little-three-dragons", Pungs, Sets, pungs::little_three_dragons,
        [Hand TwoDragons, Hand PairDragonBesideDragon] if [HonorTriplet TwoTriplets];
        "123m456p5556667z+7z" / "123m456p5556661z+1z", "WRC Rules 2025, Little Dragons; Four Winds";
    BigThreeDragons = "big-three-dragons", Pungs, Sets, pungs::big_three_dragons,
        [Hand TwoDragons, Hand Th3] if [HonorTriplet ThreeTriplets];
        "123m1p555666777z+1p" / "123m777p5556667z+7z", "WRC Rules 2025, Big Dragons; Four Winds";
    TwoWinds = "two-winds", Pungs, Sets, pungs::two_winds, [Hand PungHonor] if [HonorTriplet TwoTriplets];
        "123m456p11133z99s+3z" / "123m456p11133z99s+9s", "Four Winds, Two Winds";
    LittleThreeWinds = "little-three-winds", Pungs, Sets, pungs::little_three_winds,
        [Hand TwoWinds] if [HonorTriplet TwoTriplets];
        "123m456p1113334z+4z" / "123m456p1113335z+5z", "Zung Jung 3.3, 3.3.1 Small Three Winds; Four Winds";
    BigThreeWinds = "big-three-winds", Pungs, Sets, pungs::big_three_winds,
        [Hand TwoWinds, Hand Th3] if [HonorTriplet ThreeTriplets];
        "456m77p11122233z+3z" / "456m77p11122233z+7p", "Chinese Official rules 1998, fan 38; MIL 2025; Four Winds";
    LittleFourWinds = "little-four-winds", Pungs, Sets, pungs::little_four_winds,
        [Hand BigThreeWinds, Hand LittleThreeWinds] if [HonorTriplet ThreeTriplets];
        "123m1112223334z+4z" / "123m1112223335z+5z", "WRC Rules 2025, Little Winds; Four Winds";
    BigFourWinds = "big-four-winds", Pungs, Sets, pungs::big_four_winds,
        [Hand BigThreeWinds, Hand Th4, Hand PungOwnWind, Hand PungRoundWind] if [HonorTriplet FourTriplets];
        "111222333444z1m+1m" / "1112223334z123m+4z", "WRC Rules 2025, Big Winds; Four Winds";

    $($after)* } };
}
pub(super) use rows_of_pungs;

/// Every two triplets that fit, the lower kind first.
fn pairs(facts: &HandFacts, matches: &mut Matches, fits: impl Fn(Kind, Kind) -> bool) {
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

pub(super) fn old_and_young(facts: &HandFacts, matches: &mut Matches) {
    pairs(facts, matches, |low, high| low.rank() == 1 && low.up(8) == Some(high));
}

/// Two disjoint pairs of triplets; reported once a choice of four triplets.
fn twice(facts: &HandFacts, matches: &mut Matches, fits: impl Fn(Kind, Kind) -> bool) {
    if facts.triplet_count < 4 {
        return;
    }
    let triplets = facts.decomposition.sets.iter().enumerate().filter(|(_, set)| set.is_triplet());
    let list: ArrayVec<(usize, Kind), 7> = triplets.map(|(i, set)| (i, set.first)).collect();
    let both = |a: Kind, b: Kind| fits(a.min(b), a.max(b));
    fours(&list, |[a, b, c, d]| {
        if [(a, b, c, d), (a, c, b, d), (a, d, b, c)].iter().any(|(p, q, r, s)| both(p.1, q.1) && both(r.1, s.1)) {
            matches.sets([a, b, c, d].iter().fold(Sets::NONE, |sets, &(i, _)| sets.union(Sets::one(i))));
        }
    });
}

/// Every choice of four: one of four, five of five.
pub(super) fn fours<T: Copy>(list: &[T], mut see: impl FnMut([T; 4])) {
    match *list {
        [a, b, c, d] => see([a, b, c, d]),
        [a, b, c, d, e] => {
            [[a, b, c, d], [a, b, c, e], [a, b, d, e], [a, c, d, e], [b, c, d, e]].into_iter().for_each(see);
        }
        _ => {}
    }
}

pub(super) fn old_and_young_twice(facts: &HandFacts, matches: &mut Matches) {
    twice(facts, matches, |low, high| low.rank() == 1 && low.up(8) == Some(high));
}

/// At least so many triplets of terminals or honors.
fn terminals_and_honors(facts: &HandFacts, matches: &mut Matches, n: u32) {
    let sets = triplets_of(facts, Kinds::TERMINALS_AND_HONORS);
    if sets.len() >= n {
        matches.sets(sets);
    }
}

pub(super) fn th3(facts: &HandFacts, matches: &mut Matches) {
    terminals_and_honors(facts, matches, 3);
}

pub(super) fn th4(facts: &HandFacts, matches: &mut Matches) {
    terminals_and_honors(facts, matches, 4);
}

pub(super) fn seq2(facts: &HandFacts, matches: &mut Matches) {
    pairs(facts, matches, |low, high| low.up(1) == Some(high));
}

/// Two triplets and a pair, each of a loser's pairs, that fit.
fn with_pair(facts: &HandFacts, matches: &mut Matches, fits: impl Fn(Kind, Kind, Kind) -> bool) {
    let own = facts.decomposition.pair.map(|pair| (pair, Sets::PAIR));
    let further = facts.decomposition.sets.iter().enumerate().filter(|(_, set)| set.form == Form::Pair);
    for (pair, place) in own.into_iter().chain(further.map(|(i, set)| (set.first, Sets::one(i)))) {
        let before = matches.list.len();
        pairs(facts, matches, |low, high| fits(low, high, pair));
        for occurrence in matches.list.iter_mut().skip(before) {
            occurrence.sets = occurrence.sets.union(place);
        }
    }
}

pub(super) fn seq2_pair(facts: &HandFacts, matches: &mut Matches) {
    with_pair(facts, matches, |low, high, pair| {
        low.up(1) == Some(high) && (high.up(1) == Some(pair) || pair.up(1) == Some(low))
    });
}

pub(super) fn same_number_2_pair(facts: &HandFacts, matches: &mut Matches) {
    with_pair(facts, matches, |low, high, pair| {
        same_number(low, high) && same_number(low, pair) && same_number(high, pair)
    });
}

pub(super) fn same_number_3(facts: &HandFacts, matches: &mut Matches) {
    let [m, p, s] = facts.triplets.by_suit();
    let ranks = m & p & s;
    if ranks != 0 {
        matches.sets(
            facts.sets(|set| set.is_triplet() && !set.first.is_honor() && ranks >> (set.first.rank() - 1) & 1 == 1),
        );
    }
}

pub(super) fn same_number_2(facts: &HandFacts, matches: &mut Matches) {
    pairs(facts, matches, same_number);
}

/// The same number of two suits.
fn same_number(a: Kind, b: Kind) -> bool {
    a.suit().is_some() && b.suit().is_some() && a != b && a.rank() == b.rank()
}

pub(super) fn same_number_2_twice(facts: &HandFacts, matches: &mut Matches) {
    twice(facts, matches, same_number);
}

/// Triplets of one suit in sequence: each run of `n`.
fn sequence(facts: &HandFacts, matches: &mut Matches, n: u8) {
    if facts.triplet_count < n {
        return;
    }
    for suit in Suit::ALL {
        let ranks = facts.triplets.ranks(suit);
        for low in 1..=10 - n {
            let run = ((1 << n) - 1) << (low - 1);
            if ranks & run == run {
                matches.sets(facts.sets(|set| {
                    set.is_triplet() && set.first.suit() == Some(suit) && run >> (set.first.rank() - 1) & 1 == 1
                }));
            }
        }
    }
}

pub(super) fn seq3(facts: &HandFacts, matches: &mut Matches) {
    sequence(facts, matches, 3);
}

pub(super) fn seq4(facts: &HandFacts, matches: &mut Matches) {
    sequence(facts, matches, 4);
}

/// Three triplets in sequence, one of each suit.
pub(super) fn mixed_shifted_3(facts: &HandFacts, matches: &mut Matches) {
    if facts.triplet_count < 3 {
        return;
    }
    let [m, p, s] = Suit::ALL;
    for suits in [[m, p, s], [m, s, p], [p, m, s], [p, s, m], [s, m, p], [s, p, m]] {
        let [a, b, c] = suits.map(|suit| facts.triplets.ranks(suit));
        let lows = a & b >> 1 & c >> 2;
        for low in (1..=7u8).filter(|low| lows >> (low - 1) & 1 == 1) {
            let wanted = [0, 1, 2].map(|step| (low + step, suits.get(usize::from(step)).copied()));
            matches.sets(facts.sets(|set| set.is_triplet() && wanted.contains(&(set.first.rank(), set.first.suit()))));
        }
    }
}

/// Triplets of a few kinds, with or without a pair of another of them.
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

/// Four dragon triplets, of which two at least are alike.
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

/// At least two triplets and the pair.
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
