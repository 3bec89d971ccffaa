//! American hands of one color: each suit goes with a dragon, and bamboos are divided into green and red ranks.

use super::define::family;
use super::hand_facts::HandFacts;
use super::matches::Matches;
use crate::decompose::Shape;
use crate::tiles::{Kind, Kinds, Suit};

family! { $
    (category: Limit, scope: Hand,)

    /// Imperial jade. Pungs or kongs and a pair of green tiles.
    ImperialJade = "imperial-jade" {
        source: "Four Winds, Imperial Jade",
        example: "222444666s88s66z+6z", near_miss: "223344666s88s66z+6z",
        requires: [ONLY_GREEN, NO_CHOW], implies: [Hand(PungHand), Hand(AllGreen)],
    } => |facts, matches| {
        matches.hand(facts, facts.is_standard() && facts.chows == 0 && facts.kinds.is_subset(Kinds::GREEN))
    };

    /// Jade hand. Sets of 2, 3, 4, 6 and 8 of bamboos and a pair of green dragons.
    JadeHand = "jade-hand" {
        source: "Four Winds, Limit and special hands, American: Jade Hand",
        example: "234444666888s6z+6z", near_miss: "234444666s666z8s+8s",
        build: OrPairs, options: [JewelsInPairs], requires: [ONLY_GREEN, SOME_HONORS], implies: [Hand(AllGreen)],
    } => |facts, matches| jewel(facts, matches, Suit::Bamboos, GREEN, Kind::GREEN);

    /// Pearl hand. Sets of 2, 3, 4, 6 and 8 of dots and a pair of white dragons.
    PearlHand = "pearl-hand" {
        source: "Four Winds, Limit and special hands, American: Pearl Hand",
        example: "234444666888p5z+5z", near_miss: "234444666888p6z+6z",
        build: OrPairs, options: [JewelsInPairs], requires: [ONE_SUIT, SOME_HONORS], implies: [Hand(OneSuitHonors)],
    } => |facts, matches| jewel(facts, matches, Suit::Dots, GREEN, Kind::WHITE);

    /// Ruby hand. Pungs or kongs of 1, 5, 7 and 9 of bamboos and a pair of red dragons.
    RubyHand = "ruby-hand" {
        source: "Four Winds, Limit and special hands, American: Ruby Hand",
        example: "111555777999s7z+7z", near_miss: "111555777999s6z+6z",
        build: OrPairs, options: [JewelsInPairs], requires: [ONE_SUIT, SOME_HONORS], implies: [Hand(AllRed), FourSets(OldAndYoung)],
    } => |facts, matches| jewel(facts, matches, Suit::Bamboos, RED, Kind::RED);
}

/// The green ranks.
const GREEN: Kinds = Kinds::of_ranks(0b010_101_110);
/// The red ranks, of which no chow can be made.
const RED: Kinds = Kinds::of_ranks(0b101_010_001);

/// Reports a hand of these ranks of a suit with a pair of the dragon, or, where the rulebook allows, seven such pairs
/// including the dragon.
fn jewel(facts: &HandFacts, matches: &mut Matches, suit: Suit, numbers: Kinds, dragon: Kind) {
    let numbers = numbers.intersection(Kinds::suit(suit));
    let sets = facts.is_standard()
        && facts.decomposition.pair == Some(dragon)
        && facts.kinds.difference(Kinds::one(dragon)).is_subset(numbers);
    let pairs = facts.options.limit_hands.jewels_in_pairs
        && facts.decomposition.shape == Shape::SevenPairs
        && facts.kinds.contains(dragon)
        && facts.kinds.is_subset(numbers.union(Kinds::one(dragon)));
    matches.hand(facts, sets || pairs);
}
