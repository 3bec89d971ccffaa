//! Special hands across suits: knitted tiles, knitting, windy chows, and unconnected tiles.

use super::entry::Matches;
use super::hand_facts::HandFacts;
use crate::deal::Event;
use crate::decompose::{Form, Shape, knitted_straight_within};
use crate::tiles::Kinds;

pub(super) fn lesser_honors_knitted(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.decomposition.shape == Shape::KnittedHonors);
}

pub(super) fn greater_honors_knitted(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.decomposition.shape == Shape::KnittedHonors && Kinds::HONORS.is_subset(facts.kinds));
}

pub(super) fn knitted_straight(facts: &HandFacts, matches: &mut Matches) {
    match facts.decomposition.shape {
        Shape::KnittedStraight => matches.sets(facts.sets(|set| set.form == Form::Knitted)),
        Shape::KnittedHonors => matches.hand(facts, knitted_straight_within(facts.kinds).is_some()),
        _ => {}
    }
}

pub(super) fn knitting(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.decomposition.shape == Shape::Knitting);
}

pub(super) fn triple_knitting(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.decomposition.shape == Shape::TripleKnitting);
}

pub(super) fn windy_chows(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.decomposition.shape == Shape::WindyChows);
}

/// Unconnected tiles, won by a blessing of heaven or earth.
pub(super) fn unconnected(facts: &HandFacts, matches: &mut Matches) {
    let first = facts.event(Event::Heaven) || facts.event(Event::Earth);
    matches.hand(facts, facts.decomposition.shape == Shape::Unconnected && first);
}
