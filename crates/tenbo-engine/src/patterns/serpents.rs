//! Serpents: limit hands built around a run through one suit.

use super::entry::Matches;
use super::hand_facts::HandFacts;
use crate::decompose::Shape;
use crate::tiles::{Kind, Kinds, Suit};

/// The suit of the run from one to nine if it forms the only three chows of the hand.
fn run(facts: &HandFacts) -> Option<Suit> {
    let run = |suit: &Suit| facts.chow_firsts.ranks(*suit) == 0b001_001_001;
    Suit::ALL.into_iter().find(run).filter(|_| facts.is_standard() && facts.chows == 3)
}

/// One to nine of a suit, a dragon triplet and a pair of winds, or a wind triplet and a pair of dragons.
pub(super) fn great_snake(facts: &HandFacts, matches: &mut Matches) {
    let honors = |a: Kinds, b: Kinds| facts.triplets.intersects(a) && facts.pairs.intersects(b);
    let ends = honors(Kinds::DRAGONS, Kinds::WINDS) || honors(Kinds::WINDS, Kinds::DRAGONS);
    matches.hand(facts, run(facts).is_some() && ends);
}

/// One to nine, a triplet and a pair, all of one suit.
pub(super) fn run_pung_pair(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, run(facts).is_some_and(|suit| facts.kinds.is_subset(Kinds::suit(suit))));
}

/// Triplets of the one and the nine, and two to eight with a pair of the two, five or eight, all of one suit.
pub(super) fn squirming_snake(facts: &HandFacts, matches: &mut Matches) {
    let Some(pair) = facts.decomposition.pair.filter(|_| facts.is_standard() && facts.chows == 2) else { return };
    let Some(suit) = pair.suit() else { return };
    let chows = match pair.rank() {
        2 => 0b000_100_100,
        5 => 0b000_100_010,
        8 => 0b000_010_010,
        _ => return,
    };
    let ends = Kinds::TERMINALS.intersection(Kinds::suit(suit));
    matches.hand(
        facts,
        facts.triplets == ends && facts.chow_firsts.ranks(suit) == chows && facts.kinds.is_subset(Kinds::suit(suit)),
    );
}

/// Reports one to nine of a suit, a triplet of the dragon of its color, and a pair of honors, of the seat's own wind
/// where the rulebook asks for that.
fn colored(facts: &HandFacts, matches: &mut Matches, suit: Suit, dragon: Kind) {
    let own = facts.hand.seat.wind().tile();
    let pair = facts
        .decomposition
        .pair
        .is_some_and(|pair| pair == own || pair.is_honor() && !facts.options.limit_hands.snake_pair_own_wind);
    matches.hand(facts, run(facts) == Some(suit) && facts.triplets.contains(dragon) && pair);
}

pub(super) fn emerald_snake(facts: &HandFacts, matches: &mut Matches) {
    colored(facts, matches, Suit::Bamboos, Kind::GREEN);
}

pub(super) fn ruby_snake(facts: &HandFacts, matches: &mut Matches) {
    colored(facts, matches, Suit::Characters, Kind::RED);
}

pub(super) fn diamond_snake(facts: &HandFacts, matches: &mut Matches) {
    colored(facts, matches, Suit::Dots, Kind::WHITE);
}

pub(super) fn little_snake(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.decomposition.shape == Shape::LittleSnake);
}

pub(super) fn wriggling_snake(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.decomposition.shape == Shape::WrigglingSnake);
}
