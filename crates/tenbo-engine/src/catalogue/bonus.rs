//! Bonus tiles: flowers and seasons, dora, red fives, norths.

use super::entry::Found;
use crate::seat::Seat;
use crate::view::View;

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

pub(super) fn dora(v: &View, found: &mut Found) {
    found.times(v.hand.dora);
}

pub(super) fn ura_dora(v: &View, found: &mut Found) {
    found.times(v.hand.ura);
}

pub(super) fn red_dora(v: &View, found: &mut Found) {
    found.times(v.hand.reds);
}

pub(super) fn north_bonus(v: &View, found: &mut Found) {
    found.times(v.hand.norths);
}

/// Flower 1 is East's, 2 South's, and so on; seasons alike.
const fn own(seat: Seat) -> u8 {
    1 << seat as u8
}

pub(super) fn own_flower(v: &View, found: &mut Found) {
    found.event(v.hand.flowers & own(v.hand.seat) != 0);
}

pub(super) fn own_season(v: &View, found: &mut Found) {
    found.event(v.hand.flowers >> 4 & own(v.hand.seat) != 0);
}

pub(super) fn bonus_tile(v: &View, found: &mut Found) {
    found.times(v.hand.flowers.count_ones() as u8);
}

pub(super) fn no_flowers(v: &View, found: &mut Found) {
    found.event(v.hand.flowers == 0);
}

pub(super) fn basic_flower(v: &View, found: &mut Found) {
    found.times((v.hand.flowers & 0x0f).count_ones() as u8);
}

pub(super) fn basic_season(v: &View, found: &mut Found) {
    found.times((v.hand.flowers >> 4).count_ones() as u8);
}

/// The own flower and the own season.
pub(super) fn own_both(v: &View, found: &mut Found) {
    found.event(v.hand.flowers & v.hand.flowers >> 4 & own(v.hand.seat) != 0);
}

pub(super) fn all_flowers(v: &View, found: &mut Found) {
    found.event(v.hand.flowers & 0x0f == 0x0f);
}

pub(super) fn all_seasons(v: &View, found: &mut Found) {
    found.event(v.hand.flowers & 0xf0 == 0xf0);
}

/// At least seven of the eight.
pub(super) fn seven_flowers(v: &View, found: &mut Found) {
    found.event(v.hand.flowers.count_ones() >= 7);
}

pub(super) fn all_eight(v: &View, found: &mut Found) {
    found.event(v.hand.flowers == 0xff);
}
