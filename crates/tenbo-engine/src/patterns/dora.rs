//! Bonus tiles of riichi. They add value to a win but never make a hand a winning one.

use super::entry::{Category, Entry, Matches, Scope};
use super::hand_facts::HandFacts;
use super::note::Note;
use super::pattern::Pattern;
use super::prefilter::Prefilter;
use crate::options::OptionKey;

/// The entries of this family, in the order of [`Pattern`].
pub(super) const ENTRIES: &[Entry] = &[
    Entry::new(Pattern::Dora, "dora", Category::Bonus, Scope::Event, dora)
        .requires(Prefilter::DORA)
        .needs_option(OptionKey::Riichi),
    Entry::new(Pattern::UraDora, "ura-dora", Category::Bonus, Scope::Event, ura_dora)
        .requires(Prefilter::DORA)
        .needs_option(OptionKey::UraDora),
    Entry::new(Pattern::RedDora, "red-dora", Category::Bonus, Scope::Event, red_dora)
        .requires(Prefilter::DORA)
        .needs_option(OptionKey::RedFives),
    Entry::new(Pattern::NorthBonus, "north-bonus", Category::Bonus, Scope::Event, north_bonus)
        .requires(Prefilter::DORA)
        .needs_option(OptionKey::Riichi),
];

/// The notes of this family, in the same order.
pub(super) const NOTES: &[Note] = &[
    Note::of(Pattern::Dora)
        .example("dora-1 123m456p789s1122z~1z")
        .near_miss("123m456p789s1122z~1z")
        .source("WRC Rules 2025, dora"),
    Note::of(Pattern::UraDora)
        .example("riichi ura-1 123m456p789s1122z~1z")
        .near_miss("riichi 123m456p789s1122z~1z")
        .source("WRC Rules 2025, ura dora"),
    Note::of(Pattern::RedDora)
        .example("red-1 123m406p789s1122z~1z")
        .near_miss("123m456p789s1122z~1z")
        .source("Tenhou, red fives"),
    Note::of(Pattern::NorthBonus)
        .example("north-1 123m456p789s1122z~1z")
        .near_miss("123m456p789s1122z~1z")
        .source("Tenhou, riichi for three"),
];

pub(super) fn dora(facts: &HandFacts, matches: &mut Matches) {
    matches.times(facts.hand.dora);
}

pub(super) fn ura_dora(facts: &HandFacts, matches: &mut Matches) {
    matches.times(facts.hand.ura);
}

pub(super) fn red_dora(facts: &HandFacts, matches: &mut Matches) {
    matches.times(facts.hand.reds);
}

pub(super) fn north_bonus(facts: &HandFacts, matches: &mut Matches) {
    matches.times(facts.hand.norths);
}
