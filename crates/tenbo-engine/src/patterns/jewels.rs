//! American hands of one color: each suit goes with a dragon, and bamboos are divided into green and red ranks.

use super::entry::Matches;
use super::hand_facts::HandFacts;
use crate::decompose::Shape;
use crate::tiles::{Kind, Kinds, Suit};

/// The green ranks.
const GREEN: Kinds = Kinds::of_ranks(0b010_101_110);
/// The red ranks, of which no chow can be made.
const RED: Kinds = Kinds::of_ranks(0b101_010_001);

/// Reports a hand of these ranks of a suit with a pair of the dragon, or, where the rulebook allows, seven such pairs
/// including the dragon.
fn jewel(facts: &HandFacts, matches: &mut Matches, suit: Suit, numbers: Kinds, dragon: Kind) {
    let numbers = numbers.intersection(Kinds::suit(suit));
    let sets = facts.is_standard()
        && facts.decomposition.pair == Some(dragon)
        && facts.kinds.difference(Kinds::one(dragon)).is_subset(numbers);
    let pairs = facts.options.limit_hands.jewels_in_pairs
        && facts.decomposition.shape == Shape::SevenPairs
        && facts.kinds.contains(dragon)
        && facts.kinds.is_subset(numbers.union(Kinds::one(dragon)));
    matches.hand(facts, sets || pairs);
}

pub(super) fn jade_hand(facts: &HandFacts, matches: &mut Matches) {
    jewel(facts, matches, Suit::Bamboos, GREEN, Kind::GREEN);
}

pub(super) fn pearl_hand(facts: &HandFacts, matches: &mut Matches) {
    jewel(facts, matches, Suit::Dots, GREEN, Kind::WHITE);
}

pub(super) fn ruby_hand(facts: &HandFacts, matches: &mut Matches) {
    jewel(facts, matches, Suit::Bamboos, RED, Kind::RED);
}

/// Pungs and a pair, all green bamboos or green dragons.
pub(super) fn imperial_jade(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.is_standard() && facts.chows == 0 && facts.kinds.is_subset(Kinds::GREEN));
}
