//! Patterns of several pungs and kongs and the tiles they are of. A triplet is a pung or a kong.

use super::basic_sets::triplets_of;
use super::define::family;
use super::hand_facts::HandFacts;
use super::honor_pungs::pairs;
use super::matches::Matches;
use super::sets::Sets;
use crate::decompose::Form;
use crate::tiles::{Kind, Kinds, Suit};
use arrayvec::ArrayVec;

family! { $
    (category: Pungs, scope: Sets,)

    /// Old and young. Pungs or kongs of the ones and the nines of a suit.
    OldAndYoung = "old-and-young" {
        source: "Four Winds, Old and young",
        example: "111999m456p789s1z+1z", near_miss: "111888m456p789s1z+1z",
        requires: [TERMINAL_OR_HONOR_TRIPLET, TWO_TRIPLETS], implies: [Sets(PungTerminalHonor)],
    } => |facts, matches| pairs(facts, matches, |low, high| low.rank() == 1 && low.higher(8) == Some(high));

    /// Old and young twice. Pungs or kongs of the ones and the nines of two suits.
    OldAndYoungTwice = "old-and-young-twice" {
        source: "Four Winds, Old and young twice",
        example: "111999m111p99p22s+9p", near_miss: "111999m111p88p22s+8p",
        requires: [TERMINAL_OR_HONOR_TRIPLET, FOUR_TRIPLETS],
        implies: [Twice(OldAndYoung), Sets(SamePung2SuitsTwice), Hand(FourTerminalOrHonorPungs)],
    } => |facts, matches| twice(facts, matches, |low, high| low.rank() == 1 && low.higher(8) == Some(high));

    /// Three pungs of terminals or honors. Three pungs or kongs of ones, nines, winds or dragons.
    ThreeTerminalOrHonorPungs = "three-terminal-or-honor-pungs" {
        source: "Four Winds, 3 Pungs of terminals or honors",
        example: "111m999p33z456s77z+3z", near_miss: "111m888p33z456s77z+3z",
        requires: [TERMINAL_OR_HONOR_TRIPLET, THREE_TRIPLETS], implies: [Hand(PungTerminalHonor)],
    } => |facts, matches| terminals_and_honors(facts, matches, 3);

    /// Four pungs of terminals or honors. Four pungs or kongs of ones, nines, winds or dragons.
    FourTerminalOrHonorPungs = "four-terminal-or-honor-pungs" {
        source: "Four Winds, 4 Pungs of terminals or honors",
        example: "111m999p11133z55s+3z", near_miss: "111m888p11133z55s+3z",
        requires: [TERMINAL_OR_HONOR_TRIPLET, FOUR_TRIPLETS],
        implies: [Hand(ThreeTerminalOrHonorPungs), FourSets(PungHand)],
    } => |facts, matches| terminals_and_honors(facts, matches, 4);

    /// Two pungs in sequence. Two pungs or kongs of numbers that follow each other in one suit.
    TwoPungsInSequence = "two-pungs-in-sequence" {
        source: "Four Winds, Two Pungs in sequence",
        example: "222333m456p789s1z+1z", near_miss: "222444m456p789s1z+1z",
        requires: [TWO_TRIPLETS],
    } => |facts, matches| pairs(facts, matches, |low, high| low.higher(1) == Some(high));

    /// Two pungs and the pair in sequence. Two pungs or kongs and the pair, three numbers of one suit that follow each
    /// other.
    TwoPungsAndPairInSequence = "two-pungs-and-pair-in-sequence" {
        source: "Four Winds, 2 Pungs and a pair in sequence",
        example: "222333m44m456p78s+9s", near_miss: "222333m55m456p78s+9s",
        requires: [TWO_TRIPLETS], implies: [Sets(TwoPungsInSequence)],
    } => |facts, matches| {
        with_pair(facts, matches, |low, high, pair| {
            low.higher(1) == Some(high) && (high.higher(1) == Some(pair) || pair.higher(1) == Some(low))
        })
    };

    /// Three pungs in sequence. Three pungs or kongs of numbers that follow each other in one suit.
    ///
    /// Chinese Official: Pure Shifted Pungs.
    ThreePungsInSequence = "three-pungs-in-sequence" {
        source: "Chinese Official rules 1998, fan 24; MIL 2025; Four Winds",
        example: "222333444m789s1z+1z", near_miss: "222333555m789s1z+1z",
        requires: [THREE_TRIPLETS], implies: [Sets(TwoPungsInSequence)],
    } => |facts, matches| sequence(facts, matches, 3);

    /// Four pungs in sequence. Four pungs or kongs of numbers that follow each other in one suit.
    ///
    /// Chinese Official: Four Pure Shifted Pungs.
    FourPungsInSequence = "four-pungs-in-sequence" {
        source: "Chinese Official rules 1998, fan 15; MIL 2025; Four Winds",
        example: "222333444m55m11z+5m", near_miss: "222333444m66m11z+6m",
        requires: [FOUR_TRIPLETS], implies: [Sets(ThreePungsInSequence), FourSets(PungHand)],
    } => |facts, matches| sequence(facts, matches, 4);

    /// Pung sequence over three suits. Three pungs or kongs of numbers that follow each other, one in each suit.
    ///
    /// Chinese Official: Mixed Shifted Pungs.
    MixedShiftedPungs = "mixed-shifted-pungs" {
        source: "Chinese Official rules 1998, fan 42; MIL 2025; Four Winds",
        example: "222m333p444s789s1z+1z", near_miss: "222m333p555s789s1z+1z",
        requires: [THREE_TRIPLETS],
    } => mixed_shifted_pungs;

    /// Same number in two suits. Pungs or kongs of the same number in two suits.
    ///
    /// Chinese Official: Double Pung.
    SamePung2Suits = "same-pung-2-suits" {
        source: "Chinese Official rules 1998, fan 65; MIL 2025; Four Winds",
        example: "222m222p456s789s1z+1z", near_miss: "222m333p456s789s1z+1z",
        requires: [TWO_TRIPLETS],
    } => |facts, matches| pairs(facts, matches, same_number);

    /// Same number in two suits, twice. Two pairs of pungs or kongs, each of one number in two suits.
    SamePung2SuitsTwice = "same-pung-2-suits-twice" {
        source: "Four Winds, Same number of two suits twice",
        example: "222m222p555p55s33z+5s", near_miss: "222m222p555p66s33z+6s",
        requires: [FOUR_TRIPLETS], implies: [Twice(SamePung2Suits), FourSets(PungHand), FourSets(ThreeNumbers)],
    } => |facts, matches| twice(facts, matches, same_number);

    /// Same number in three suits, one the pair. Pungs or kongs of the same number in two suits and its pair in the
    /// third.
    SamePung2SuitsAndPair = "same-pung-2-suits-and-pair" {
        source: "Zung Jung 3.3, 6.2.1 Small Three Similar Triplets; Four Winds",
        example: "222m222p22s456s78s+9s", near_miss: "222m222p33s456s78s+9s",
        requires: [TWO_TRIPLETS], implies: [Sets(SamePung2Suits)],
    } => |facts, matches| {
        with_pair(facts, matches, |low, high, pair| {
            same_number(low, high) && same_number(low, pair) && same_number(high, pair)
        })
    };

    /// Same number in all suits. Pungs or kongs of the same number in all three suits.
    ///
    /// Riichi: sanshoku doukou. Chinese Official: Triple Pung (fan 32).
    SamePungAllSuits = "same-pung-all-suits" {
        source: "WRC Rules 2025, Mixed Triplets; Four Winds, Brothers",
        example: "222m222p222s789s1z+1z", near_miss: "222m222p333s789s1z+1z",
        requires: [THREE_TRIPLETS], implies: [Sets(SamePung2Suits)],
    } => same_pung_all_suits;
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

/// Reports at least `n` triplets of terminals or honors.
fn terminals_and_honors(facts: &HandFacts, matches: &mut Matches, n: u32) {
    let sets = triplets_of(facts, Kinds::TERMINALS_AND_HONORS);
    if sets.len() >= n {
        matches.sets(sets);
    }
}

/// Reports every two triplets and a pair that `fits` accepts: the pair of the hand, or any pair of a loser's hand.
fn with_pair(facts: &HandFacts, matches: &mut Matches, fits: impl Fn(Kind, Kind, Kind) -> bool) {
    let own = facts.decomposition.pair.map(|pair| (pair, Sets::PAIR));
    let further = facts.decomposition.sets.iter().enumerate().filter(|(_, set)| set.form == Form::Pair);
    for (pair, sets) in own.into_iter().chain(further.map(|(i, set)| (set.first, Sets::one(i)))) {
        let before = matches.list.len();
        pairs(facts, matches, |low, high| fits(low, high, pair));
        for occurrence in matches.list.iter_mut().skip(before) {
            occurrence.sets = occurrence.sets.union(sets);
        }
    }
}

fn same_pung_all_suits(facts: &HandFacts, matches: &mut Matches) {
    let [m, p, s] = facts.triplets.by_suit();
    let ranks = m & p & s;
    if ranks != 0 {
        matches.sets(
            facts.sets(|set| set.is_triplet() && !set.first.is_honor() && ranks >> (set.first.rank() - 1) & 1 == 1),
        );
    }
}

/// Whether two kinds have the same rank in different suits.
fn same_number(a: Kind, b: Kind) -> bool {
    a.suit().is_some() && b.suit().is_some() && a != b && a.rank() == b.rank()
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

/// Three triplets with consecutive ranks, one of each suit.
fn mixed_shifted_pungs(facts: &HandFacts, matches: &mut Matches) {
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
