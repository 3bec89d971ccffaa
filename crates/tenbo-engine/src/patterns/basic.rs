//! Single sets: what each is worth by itself, and the points for them.

use super::entry::Matches;
use super::hand_facts::HandFacts;
use super::sets::Sets;
use crate::decompose::{Form, Set};
use crate::tiles::{Kinds, MeldKind};

macro_rules! rows_of_basics {
    ([$next:ident $($then:ident)*] $($after:tt)*) => { $next! { [$($then)*]
    Winning = "winning", BasicPoints, Event, winning::winning, [];
        "123m456p789s1122z~2z" / "123m456p789s1122z~3z", "Four Winds, Basic points: winning";
    BasicChow = "basic-chow", BasicPoints, Sets, basic::basic_chow, [];
        "123m444p777s1122z+1z" / "111m444p777s1122z+1z", "Four Winds, Basic points: chow";
    BasicPungSimples = "basic-pung-simples", BasicPoints, Sets, basic::basic_pung_simples, [] if [Triplet];
        "222m456p789s11z22z+2z" / "111m456p789s11z22z+2z", "Four Winds, Basic points";
    BasicPungTerminals = "basic-pung-terminals", BasicPoints, Sets, basic::basic_pung_terminals, [] if [MajorTriplet];
        "111m456p789s11z22p+2p" / "222m456p789s11z11p+1z", "Four Winds, Basic points";
    BasicPungWinds = "basic-pung-winds", BasicPoints, Sets, basic::basic_pung_winds, [] if [HonorTriplet];
        "123m456p789s33z11s+3z" / "123m456p789s55z11s+5z", "Four Winds, Basic points";
    BasicPungDragons = "basic-pung-dragons", BasicPoints, Sets, basic::pung_dragon, [] if [HonorTriplet];
        "123m456p789s55z11s+5z" / "123m456p789s33z11s+3z", "Four Winds, Basic points";
    BasicKongSimples = "basic-kong-simples", BasicPoints, Sets, basic::basic_kong_simples,
        [Sets BasicPungSimples] if [Kong];
        "123m456p11s11z[2222s]+1s" / "123m456p22s11z[1111s]+2s", "Four Winds, Basic points: kongs";
    BasicKongTerminals = "basic-kong-terminals", BasicPoints, Sets, basic::basic_kong_terminals,
        [Sets BasicPungTerminals] if [Kong MajorTriplet];
        "123m456p22s11z[1111s]+2s" / "123m456p11s11z[2222s]+1s", "Four Winds, Basic points: kongs";
    BasicKongWinds = "basic-kong-winds", BasicPoints, Sets, basic::basic_kong_winds,
        [Sets BasicPungWinds] if [Kong HonorTriplet];
        "123m456p78s11s[3333z]+9s" / "123m456p78s11s[5555z]+9s", "Four Winds, Basic points: kongs";
    BasicKongDragons = "basic-kong-dragons", BasicPoints, Sets, basic::basic_kong_dragons,
        [Sets BasicPungDragons] if [Kong HonorTriplet];
        "123m456p78s11s[5555z]+9s" / "123m456p78s11s[3333z]+9s", "Four Winds, Basic points: kongs";
    BasicFlower = "basic-flower", BasicPoints, Event, bonus::basic_flower, [Hand BonusTile] if [Flower], needs UseFlowers;
        "123m456p789s1122z1f+1z" / "123m456p789s1122z5f+1z", "Four Winds, Basic points: each flower";
    BasicSeason = "basic-season", BasicPoints, Event, bonus::basic_season, [Hand BonusTile] if [Flower], needs UseFlowers;
        "123m456p789s1122z5f+1z" / "123m456p789s1122z1f+1z", "Four Winds, Basic points: each season";

    PungDragon = "pung-dragon", BasicSets, Sets, basic::pung_dragon, [Sets PungHonor] if [HonorTriplet];
        "123m456p789s77z11s+7z" / "123m456p789s77z11s+1s", "Riichi Book 1, yakuhai; Four Winds, Pung of Dragons";
    PungOwnWind = "pung-own-wind", BasicSets, Sets, basic::pung_own_wind, [Sets PungHonor] if [HonorTriplet];
        "123m456p789s22z11s+2z" / "123m456p789s33z11s+3z", "Riichi Book 1, yakuhai; Four Winds, Pung of own wind";
    PungRoundWind = "pung-round-wind", BasicSets, Sets, basic::pung_round_wind,
        [Sets PungHonor] if [HonorTriplet];
        "123m456p789s11z11s+1z" / "123m456p789s33z11s+3z", "Riichi Book 1, yakuhai; Four Winds, Pung of round wind";
    PungDoubleWind = "pung-double-wind", BasicSets, Sets, basic::pung_double_wind,
        [Sets PungOwnWind, Sets PungRoundWind] if [HonorTriplet];
        "east 123m456p789s11z22s+1z" / "123m456p789s11z22s+1z", "Four Winds, Double Wind: separate scoring";
    PungHonor = "pung-honor", BasicSets, Sets, basic::pung_honor, [Sets PungTerminalHonor] if [HonorTriplet];
        "123m456p789s33z11s+3z" / "123m456p789s11s33z+1s", "Taiwanese, Pung or Kong of Honors (mahjongclub.com)";
    PungTerminalHonor = "pung-terminal-honor", BasicSets, Sets, basic::pung_terminal_honor, [] if [MajorTriplet];
        "111m456p234s789s1z+1z" / "222m456p234s789s1z+1z", "Chinese Official rules 1998, fan 73; MIL 2025";
    ConcealedKong = "concealed-kong", BasicSets, Sets, basic::concealed_kong, [Hand Kong1] if [Kong];
        "123m456p78s11z[1111s]+9s" / "123m456p78s11z(1111s)+9s", "Chinese Official rules 1998, fan 67; MIL 2025; Four Winds";
    MeldedKong = "melded-kong", BasicSets, Sets, basic::melded_kong, [Hand Kong1] if [Kong];
        "123m456p78s11z(1111s)+9s" / "123m456p78s11z[1111s]+9s", "Chinese Official rules 1998, fan 74; MIL 2025; Four Winds";
    ClaimedKong = "claimed-kong", BasicSets, Sets, basic::claimed_kong, [Sets MeldedKong] if [Kong];
        "123m456p78s11z(1111s)+9s" / "123m456p78s11z{1111s}+9s", "Four Winds, Acceptance of Kongs; Millington, claimed kong";
    PairDragon = "pair-dragon", BasicSets, Sets, basic::pair_dragon, [] if [SomeHonors];
        "123m456p78s22255z+9s" / "123m456p78s22244z+9s", "Four Winds, Basic points: pair of dragons";
    PairOwnWind = "pair-own-wind", BasicSets, Sets, basic::pair_own_wind, [] if [SomeHonors];
        "123m456p78s11122z+9s" / "123m456p78s11133z+9s", "Four Winds, Basic points: pair of own wind";
    PairRoundWind = "pair-round-wind", BasicSets, Sets, basic::pair_round_wind, [] if [SomeHonors];
        "123m456p78s22211z+9s" / "123m456p78s22233z+9s", "Four Winds, Basic points: pair of round wind";
    PairDoubleWind = "pair-double-wind", BasicSets, Sets, basic::pair_double_wind,
        [Sets PairOwnWind, Sets PairRoundWind] if [SomeHonors];
        "east 123m456p78s22211z+9s" / "123m456p78s22211z+9s", "Four Winds, Double Wind: separate scoring";
    PairDragonBesideDragon = "pair-dragon-beside-dragon", BasicSets, Sets, basic::pair_dragon_beside_dragon,
        [Hand PungDragon, Hand PairDragon] if [HonorTriplet];
        "123m456p78s55566z+9s" / "123m456p78s55511z+9s", "Shanghai, Yi-Yuan-Ban (Wellesley list); New Style";
    Pair258 = "pair-258", BasicSets, Sets, basic::pair_258, [];
        "123m456p78s11122p+9s" / "123m456p78s11133p+9s", "Shanghai, Jiang (Wellesley list); Hong Kong, Jiong Ngaan";

    $($after)* } };
}
pub(super) use rows_of_basics;

/// The pungs and kongs of these kinds.
pub(super) fn triplets_of(facts: &HandFacts, kinds: Kinds) -> Sets {
    facts.sets(|set| set.is_triplet() && kinds.contains(set.first))
}

fn each_triplet(facts: &HandFacts, matches: &mut Matches, kinds: Kinds) {
    if !facts.triplets.intersection(kinds).is_empty() {
        for i in triplets_of(facts, kinds).iter() {
            matches.sets(Sets::one(i));
        }
    }
}

pub(super) fn basic_chow(facts: &HandFacts, matches: &mut Matches) {
    for i in facts.sets(|set| set.form == Form::Chow).iter() {
        matches.sets(Sets::one(i));
    }
}

pub(super) fn basic_pung_simples(facts: &HandFacts, matches: &mut Matches) {
    each_triplet(facts, matches, Kinds::SIMPLES);
}

pub(super) fn basic_pung_terminals(facts: &HandFacts, matches: &mut Matches) {
    each_triplet(facts, matches, Kinds::TERMINALS);
}

pub(super) fn basic_pung_winds(facts: &HandFacts, matches: &mut Matches) {
    each_triplet(facts, matches, Kinds::WINDS);
}

pub(super) fn basic_kong_simples(facts: &HandFacts, matches: &mut Matches) {
    each_kong(facts, matches, |set| set.form == Form::Kong && Kinds::SIMPLES.contains(set.first));
}

pub(super) fn basic_kong_terminals(facts: &HandFacts, matches: &mut Matches) {
    each_kong(facts, matches, |set| set.form == Form::Kong && set.first.is_terminal());
}

pub(super) fn basic_kong_winds(facts: &HandFacts, matches: &mut Matches) {
    each_kong(facts, matches, |set| set.form == Form::Kong && set.first.is_wind());
}

pub(super) fn basic_kong_dragons(facts: &HandFacts, matches: &mut Matches) {
    each_kong(facts, matches, |set| set.form == Form::Kong && set.first.is_dragon());
}

pub(super) fn pung_dragon(facts: &HandFacts, matches: &mut Matches) {
    each_triplet(facts, matches, Kinds::DRAGONS);
}

pub(super) fn pung_own_wind(facts: &HandFacts, matches: &mut Matches) {
    each_triplet(facts, matches, Kinds::one(facts.hand.seat.wind()));
}

pub(super) fn pung_round_wind(facts: &HandFacts, matches: &mut Matches) {
    each_triplet(facts, matches, Kinds::one(facts.hand.round.wind()));
}

/// Where the own wind is the round's.
fn double_wind(facts: &HandFacts) -> Kinds {
    if facts.hand.seat == facts.hand.round { Kinds::one(facts.hand.seat.wind()) } else { Kinds::NONE }
}

pub(super) fn pung_double_wind(facts: &HandFacts, matches: &mut Matches) {
    each_triplet(facts, matches, double_wind(facts));
}

pub(super) fn pair_double_wind(facts: &HandFacts, matches: &mut Matches) {
    each_pair(facts, matches, double_wind(facts));
}

pub(super) fn pung_honor(facts: &HandFacts, matches: &mut Matches) {
    each_triplet(facts, matches, Kinds::HONORS);
}

pub(super) fn pung_terminal_honor(facts: &HandFacts, matches: &mut Matches) {
    each_triplet(facts, matches, Kinds::TERMINALS_AND_HONORS);
}

pub(super) fn is_concealed_kong(set: Set) -> bool {
    set.meld == Some(MeldKind::ConcealedKong)
}

pub(super) fn is_melded_kong(set: Set) -> bool {
    set.form == Form::Kong && !is_concealed_kong(set)
}

fn each_kong(facts: &HandFacts, matches: &mut Matches, fits: impl FnMut(Set) -> bool) {
    if facts.kongs > 0 {
        for i in facts.sets(fits).iter() {
            matches.sets(Sets::one(i));
        }
    }
}

pub(super) fn concealed_kong(facts: &HandFacts, matches: &mut Matches) {
    each_kong(facts, matches, is_concealed_kong);
}

pub(super) fn melded_kong(facts: &HandFacts, matches: &mut Matches) {
    each_kong(facts, matches, is_melded_kong);
}

/// Claimed with three in the hand, not grown from a pung.
pub(super) fn claimed_kong(facts: &HandFacts, matches: &mut Matches) {
    each_kong(facts, matches, |set| set.meld == Some(MeldKind::Kong));
}

/// Every pair of these kinds: the pair of the hand, those of seven pairs, those of a loser.
fn each_pair(facts: &HandFacts, matches: &mut Matches, kinds: Kinds) {
    if facts.pairs.intersection(kinds).is_empty() {
        return;
    }
    if facts.decomposition.pair.is_some_and(|pair| kinds.contains(pair)) {
        matches.sets(Sets::PAIR);
    }
    for i in facts.sets(|set| set.form == Form::Pair && kinds.contains(set.first)).iter() {
        matches.sets(Sets::one(i));
    }
}

pub(super) fn pair_dragon(facts: &HandFacts, matches: &mut Matches) {
    each_pair(facts, matches, Kinds::DRAGONS);
}

pub(super) fn pair_own_wind(facts: &HandFacts, matches: &mut Matches) {
    each_pair(facts, matches, Kinds::one(facts.hand.seat.wind()));
}

pub(super) fn pair_round_wind(facts: &HandFacts, matches: &mut Matches) {
    each_pair(facts, matches, Kinds::one(facts.hand.round.wind()));
}

/// A dragon triplet and a pair of another.
pub(super) fn pair_dragon_beside_dragon(facts: &HandFacts, matches: &mut Matches) {
    let dragons = triplets_of(facts, Kinds::DRAGONS);
    if dragons != Sets::NONE && facts.decomposition.pair.is_some_and(|pair| pair.is_dragon()) {
        matches.sets(dragons.union(Sets::PAIR));
    }
}

/// The pair of a standard hand, of a number from the middle column.
pub(super) fn pair_258(facts: &HandFacts, matches: &mut Matches) {
    if facts.decomposition.pair.is_some_and(|pair| Kinds::of_ranks(0b010_010_010).contains(pair)) {
        matches.sets(Sets::PAIR);
    }
}
