//! Patterns about the player who let go of the winning tile.

use super::entry::Matches;
use super::hand_facts::HandFacts;
use crate::deal::Event;

/// Open riichi, and the tile came from a player who could have kept it.
pub(super) fn fed_open_riichi(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::FedOpenRiichi));
}

pub(super) fn discard_after_kong(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::KongDiscard));
}

pub(super) fn swallow_return(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::RiichiDiscard));
}

pub(super) fn robbing_kong(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::RobbedKong));
}
