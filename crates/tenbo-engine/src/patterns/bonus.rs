//! Flowers and seasons.

use super::entry::{Category, Entailment, Entry, Matches, Scope};
use super::hand_facts::HandFacts;
use super::note::Note;
use super::pattern::Pattern;
use super::prefilter::Prefilter;
use crate::options::OptionKey;
use crate::tiles::Seat;

/// The entries of this family, in the order of [`Pattern`].
pub(super) const ENTRIES: &[Entry] = &[
    Entry::new(Pattern::OwnFlower, "own-flower", Category::Flowers, Scope::Event, own_flower)
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFlowers),
    Entry::new(Pattern::OwnSeason, "own-season", Category::Flowers, Scope::Event, own_season)
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFlowers),
    Entry::new(Pattern::OwnBoth, "own-both", Category::Flowers, Scope::Event, own_both)
        .implies(&[Entailment::Hand(Pattern::OwnFlower), Entailment::Hand(Pattern::OwnSeason)])
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFlowers),
    Entry::new(Pattern::AllFlowers, "all-flowers", Category::Flowers, Scope::Event, all_flowers)
        .implies(&[Entailment::Hand(Pattern::OwnFlower)])
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFlowers),
    Entry::new(Pattern::AllSeasons, "all-seasons", Category::Flowers, Scope::Event, all_seasons)
        .implies(&[Entailment::Hand(Pattern::OwnSeason)])
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFlowers),
    Entry::new(Pattern::SevenFlowers, "seven-flowers", Category::Flowers, Scope::Event, seven_flowers)
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFlowers),
    Entry::new(Pattern::AllEight, "all-eight", Category::Flowers, Scope::Event, all_eight)
        .implies(&[
            Entailment::Hand(Pattern::AllFlowers),
            Entailment::Hand(Pattern::AllSeasons),
            Entailment::Hand(Pattern::OwnBoth),
            Entailment::Hand(Pattern::SevenFlowers),
        ])
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFlowers),
    Entry::new(Pattern::NoFlowers, "no-flowers", Category::Flowers, Scope::Event, no_flowers)
        .needs_option(OptionKey::UseFlowers),
    Entry::new(Pattern::BonusTile, "bonus-tile", Category::Flowers, Scope::Event, bonus_tile)
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFlowers),
];

/// The notes of this family, in the same order.
pub(super) const NOTES: &[Note] = &[
    Note::of(Pattern::OwnFlower)
        .example("123m456p789s1122z2f+1z")
        .near_miss("123m456p789s1122z1f+1z")
        .source("Four Winds, Flowers and Seasons"),
    Note::of(Pattern::OwnSeason)
        .example("123m456p789s1122z6f+1z")
        .near_miss("123m456p789s1122z5f+1z")
        .source("Four Winds, Flowers and Seasons"),
    Note::of(Pattern::OwnBoth)
        .example("123m456p789s1122z26f+1z")
        .near_miss("123m456p789s1122z25f+1z")
        .source("Four Winds, Flowers and Seasons: own both"),
    Note::of(Pattern::AllFlowers)
        .example("123m456p789s1122z1234f+1z")
        .near_miss("123m456p789s1122z1236f+1z")
        .source("Four Winds, Flowers and Seasons: all flowers"),
    Note::of(Pattern::AllSeasons)
        .example("123m456p789s1122z5678f+1z")
        .near_miss("123m456p789s1122z1678f+1z")
        .source("Four Winds, Flowers and Seasons: all seasons"),
    Note::of(Pattern::SevenFlowers)
        .example("123m456p789s1122z1234567f+1z")
        .near_miss("123m456p789s1122z123456f+1z")
        .source("Taiwanese, Seven Flowers and Seasons (mahjongclub.com); Hong Kong, flower hand"),
    Note::of(Pattern::AllEight)
        .example("123m456p789s1122z12345678f+1z")
        .near_miss("123m456p789s1122z1234567f+1z")
        .source("Four Winds, Flowers and Seasons: all eight"),
    Note::of(Pattern::NoFlowers)
        .example("123m456p789s1122z+1z")
        .near_miss("123m456p789s1122z1f+1z")
        .source("Four Winds, Flowers and Seasons"),
    Note::of(Pattern::BonusTile)
        .example("123m456p789s1122z1f+1z")
        .near_miss("123m456p789s1122z+1z")
        .source("Chinese Official rules 1998, fan 81; MIL 2025; Four Winds"),
];

/// The bit of a seat's own flower: flower 1 is East's, 2 South's, and so on. Seasons are four bits higher.
const fn own(seat: Seat) -> u8 {
    1 << seat as u8
}

pub(super) fn own_flower(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.hand.flowers & own(facts.hand.seat) != 0);
}

pub(super) fn own_season(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.hand.flowers >> 4 & own(facts.hand.seat) != 0);
}

pub(super) fn bonus_tile(facts: &HandFacts, matches: &mut Matches) {
    matches.times(facts.hand.flowers.count_ones() as u8);
}

pub(super) fn no_flowers(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.hand.flowers == 0);
}

pub(super) fn basic_flower(facts: &HandFacts, matches: &mut Matches) {
    matches.times((facts.hand.flowers & 0x0f).count_ones() as u8);
}

pub(super) fn basic_season(facts: &HandFacts, matches: &mut Matches) {
    matches.times((facts.hand.flowers >> 4).count_ones() as u8);
}

/// The seat's own flower and own season.
pub(super) fn own_both(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.hand.flowers & facts.hand.flowers >> 4 & own(facts.hand.seat) != 0);
}

pub(super) fn all_flowers(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.hand.flowers & 0x0f == 0x0f);
}

pub(super) fn all_seasons(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.hand.flowers & 0xf0 == 0xf0);
}

/// At least seven of the eight flowers and seasons.
pub(super) fn seven_flowers(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.hand.flowers.count_ones() >= 7);
}

pub(super) fn all_eight(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.hand.flowers == 0xff);
}
