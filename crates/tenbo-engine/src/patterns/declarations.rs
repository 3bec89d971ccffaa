//! Patterns about what the winner had declared.

use super::entry::Matches;
use super::hand_facts::HandFacts;
use crate::deal::Event;

pub(super) fn ready_declaration(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::Ready));
}

pub(super) fn original_call(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::OriginalCall));
}

pub(super) fn riichi(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::Riichi));
}

pub(super) fn double_riichi(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::DoubleRiichi));
}

pub(super) fn open_riichi(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::OpenRiichi));
}

pub(super) fn ippatsu(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::Ippatsu));
}
