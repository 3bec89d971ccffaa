//! Concealed pungs, kongs, and hands of pungs and kongs alone.

use super::basic::{is_concealed_kong, is_melded_kong};
use super::entry::{Matches, NearMiss};
use super::hand_facts::HandFacts;
use crate::decompose::{Completed, Form, Set};
use crate::tiles::Kinds;

macro_rules! rows_of_kongs {
    ([$next:ident $($then:ident)*] $($after:tt)*) => { $next! { [$($then)*]
    Conc2 = "conc2", Pungs, Sets, kongs::conc2, [] if [TwoTriplets];
        "222m444p456s789s1z+1z" / "222m44p456s789s11z+4p", "Chinese Official rules 1998, fan 66; MIL 2025; Four Winds";
    Conc3 = "conc3", Pungs, Sets, kongs::conc3, [Hand Conc2] if [ThreeTriplets];
        "222m444p666s789s1z+1z" / "222m44p666s789s11z+4p", "WRC Rules 2025, Three Concealed Triplets; Four Winds";
    Trip4Conc3 = "trip4-conc3", Pungs, Sets, kongs::trip4_conc3, [Hand Conc3, FourSets PungHand] if [FourTriplets];
        "222m444p666s88s11z+8s" / "222m444p6s(777m)(888s)+6s", "Four Winds, Four triplets, three concealed";
    Conc4 = "conc4", Pungs, Sets, kongs::conc4,
        [Hand Conc3, Hand Trip4Conc3, FourSets PungHand, FourSets ConcealedHand] if [FourTriplets];
        "222m444p666s88s11z~8s" / "222m444p666s88s11z+8s", "WRC Rules 2025, Four Concealed Triplets; Four Winds";
    Conc5 = "conc5", Pungs, Sets, kongs::conc5, [Hand Conc4] if [FourTriplets];
        "222m444p666s888s33z11z~3z" / "222m444p666s888s33z11z+3z", "Four Winds, Taiwanese: Five concealed triplets";
    Conc4PairWait = "conc4-pair-wait", Pungs, Sets, kongs::conc4_pair_wait, [Hand Conc4, Unit OutOnPair] if [FourTriplets];
        "222m444p666s888s1z+1z" / "222m444p666s88s11z~8s", "Mahjong Soul, Four Concealed Triplets on a pair wait";
    Kong1 = "kong1", Pungs, Sets, kongs::kong1, [] if [Kong];
        "123m456p78s11z[1111s]+9s" / "123m456p11z111s89s+7s", "Four Winds, One Kong";
    Kong2 = "kong2", Pungs, Sets, kongs::kong2, [Hand Kong1] if [TwoKongs];
        "123m11z89s[1111s](2222p)+7s" / "123m11z89s[1111s](222p)+7s", "Four Winds, Two Kongs";
    TwoMeldedKongs = "two-melded-kongs", Pungs, Sets, kongs::two_melded_kongs,
        [Hand Kong2, Hand MeldedKong] if [TwoKongs];
        "456m78p11z(1111s){2222m}+9p" / "456m78p11z(1111s)[2222m]+9p", "Chinese Official rules 1998, fan 57; MIL 2025";
    TwoConcealedKongs = "two-concealed-kongs", Pungs, Sets, kongs::two_concealed_kongs,
        [Hand Kong2, Hand ConcealedKong] if [TwoKongs];
        "456m78p11z[1111s][2222m]+9p" / "456m78p11z[1111s](2222m)+9p", "Chinese Official rules 1998, fan 53 (48 in the WMO numbering); MIL 2025; Four Winds";
    MeldedAndConcealedKong = "melded-and-concealed-kong", Pungs, Sets, kongs::melded_and_concealed_kong,
        [Hand Kong2, Hand ConcealedKong, Hand MeldedKong] if [TwoKongs];
        "456m78p11z(1111s)[2222m]+9p" / "456m78p11z(1111s){2222m}+9p", "MIL 2025, fan 82";
    Kong3 = "kong3", Pungs, Sets, kongs::kong3, [Hand Kong2] if [TwoKongs ThreeTriplets];
        "11z89s[1111s](2222p){3333m}+7s" / "11z89s[1111s](2222p)(333m)+7s", "WRC Rules 2025, Three Quads; Four Winds";
    Kong4 = "kong4", Pungs, Sets, kongs::kong4, [Hand Kong3, FourSets PungHand] if [TwoKongs FourTriplets];
        "1z[1111s](2222p){3333m}(7777z)+1z" / "1z[1111s](2222p){3333m}(777z)+1z", "WRC Rules 2025, Four Quads; Four Winds";
    PungHand = "pung-hand", Pungs, Hand, kongs::pung_hand, [] if [NoChow];
        "222m444p66s88s(111z)+8s" / "222m444p66s78s(111z)+9s", "WRC Rules 2025, All Triplets; Four Winds, Pung hand";
    AllEven = "all-even", Pungs, Hand, kongs::all_even, [Hand PungHand, Hand AllSimples, Hand NoFives] if [NoChow Simples];
        "222m444p666s88m88p+8m" / "222m444p666s88m77p+8m", "Chinese Official rules 1998, fan 21; MIL 2025; Four Winds";

    $($after)* } };
}
pub(super) use rows_of_kongs;

/// `n` concealed triplets. Where there are triplets enough, but open ones among them, it is not there; how near it is
/// depends on whether they were claimed or only completed by a discard.
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

pub(super) fn conc2(facts: &HandFacts, matches: &mut Matches) {
    concealed(facts, matches, 2);
}

pub(super) fn conc3(facts: &HandFacts, matches: &mut Matches) {
    concealed(facts, matches, 3);
}

pub(super) fn conc4(facts: &HandFacts, matches: &mut Matches) {
    concealed(facts, matches, 4);
}

pub(super) fn conc5(facts: &HandFacts, matches: &mut Matches) {
    concealed(facts, matches, 5);
}

pub(super) fn conc4_pair_wait(facts: &HandFacts, matches: &mut Matches) {
    if facts.concealed_triplets >= 4 && facts.decomposition.completed == Completed::Pair {
        matches.sets(facts.all_sets());
    }
}

pub(super) fn trip4_conc3(facts: &HandFacts, matches: &mut Matches) {
    if facts.triplet_count >= 4 && facts.concealed_triplets >= 3 {
        matches.sets(facts.sets(Set::is_triplet));
    }
}

fn kongs(facts: &HandFacts, matches: &mut Matches, n: u8) {
    if facts.kongs >= n {
        matches.sets(facts.sets(|set| set.form == Form::Kong));
    }
}

pub(super) fn kong1(facts: &HandFacts, matches: &mut Matches) {
    kongs(facts, matches, 1);
}

pub(super) fn kong2(facts: &HandFacts, matches: &mut Matches) {
    kongs(facts, matches, 2);
}

pub(super) fn kong3(facts: &HandFacts, matches: &mut Matches) {
    kongs(facts, matches, 3);
}

pub(super) fn kong4(facts: &HandFacts, matches: &mut Matches) {
    kongs(facts, matches, 4);
}

/// At least so many concealed and melded kongs.
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

/// No chow.
pub(super) fn pung_hand(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.is_standard() && facts.chows == 0);
}

/// Triplets and a pair of even numbers.
pub(super) fn all_even(facts: &HandFacts, matches: &mut Matches) {
    matches
        .hand(facts, facts.is_standard() && facts.chows == 0 && facts.kinds.is_subset(Kinds::of_ranks(0b010_101_010)));
}
