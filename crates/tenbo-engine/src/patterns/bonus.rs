//! Bonus tiles: flowers and seasons, dora, red fives, norths.

use super::entry::Matches;
use super::hand_facts::HandFacts;
use crate::tiles::Seat;

macro_rules! rows_of_flowers {
    ([$next:ident $($then:ident)*] $($after:tt)*) => { $next! { [$($then)*]
    OwnFlower = "own-flower", Flowers, Event, bonus::own_flower, [] if [Flower], needs UseFlowers;
        "123m456p789s1122z2f+1z" / "123m456p789s1122z1f+1z", "Four Winds, Flowers and Seasons";
    OwnSeason = "own-season", Flowers, Event, bonus::own_season, [] if [Flower], needs UseFlowers;
        "123m456p789s1122z6f+1z" / "123m456p789s1122z5f+1z", "Four Winds, Flowers and Seasons";
    OwnBoth = "own-both", Flowers, Event, bonus::own_both, [Hand OwnFlower, Hand OwnSeason] if [Flower], needs UseFlowers;
        "123m456p789s1122z26f+1z" / "123m456p789s1122z25f+1z", "Four Winds, Flowers and Seasons: own both";
    AllFlowers = "all-flowers", Flowers, Event, bonus::all_flowers, [Hand OwnFlower] if [Flower], needs UseFlowers;
        "123m456p789s1122z1234f+1z" / "123m456p789s1122z1236f+1z", "Four Winds, Flowers and Seasons: all flowers";
    AllSeasons = "all-seasons", Flowers, Event, bonus::all_seasons, [Hand OwnSeason] if [Flower], needs UseFlowers;
        "123m456p789s1122z5678f+1z" / "123m456p789s1122z1678f+1z", "Four Winds, Flowers and Seasons: all seasons";
    SevenFlowers = "seven-flowers", Flowers, Event, bonus::seven_flowers, [] if [Flower], needs UseFlowers;
        "123m456p789s1122z1234567f+1z" / "123m456p789s1122z123456f+1z", "Taiwanese, Seven Flowers and Seasons (mahjongclub.com); Hong Kong, flower hand";
    AllEight = "all-eight", Flowers, Event, bonus::all_eight,
        [Hand AllFlowers, Hand AllSeasons, Hand OwnBoth, Hand SevenFlowers] if [Flower], needs UseFlowers;
        "123m456p789s1122z12345678f+1z" / "123m456p789s1122z1234567f+1z", "Four Winds, Flowers and Seasons: all eight";
    NoFlowers = "no-flowers", Flowers, Event, bonus::no_flowers, [], needs UseFlowers;
        "123m456p789s1122z+1z" / "123m456p789s1122z1f+1z", "Four Winds, Flowers and Seasons";
    BonusTile = "bonus-tile", Flowers, Event, bonus::bonus_tile, [] if [Flower], needs UseFlowers;
        "123m456p789s1122z1f+1z" / "123m456p789s1122z+1z", "Chinese Official rules 1998, fan 81; MIL 2025; Four Winds";

    $($after)* } };
}
pub(super) use rows_of_flowers;

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

/// Flower 1 is East's, 2 South's, and so on; seasons alike.
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

/// The own flower and the own season.
pub(super) fn own_both(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.hand.flowers & facts.hand.flowers >> 4 & own(facts.hand.seat) != 0);
}

pub(super) fn all_flowers(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.hand.flowers & 0x0f == 0x0f);
}

pub(super) fn all_seasons(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.hand.flowers & 0xf0 == 0xf0);
}

/// At least seven of the eight.
pub(super) fn seven_flowers(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.hand.flowers.count_ones() >= 7);
}

pub(super) fn all_eight(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.hand.flowers == 0xff);
}
