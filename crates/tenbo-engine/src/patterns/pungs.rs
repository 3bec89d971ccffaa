//! Patterns of several pungs and kongs and the tiles they are of. A triplet is a pung or a kong.

use arrayvec::ArrayVec;

use super::basic::triplets_of;
use super::entry::{Category, Entailment, Entry, Matches, Scope};
use super::hand_facts::HandFacts;
use super::honor_pungs::{
    big_four_winds, big_three_dragons, big_three_winds, little_four_winds, little_three_dragons, little_three_winds,
    pairs, two_dragons, two_dragons_twice, two_winds,
};
use super::note::Note;
use super::pattern::Pattern;
use super::prefilter::Prefilter;
use super::sets::Sets;
use crate::decompose::Form;
use crate::tiles::{Kind, Kinds, Suit};

/// The entries of this family, in the order of [`Pattern`].
pub(super) const ENTRIES: &[Entry] = &[
    Entry::new(Pattern::OldAndYoung, "old-and-young", Category::Pungs, Scope::Sets, old_and_young)
        .implies(&[Entailment::Sets(Pattern::PungTerminalHonor)])
        .requires(Prefilter::TERMINAL_OR_HONOR_TRIPLET.union(Prefilter::TWO_TRIPLETS)),
    Entry::new(Pattern::OldAndYoungTwice, "old-and-young-twice", Category::Pungs, Scope::Sets, old_and_young_twice)
        .implies(&[
            Entailment::Twice(Pattern::OldAndYoung),
            Entailment::Sets(Pattern::SamePung2SuitsTwice),
            Entailment::Hand(Pattern::FourTerminalOrHonorPungs),
        ])
        .requires(Prefilter::TERMINAL_OR_HONOR_TRIPLET.union(Prefilter::FOUR_TRIPLETS)),
    Entry::new(
        Pattern::ThreeTerminalOrHonorPungs,
        "three-terminal-or-honor-pungs",
        Category::Pungs,
        Scope::Sets,
        three_terminal_or_honor_pungs,
    )
    .implies(&[Entailment::Hand(Pattern::PungTerminalHonor)])
    .requires(Prefilter::TERMINAL_OR_HONOR_TRIPLET.union(Prefilter::THREE_TRIPLETS)),
    Entry::new(
        Pattern::FourTerminalOrHonorPungs,
        "four-terminal-or-honor-pungs",
        Category::Pungs,
        Scope::Sets,
        four_terminal_or_honor_pungs,
    )
    .implies(&[Entailment::Hand(Pattern::ThreeTerminalOrHonorPungs), Entailment::FourSets(Pattern::PungHand)])
    .requires(Prefilter::TERMINAL_OR_HONOR_TRIPLET.union(Prefilter::FOUR_TRIPLETS)),
    Entry::new(
        Pattern::TwoPungsInSequence,
        "two-pungs-in-sequence",
        Category::Pungs,
        Scope::Sets,
        two_pungs_in_sequence,
    )
    .requires(Prefilter::TWO_TRIPLETS),
    Entry::new(
        Pattern::TwoPungsAndPairInSequence,
        "two-pungs-and-pair-in-sequence",
        Category::Pungs,
        Scope::Sets,
        two_pungs_and_pair_in_sequence,
    )
    .implies(&[Entailment::Sets(Pattern::TwoPungsInSequence)])
    .requires(Prefilter::TWO_TRIPLETS),
    Entry::new(
        Pattern::ThreePungsInSequence,
        "three-pungs-in-sequence",
        Category::Pungs,
        Scope::Sets,
        three_pungs_in_sequence,
    )
    .implies(&[Entailment::Sets(Pattern::TwoPungsInSequence)])
    .requires(Prefilter::THREE_TRIPLETS),
    Entry::new(
        Pattern::FourPungsInSequence,
        "four-pungs-in-sequence",
        Category::Pungs,
        Scope::Sets,
        four_pungs_in_sequence,
    )
    .implies(&[Entailment::Sets(Pattern::ThreePungsInSequence), Entailment::FourSets(Pattern::PungHand)])
    .requires(Prefilter::FOUR_TRIPLETS),
    Entry::new(Pattern::MixedShiftedPungs, "mixed-shifted-pungs", Category::Pungs, Scope::Sets, mixed_shifted_pungs)
        .requires(Prefilter::THREE_TRIPLETS),
    Entry::new(Pattern::SamePung2Suits, "same-pung-2-suits", Category::Pungs, Scope::Sets, same_pung_2_suits)
        .requires(Prefilter::TWO_TRIPLETS),
    Entry::new(
        Pattern::SamePung2SuitsTwice,
        "same-pung-2-suits-twice",
        Category::Pungs,
        Scope::Sets,
        same_pung_2_suits_twice,
    )
    .implies(&[
        Entailment::Twice(Pattern::SamePung2Suits),
        Entailment::FourSets(Pattern::PungHand),
        Entailment::FourSets(Pattern::ThreeNumbers),
    ])
    .requires(Prefilter::FOUR_TRIPLETS),
    Entry::new(
        Pattern::SamePung2SuitsAndPair,
        "same-pung-2-suits-and-pair",
        Category::Pungs,
        Scope::Sets,
        same_pung_2_suits_and_pair,
    )
    .implies(&[Entailment::Sets(Pattern::SamePung2Suits)])
    .requires(Prefilter::TWO_TRIPLETS),
    Entry::new(Pattern::SamePungAllSuits, "same-pung-all-suits", Category::Pungs, Scope::Sets, same_pung_all_suits)
        .implies(&[Entailment::Sets(Pattern::SamePung2Suits)])
        .requires(Prefilter::THREE_TRIPLETS),
    Entry::new(Pattern::TwoDragons, "two-dragons", Category::Pungs, Scope::Sets, two_dragons)
        .implies(&[Entailment::Hand(Pattern::PungDragon)])
        .requires(Prefilter::HONOR_TRIPLET.union(Prefilter::TWO_TRIPLETS)),
    Entry::new(Pattern::TwoDragonsTwice, "two-dragons-twice", Category::Pungs, Scope::Sets, two_dragons_twice)
        .implies(&[
            Entailment::Twice(Pattern::TwoDragons),
            Entailment::Hand(Pattern::ThreeTerminalOrHonorPungs),
            Entailment::FourSets(Pattern::PungHand),
        ])
        .requires(Prefilter::HONOR_TRIPLET.union(Prefilter::FOUR_TRIPLETS)),
    Entry::new(Pattern::LittleThreeDragons, "little-three-dragons", Category::Pungs, Scope::Sets, little_three_dragons)
        .implies(&[Entailment::Hand(Pattern::TwoDragons), Entailment::Hand(Pattern::PairDragonBesideDragon)])
        .requires(Prefilter::HONOR_TRIPLET.union(Prefilter::TWO_TRIPLETS)),
    Entry::new(Pattern::BigThreeDragons, "big-three-dragons", Category::Pungs, Scope::Sets, big_three_dragons)
        .implies(&[Entailment::Hand(Pattern::TwoDragons), Entailment::Hand(Pattern::ThreeTerminalOrHonorPungs)])
        .requires(Prefilter::HONOR_TRIPLET.union(Prefilter::THREE_TRIPLETS)),
    Entry::new(Pattern::TwoWinds, "two-winds", Category::Pungs, Scope::Sets, two_winds)
        .implies(&[Entailment::Hand(Pattern::PungHonor)])
        .requires(Prefilter::HONOR_TRIPLET.union(Prefilter::TWO_TRIPLETS)),
    Entry::new(Pattern::LittleThreeWinds, "little-three-winds", Category::Pungs, Scope::Sets, little_three_winds)
        .implies(&[Entailment::Hand(Pattern::TwoWinds)])
        .requires(Prefilter::HONOR_TRIPLET.union(Prefilter::TWO_TRIPLETS)),
    Entry::new(Pattern::BigThreeWinds, "big-three-winds", Category::Pungs, Scope::Sets, big_three_winds)
        .implies(&[Entailment::Hand(Pattern::TwoWinds), Entailment::Hand(Pattern::ThreeTerminalOrHonorPungs)])
        .requires(Prefilter::HONOR_TRIPLET.union(Prefilter::THREE_TRIPLETS)),
    Entry::new(Pattern::LittleFourWinds, "little-four-winds", Category::Pungs, Scope::Sets, little_four_winds)
        .implies(&[Entailment::Hand(Pattern::BigThreeWinds), Entailment::Hand(Pattern::LittleThreeWinds)])
        .requires(Prefilter::HONOR_TRIPLET.union(Prefilter::THREE_TRIPLETS)),
    Entry::new(Pattern::BigFourWinds, "big-four-winds", Category::Pungs, Scope::Sets, big_four_winds)
        .implies(&[
            Entailment::Hand(Pattern::BigThreeWinds),
            Entailment::Hand(Pattern::FourTerminalOrHonorPungs),
            Entailment::Hand(Pattern::PungOwnWind),
            Entailment::Hand(Pattern::PungRoundWind),
            Entailment::Hand(Pattern::PungEast),
            Entailment::Hand(Pattern::PungNorth),
        ])
        .requires(Prefilter::HONOR_TRIPLET.union(Prefilter::FOUR_TRIPLETS)),
];

/// The notes of this family, in the same order.
pub(super) const NOTES: &[Note] = &[
    Note::of(Pattern::OldAndYoung)
        .example("111999m456p789s1z+1z")
        .near_miss("111888m456p789s1z+1z")
        .source("Four Winds, Old and young"),
    Note::of(Pattern::OldAndYoungTwice)
        .example("111999m111p99p22s+9p")
        .near_miss("111999m111p88p22s+8p")
        .source("Four Winds, Old and young twice"),
    Note::of(Pattern::ThreeTerminalOrHonorPungs)
        .example("111m999p33z456s77z+3z")
        .near_miss("111m888p33z456s77z+3z")
        .source("Four Winds, 3 Pungs of terminals or honors"),
    Note::of(Pattern::FourTerminalOrHonorPungs)
        .example("111m999p11133z55s+3z")
        .near_miss("111m888p11133z55s+3z")
        .source("Four Winds, 4 Pungs of terminals or honors"),
    Note::of(Pattern::TwoPungsInSequence)
        .example("222333m456p789s1z+1z")
        .near_miss("222444m456p789s1z+1z")
        .source("Four Winds, Two Pungs in sequence"),
    Note::of(Pattern::TwoPungsAndPairInSequence)
        .example("222333m44m456p78s+9s")
        .near_miss("222333m55m456p78s+9s")
        .source("Four Winds, 2 Pungs and a pair in sequence"),
    Note::of(Pattern::ThreePungsInSequence)
        .example("222333444m789s1z+1z")
        .near_miss("222333555m789s1z+1z")
        .source("Chinese Official rules 1998, fan 24; MIL 2025; Four Winds"),
    Note::of(Pattern::FourPungsInSequence)
        .example("222333444m55m11z+5m")
        .near_miss("222333444m66m11z+6m")
        .source("Chinese Official rules 1998, fan 15; MIL 2025; Four Winds"),
    Note::of(Pattern::MixedShiftedPungs)
        .example("222m333p444s789s1z+1z")
        .near_miss("222m333p555s789s1z+1z")
        .source("Chinese Official rules 1998, fan 42; MIL 2025; Four Winds"),
    Note::of(Pattern::SamePung2Suits)
        .example("222m222p456s789s1z+1z")
        .near_miss("222m333p456s789s1z+1z")
        .source("Chinese Official rules 1998, fan 65; MIL 2025; Four Winds"),
    Note::of(Pattern::SamePung2SuitsTwice)
        .example("222m222p555p55s33z+5s")
        .near_miss("222m222p555p66s33z+6s")
        .source("Four Winds, Same number of two suits twice"),
    Note::of(Pattern::SamePung2SuitsAndPair)
        .example("222m222p22s456s78s+9s")
        .near_miss("222m222p33s456s78s+9s")
        .source("Zung Jung 3.3, 6.2.1 Small Three Similar Triplets; Four Winds"),
    Note::of(Pattern::SamePungAllSuits)
        .example("222m222p222s789s1z+1z")
        .near_miss("222m222p333s789s1z+1z")
        .source("WRC Rules 2025, Mixed Triplets; Four Winds, Brothers"),
    Note::of(Pattern::TwoDragons)
        .example("123m456p555666z1s+1s")
        .near_miss("123m456p55566z78s+9s")
        .source("Four Winds, Two Dragons"),
    Note::of(Pattern::TwoDragonsTwice)
        .example("555*5*5*5666777z1s+1s")
        .near_miss("123m555666777z1s+1s")
        .source("Four Winds, Recurring patterns: possible only with jokers"),
    Note::of(Pattern::LittleThreeDragons)
        .example("123m456p5556667z+7z")
        .near_miss("123m456p5556661z+1z")
        .source("WRC Rules 2025, Little Dragons; Four Winds"),
    Note::of(Pattern::BigThreeDragons)
        .example("123m1p555666777z+1p")
        .near_miss("123m777p5556667z+7z")
        .source("WRC Rules 2025, Big Dragons; Four Winds"),
    Note::of(Pattern::TwoWinds)
        .example("123m456p11133z99s+3z")
        .near_miss("123m456p11133z99s+9s")
        .source("Four Winds, Two Winds"),
    Note::of(Pattern::LittleThreeWinds)
        .example("123m456p1113334z+4z")
        .near_miss("123m456p1113335z+5z")
        .source("Zung Jung 3.3, 3.3.1 Small Three Winds; Four Winds"),
    Note::of(Pattern::BigThreeWinds)
        .example("456m77p11122233z+3z")
        .near_miss("456m77p11122233z+7p")
        .source("Chinese Official rules 1998, fan 38; MIL 2025; Four Winds"),
    Note::of(Pattern::LittleFourWinds)
        .example("123m1112223334z+4z")
        .near_miss("123m1112223335z+5z")
        .source("WRC Rules 2025, Little Winds; Four Winds"),
    Note::of(Pattern::BigFourWinds)
        .example("111222333444z1m+1m")
        .near_miss("1112223334z123m+4z")
        .source("WRC Rules 2025, Big Winds; Four Winds"),
];

pub(super) fn old_and_young(facts: &HandFacts, matches: &mut Matches) {
    pairs(facts, matches, |low, high| low.rank() == 1 && low.up(8) == Some(high));
}

/// Reports every four triplets that can be divided into two pairs that `fits` accepts, each four once.
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

/// Calls `see` with every choice of four out of four or five elements; other numbers have none.
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

/// Reports at least `n` triplets of terminals or honors.
fn terminals_and_honors(facts: &HandFacts, matches: &mut Matches, n: u32) {
    let sets = triplets_of(facts, Kinds::TERMINALS_AND_HONORS);
    if sets.len() >= n {
        matches.sets(sets);
    }
}

pub(super) fn three_terminal_or_honor_pungs(facts: &HandFacts, matches: &mut Matches) {
    terminals_and_honors(facts, matches, 3);
}

pub(super) fn four_terminal_or_honor_pungs(facts: &HandFacts, matches: &mut Matches) {
    terminals_and_honors(facts, matches, 4);
}

pub(super) fn two_pungs_in_sequence(facts: &HandFacts, matches: &mut Matches) {
    pairs(facts, matches, |low, high| low.up(1) == Some(high));
}

/// Reports every two triplets and a pair that `fits` accepts: the pair of the hand, or any pair of a loser's hand.
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

pub(super) fn two_pungs_and_pair_in_sequence(facts: &HandFacts, matches: &mut Matches) {
    with_pair(facts, matches, |low, high, pair| {
        low.up(1) == Some(high) && (high.up(1) == Some(pair) || pair.up(1) == Some(low))
    });
}

pub(super) fn same_pung_2_suits_and_pair(facts: &HandFacts, matches: &mut Matches) {
    with_pair(facts, matches, |low, high, pair| {
        same_number(low, high) && same_number(low, pair) && same_number(high, pair)
    });
}

pub(super) fn same_pung_all_suits(facts: &HandFacts, matches: &mut Matches) {
    let [m, p, s] = facts.triplets.by_suit();
    let ranks = m & p & s;
    if ranks != 0 {
        matches.sets(
            facts.sets(|set| set.is_triplet() && !set.first.is_honor() && ranks >> (set.first.rank() - 1) & 1 == 1),
        );
    }
}

pub(super) fn same_pung_2_suits(facts: &HandFacts, matches: &mut Matches) {
    pairs(facts, matches, same_number);
}

/// Whether two kinds have the same rank in different suits.
fn same_number(a: Kind, b: Kind) -> bool {
    a.suit().is_some() && b.suit().is_some() && a != b && a.rank() == b.rank()
}

pub(super) fn same_pung_2_suits_twice(facts: &HandFacts, matches: &mut Matches) {
    twice(facts, matches, same_number);
}

/// Reports each run of `n` triplets of one suit with consecutive ranks.
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

pub(super) fn three_pungs_in_sequence(facts: &HandFacts, matches: &mut Matches) {
    sequence(facts, matches, 3);
}

pub(super) fn four_pungs_in_sequence(facts: &HandFacts, matches: &mut Matches) {
    sequence(facts, matches, 4);
}

/// Three triplets with consecutive ranks, one of each suit.
pub(super) fn mixed_shifted_pungs(facts: &HandFacts, matches: &mut Matches) {
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
