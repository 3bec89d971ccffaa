//! Single sets that are worth something by themselves.

use super::define::family;
use super::hand_facts::HandFacts;
use super::matches::Matches;
use super::sets::Sets;
use crate::decompose::{Form, Set};
use crate::tiles::{Kind, Kinds, MeldKind};

family! { $
    (category: BasicSets, scope: Sets,)

    /// Pung of dragons. A pung or kong of white, green or red dragons.
    ///
    /// Riichi: yakuhai (sangenpai). Chinese Official: Dragon Pung (fan 59).
    PungDragon = "pung-dragon" {
        source: "Riichi Book 1, yakuhai; Four Winds, Pung of Dragons",
        example: "123m456p789s77z11s+7z", near_miss: "123m456p789s77z11s+1s",
        requires: [HONOR_TRIPLET], implies: [Sets(PungHonor)],
    } => |facts, matches| each_triplet(facts, matches, Kinds::DRAGONS);

    /// Pung of own wind. A pung or kong of the player's seat wind.
    ///
    /// Riichi: yakuhai (jikaze). Chinese Official: Seat Wind (fan 61).
    PungOwnWind = "pung-own-wind" {
        source: "Riichi Book 1, yakuhai; Four Winds, Pung of own wind",
        example: "123m456p789s22z11s+2z", near_miss: "123m456p789s33z11s+3z",
        requires: [HONOR_TRIPLET], implies: [Sets(PungHonor)],
    } => |facts, matches| each_triplet(facts, matches, Kinds::one(facts.hand.seat.wind().tile()));

    /// Pung of round wind. A pung or kong of the wind of the round.
    ///
    /// Riichi: yakuhai (bakaze). Chinese Official: Prevalent Wind (fan 60).
    PungRoundWind = "pung-round-wind" {
        source: "Riichi Book 1, yakuhai; Four Winds, Pung of round wind",
        example: "123m456p789s11z11s+1z", near_miss: "123m456p789s33z11s+3z",
        requires: [HONOR_TRIPLET], implies: [Sets(PungHonor)],
    } => |facts, matches| each_triplet(facts, matches, Kinds::one(facts.hand.round.tile()));

    /// Pung of the double wind. A pung or kong of the wind that is both the player's seat wind and the round wind.
    PungDoubleWind = "pung-double-wind" {
        source: "Four Winds, Double Wind: separate scoring",
        example: "east 123m456p789s11z22s+1z", near_miss: "123m456p789s11z22s+1z",
        requires: [HONOR_TRIPLET], implies: [Sets(PungOwnWind), Sets(PungRoundWind)],
    } => |facts, matches| each_triplet(facts, matches, double_wind(facts));

    /// Pung of easts. A pung or kong of east winds, in any seat and round.
    PungEast = "pung-east" {
        source: "Malaysia, Malaysian 3 Player Mah-Jongg",
        example: "123m456p789s11z11s+1z", near_miss: "123m456p789s22z11s+2z",
        requires: [HONOR_TRIPLET], implies: [Sets(PungHonor)],
    } => |facts, matches| each_triplet(facts, matches, Kinds::one(Kind::EAST));

    /// Pung of norths. A pung or kong of north winds, in any seat and round.
    PungNorth = "pung-north" {
        source: "Malaysia, Malaysian 3 Player Mah-Jongg",
        example: "123m456p789s44z11s+4z", near_miss: "123m456p789s22z11s+2z",
        requires: [HONOR_TRIPLET], implies: [Sets(PungHonor)],
    } => |facts, matches| each_triplet(facts, matches, Kinds::one(Kind::NORTH));

    /// Pung of honors. A pung or kong of winds or dragons.
    PungHonor = "pung-honor" {
        source: "Taiwanese, Pung or Kong of Honors (mahjongclub.com)",
        example: "123m456p789s33z11s+3z", near_miss: "123m456p789s11s33z+1s",
        requires: [HONOR_TRIPLET], implies: [Sets(PungTerminalHonor)],
    } => |facts, matches| each_triplet(facts, matches, Kinds::HONORS);

    /// Pung of terminals or honors. A pung or kong of ones, nines, winds or dragons.
    ///
    /// Chinese Official: Pung of Terminals or Honors, where the same pung has no fan of its own.
    PungTerminalHonor = "pung-terminal-honor" {
        source: "Chinese Official rules 1998, fan 73; MIL 2025",
        example: "111m456p234s789s1z+1z", near_miss: "222m456p234s789s1z+1z",
        requires: [TERMINAL_OR_HONOR_TRIPLET],
    } => |facts, matches| each_triplet(facts, matches, Kinds::TERMINALS_AND_HONORS);

    /// Concealed kong. A kong with no tile from another player.
    ///
    /// Riichi: ankan. Chinese Official: Concealed Kong.
    ConcealedKong = "concealed-kong" {
        source: "Chinese Official rules 1998, fan 67; MIL 2025; Four Winds",
        example: "123m456p78s11z[1111s]+9s", near_miss: "123m456p78s11z(1111s)+9s",
        requires: [KONG], implies: [Hand(OneKong)],
    } => |facts, matches| each_kong(facts, matches, is_concealed_kong);

    /// Melded kong. A kong with a tile from another player: claimed at once, or grown from a claimed pung.
    ///
    /// Riichi: minkan. Chinese Official: Melded Kong.
    MeldedKong = "melded-kong" {
        source: "Chinese Official rules 1998, fan 74; MIL 2025; Four Winds",
        example: "123m456p78s11z(1111s)+9s", near_miss: "123m456p78s11z[1111s]+9s",
        requires: [KONG], implies: [Hand(OneKong)],
    } => |facts, matches| each_kong(facts, matches, is_melded_kong);

    /// Claimed kong. A kong of three tiles in the hand and another player's discard.
    ///
    /// Riichi: daiminkan.
    ClaimedKong = "claimed-kong" {
        source: "Four Winds, Acceptance of Kongs; Millington, claimed kong",
        example: "123m456p78s11z(1111s)+9s", near_miss: "123m456p78s11z{1111s}+9s",
        requires: [KONG], implies: [Sets(MeldedKong)],
    } => |facts, matches| each_kong(facts, matches, |set| set.meld == Some(MeldKind::Kong));

    /// Pair of dragons. A pair of white, green or red dragons.
    PairDragon = "pair-dragon" {
        source: "Four Winds, Basic points: pair of dragons",
        example: "123m456p78s22255z+9s", near_miss: "123m456p78s22244z+9s",
        requires: [SOME_HONORS],
    } => |facts, matches| each_pair(facts, matches, Kinds::DRAGONS);

    /// Pair of own wind. A pair of the player's seat wind.
    PairOwnWind = "pair-own-wind" {
        source: "Four Winds, Basic points: pair of own wind",
        example: "123m456p78s11122z+9s", near_miss: "123m456p78s11133z+9s",
        requires: [SOME_HONORS],
    } => |facts, matches| each_pair(facts, matches, Kinds::one(facts.hand.seat.wind().tile()));

    /// Pair of round wind. A pair of the wind of the round.
    PairRoundWind = "pair-round-wind" {
        source: "Four Winds, Basic points: pair of round wind",
        example: "123m456p78s22211z+9s", near_miss: "123m456p78s22233z+9s",
        requires: [SOME_HONORS],
    } => |facts, matches| each_pair(facts, matches, Kinds::one(facts.hand.round.tile()));

    /// Pair of the double wind. A pair of the wind that is both the player's seat wind and the round wind.
    PairDoubleWind = "pair-double-wind" {
        source: "Four Winds, Double Wind: separate scoring",
        example: "east 123m456p78s22211z+9s", near_miss: "123m456p78s22211z+9s",
        requires: [SOME_HONORS], implies: [Sets(PairOwnWind), Sets(PairRoundWind)],
    } => |facts, matches| each_pair(facts, matches, double_wind(facts));

    /// Dragon pung and dragon pair. A pung or kong of dragons and a pair of other dragons.
    PairDragonBesideDragon = "pair-dragon-beside-dragon" {
        source: "Shanghai, Yi-Yuan-Ban (Wellesley list); New Style",
        example: "123m456p78s55566z+9s", near_miss: "123m456p78s55511z+9s",
        requires: [HONOR_TRIPLET], implies: [Hand(PungDragon), Hand(PairDragon)],
    } => pair_dragon_beside_dragon;

    /// Pair of 2, 5 or 8. A pair of twos, fives or eights.
    Pair258 = "pair-258" {
        source: "Shanghai, Jiang (Wellesley list); Hong Kong, Jiong Ngaan",
        example: "123m456p78s11122p+9s", near_miss: "123m456p78s11133p+9s",
    } => pair_258;
}

/// The pungs and kongs of these kinds.
pub(super) fn triplets_of(facts: &HandFacts, kinds: Kinds) -> Sets {
    facts.sets(|set| set.is_triplet() && kinds.contains(set.first))
}

pub(super) fn each_triplet(facts: &HandFacts, matches: &mut Matches, kinds: Kinds) {
    if facts.triplets.intersects(kinds) {
        for i in triplets_of(facts, kinds).iter() {
            matches.sets(Sets::one(i));
        }
    }
}

/// The seat's wind if it is also the wind of the round; otherwise no kind.
fn double_wind(facts: &HandFacts) -> Kinds {
    if facts.hand.seat.wind() == facts.hand.round { Kinds::one(facts.hand.seat.wind().tile()) } else { Kinds::NONE }
}

pub(super) fn is_concealed_kong(set: Set) -> bool {
    set.meld == Some(MeldKind::ConcealedKong)
}

pub(super) fn is_melded_kong(set: Set) -> bool {
    set.form == Form::Kong && !is_concealed_kong(set)
}

pub(super) fn each_kong(facts: &HandFacts, matches: &mut Matches, fits: impl FnMut(Set) -> bool) {
    if facts.kongs > 0 {
        for i in facts.sets(fits).iter() {
            matches.sets(Sets::one(i));
        }
    }
}

/// Reports every pair of these kinds: the pair of the hand, each of seven pairs, each pair of a loser's hand.
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

/// Dragon triplets and a pair of another dragon.
fn pair_dragon_beside_dragon(facts: &HandFacts, matches: &mut Matches) {
    let dragons = triplets_of(facts, Kinds::DRAGONS);
    if dragons != Sets::NONE && facts.decomposition.pair.is_some_and(|pair| pair.is_dragon()) {
        matches.sets(dragons.union(Sets::PAIR));
    }
}

/// The pair is a 2, 5 or 8. Seven pairs do not have this pattern.
fn pair_258(facts: &HandFacts, matches: &mut Matches) {
    if facts.decomposition.pair.is_some_and(|pair| Kinds::of_ranks(0b010_010_010).contains(pair)) {
        matches.sets(Sets::PAIR);
    }
}
