//! Limit hands of seven pairs.

use super::entry::Matches;
use super::hand_facts::HandFacts;
use crate::decompose::Shape;
use crate::tiles::{Kinds, Suit};

pub(super) fn seven_pairs(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.decomposition.shape == Shape::SevenPairs);
}

fn of(facts: &HandFacts, matches: &mut Matches, kinds: Kinds) {
    matches.hand(facts, facts.decomposition.shape == Shape::SevenPairs && facts.kinds.is_subset(kinds));
}

pub(super) fn all_honor_pairs(facts: &HandFacts, matches: &mut Matches) {
    of(facts, matches, Kinds::HONORS);
}

pub(super) fn all_terminal_pairs(facts: &HandFacts, matches: &mut Matches) {
    of(facts, matches, Kinds::TERMINALS);
}

pub(super) fn all_terminal_honor_pairs(facts: &HandFacts, matches: &mut Matches) {
    of(facts, matches, Kinds::TERMINALS_AND_HONORS);
}

pub(super) fn one_suit_pairs(facts: &HandFacts, matches: &mut Matches) {
    if let Some(suit) = Suit::ALL.into_iter().find(|&suit| facts.kinds.is_subset(Kinds::suit(suit))) {
        of(facts, matches, Kinds::suit(suit));
    }
}

pub(super) fn green_pairs(facts: &HandFacts, matches: &mut Matches) {
    of(facts, matches, Kinds::GREEN);
}

/// Seven consecutive pairs of one suit.
pub(super) fn shifted_pairs(facts: &HandFacts, matches: &mut Matches) {
    let run = |suit| {
        let ranks = facts.kinds.ranks(suit);
        facts.kinds.is_subset(Kinds::suit(suit)) && matches!(ranks, 0b001_111_111 | 0b011_111_110 | 0b111_111_100)
    };
    matches.hand(facts, facts.decomposition.shape == Shape::SevenPairs && Suit::ALL.into_iter().any(run));
}
