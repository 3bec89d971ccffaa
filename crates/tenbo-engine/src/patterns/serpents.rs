//! Serpents: limit hands built around a run through one suit.

use super::define::family;
use super::hand_facts::HandFacts;
use super::matches::Matches;
use crate::decompose::Shape;
use crate::tiles::{Kind, Kinds, Suit};

family! { $
    (category: Limit, scope: Hand,)

    /// Squirming snake. Pungs of the ones and nines of a suit, and 2 to 8 of it with another 2, 5 or 8 as the pair.
    SquirmingSnake = "squirming-snake" {
        source: "Four Winds, Limit and special hands, serpents: Squirming Snake",
        example: "1113456789992m+2m", near_miss: "1112456678999m+2m",
        build: Irregular, requires: [ONE_SUIT, NO_HONORS, TWO_TRIPLETS, STANDARD],
        implies: [Hand(OneSuitOnly), Hand(OldAndYoung), Hand(Pair258)],
    } => squirming_snake;

    /// Great snake. 1 to 9 of a suit with a pung of dragons and a pair of winds, or the other way round.
    GreatSnake = "great-snake" {
        source: "Four Winds, Great Snake",
        example: "123456789m5551z+1z", near_miss: "123456789m5556z+6z",
        build: Irregular, requires: [ONE_SUIT, SOME_HONORS],
        implies: [Hand(PureStraight), Hand(OneSuitHonors), Hand(PungHonor)],
    } => great_snake;

    /// Run, pung and a pair. 1 to 9 of a suit in chows, a pung and a pair of the same suit.
    RunPungPair = "run-pung-pair" {
        source: "Four Winds, serpents: Run, Pung and a Pair",
        example: "1234567777899m+9m", near_miss: "123456777789m5p+5p",
        build: Irregular, requires: [ONE_SUIT, NO_HONORS, TRIPLET],
        implies: [Hand(PureStraight), Hand(OneSuitOnly), Hand(FourOfAKind)],
    } => |facts, matches| matches.hand(facts, run(facts).is_some_and(|suit| facts.kinds.is_subset(Kinds::suit(suit))));

    /// Emerald snake. 1 to 9 of bamboos in chows, a pung of green dragons, a pair of honors.
    EmeraldSnake = "emerald-snake" {
        source: "Four Winds, Limit and special hands, serpents: Emerald Snake",
        example: "123456789s6661z+1z", near_miss: "123456789s7771z+1z",
        build: Irregular, options: [SnakePairOwnWind], requires: [ONE_SUIT, SOME_HONORS, HONOR_TRIPLET],
        implies: [Hand(PureStraight), Hand(OneSuitHonors), Hand(PungDragon)],
    } => |facts, matches| colored(facts, matches, Suit::Bamboos, Kind::GREEN);

    /// Ruby snake. 1 to 9 of characters in chows, a pung of red dragons, a pair of honors.
    RubySnake = "ruby-snake" {
        source: "Four Winds, Limit and special hands, serpents: Ruby Snake",
        example: "123456789m7771z+1z", near_miss: "123456789m6661z+1z",
        build: Irregular, options: [SnakePairOwnWind], requires: [ONE_SUIT, SOME_HONORS, HONOR_TRIPLET],
        implies: [Hand(PureStraight), Hand(OneSuitHonors), Hand(PungDragon)],
    } => |facts, matches| colored(facts, matches, Suit::Characters, Kind::RED);

    /// Diamond snake. 1 to 9 of dots in chows, a pung of white dragons, a pair of honors.
    DiamondSnake = "diamond-snake" {
        source: "Four Winds, Limit and special hands, serpents: Diamond Snake",
        example: "123456789p5551z+1z", near_miss: "123456789p6661z+1z",
        build: Irregular, options: [SnakePairOwnWind], requires: [ONE_SUIT, SOME_HONORS, HONOR_TRIPLET],
        implies: [Hand(PureStraight), Hand(OneSuitHonors), Hand(PungDragon)],
    } => |facts, matches| colored(facts, matches, Suit::Dots, Kind::WHITE);

    /// Little snake. 1 to 9 of a suit, one of each wind, and any honor.
    LittleSnake = "little-snake" {
        source: "Four Winds, Limit and special hands, serpents: Little Snake",
        example: "123456789s1234z+5z", near_miss: "1123456789s123z+4z",
        requires: [IRREGULAR, ONE_SUIT, SOME_HONORS], implies: [Hand(ConcealedHand), Hand(OneSuitHonors)],
    } => |facts, matches| matches.hand(facts, facts.decomposition.shape == Shape::LittleSnake);

    /// Wriggling snake. 1 to 9 of a suit with a second 1, and one of each wind.
    WrigglingSnake = "wriggling-snake" {
        source: "BMJA, Wriggling Snake (mahjongbritishrules.com, special hands); Four Winds, serpents",
        example: "1123456789m123z+4z", near_miss: "123456789m1234z+1z",
        requires: [IRREGULAR, ONE_SUIT, SOME_HONORS], implies: [Hand(ConcealedHand), Hand(OneSuitHonors)],
    } => |facts, matches| matches.hand(facts, facts.decomposition.shape == Shape::WrigglingSnake);
}

/// The suit of the run from one to nine if it forms the only three chows of the hand.
fn run(facts: &HandFacts) -> Option<Suit> {
    let run = |suit: &Suit| facts.chow_firsts.ranks(*suit) == 0b001_001_001;
    Suit::ALL.into_iter().find(run).filter(|_| facts.is_standard() && facts.chows == 3)
}

/// One to nine of a suit, a dragon triplet and a pair of winds, or a wind triplet and a pair of dragons.
fn great_snake(facts: &HandFacts, matches: &mut Matches) {
    let honors = |a: Kinds, b: Kinds| facts.triplets.intersects(a) && facts.pairs.intersects(b);
    let ends = honors(Kinds::DRAGONS, Kinds::WINDS) || honors(Kinds::WINDS, Kinds::DRAGONS);
    matches.hand(facts, run(facts).is_some() && ends);
}

/// Triplets of the one and the nine, and two to eight with a pair of the two, five or eight, all of one suit.
fn squirming_snake(facts: &HandFacts, matches: &mut Matches) {
    let Some(pair) = facts.decomposition.pair.filter(|_| facts.is_standard() && facts.chows == 2) else { return };
    let Some(suit) = pair.suit() else { return };
    let chows = match pair.rank() {
        2 => 0b000_100_100,
        5 => 0b000_100_010,
        8 => 0b000_010_010,
        _ => return,
    };
    let ends = Kinds::TERMINALS.intersection(Kinds::suit(suit));
    matches.hand(
        facts,
        facts.triplets == ends && facts.chow_firsts.ranks(suit) == chows && facts.kinds.is_subset(Kinds::suit(suit)),
    );
}

/// Reports one to nine of a suit, a triplet of the dragon of its color, and a pair of honors, of the seat's own wind
/// where the rulebook asks for that.
fn colored(facts: &HandFacts, matches: &mut Matches, suit: Suit, dragon: Kind) {
    let own = facts.hand.seat.wind().tile();
    let pair = facts
        .decomposition
        .pair
        .is_some_and(|pair| pair == own || pair.is_honor() && !facts.options.limit_hands.snake_pair_own_wind);
    matches.hand(facts, run(facts) == Some(suit) && facts.triplets.contains(dragon) && pair);
}
