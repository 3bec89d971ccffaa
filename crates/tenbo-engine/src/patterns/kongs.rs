//! Concealed pungs, kongs, and hands of pungs and kongs only.

use super::basic::{is_concealed_kong, is_melded_kong};
use super::entry::{Category, Entailment, Entry, Matches, NearMiss, Scope};
use super::hand_facts::HandFacts;
use super::note::Note;
use super::pattern::Pattern;
use super::prefilter::Prefilter;
use crate::decompose::{Completed, Form, Set};
use crate::tiles::Kinds;

/// The entries of this family, in the order of [`Pattern`].
pub(super) const ENTRIES: &[Entry] = &[
    Entry::new(Pattern::TwoConcealedPungs, "two-concealed-pungs", Category::Pungs, Scope::Sets, two_concealed_pungs)
        .requires(Prefilter::TWO_TRIPLETS),
    Entry::new(
        Pattern::ThreeConcealedPungs,
        "three-concealed-pungs",
        Category::Pungs,
        Scope::Sets,
        three_concealed_pungs,
    )
    .implies(&[Entailment::Hand(Pattern::TwoConcealedPungs)])
    .requires(Prefilter::THREE_TRIPLETS),
    Entry::new(
        Pattern::FourPungsThreeConcealed,
        "four-pungs-three-concealed",
        Category::Pungs,
        Scope::Sets,
        four_pungs_three_concealed,
    )
    .implies(&[Entailment::Hand(Pattern::ThreeConcealedPungs), Entailment::FourSets(Pattern::PungHand)])
    .requires(Prefilter::FOUR_TRIPLETS),
    Entry::new(Pattern::FourConcealedPungs, "four-concealed-pungs", Category::Pungs, Scope::Sets, four_concealed_pungs)
        .implies(&[
            Entailment::Hand(Pattern::ThreeConcealedPungs),
            Entailment::Hand(Pattern::FourPungsThreeConcealed),
            Entailment::FourSets(Pattern::PungHand),
            Entailment::FourSets(Pattern::ConcealedHand),
        ])
        .requires(Prefilter::FOUR_TRIPLETS),
    Entry::new(Pattern::FiveConcealedPungs, "five-concealed-pungs", Category::Pungs, Scope::Sets, five_concealed_pungs)
        .implies(&[Entailment::Hand(Pattern::FourConcealedPungs)])
        .requires(Prefilter::FOUR_TRIPLETS),
    Entry::new(
        Pattern::FourConcealedPungsPairWait,
        "four-concealed-pungs-pair-wait",
        Category::Pungs,
        Scope::Sets,
        four_concealed_pungs_pair_wait,
    )
    .implies(&[Entailment::Hand(Pattern::FourConcealedPungs), Entailment::Unit(Pattern::OutOnPair)])
    .requires(Prefilter::FOUR_TRIPLETS),
    Entry::new(Pattern::OneKong, "one-kong", Category::Pungs, Scope::Sets, one_kong).requires(Prefilter::KONG),
    Entry::new(Pattern::TwoKongs, "two-kongs", Category::Pungs, Scope::Sets, two_kongs)
        .implies(&[Entailment::Hand(Pattern::OneKong)])
        .requires(Prefilter::TWO_KONGS),
    Entry::new(Pattern::TwoMeldedKongs, "two-melded-kongs", Category::Pungs, Scope::Sets, two_melded_kongs)
        .implies(&[Entailment::Hand(Pattern::TwoKongs), Entailment::Hand(Pattern::MeldedKong)])
        .requires(Prefilter::TWO_KONGS),
    Entry::new(Pattern::TwoConcealedKongs, "two-concealed-kongs", Category::Pungs, Scope::Sets, two_concealed_kongs)
        .implies(&[Entailment::Hand(Pattern::TwoKongs), Entailment::Hand(Pattern::ConcealedKong)])
        .requires(Prefilter::TWO_KONGS),
    Entry::new(
        Pattern::MeldedAndConcealedKong,
        "melded-and-concealed-kong",
        Category::Pungs,
        Scope::Sets,
        melded_and_concealed_kong,
    )
    .implies(&[
        Entailment::Hand(Pattern::TwoKongs),
        Entailment::Hand(Pattern::ConcealedKong),
        Entailment::Hand(Pattern::MeldedKong),
    ])
    .requires(Prefilter::TWO_KONGS),
    Entry::new(Pattern::ThreeKongs, "three-kongs", Category::Pungs, Scope::Sets, three_kongs)
        .implies(&[Entailment::Hand(Pattern::TwoKongs)])
        .requires(Prefilter::TWO_KONGS.union(Prefilter::THREE_TRIPLETS)),
    Entry::new(Pattern::FourKongs, "four-kongs", Category::Pungs, Scope::Sets, four_kongs)
        .implies(&[Entailment::Hand(Pattern::ThreeKongs), Entailment::FourSets(Pattern::PungHand)])
        .requires(Prefilter::TWO_KONGS.union(Prefilter::FOUR_TRIPLETS)),
    Entry::new(Pattern::PungHand, "pung-hand", Category::Pungs, Scope::Hand, pung_hand).requires(Prefilter::NO_CHOW),
    Entry::new(Pattern::AllEven, "all-even", Category::Pungs, Scope::Hand, all_even)
        .implies(&[
            Entailment::Hand(Pattern::PungHand),
            Entailment::Hand(Pattern::AllSimples),
            Entailment::Hand(Pattern::NoFives),
        ])
        .requires(Prefilter::NO_CHOW.union(Prefilter::ONLY_SIMPLES)),
];

/// The notes of this family, in the same order.
pub(super) const NOTES: &[Note] = &[
    Note::of(Pattern::TwoConcealedPungs)
        .example("222m444p456s789s1z+1z")
        .near_miss("222m44p456s789s11z+4p")
        .source("Chinese Official rules 1998, fan 66; MIL 2025; Four Winds"),
    Note::of(Pattern::ThreeConcealedPungs)
        .example("222m444p666s789s1z+1z")
        .near_miss("222m44p666s789s11z+4p")
        .source("WRC Rules 2025, Three Concealed Triplets; Four Winds"),
    Note::of(Pattern::FourPungsThreeConcealed)
        .example("222m444p666s88s11z+8s")
        .near_miss("222m444p6s(777m)(888s)+6s")
        .source("Four Winds, Four triplets, three concealed"),
    Note::of(Pattern::FourConcealedPungs)
        .example("222m444p666s88s11z~8s")
        .near_miss("222m444p666s88s11z+8s")
        .source("WRC Rules 2025, Four Concealed Triplets; Four Winds"),
    Note::of(Pattern::FiveConcealedPungs)
        .example("222m444p666s888s33z11z~3z")
        .near_miss("222m444p666s888s33z11z+3z")
        .source("Four Winds, Taiwanese: Five concealed triplets"),
    Note::of(Pattern::FourConcealedPungsPairWait)
        .example("222m444p666s888s1z+1z")
        .near_miss("222m444p666s88s11z~8s")
        .source("Mahjong Soul, Four Concealed Triplets on a pair wait"),
    Note::of(Pattern::OneKong)
        .example("123m456p78s11z[1111s]+9s")
        .near_miss("123m456p11z111s89s+7s")
        .source("Four Winds, One Kong"),
    Note::of(Pattern::TwoKongs)
        .example("123m11z89s[1111s](2222p)+7s")
        .near_miss("123m11z89s[1111s](222p)+7s")
        .source("Four Winds, Two Kongs"),
    Note::of(Pattern::TwoMeldedKongs)
        .example("456m78p11z(1111s){2222m}+9p")
        .near_miss("456m78p11z(1111s)[2222m]+9p")
        .source("Chinese Official rules 1998, fan 57; MIL 2025"),
    Note::of(Pattern::TwoConcealedKongs)
        .example("456m78p11z[1111s][2222m]+9p")
        .near_miss("456m78p11z[1111s](2222m)+9p")
        .source("Chinese Official rules 1998, fan 53 (48 in the WMO numbering); MIL 2025; Four Winds"),
    Note::of(Pattern::MeldedAndConcealedKong)
        .example("456m78p11z(1111s)[2222m]+9p")
        .near_miss("456m78p11z(1111s){2222m}+9p")
        .source("MIL 2025, fan 82"),
    Note::of(Pattern::ThreeKongs)
        .example("11z89s[1111s](2222p){3333m}+7s")
        .near_miss("11z89s[1111s](2222p)(333m)+7s")
        .source("WRC Rules 2025, Three Quads; Four Winds"),
    Note::of(Pattern::FourKongs)
        .example("1z[1111s](2222p){3333m}(7777z)+1z")
        .near_miss("1z[1111s](2222p){3333m}(777z)+1z")
        .source("WRC Rules 2025, Four Quads; Four Winds"),
    Note::of(Pattern::PungHand)
        .example("222m444p66s88s(111z)+8s")
        .near_miss("222m444p66s78s(111z)+9s")
        .source("WRC Rules 2025, All Triplets; Four Winds, Pung hand"),
    Note::of(Pattern::AllEven)
        .example("222m444p666s88m88p+8m")
        .near_miss("222m444p666s88m77p+8m")
        .source("Chinese Official rules 1998, fan 21; MIL 2025; Four Winds"),
];

/// Reports at least `n` concealed triplets. If there are `n` triplets but not enough concealed ones, reports a near
/// miss, which says whether too many were claimed or one was only completed by a discard.
fn concealed(facts: &HandFacts, matches: &mut Matches, n: u8) {
    if facts.concealed_triplets >= n {
        matches.sets(facts.sets(|set| set.is_triplet() && facts.stands_concealed(set)));
    } else if facts.triplet_count >= n {
        let claimed = facts.sets(|set| set.is_triplet() && set.is_claimed()).len();
        let near = if u32::from(facts.triplet_count) - claimed < u32::from(n) {
            NearMiss::Claimed
        } else {
            NearMiss::NotConcealed
        };
        matches.near(facts.sets(Set::is_triplet), near);
    }
}

pub(super) fn two_concealed_pungs(facts: &HandFacts, matches: &mut Matches) {
    concealed(facts, matches, 2);
}

pub(super) fn three_concealed_pungs(facts: &HandFacts, matches: &mut Matches) {
    concealed(facts, matches, 3);
}

pub(super) fn four_concealed_pungs(facts: &HandFacts, matches: &mut Matches) {
    concealed(facts, matches, 4);
}

pub(super) fn five_concealed_pungs(facts: &HandFacts, matches: &mut Matches) {
    concealed(facts, matches, 5);
}

pub(super) fn four_concealed_pungs_pair_wait(facts: &HandFacts, matches: &mut Matches) {
    if facts.concealed_triplets >= 4 && facts.decomposition.completed == Completed::Pair {
        matches.sets(facts.all_sets());
    }
}

pub(super) fn four_pungs_three_concealed(facts: &HandFacts, matches: &mut Matches) {
    if facts.triplet_count >= 4 && facts.concealed_triplets >= 3 {
        matches.sets(facts.sets(Set::is_triplet));
    }
}

fn kongs(facts: &HandFacts, matches: &mut Matches, n: u8) {
    if facts.kongs >= n {
        matches.sets(facts.sets(|set| set.form == Form::Kong));
    }
}

pub(super) fn one_kong(facts: &HandFacts, matches: &mut Matches) {
    kongs(facts, matches, 1);
}

pub(super) fn two_kongs(facts: &HandFacts, matches: &mut Matches) {
    kongs(facts, matches, 2);
}

pub(super) fn three_kongs(facts: &HandFacts, matches: &mut Matches) {
    kongs(facts, matches, 3);
}

pub(super) fn four_kongs(facts: &HandFacts, matches: &mut Matches) {
    kongs(facts, matches, 4);
}

/// Reports two or more kongs, if at least `concealed` of them are concealed and at least `melded` are melded.
fn kinds_of_kongs(facts: &HandFacts, matches: &mut Matches, concealed: usize, melded: usize) {
    if facts.kongs >= 2 {
        let (c, m) = (facts.sets(is_concealed_kong), facts.sets(is_melded_kong));
        if c.iter().count() >= concealed && m.iter().count() >= melded {
            let sets = if concealed == 0 {
                m
            } else if melded == 0 {
                c
            } else {
                c.union(m)
            };
            matches.sets(sets);
        }
    }
}

pub(super) fn two_concealed_kongs(facts: &HandFacts, matches: &mut Matches) {
    kinds_of_kongs(facts, matches, 2, 0);
}

pub(super) fn two_melded_kongs(facts: &HandFacts, matches: &mut Matches) {
    kinds_of_kongs(facts, matches, 0, 2);
}

pub(super) fn melded_and_concealed_kong(facts: &HandFacts, matches: &mut Matches) {
    kinds_of_kongs(facts, matches, 1, 1);
}

/// A standard hand without chows.
pub(super) fn pung_hand(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.is_standard() && facts.chows == 0);
}

/// A standard hand without chows, all tiles of even ranks.
pub(super) fn all_even(facts: &HandFacts, matches: &mut Matches) {
    matches
        .hand(facts, facts.is_standard() && facts.chows == 0 && facts.kinds.is_subset(Kinds::of_ranks(0b010_101_010)));
}
