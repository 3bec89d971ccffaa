//! Concealed pungs, kongs, and hands of pungs and kongs only.

use super::basic_sets::{is_concealed_kong, is_melded_kong};
use super::define::family;
use super::hand_facts::HandFacts;
use super::matches::{Matches, NearMiss};
use crate::decompose::{Completed, Form, Set};
use crate::tiles::Kinds;

family! { $
    (category: Pungs, scope: Sets,)

    /// Two concealed pungs. Two pungs or kongs with no tile from another player.
    ///
    /// Chinese Official: Two Concealed Pungs.
    TwoConcealedPungs = "two-concealed-pungs" {
        source: "Chinese Official rules 1998, fan 66; MIL 2025; Four Winds",
        example: "222m444p456s789s1z+1z", near_miss: "222m44p456s789s11z+4p",
        options: [KongsAsConcealed, ClaimedPung],
        requires: [TWO_TRIPLETS],
    } => |facts, matches| concealed(facts, matches, 2);

    /// Three concealed pungs. Three pungs or kongs with no tile from another player.
    ///
    /// Riichi: sanankou. Chinese Official: Three Concealed Pungs (fan 33).
    ThreeConcealedPungs = "three-concealed-pungs" {
        source: "WRC Rules 2025, Three Concealed Triplets; Four Winds",
        example: "222m444p666s789s1z+1z", near_miss: "222m44p666s789s11z+4p",
        options: [KongsAsConcealed, ClaimedPung],
        requires: [THREE_TRIPLETS], implies: [Hand(TwoConcealedPungs)],
    } => |facts, matches| concealed(facts, matches, 3);

    /// Four pungs, three concealed. Four pungs or kongs, three of them concealed.
    FourPungsThreeConcealed = "four-pungs-three-concealed" {
        source: "Four Winds, Four triplets, three concealed",
        example: "222m444p666s88s11z+8s", near_miss: "222m444p6s(777m)(888s)+6s",
        options: [KongsAsConcealed, ClaimedPung],
        requires: [FOUR_TRIPLETS], implies: [Hand(ThreeConcealedPungs), FourSets(PungHand)],
    } => four_pungs_three_concealed;

    /// Four concealed pungs. Four pungs or kongs with no tile from another player.
    ///
    /// Riichi: suuankou. Chinese Official: Four Concealed Pungs (fan 12).
    FourConcealedPungs = "four-concealed-pungs" {
        source: "WRC Rules 2025, Four Concealed Triplets; Four Winds",
        example: "222m444p666s88s11z~8s", near_miss: "222m444p666s88s11z+8s",
        options: [KongsAsConcealed, ClaimedPung],
        requires: [FOUR_TRIPLETS],
        implies: [
            Hand(ThreeConcealedPungs), Hand(FourPungsThreeConcealed), FourSets(PungHand), FourSets(ConcealedHand),
        ],
    } => |facts, matches| concealed(facts, matches, 4);

    /// Five concealed pungs. Five pungs or kongs with no tile from another player.
    FiveConcealedPungs = "five-concealed-pungs" {
        source: "Four Winds, Taiwanese: Five concealed triplets",
        example: "222m444p666s888s33z11z~3z", near_miss: "222m444p666s888s33z11z+3z",
        options: [KongsAsConcealed, ClaimedPung],
        requires: [FOUR_TRIPLETS], implies: [Hand(FourConcealedPungs)],
    } => |facts, matches| concealed(facts, matches, 5);

    /// Four concealed pungs, pair wait. Four concealed pungs, won on the tile of the pair.
    ///
    /// Riichi: suuankou tanki.
    FourConcealedPungsPairWait = "four-concealed-pungs-pair-wait" {
        source: "Mahjong Soul, Four Concealed Triplets on a pair wait",
        example: "222m444p666s888s1z+1z", near_miss: "222m444p666s88s11z~8s",
        options: [KongsAsConcealed, ClaimedPung],
        requires: [FOUR_TRIPLETS], implies: [Hand(FourConcealedPungs), Unit(OutOnPair)],
    } => four_concealed_pungs_pair_wait;

    /// One kong. A kong of any kind.
    OneKong = "one-kong" {
        source: "Four Winds, One Kong",
        example: "123m456p78s11z[1111s]+9s", near_miss: "123m456p11z111s89s+7s",
        requires: [KONG],
    } => |facts, matches| kongs(facts, matches, 1);

    /// Two kongs. At least two kongs of any kind.
    TwoKongs = "two-kongs" {
        source: "Four Winds, Two Kongs",
        example: "123m11z89s[1111s](2222p)+7s", near_miss: "123m11z89s[1111s](222p)+7s",
        requires: [TWO_KONGS], implies: [Hand(OneKong)],
    } => |facts, matches| kongs(facts, matches, 2);

    /// Two melded kongs. At least two kongs with a tile from another player.
    ///
    /// Chinese Official: Two Melded Kongs.
    TwoMeldedKongs = "two-melded-kongs" {
        source: "Chinese Official rules 1998, fan 57; MIL 2025",
        example: "456m78p11z(1111s){2222m}+9p", near_miss: "456m78p11z(1111s)[2222m]+9p",
        requires: [TWO_KONGS], implies: [Hand(TwoKongs), Hand(MeldedKong)],
    } => |facts, matches| kinds_of_kongs(facts, matches, 0, 2);

    /// Two concealed kongs. At least two concealed kongs.
    ///
    /// Chinese Official: Two Concealed Kongs.
    TwoConcealedKongs = "two-concealed-kongs" {
        source: "Chinese Official rules 1998, fan 53 (48 in the WMO numbering); MIL 2025; Four Winds",
        example: "456m78p11z[1111s][2222m]+9p", near_miss: "456m78p11z[1111s](2222m)+9p",
        requires: [TWO_KONGS], implies: [Hand(TwoKongs), Hand(ConcealedKong)],
    } => |facts, matches| kinds_of_kongs(facts, matches, 2, 0);

    /// Melded and concealed kong. At least one melded and at least one concealed kong.
    ///
    /// Chinese Official: Melded and Concealed Kong.
    MeldedAndConcealedKong = "melded-and-concealed-kong" {
        source: "MIL 2025, fan 82",
        example: "456m78p11z(1111s)[2222m]+9p", near_miss: "456m78p11z(1111s){2222m}+9p",
        requires: [TWO_KONGS], implies: [Hand(TwoKongs), Hand(ConcealedKong), Hand(MeldedKong)],
    } => |facts, matches| kinds_of_kongs(facts, matches, 1, 1);

    /// Three kongs. At least three kongs of any kind.
    ///
    /// Riichi: sankantsu. Chinese Official: Three Kongs (fan 17).
    ThreeKongs = "three-kongs" {
        source: "WRC Rules 2025, Three Quads; Four Winds",
        example: "11z89s[1111s](2222p){3333m}+7s", near_miss: "11z89s[1111s](2222p)(333m)+7s",
        options: [KongChart],
        requires: [TWO_KONGS, THREE_TRIPLETS], implies: [Hand(TwoKongs)],
    } => |facts, matches| kongs(facts, matches, 3);

    /// Four kongs. Four kongs of any kind.
    ///
    /// Riichi: suukantsu. Chinese Official: Four Kongs (fan 5).
    FourKongs = "four-kongs" {
        source: "WRC Rules 2025, Four Quads; Four Winds",
        example: "1z[1111s](2222p){3333m}(7777z)+1z", near_miss: "1z[1111s](2222p){3333m}(777z)+1z",
        options: [KongChart],
        requires: [TWO_KONGS, FOUR_TRIPLETS], implies: [Hand(ThreeKongs), FourSets(PungHand)],
    } => |facts, matches| kongs(facts, matches, 4);

    /// All pungs. Pungs or kongs and a pair, no chow.
    ///
    /// Riichi: toitoi. Chinese Official: All Pungs (fan 49; 48 in 1998).
    PungHand = "pung-hand" {
        source: "WRC Rules 2025, All Triplets; Four Winds, Pung hand",
        example: "222m444p66s88s(111z)+8s", near_miss: "222m444p66s78s(111z)+9s",
        scope: Hand, requires: [NO_CHOW],
    } => |facts, matches| matches.hand(facts, facts.is_standard() && facts.chows == 0);

    /// All even pungs. Four pungs or kongs and a pair, all of 2, 4, 6 or 8.
    ///
    /// Chinese Official: All Even Pungs.
    AllEven = "all-even" {
        source: "Chinese Official rules 1998, fan 21; MIL 2025; Four Winds",
        example: "222m444p666s88m88p+8m", near_miss: "222m444p666s88m77p+8m",
        scope: Hand, requires: [NO_CHOW, ONLY_SIMPLES], implies: [Hand(PungHand), Hand(AllSimples), Hand(NoFives)],
    } => |facts, matches| {
        matches.hand(
            facts,
            facts.is_standard() && facts.chows == 0 && facts.kinds.is_subset(Kinds::of_ranks(0b010_101_010)),
        )
    };
}

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

fn four_concealed_pungs_pair_wait(facts: &HandFacts, matches: &mut Matches) {
    if facts.concealed_triplets >= 4 && facts.decomposition.completed == Completed::Pair {
        matches.sets(facts.all_sets());
    }
}

fn four_pungs_three_concealed(facts: &HandFacts, matches: &mut Matches) {
    if facts.triplet_count >= 4 && facts.concealed_triplets >= 3 {
        matches.sets(facts.sets(Set::is_triplet));
    }
}

fn kongs(facts: &HandFacts, matches: &mut Matches, n: u8) {
    if facts.kongs >= n {
        matches.sets(facts.sets(|set| set.form == Form::Kong));
    }
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
