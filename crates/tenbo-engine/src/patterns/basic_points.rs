//! Winning and single sets, for their basic points.

use super::basic_sets::{each_kong, each_triplet};
use super::bonus::count;
use super::define::family;
use super::hand_facts::HandFacts;
use super::matches::Matches;
use super::sets::Sets;
use crate::decompose::Form;
use crate::tiles::{BonusKind, Kinds};

family! { $
    (category: BasicPoints, scope: Sets,)

    /// Winning. The hand is complete.
    Winning = "winning" {
        source: "Four Winds, Basic points: winning",
        example: "123m456p789s1122z~2z", near_miss: "123m456p789s1122z~3z",
        scope: Event,
    } => |facts, matches| matches.event(facts.complete);

    /// Chow. Three numbers in a row.
    BasicChow = "basic-chow" {
        source: "Four Winds, Basic points: chow",
        example: "123m444p777s1122z+1z", near_miss: "111m444p777s1122z+1z",
    } => basic_chow;

    /// Pung of simples. A pung or kong of tiles from 2 to 8.
    BasicPungSimples = "basic-pung-simples" {
        source: "Four Winds, Basic points",
        example: "222m456p789s11z22z+2z", near_miss: "111m456p789s11z22z+2z",
        requires: [TRIPLET],
    } => |facts, matches| each_triplet(facts, matches, Kinds::SIMPLES);

    /// Pung of terminals. A pung or kong of ones or nines.
    BasicPungTerminals = "basic-pung-terminals" {
        source: "Four Winds, Basic points",
        example: "111m456p789s11z22p+2p", near_miss: "222m456p789s11z11p+1z",
        requires: [TERMINAL_OR_HONOR_TRIPLET],
    } => |facts, matches| each_triplet(facts, matches, Kinds::TERMINALS);

    /// Pung of winds. A pung or kong of any wind.
    BasicPungWinds = "basic-pung-winds" {
        source: "Four Winds, Basic points",
        example: "123m456p789s33z11s+3z", near_miss: "123m456p789s55z11s+5z",
        requires: [HONOR_TRIPLET],
    } => |facts, matches| each_triplet(facts, matches, Kinds::WINDS);

    /// Pung of dragons, basic points. A pung or kong of dragons, for its basic points.
    BasicPungDragons = "basic-pung-dragons" {
        source: "Four Winds, Basic points",
        example: "123m456p789s55z11s+5z", near_miss: "123m456p789s33z11s+3z",
        requires: [HONOR_TRIPLET],
    } => |facts, matches| each_triplet(facts, matches, Kinds::DRAGONS);

    /// Kong of simples. A kong of tiles from 2 to 8.
    BasicKongSimples = "basic-kong-simples" {
        source: "Four Winds, Basic points: kongs",
        example: "123m456p11s11z[2222s]+1s", near_miss: "123m456p22s11z[1111s]+2s",
        requires: [KONG], implies: [Sets(BasicPungSimples)],
    } => |facts, matches| each_kong(facts, matches, |set| set.form == Form::Kong && Kinds::SIMPLES.contains(set.first));

    /// Kong of terminals. A kong of ones or nines.
    BasicKongTerminals = "basic-kong-terminals" {
        source: "Four Winds, Basic points: kongs",
        example: "123m456p22s11z[1111s]+2s", near_miss: "123m456p11s11z[2222s]+1s",
        requires: [KONG, TERMINAL_OR_HONOR_TRIPLET], implies: [Sets(BasicPungTerminals)],
    } => |facts, matches| each_kong(facts, matches, |set| set.form == Form::Kong && set.first.is_terminal());

    /// Kong of winds. A kong of any wind.
    BasicKongWinds = "basic-kong-winds" {
        source: "Four Winds, Basic points: kongs",
        example: "123m456p78s11s[3333z]+9s", near_miss: "123m456p78s11s[5555z]+9s",
        requires: [KONG, HONOR_TRIPLET], implies: [Sets(BasicPungWinds)],
    } => |facts, matches| each_kong(facts, matches, |set| set.form == Form::Kong && set.first.is_wind());

    /// Kong of dragons. A kong of white, green or red dragons.
    BasicKongDragons = "basic-kong-dragons" {
        source: "Four Winds, Basic points: kongs",
        example: "123m456p78s11s[5555z]+9s", near_miss: "123m456p78s11s[3333z]+9s",
        requires: [KONG, HONOR_TRIPLET], implies: [Sets(BasicPungDragons)],
    } => |facts, matches| each_kong(facts, matches, |set| set.form == Form::Kong && set.first.is_dragon());

    /// Flower. Each flower, whatever its number.
    BasicFlower = "basic-flower" {
        source: "Four Winds, Basic points: each flower",
        example: "123m456p789s1122z1f+1z", near_miss: "123m456p789s1122z5f+1z",
        scope: Event, needs: UseFlowers, requires: [FLOWER], implies: [Hand(BonusTile)],
    } => |facts, matches| matches.times(count(facts, BonusKind::Flower));

    /// Season. Each season, whatever its number.
    BasicSeason = "basic-season" {
        source: "Four Winds, Basic points: each season",
        example: "123m456p789s1122z5f+1z", near_miss: "123m456p789s1122z1f+1z",
        scope: Event, needs: UseFlowers, requires: [FLOWER], implies: [Hand(BonusTile)],
    } => |facts, matches| matches.times(count(facts, BonusKind::Season));
}

fn basic_chow(facts: &HandFacts, matches: &mut Matches) {
    for i in facts.sets(|set| set.form == Form::Chow).iter() {
        matches.sets(Sets::one(i));
    }
}
