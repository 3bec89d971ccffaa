//! Concealed pungs, kongs, and hands of pungs and kongs alone.

use super::basic::{is_concealed_kong, is_melded_kong};
use super::entry::{Found, Near};
use crate::reading::{Completed, Form, Set};
use crate::tile::Kinds;
use crate::view::View;

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
fn concealed(v: &View, found: &mut Found, n: u8) {
    if v.concealed_triplets >= n {
        found.sets(v.sets(|set| set.is_triplet() && v.stands_concealed(set)));
    } else if v.triplet_count >= n {
        let claimed = v.sets(|set| set.is_triplet() && set.is_claimed()).count();
        let near = if u32::from(v.triplet_count) - claimed < u32::from(n) { Near::Claimed } else { Near::NotConcealed };
        found.near(v.sets(Set::is_triplet), near);
    }
}

pub(super) fn conc2(v: &View, found: &mut Found) {
    concealed(v, found, 2);
}

pub(super) fn conc3(v: &View, found: &mut Found) {
    concealed(v, found, 3);
}

pub(super) fn conc4(v: &View, found: &mut Found) {
    concealed(v, found, 4);
}

pub(super) fn conc5(v: &View, found: &mut Found) {
    concealed(v, found, 5);
}

pub(super) fn conc4_pair_wait(v: &View, found: &mut Found) {
    if v.concealed_triplets >= 4 && v.reading.completed == Completed::Pair {
        found.sets(v.all_sets());
    }
}

pub(super) fn trip4_conc3(v: &View, found: &mut Found) {
    if v.triplet_count >= 4 && v.concealed_triplets >= 3 {
        found.sets(v.sets(Set::is_triplet));
    }
}

fn kongs(v: &View, found: &mut Found, n: u8) {
    if v.kongs >= n {
        found.sets(v.sets(|set| set.form == Form::Kong));
    }
}

pub(super) fn kong1(v: &View, found: &mut Found) {
    kongs(v, found, 1);
}

pub(super) fn kong2(v: &View, found: &mut Found) {
    kongs(v, found, 2);
}

pub(super) fn kong3(v: &View, found: &mut Found) {
    kongs(v, found, 3);
}

pub(super) fn kong4(v: &View, found: &mut Found) {
    kongs(v, found, 4);
}

/// At least so many concealed and melded kongs.
fn kinds_of_kongs(v: &View, found: &mut Found, concealed: usize, melded: usize) {
    if v.kongs >= 2 {
        let (c, m) = (v.sets(is_concealed_kong), v.sets(is_melded_kong));
        if c.iter().count() >= concealed && m.iter().count() >= melded {
            let sets = if concealed == 0 {
                m
            } else if melded == 0 {
                c
            } else {
                c.and(m)
            };
            found.sets(sets);
        }
    }
}

pub(super) fn two_concealed_kongs(v: &View, found: &mut Found) {
    kinds_of_kongs(v, found, 2, 0);
}

pub(super) fn two_melded_kongs(v: &View, found: &mut Found) {
    kinds_of_kongs(v, found, 0, 2);
}

pub(super) fn melded_and_concealed_kong(v: &View, found: &mut Found) {
    kinds_of_kongs(v, found, 1, 1);
}

/// No chow.
pub(super) fn pung_hand(v: &View, found: &mut Found) {
    found.hand(v, v.is_standard() && v.chows == 0);
}

/// Triplets and a pair of even numbers.
pub(super) fn all_even(v: &View, found: &mut Found) {
    found.hand(v, v.is_standard() && v.chows == 0 && v.kinds.within(Kinds::of_ranks(0b010_101_010)));
}
