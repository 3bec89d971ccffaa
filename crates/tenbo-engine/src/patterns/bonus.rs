//! Flowers and seasons, animals and faces.

use super::entry::{Category, Entailment, Entry, Matches, Scope};
use super::hand_facts::HandFacts;
use super::note::Note;
use super::pattern::Pattern;
use super::prefilter::Prefilter;
use crate::options::OptionKey;
use crate::tiles::{BonusKind, BonusTiles};

/// The entries of this family, in the order of [`Pattern`].
pub(super) const ENTRIES: &[Entry] = &[
    Entry::new(Pattern::OwnFlower, "own-flower", Category::Flowers, Scope::Event, own_flower)
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFlowers),
    Entry::new(Pattern::OwnSeason, "own-season", Category::Flowers, Scope::Event, own_season)
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFlowers),
    Entry::new(Pattern::FourthFlower, "fourth-flower", Category::Flowers, Scope::Event, fourth_flower)
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFlowers),
    Entry::new(Pattern::FourthSeason, "fourth-season", Category::Flowers, Scope::Event, fourth_season)
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFlowers),
    Entry::new(Pattern::OwnBoth, "own-both", Category::Flowers, Scope::Event, own_both)
        .implies(&[Entailment::Hand(Pattern::OwnFlower), Entailment::Hand(Pattern::OwnSeason)])
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFlowers),
    Entry::new(Pattern::AllFlowers, "all-flowers", Category::Flowers, Scope::Event, all_flowers)
        .implies(&[Entailment::Hand(Pattern::OwnFlower), Entailment::Hand(Pattern::FourthFlower)])
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFlowers),
    Entry::new(Pattern::AllSeasons, "all-seasons", Category::Flowers, Scope::Event, all_seasons)
        .implies(&[Entailment::Hand(Pattern::OwnSeason), Entailment::Hand(Pattern::FourthSeason)])
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
    Entry::new(Pattern::Animal, "animal", Category::Flowers, Scope::Event, animal)
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseAnimals),
    Entry::new(Pattern::AllAnimals, "all-animals", Category::Flowers, Scope::Event, all_animals)
        .implies(&[Entailment::Hand(Pattern::Animal)])
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseAnimals),
    Entry::new(Pattern::Face, "face", Category::Flowers, Scope::Event, face)
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFaces),
    Entry::new(Pattern::AllFaces, "all-faces", Category::Flowers, Scope::Event, all_faces)
        .implies(&[Entailment::Hand(Pattern::Face)])
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFaces),
    Entry::new(Pattern::AllSixteen, "all-sixteen", Category::Flowers, Scope::Event, all_sixteen)
        .implies(&[
            Entailment::Hand(Pattern::AllEight),
            Entailment::Hand(Pattern::AllAnimals),
            Entailment::Hand(Pattern::AllFaces),
        ])
        .requires(Prefilter::FLOWER)
        .needs_option(OptionKey::UseFaces),
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
    Note::of(Pattern::FourthFlower)
        .example("123m456p789s1122z4f+1z")
        .near_miss("123m456p789s1122z8f+1z")
        .source("Malaysia, Malaysian 3 Player Mah-Jongg"),
    Note::of(Pattern::FourthSeason)
        .example("123m456p789s1122z8f+1z")
        .near_miss("123m456p789s1122z4f+1z")
        .source("Malaysia, Malaysian 3 Player Mah-Jongg"),
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
    Note::of(Pattern::Animal)
        .example("123m456p789s1122z3g+1z")
        .near_miss("123m456p789s1122z5g+1z")
        .source("Singapore, Singaporean Mahjong scoring rules; Malaysia, Malaysian 3 Player Mah-Jongg"),
    Note::of(Pattern::AllAnimals)
        .example("123m456p789s1122z1234g+1z")
        .near_miss("123m456p789s1122z1235g+1z")
        .source("Singapore, Singaporean Mahjong scoring rules; Malaysia, Malaysian 3 Player Mah-Jongg"),
    Note::of(Pattern::Face)
        .example("123m456p789s1122z5g+1z")
        .near_miss("123m456p789s1122z4g+1z")
        .source("Malaysia, Malaysian 3 Player Mah-Jongg"),
    Note::of(Pattern::AllFaces)
        .example("123m456p789s1122z5678g+1z")
        .near_miss("123m456p789s1122z4567g+1z")
        .source("Malaysia, Malaysian 3 Player Mah-Jongg"),
    Note::of(Pattern::AllSixteen)
        .example("123m456p789s1122z12345678f12345678g+1z")
        .near_miss("123m456p789s1122z12345678f1234567g+1z")
        .source("Malaysia, Riichi Advanced: All Sixteen Flowers"),
];

/// Whether the seat has its own tile of a kind: the first is East's, the second South's, and so on.
const fn has_own(facts: &HandFacts, kind: BonusKind) -> bool {
    facts.hand.bonus.has(kind, facts.hand.seat as u8 + 1)
}

const fn count(facts: &HandFacts, kind: BonusKind) -> u8 {
    facts.hand.bonus.of(kind).len() as u8
}

pub(super) fn own_flower(facts: &HandFacts, matches: &mut Matches) {
    matches.event(has_own(facts, BonusKind::Flower));
}

pub(super) fn own_season(facts: &HandFacts, matches: &mut Matches) {
    matches.event(has_own(facts, BonusKind::Season));
}

pub(super) fn fourth_flower(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.hand.bonus.has(BonusKind::Flower, 4));
}

pub(super) fn fourth_season(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.hand.bonus.has(BonusKind::Season, 4));
}

pub(super) fn bonus_tile(facts: &HandFacts, matches: &mut Matches) {
    matches.times(facts.hand.bonus.intersection(BonusTiles::FLOWERS_AND_SEASONS).len() as u8);
}

/// No bonus tile of any kind.
pub(super) fn no_flowers(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.hand.bonus.is_empty());
}

pub(super) fn basic_flower(facts: &HandFacts, matches: &mut Matches) {
    matches.times(count(facts, BonusKind::Flower));
}

pub(super) fn basic_season(facts: &HandFacts, matches: &mut Matches) {
    matches.times(count(facts, BonusKind::Season));
}

/// The seat's own flower and own season.
pub(super) fn own_both(facts: &HandFacts, matches: &mut Matches) {
    matches.event(has_own(facts, BonusKind::Flower) && has_own(facts, BonusKind::Season));
}

pub(super) fn all_flowers(facts: &HandFacts, matches: &mut Matches) {
    matches.event(count(facts, BonusKind::Flower) == 4);
}

pub(super) fn all_seasons(facts: &HandFacts, matches: &mut Matches) {
    matches.event(count(facts, BonusKind::Season) == 4);
}

/// At least seven of the eight flowers and seasons.
pub(super) fn seven_flowers(facts: &HandFacts, matches: &mut Matches) {
    matches.event(count(facts, BonusKind::Flower) + count(facts, BonusKind::Season) >= 7);
}

pub(super) fn all_eight(facts: &HandFacts, matches: &mut Matches) {
    matches.event(BonusTiles::FLOWERS_AND_SEASONS.is_subset(facts.hand.bonus));
}

pub(super) fn animal(facts: &HandFacts, matches: &mut Matches) {
    matches.times(count(facts, BonusKind::Animal));
}

pub(super) fn all_animals(facts: &HandFacts, matches: &mut Matches) {
    matches.event(count(facts, BonusKind::Animal) == 4);
}

pub(super) fn face(facts: &HandFacts, matches: &mut Matches) {
    matches.times(count(facts, BonusKind::Face));
}

pub(super) fn all_faces(facts: &HandFacts, matches: &mut Matches) {
    matches.event(count(facts, BonusKind::Face) == 4);
}

pub(super) fn all_sixteen(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.hand.bonus == BonusTiles::ALL);
}
