//! Limit hands of seven pairs.

use super::define::family;
use super::hand_facts::HandFacts;
use super::matches::Matches;
use crate::decompose::Shape;
use crate::tiles::{Kinds, Suit};

family! { $
    (category: Limit, scope: Hand,)

    /// Seven pairs. Whether four equal tiles may be two of the pairs is up to the rulebook.
    ///
    /// Riichi: chiitoitsu. Chinese Official: Seven Pairs (fan 19).
    SevenPairs = "seven-pairs" {
        source: "WRC Rules 2025, Seven Pairs; Four Winds",
        example: "1122m3344p5566s7z+7z", near_miss: "1122m3344p5566s6z+7z",
        options: [SevenPairsFourAlike],
        requires: [SEVEN_PAIRS], implies: [Hand(ConcealedHand)],
    } => |facts, matches| matches.hand(facts, facts.decomposition.shape == Shape::SevenPairs);

    /// Seven pairs of honors. Seven pairs of winds and dragons.
    AllHonorPairs = "all-honor-pairs" {
        source: "Four Winds, Limit and special hands, pairs: All Honor Pairs",
        example: "1122334455667z+7z", near_miss: "1m112233445566z+1m",
        requires: [SEVEN_PAIRS, ONLY_TERMINALS_AND_HONORS, SOME_HONORS],
        implies: [Hand(AllTerminalHonorPairs), Hand(AllHonors)],
    } => |facts, matches| of(facts, matches, Kinds::HONORS);

    /// Seven pairs of ends. Seven pairs of ones and nines. There are only six kinds, so four of the tiles are equal.
    AllTerminalPairs = "all-terminal-pairs" {
        source: "Four Winds, Limit and special hands, pairs: All Terminal Pairs",
        example: "1199m1199p11999s+9s", near_miss: "1199m1199p1199s1z+1z",
        requires: [SEVEN_PAIRS, ONLY_TERMINALS_AND_HONORS, NO_HONORS],
        implies: [Hand(AllTerminalHonorPairs), Hand(AllTerminals)],
    } => |facts, matches| of(facts, matches, Kinds::TERMINALS);

    /// Seven pairs of ends and honors. Seven pairs of ones, nines, winds and dragons.
    AllTerminalHonorPairs = "all-terminal-honor-pairs" {
        source: "Four Winds, pairs: All Terminal and Honor Pairs; BMJA, All Pair Honours",
        example: "11m99s112233557z+7z", near_miss: "22m99s112233557z+7z",
        requires: [SEVEN_PAIRS, ONLY_TERMINALS_AND_HONORS], implies: [Hand(SevenPairs), Hand(AllTerminalsHonors)],
    } => |facts, matches| of(facts, matches, Kinds::TERMINALS_AND_HONORS);

    /// Seven pairs of one suit. Seven pairs of one suit, without honors.
    OneSuitPairs = "one-suit-pairs" {
        source: "Four Winds, Limit and special hands, pairs",
        example: "1122334455779m+9m", near_miss: "112233445577m1z+1z",
        requires: [SEVEN_PAIRS, ONE_SUIT, NO_HONORS], implies: [Hand(SevenPairs), Hand(OneSuitOnly)],
    } => one_suit_pairs;

    /// Seven green pairs. Seven pairs of green dragons and of 2, 3, 4, 6 and 8 of bamboos.
    GreenPairs = "green-pairs" {
        source: "Four Winds, Limit and special hands, pairs",
        example: "222233446688s6z+6z", near_miss: "222233446688s5z+5z",
        requires: [SEVEN_PAIRS, ONLY_GREEN], implies: [Hand(SevenPairs), Hand(AllGreen)],
    } => |facts, matches| of(facts, matches, Kinds::GREEN);

    /// Seven pairs in sequence. Seven pairs of numbers that follow each other in one suit.
    ///
    /// Chinese Official: Seven Shifted Pairs.
    ShiftedPairs = "shifted-pairs" {
        source: "Chinese Official rules 1998, fan 6; MIL 2025; Four Winds",
        example: "2233445566778m+8m", near_miss: "2233445566779m+9m",
        requires: [SEVEN_PAIRS], implies: [Hand(OneSuitPairs)],
    } => shifted_pairs;
}

fn of(facts: &HandFacts, matches: &mut Matches, kinds: Kinds) {
    matches.hand(facts, facts.decomposition.shape == Shape::SevenPairs && facts.kinds.is_subset(kinds));
}

fn one_suit_pairs(facts: &HandFacts, matches: &mut Matches) {
    if let Some(suit) = Suit::ALL.into_iter().find(|&suit| facts.kinds.is_subset(Kinds::suit(suit))) {
        of(facts, matches, Kinds::suit(suit));
    }
}

/// Seven consecutive pairs of one suit.
fn shifted_pairs(facts: &HandFacts, matches: &mut Matches) {
    let run = |suit| {
        let ranks = facts.kinds.ranks(suit);
        facts.kinds.is_subset(Kinds::suit(suit)) && matches!(ranks, 0b001_111_111 | 0b011_111_110 | 0b111_111_100)
    };
    matches.hand(facts, facts.decomposition.shape == Shape::SevenPairs && Suit::ALL.into_iter().any(run));
}
