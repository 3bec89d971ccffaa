//! Flowers and seasons, animals and faces.

use super::define::family;
use super::hand_facts::HandFacts;
use crate::tiles::{BonusKind, BonusTiles};

family! { $
    (category: Flowers, scope: Event, needs: UseFlowers, requires: [FLOWER],)

    /// Own flower. The flower of the player's seat: 1 for East, 2 for South, 3 for West, 4 for North.
    OwnFlower = "own-flower" {
        source: "Four Winds, Flowers and Seasons",
        example: "123m456p789s1122z2f+1z", near_miss: "123m456p789s1122z1f+1z",
    } => |facts, matches| matches.event(has_own(facts, BonusKind::Flower));

    /// Own season. The season of the player's seat: 1 for East, 2 for South, 3 for West, 4 for North.
    OwnSeason = "own-season" {
        source: "Four Winds, Flowers and Seasons",
        example: "123m456p789s1122z6f+1z", near_miss: "123m456p789s1122z5f+1z",
    } => |facts, matches| matches.event(has_own(facts, BonusKind::Season));

    /// Fourth flower. The flower with the number 4, in any seat.
    FourthFlower = "fourth-flower" {
        source: "Malaysia, Malaysian 3 Player Mah-Jongg",
        example: "123m456p789s1122z4f+1z", near_miss: "123m456p789s1122z8f+1z",
    } => |facts, matches| matches.event(facts.hand.bonus.has(BonusKind::Flower, 4));

    /// Fourth season. The season with the number 4, in any seat.
    FourthSeason = "fourth-season" {
        source: "Malaysia, Malaysian 3 Player Mah-Jongg",
        example: "123m456p789s1122z8f+1z", near_miss: "123m456p789s1122z4f+1z",
    } => |facts, matches| matches.event(facts.hand.bonus.has(BonusKind::Season, 4));

    /// Own flower and season. Both the flower and the season of the player's seat.
    OwnBoth = "own-both" {
        source: "Four Winds, Flowers and Seasons: own both",
        example: "123m456p789s1122z26f+1z", near_miss: "123m456p789s1122z25f+1z",
        implies: [Hand(OwnFlower), Hand(OwnSeason)],
    } => |facts, matches| matches.event(has_own(facts, BonusKind::Flower) && has_own(facts, BonusKind::Season));

    /// All flowers. All four flowers.
    AllFlowers = "all-flowers" {
        source: "Four Winds, Flowers and Seasons: all flowers",
        example: "123m456p789s1122z1234f+1z", near_miss: "123m456p789s1122z1236f+1z",
        implies: [Hand(OwnFlower), Hand(FourthFlower)],
    } => |facts, matches| matches.event(count(facts, BonusKind::Flower) == 4);

    /// All seasons. All four seasons.
    AllSeasons = "all-seasons" {
        source: "Four Winds, Flowers and Seasons: all seasons",
        example: "123m456p789s1122z5678f+1z", near_miss: "123m456p789s1122z1678f+1z",
        implies: [Hand(OwnSeason), Hand(FourthSeason)],
    } => |facts, matches| matches.event(count(facts, BonusKind::Season) == 4);

    /// Seven flowers and seasons. At least seven of the eight flowers and seasons.
    SevenFlowers = "seven-flowers" {
        source: "Taiwanese, Seven Flowers and Seasons (mahjongclub.com); Hong Kong, flower hand",
        example: "123m456p789s1122z1234567f+1z", near_miss: "123m456p789s1122z123456f+1z",
    } => |facts, matches| matches.event(count(facts, BonusKind::Flower) + count(facts, BonusKind::Season) >= 7);

    /// All flowers and seasons. All four flowers and all four seasons.
    AllEight = "all-eight" {
        source: "Four Winds, Flowers and Seasons: all eight",
        example: "123m456p789s1122z12345678f+1z", near_miss: "123m456p789s1122z1234567f+1z",
        implies: [Hand(AllFlowers), Hand(AllSeasons), Hand(OwnBoth), Hand(SevenFlowers)],
    } => |facts, matches| matches.event(BonusTiles::FLOWERS_AND_SEASONS.is_subset(facts.hand.bonus));

    /// No flowers. Neither a flower nor a season, and no animal and no face where these are used.
    NoFlowers = "no-flowers" {
        source: "Four Winds, Flowers and Seasons",
        example: "123m456p789s1122z+1z", near_miss: "123m456p789s1122z1f+1z",
        requires: [],
    } => |facts, matches| matches.event(facts.hand.bonus.is_empty());

    /// Flower or season. Each flower and season, whatever its number.
    ///
    /// Chinese Official: Flower Tiles.
    BonusTile = "bonus-tile" {
        source: "Chinese Official rules 1998, fan 81; MIL 2025; Four Winds",
        example: "123m456p789s1122z1f+1z", near_miss: "123m456p789s1122z+1z",
    } => |facts, matches| matches.times(facts.hand.bonus.intersection(BonusTiles::FLOWERS_AND_SEASONS).len() as u8);

    /// Animal. Each animal: cat, rat, rooster, centipede.
    Animal = "animal" {
        source: "Singapore, Singaporean Mahjong scoring rules; Malaysia, Malaysian 3 Player Mah-Jongg",
        example: "123m456p789s1122z3g+1z", near_miss: "123m456p789s1122z5g+1z",
        needs: UseAnimals,
    } => |facts, matches| matches.times(count(facts, BonusKind::Animal));

    /// All animals. All four animals.
    AllAnimals = "all-animals" {
        source: "Singapore, Singaporean Mahjong scoring rules; Malaysia, Malaysian 3 Player Mah-Jongg",
        example: "123m456p789s1122z1234g+1z", near_miss: "123m456p789s1122z1235g+1z",
        needs: UseAnimals, implies: [Hand(Animal)],
    } => |facts, matches| matches.event(count(facts, BonusKind::Animal) == 4);

    /// Face. Each of the four faces.
    Face = "face" {
        source: "Malaysia, Malaysian 3 Player Mah-Jongg",
        example: "123m456p789s1122z5g+1z", near_miss: "123m456p789s1122z4g+1z",
        needs: UseFaces,
    } => |facts, matches| matches.times(count(facts, BonusKind::Face));

    /// All faces. All four faces.
    AllFaces = "all-faces" {
        source: "Malaysia, Malaysian 3 Player Mah-Jongg",
        example: "123m456p789s1122z5678g+1z", near_miss: "123m456p789s1122z4567g+1z",
        needs: UseFaces, implies: [Hand(Face)],
    } => |facts, matches| matches.event(count(facts, BonusKind::Face) == 4);

    /// All bonus tiles. All four flowers, seasons, animals and faces.
    AllSixteen = "all-sixteen" {
        source: "Malaysia, Riichi Advanced: All Sixteen Flowers",
        example: "123m456p789s1122z12345678f12345678g+1z", near_miss: "123m456p789s1122z12345678f1234567g+1z",
        needs: UseFaces, implies: [Hand(AllEight), Hand(AllAnimals), Hand(AllFaces)],
    } => |facts, matches| matches.event(facts.hand.bonus == BonusTiles::ALL);
}

/// Whether the seat has its own tile of a kind: the first is East's, the second South's, and so on.
const fn has_own(facts: &HandFacts, kind: BonusKind) -> bool {
    facts.hand.bonus.has(kind, facts.hand.seat as u8 + 1)
}

pub(super) const fn count(facts: &HandFacts, kind: BonusKind) -> u8 {
    facts.hand.bonus.of(kind).len() as u8
}
