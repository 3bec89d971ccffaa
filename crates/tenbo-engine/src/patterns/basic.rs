//! Single sets: their basic points, and the sets that are worth something by themselves.

use super::entry::{Category, Entailment, Entry, Matches, Scope};
use super::hand_facts::HandFacts;
use super::note::Note;
use super::pattern::Pattern;
use super::prefilter::Prefilter;
use super::sets::Sets;
use super::{bonus, winning};
use crate::decompose::{Form, Set};
use crate::options::OptionKey;
use crate::tiles::{Kind, Kinds, MeldKind};

/// The entries of this family, in the order of [`Pattern`].
pub(super) const ENTRIES: &[Entry] = &[
    Entry::new(Pattern::Winning, "winning", Category::BasicPoints, Scope::Event, winning::winning),
    Entry::new(Pattern::BasicChow, "basic-chow", Category::BasicPoints, Scope::Sets, basic_chow),
    Entry::new(Pattern::BasicPungSimples, "basic-pung-simples", Category::BasicPoints, Scope::Sets, basic_pung_simples)
        .requires(Prefilter::TRIPLET),
    Entry::new(
        Pattern::BasicPungTerminals,
        "basic-pung-terminals",
        Category::BasicPoints,
        Scope::Sets,
        basic_pung_terminals,
    )
    .requires(Prefilter::TERMINAL_OR_HONOR_TRIPLET),
    Entry::new(Pattern::BasicPungWinds, "basic-pung-winds", Category::BasicPoints, Scope::Sets, basic_pung_winds)
        .requires(Prefilter::HONOR_TRIPLET),
    Entry::new(Pattern::BasicPungDragons, "basic-pung-dragons", Category::BasicPoints, Scope::Sets, pung_dragon)
        .requires(Prefilter::HONOR_TRIPLET),
    Entry::new(Pattern::BasicKongSimples, "basic-kong-simples", Category::BasicPoints, Scope::Sets, basic_kong_simples)
        .implies(&[Entailment::Sets(Pattern::BasicPungSimples)])
        .requires(Prefilter::KONG),
    Entry::new(
        Pattern::BasicKongTerminals,
        "basic-kong-terminals",
        Category::BasicPoints,
        Scope::Sets,
        basic_kong_terminals,
    )
    .implies(&[Entailment::Sets(Pattern::BasicPungTerminals)])
    .requires(Prefilter::KONG.union(Prefilter::TERMINAL_OR_HONOR_TRIPLET)),
    Entry::new(Pattern::BasicKongWinds, "basic-kong-winds", Category::BasicPoints, Scope::Sets, basic_kong_winds)
        .implies(&[Entailment::Sets(Pattern::BasicPungWinds)])
        .requires(Prefilter::KONG.union(Prefilter::HONOR_TRIPLET)),
    Entry::new(Pattern::BasicKongDragons, "basic-kong-dragons", Category::BasicPoints, Scope::Sets, basic_kong_dragons)
        .implies(&[Entailment::Sets(Pattern::BasicPungDragons)])
        .requires(Prefilter::KONG.union(Prefilter::HONOR_TRIPLET)),
    Entry::new(Pattern::BasicFlower, "basic-flower", Category::BasicPoints, Scope::Event, bonus::basic_flower)
        .implies(&[Entailment::Hand(Pattern::BonusTile)])
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFlowers),
    Entry::new(Pattern::BasicSeason, "basic-season", Category::BasicPoints, Scope::Event, bonus::basic_season)
        .implies(&[Entailment::Hand(Pattern::BonusTile)])
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFlowers),
    Entry::new(Pattern::PungDragon, "pung-dragon", Category::BasicSets, Scope::Sets, pung_dragon)
        .implies(&[Entailment::Sets(Pattern::PungHonor)])
        .requires(Prefilter::HONOR_TRIPLET),
    Entry::new(Pattern::PungOwnWind, "pung-own-wind", Category::BasicSets, Scope::Sets, pung_own_wind)
        .implies(&[Entailment::Sets(Pattern::PungHonor)])
        .requires(Prefilter::HONOR_TRIPLET),
    Entry::new(Pattern::PungRoundWind, "pung-round-wind", Category::BasicSets, Scope::Sets, pung_round_wind)
        .implies(&[Entailment::Sets(Pattern::PungHonor)])
        .requires(Prefilter::HONOR_TRIPLET),
    Entry::new(Pattern::PungDoubleWind, "pung-double-wind", Category::BasicSets, Scope::Sets, pung_double_wind)
        .implies(&[Entailment::Sets(Pattern::PungOwnWind), Entailment::Sets(Pattern::PungRoundWind)])
        .requires(Prefilter::HONOR_TRIPLET),
    Entry::new(Pattern::PungEast, "pung-east", Category::BasicSets, Scope::Sets, pung_east)
        .implies(&[Entailment::Sets(Pattern::PungHonor)])
        .requires(Prefilter::HONOR_TRIPLET),
    Entry::new(Pattern::PungNorth, "pung-north", Category::BasicSets, Scope::Sets, pung_north)
        .implies(&[Entailment::Sets(Pattern::PungHonor)])
        .requires(Prefilter::HONOR_TRIPLET),
    Entry::new(Pattern::PungHonor, "pung-honor", Category::BasicSets, Scope::Sets, pung_honor)
        .implies(&[Entailment::Sets(Pattern::PungTerminalHonor)])
        .requires(Prefilter::HONOR_TRIPLET),
    Entry::new(
        Pattern::PungTerminalHonor,
        "pung-terminal-honor",
        Category::BasicSets,
        Scope::Sets,
        pung_terminal_honor,
    )
    .requires(Prefilter::TERMINAL_OR_HONOR_TRIPLET),
    Entry::new(Pattern::ConcealedKong, "concealed-kong", Category::BasicSets, Scope::Sets, concealed_kong)
        .implies(&[Entailment::Hand(Pattern::OneKong)])
        .requires(Prefilter::KONG),
    Entry::new(Pattern::MeldedKong, "melded-kong", Category::BasicSets, Scope::Sets, melded_kong)
        .implies(&[Entailment::Hand(Pattern::OneKong)])
        .requires(Prefilter::KONG),
    Entry::new(Pattern::ClaimedKong, "claimed-kong", Category::BasicSets, Scope::Sets, claimed_kong)
        .implies(&[Entailment::Sets(Pattern::MeldedKong)])
        .requires(Prefilter::KONG),
    Entry::new(Pattern::PairDragon, "pair-dragon", Category::BasicSets, Scope::Sets, pair_dragon)
        .requires(Prefilter::SOME_HONORS),
    Entry::new(Pattern::PairOwnWind, "pair-own-wind", Category::BasicSets, Scope::Sets, pair_own_wind)
        .requires(Prefilter::SOME_HONORS),
    Entry::new(Pattern::PairRoundWind, "pair-round-wind", Category::BasicSets, Scope::Sets, pair_round_wind)
        .requires(Prefilter::SOME_HONORS),
    Entry::new(Pattern::PairDoubleWind, "pair-double-wind", Category::BasicSets, Scope::Sets, pair_double_wind)
        .implies(&[Entailment::Sets(Pattern::PairOwnWind), Entailment::Sets(Pattern::PairRoundWind)])
        .requires(Prefilter::SOME_HONORS),
    Entry::new(
        Pattern::PairDragonBesideDragon,
        "pair-dragon-beside-dragon",
        Category::BasicSets,
        Scope::Sets,
        pair_dragon_beside_dragon,
    )
    .implies(&[Entailment::Hand(Pattern::PungDragon), Entailment::Hand(Pattern::PairDragon)])
    .requires(Prefilter::HONOR_TRIPLET),
    Entry::new(Pattern::Pair258, "pair-258", Category::BasicSets, Scope::Sets, pair_258),
];

/// The notes of this family, in the same order.
pub(super) const NOTES: &[Note] = &[
    Note::of(Pattern::Winning)
        .example("123m456p789s1122z~2z")
        .near_miss("123m456p789s1122z~3z")
        .source("Four Winds, Basic points: winning"),
    Note::of(Pattern::BasicChow)
        .example("123m444p777s1122z+1z")
        .near_miss("111m444p777s1122z+1z")
        .source("Four Winds, Basic points: chow"),
    Note::of(Pattern::BasicPungSimples)
        .example("222m456p789s11z22z+2z")
        .near_miss("111m456p789s11z22z+2z")
        .source("Four Winds, Basic points"),
    Note::of(Pattern::BasicPungTerminals)
        .example("111m456p789s11z22p+2p")
        .near_miss("222m456p789s11z11p+1z")
        .source("Four Winds, Basic points"),
    Note::of(Pattern::BasicPungWinds)
        .example("123m456p789s33z11s+3z")
        .near_miss("123m456p789s55z11s+5z")
        .source("Four Winds, Basic points"),
    Note::of(Pattern::BasicPungDragons)
        .example("123m456p789s55z11s+5z")
        .near_miss("123m456p789s33z11s+3z")
        .source("Four Winds, Basic points"),
    Note::of(Pattern::BasicKongSimples)
        .example("123m456p11s11z[2222s]+1s")
        .near_miss("123m456p22s11z[1111s]+2s")
        .source("Four Winds, Basic points: kongs"),
    Note::of(Pattern::BasicKongTerminals)
        .example("123m456p22s11z[1111s]+2s")
        .near_miss("123m456p11s11z[2222s]+1s")
        .source("Four Winds, Basic points: kongs"),
    Note::of(Pattern::BasicKongWinds)
        .example("123m456p78s11s[3333z]+9s")
        .near_miss("123m456p78s11s[5555z]+9s")
        .source("Four Winds, Basic points: kongs"),
    Note::of(Pattern::BasicKongDragons)
        .example("123m456p78s11s[5555z]+9s")
        .near_miss("123m456p78s11s[3333z]+9s")
        .source("Four Winds, Basic points: kongs"),
    Note::of(Pattern::BasicFlower)
        .example("123m456p789s1122z1f+1z")
        .near_miss("123m456p789s1122z5f+1z")
        .source("Four Winds, Basic points: each flower"),
    Note::of(Pattern::BasicSeason)
        .example("123m456p789s1122z5f+1z")
        .near_miss("123m456p789s1122z1f+1z")
        .source("Four Winds, Basic points: each season"),
    Note::of(Pattern::PungDragon)
        .example("123m456p789s77z11s+7z")
        .near_miss("123m456p789s77z11s+1s")
        .source("Riichi Book 1, yakuhai; Four Winds, Pung of Dragons"),
    Note::of(Pattern::PungOwnWind)
        .example("123m456p789s22z11s+2z")
        .near_miss("123m456p789s33z11s+3z")
        .source("Riichi Book 1, yakuhai; Four Winds, Pung of own wind"),
    Note::of(Pattern::PungRoundWind)
        .example("123m456p789s11z11s+1z")
        .near_miss("123m456p789s33z11s+3z")
        .source("Riichi Book 1, yakuhai; Four Winds, Pung of round wind"),
    Note::of(Pattern::PungDoubleWind)
        .example("east 123m456p789s11z22s+1z")
        .near_miss("123m456p789s11z22s+1z")
        .source("Four Winds, Double Wind: separate scoring"),
    Note::of(Pattern::PungEast)
        .example("123m456p789s11z11s+1z")
        .near_miss("123m456p789s22z11s+2z")
        .source("Malaysia, Malaysian 3 Player Mah-Jongg"),
    Note::of(Pattern::PungNorth)
        .example("123m456p789s44z11s+4z")
        .near_miss("123m456p789s22z11s+2z")
        .source("Malaysia, Malaysian 3 Player Mah-Jongg"),
    Note::of(Pattern::PungHonor)
        .example("123m456p789s33z11s+3z")
        .near_miss("123m456p789s11s33z+1s")
        .source("Taiwanese, Pung or Kong of Honors (mahjongclub.com)"),
    Note::of(Pattern::PungTerminalHonor)
        .example("111m456p234s789s1z+1z")
        .near_miss("222m456p234s789s1z+1z")
        .source("Chinese Official rules 1998, fan 73; MIL 2025"),
    Note::of(Pattern::ConcealedKong)
        .example("123m456p78s11z[1111s]+9s")
        .near_miss("123m456p78s11z(1111s)+9s")
        .source("Chinese Official rules 1998, fan 67; MIL 2025; Four Winds"),
    Note::of(Pattern::MeldedKong)
        .example("123m456p78s11z(1111s)+9s")
        .near_miss("123m456p78s11z[1111s]+9s")
        .source("Chinese Official rules 1998, fan 74; MIL 2025; Four Winds"),
    Note::of(Pattern::ClaimedKong)
        .example("123m456p78s11z(1111s)+9s")
        .near_miss("123m456p78s11z{1111s}+9s")
        .source("Four Winds, Acceptance of Kongs; Millington, claimed kong"),
    Note::of(Pattern::PairDragon)
        .example("123m456p78s22255z+9s")
        .near_miss("123m456p78s22244z+9s")
        .source("Four Winds, Basic points: pair of dragons"),
    Note::of(Pattern::PairOwnWind)
        .example("123m456p78s11122z+9s")
        .near_miss("123m456p78s11133z+9s")
        .source("Four Winds, Basic points: pair of own wind"),
    Note::of(Pattern::PairRoundWind)
        .example("123m456p78s22211z+9s")
        .near_miss("123m456p78s22233z+9s")
        .source("Four Winds, Basic points: pair of round wind"),
    Note::of(Pattern::PairDoubleWind)
        .example("east 123m456p78s22211z+9s")
        .near_miss("123m456p78s22211z+9s")
        .source("Four Winds, Double Wind: separate scoring"),
    Note::of(Pattern::PairDragonBesideDragon)
        .example("123m456p78s55566z+9s")
        .near_miss("123m456p78s55511z+9s")
        .source("Shanghai, Yi-Yuan-Ban (Wellesley list); New Style"),
    Note::of(Pattern::Pair258)
        .example("123m456p78s11122p+9s")
        .near_miss("123m456p78s11133p+9s")
        .source("Shanghai, Jiang (Wellesley list); Hong Kong, Jiong Ngaan"),
];

/// The pungs and kongs of these kinds.
pub(super) fn triplets_of(facts: &HandFacts, kinds: Kinds) -> Sets {
    facts.sets(|set| set.is_triplet() && kinds.contains(set.first))
}

fn each_triplet(facts: &HandFacts, matches: &mut Matches, kinds: Kinds) {
    if facts.triplets.intersects(kinds) {
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
    each_triplet(facts, matches, Kinds::one(facts.hand.seat.wind().tile()));
}

pub(super) fn pung_round_wind(facts: &HandFacts, matches: &mut Matches) {
    each_triplet(facts, matches, Kinds::one(facts.hand.round.tile()));
}

/// The seat's wind if it is also the wind of the round; otherwise no kind.
fn double_wind(facts: &HandFacts) -> Kinds {
    if facts.hand.seat.wind() == facts.hand.round { Kinds::one(facts.hand.seat.wind().tile()) } else { Kinds::NONE }
}

pub(super) fn pung_double_wind(facts: &HandFacts, matches: &mut Matches) {
    each_triplet(facts, matches, double_wind(facts));
}

pub(super) fn pung_east(facts: &HandFacts, matches: &mut Matches) {
    each_triplet(facts, matches, Kinds::one(Kind::EAST));
}

pub(super) fn pung_north(facts: &HandFacts, matches: &mut Matches) {
    each_triplet(facts, matches, Kinds::one(Kind::NORTH));
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

/// A kong claimed with three tiles in hand, not one added to a pung.
pub(super) fn claimed_kong(facts: &HandFacts, matches: &mut Matches) {
    each_kong(facts, matches, |set| set.meld == Some(MeldKind::Kong));
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

pub(super) fn pair_dragon(facts: &HandFacts, matches: &mut Matches) {
    each_pair(facts, matches, Kinds::DRAGONS);
}

pub(super) fn pair_own_wind(facts: &HandFacts, matches: &mut Matches) {
    each_pair(facts, matches, Kinds::one(facts.hand.seat.wind().tile()));
}

pub(super) fn pair_round_wind(facts: &HandFacts, matches: &mut Matches) {
    each_pair(facts, matches, Kinds::one(facts.hand.round.tile()));
}

/// Dragon triplets and a pair of another dragon.
pub(super) fn pair_dragon_beside_dragon(facts: &HandFacts, matches: &mut Matches) {
    let dragons = triplets_of(facts, Kinds::DRAGONS);
    if dragons != Sets::NONE && facts.decomposition.pair.is_some_and(|pair| pair.is_dragon()) {
        matches.sets(dragons.union(Sets::PAIR));
    }
}

/// The pair is a 2, 5 or 8. Seven pairs do not have this pattern.
pub(super) fn pair_258(facts: &HandFacts, matches: &mut Matches) {
    if facts.decomposition.pair.is_some_and(|pair| Kinds::of_ranks(0b010_010_010).contains(pair)) {
        matches.sets(Sets::PAIR);
    }
}
