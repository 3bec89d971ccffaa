//! Single sets: what each is worth by itself, and the points for them.

use super::entry::Found;
use crate::meld::MeldKind;
use crate::reading::{Form, Set};
use crate::tile::Kinds;
use crate::view::{Sets, View};

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
pub(super) fn triplets_of(v: &View, kinds: Kinds) -> Sets {
    v.sets(|set| set.is_triplet() && kinds.has(set.first))
}

fn each_triplet(v: &View, found: &mut Found, kinds: Kinds) {
    if !v.triplets.and(kinds).is_empty() {
        for i in triplets_of(v, kinds).iter() {
            found.sets(Sets::one(i));
        }
    }
}

pub(super) fn basic_chow(v: &View, found: &mut Found) {
    for i in v.sets(|set| set.form == Form::Chow).iter() {
        found.sets(Sets::one(i));
    }
}

pub(super) fn basic_pung_simples(v: &View, found: &mut Found) {
    each_triplet(v, found, Kinds::SIMPLES);
}

pub(super) fn basic_pung_terminals(v: &View, found: &mut Found) {
    each_triplet(v, found, Kinds::TERMINALS);
}

pub(super) fn basic_pung_winds(v: &View, found: &mut Found) {
    each_triplet(v, found, Kinds::WINDS);
}

pub(super) fn basic_kong_simples(v: &View, found: &mut Found) {
    each_kong(v, found, |set| set.form == Form::Kong && Kinds::SIMPLES.has(set.first));
}

pub(super) fn basic_kong_terminals(v: &View, found: &mut Found) {
    each_kong(v, found, |set| set.form == Form::Kong && set.first.is_terminal());
}

pub(super) fn basic_kong_winds(v: &View, found: &mut Found) {
    each_kong(v, found, |set| set.form == Form::Kong && set.first.is_wind());
}

pub(super) fn basic_kong_dragons(v: &View, found: &mut Found) {
    each_kong(v, found, |set| set.form == Form::Kong && set.first.is_dragon());
}

pub(super) fn pung_dragon(v: &View, found: &mut Found) {
    each_triplet(v, found, Kinds::DRAGONS);
}

pub(super) fn pung_own_wind(v: &View, found: &mut Found) {
    each_triplet(v, found, Kinds::one(v.hand.seat.wind()));
}

pub(super) fn pung_round_wind(v: &View, found: &mut Found) {
    each_triplet(v, found, Kinds::one(v.hand.round.wind()));
}

/// Where the own wind is the round's.
fn double_wind(v: &View) -> Kinds {
    if v.hand.seat == v.hand.round { Kinds::one(v.hand.seat.wind()) } else { Kinds::NONE }
}

pub(super) fn pung_double_wind(v: &View, found: &mut Found) {
    each_triplet(v, found, double_wind(v));
}

pub(super) fn pair_double_wind(v: &View, found: &mut Found) {
    each_pair(v, found, double_wind(v));
}

pub(super) fn pung_honor(v: &View, found: &mut Found) {
    each_triplet(v, found, Kinds::HONORS);
}

pub(super) fn pung_terminal_honor(v: &View, found: &mut Found) {
    each_triplet(v, found, Kinds::MAJORS);
}

pub(super) fn is_concealed_kong(set: Set) -> bool {
    set.meld == Some(MeldKind::ConcealedKong)
}

pub(super) fn is_melded_kong(set: Set) -> bool {
    set.form == Form::Kong && !is_concealed_kong(set)
}

fn each_kong(v: &View, found: &mut Found, fits: impl FnMut(Set) -> bool) {
    if v.kongs > 0 {
        for i in v.sets(fits).iter() {
            found.sets(Sets::one(i));
        }
    }
}

pub(super) fn concealed_kong(v: &View, found: &mut Found) {
    each_kong(v, found, is_concealed_kong);
}

pub(super) fn melded_kong(v: &View, found: &mut Found) {
    each_kong(v, found, is_melded_kong);
}

/// Claimed with three in the hand, not grown from a pung.
pub(super) fn claimed_kong(v: &View, found: &mut Found) {
    each_kong(v, found, |set| set.meld == Some(MeldKind::Kong));
}

/// Every pair of these kinds: the pair of the hand, those of seven pairs, those of a loser.
fn each_pair(v: &View, found: &mut Found, kinds: Kinds) {
    if v.pairs.and(kinds).is_empty() {
        return;
    }
    if v.reading.pair.is_some_and(|pair| kinds.has(pair)) {
        found.sets(Sets::PAIR);
    }
    for i in v.sets(|set| set.form == Form::Pair && kinds.has(set.first)).iter() {
        found.sets(Sets::one(i));
    }
}

pub(super) fn pair_dragon(v: &View, found: &mut Found) {
    each_pair(v, found, Kinds::DRAGONS);
}

pub(super) fn pair_own_wind(v: &View, found: &mut Found) {
    each_pair(v, found, Kinds::one(v.hand.seat.wind()));
}

pub(super) fn pair_round_wind(v: &View, found: &mut Found) {
    each_pair(v, found, Kinds::one(v.hand.round.wind()));
}

/// A dragon triplet and a pair of another.
pub(super) fn pair_dragon_beside_dragon(v: &View, found: &mut Found) {
    let dragons = triplets_of(v, Kinds::DRAGONS);
    if dragons != Sets::NONE && v.reading.pair.is_some_and(|pair| pair.is_dragon()) {
        found.sets(dragons.and(Sets::PAIR));
    }
}

/// The pair of a standard hand, of a number from the middle column.
pub(super) fn pair_258(v: &View, found: &mut Found) {
    if v.reading.pair.is_some_and(|pair| Kinds::of_ranks(0b010_010_010).has(pair)) {
        found.sets(Sets::PAIR);
    }
}
