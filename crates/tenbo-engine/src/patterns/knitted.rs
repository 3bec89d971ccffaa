//! Special hands across suits: knitted tiles, knitting, windy chows, and unconnected tiles.

use super::define::family;
use super::hand_facts::HandFacts;
use super::matches::Matches;
use crate::deal::Event;
use crate::decompose::{Form, Shape, knitted_straight_within};
use crate::tiles::Kinds;

family! { $
    (category: Limit, scope: Hand,)

    /// Honors with knitted tiles. Fourteen different tiles: honors, and tiles of one knitted straight.
    ///
    /// Chinese Official: Lesser Honors and Knitted Tiles.
    LesserHonorsKnitted = "lesser-honors-knitted" {
        source: "Chinese Official rules 1998, fan 34; MIL 2025; Four Winds",
        example: "147m258p36s12345z+6z", near_miss: "147m258p369s1112z+2z",
        requires: [KNITTED], implies: [Hand(ConcealedHand), Hand(AllTypes)],
    } => |facts, matches| matches.hand(facts, facts.decomposition.shape == Shape::KnittedHonors);

    /// All honors with knitted tiles. All seven honors and seven different tiles of a knitted straight.
    ///
    /// Chinese Official: Greater Honors and Knitted Tiles.
    GreaterHonorsKnitted = "greater-honors-knitted" {
        source: "Chinese Official rules 1998, fan 20; MIL 2025; Four Winds",
        example: "147m25p36s123456z+7z", near_miss: "147m258p36s12345z+6z",
        requires: [KNITTED], implies: [Hand(LesserHonorsKnitted)],
    } => |facts, matches| {
        matches.hand(facts, facts.decomposition.shape == Shape::KnittedHonors && Kinds::HONORS.is_subset(facts.kinds))
    };

    /// Knitted straight. 147, 258 and 369, one in each suit.
    ///
    /// Chinese Official: Knitted Straight.
    KnittedStraight = "knitted-straight" {
        source: "Chinese Official rules 1998, fan 35; MIL 2025; Four Winds",
        example: "147m258p369s234p5z+5z", near_miss: "147m258p36s12345z+6z",
        scope: Sets, requires: [KNITTED],
    } => knitted_straight;

    /// Knitting. The same seven numbers in two suits.
    Knitting = "knitting" {
        source: "BMJA, Knitting (mahjongbritishrules.com, special hands); Four Winds, miscellaneous",
        example: "2345679p234567s+9s", near_miss: "2233445566779p+9p",
        requires: [IRREGULAR, TWO_SUITS, NO_HONORS], implies: [Hand(ConcealedHand), Hand(TwoSuitsOnly)],
    } => |facts, matches| matches.hand(facts, facts.decomposition.shape == Shape::Knitting);

    /// Triple knitting. The same four numbers in all three suits, and one more number in two of them.
    TripleKnitting = "triple-knitting" {
        source: "BMJA, Triple Knitting (mahjongbritishrules.com, special hands); Four Winds, miscellaneous",
        example: "2467m24678p2467s+8s", near_miss: "22446677m22448p+8p",
        requires: [IRREGULAR, NO_HONORS], implies: [Hand(ConcealedHand), Hand(NoHonors)],
    } => |facts, matches| matches.hand(facts, facts.decomposition.shape == Shape::TripleKnitting);

    /// Windy chows. A chow of each suit, one of each wind, and a second one of any wind.
    WindyChows = "windy-chows" {
        source: "Four Winds, miscellaneous; Shanghai: Second Dynasty, Windy Chows",
        example: "123m456p789s1234z+4z", near_miss: "123m456p789s1114z+4z",
        requires: [IRREGULAR, SOME_HONORS], implies: [Hand(ConcealedHand)],
    } => |facts, matches| matches.hand(facts, facts.decomposition.shape == Shape::WindyChows);

    /// Thirteen unconnected tiles. In the first turn a pair and twelve tiles of which no two could become a set
    /// together.
    Unconnected = "unconnected" {
        source: "Four Winds, 13 unconnected tiles: reconstructed from the Japanese shiisanputa",
        example: "earth 147m258p36s12345z~5z", near_miss: "147m258p36s12345z~5z",
        requires: [IRREGULAR], implies: [Hand(FullyConcealed)],
    } => unconnected;
}

fn knitted_straight(facts: &HandFacts, matches: &mut Matches) {
    match facts.decomposition.shape {
        Shape::KnittedStraight => matches.sets(facts.sets(|set| set.form == Form::Knitted)),
        Shape::KnittedHonors => matches.hand(facts, knitted_straight_within(facts.kinds).is_some()),
        _ => {}
    }
}

/// Unconnected tiles, won by a blessing of heaven or earth.
fn unconnected(facts: &HandFacts, matches: &mut Matches) {
    let first = facts.event(Event::Heaven) || facts.event(Event::Earth);
    matches.hand(facts, facts.decomposition.shape == Shape::Unconnected && first);
}
