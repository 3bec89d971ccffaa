//! When the hand was won, with which tile, and where that came from.

use super::define::family;
use super::hand_facts::HandFacts;
use super::matches::Matches;
use crate::deal::Event;
use crate::tiles::{Kind, Suit};

family! { $
    (category: Winning, scope: Event, requires: [RARE_EVENT],)

    /// Last of its kind. Won on a tile of which the other three copies already lay open.
    ///
    /// Chinese Official: Last Tile.
    LastCopy = "last-copy" {
        source: "Chinese Official rules 1998, fan 58; MIL 2025; Four Winds",
        example: "last-copy 123m456p78s11222z+9s", near_miss: "123m456p78s11222z+9s",
    } => |facts, matches| matches.event(facts.event(Event::LastCopy));

    /// Last tile of the wall. Won by drawing the last tile of the wall.
    ///
    /// Riichi: haitei. Chinese Official: Last Tile Draw (fan 44).
    LastTile = "last-tile" {
        source: "WRC Rules 2025, Last Tile Draw; Four Winds",
        example: "last-tile 123m456p789s1122z~1z", near_miss: "123m456p789s1122z~1z",
        options: [LastTileWithReplacement],
        implies: [Unit(SelfDrawn)],
    } => |facts, matches| matches.event(facts.event(Event::LastTile));

    /// Last discard. Won on the discard after the last tile of the wall.
    ///
    /// Riichi: houtei. Chinese Official: Last Tile Claim (fan 45).
    LastDiscard = "last-discard" {
        source: "WRC Rules 2025, Last Tile Claim; Four Winds",
        example: "last-discard 123m456p789s1122z+1z", near_miss: "123m456p789s1122z+1z",
        implies: [Unit(OutOnDiscard)],
    } => |facts, matches| matches.event(facts.event(Event::LastDiscard));

    /// After a kong. Won on the replacement tile drawn after the player's own kong, in some rules also on one drawn for
    /// a flower.
    ///
    /// Riichi: rinshan kaihou. Chinese Official: Out with Replacement Tile (fan 46).
    Supplement = "supplement" {
        source: "WRC Rules 2025, After a Quad; Four Winds",
        example: "kong-replacement 123m456p1122z[1111s]~1z", near_miss: "123m456p1122z[1111s]~1z",
        options: [ReplacementOnLastDiscard, FlowerSupplements, LastTileWithReplacement],
        implies: [Unit(SelfDrawn)],
    } => supplement;

    /// Kong on kong. Won on the replacement tile of a second kong that was made with the replacement tile of a first.
    KongOnKong = "kong-on-kong" {
        source: "Millington, Kong on Kong; Four Winds",
        example: "kong-on-kong 11z456s11p[1111s][2222m]~1z", near_miss: "kong-replacement 11z456s11p[1111s][2222m]~1z",
        implies: [Hand(Supplement)],
    } => |facts, matches| matches.event(facts.event(Event::KongOnKong));

    /// After a flower. Won on the tile drawn for a flower or season.
    FlowerSupplement = "flower-supplement" {
        source: "Taiwanese, replacement of a flower; Four Winds, Out on a supplement tile",
        example: "flower-replacement 123m456p789s1122z1f~1z", near_miss: "123m456p789s1122z1f~1z",
        needs: UseFlowers, implies: [Unit(SelfDrawn)],
    } => |facts, matches| matches.event(facts.event(Event::FlowerReplacement));

    /// Robbing a kong. Won on the tile that another player added to a pung.
    ///
    /// Riichi: chankan. Chinese Official: Robbing the Kong (fan 47).
    RobbingKong = "robbing-kong" {
        source: "WRC Rules 2025, Robbing a Quad; Four Winds",
        example: "robbed-kong 123m456p78s11222z+9s", near_miss: "123m456p78s11222z+9s",
        options: [RobConcealedKong],
        implies: [Unit(OutOnDiscard)],
    } => |facts, matches| matches.event(facts.event(Event::RobbedKong));

    /// Discard after a kong. Won on the discard of a player who had just drawn a tile for a kong.
    ///
    /// Riichi: kanburi, which only some tables play.
    DiscardAfterKong = "discard-after-kong" {
        source: "Local yaku (ma-jann.com), kanburi; Sichuan, gang shang pao",
        example: "kong-discard 123m456p789s1122z+1z", near_miss: "123m456p789s1122z+1z",
        implies: [Unit(OutOnDiscard)],
    } => |facts, matches| matches.event(facts.event(Event::KongDiscard));

    /// Swallow return. Won on the tile with which another player declared riichi.
    ///
    /// Riichi: tsubame-gaeshi, which only some tables play.
    SwallowReturn = "swallow-return" {
        source: "Hii's Mahjong Research 1-10-1, tsubame-gaeshi",
        example: "riichi-discard 123m456p789s1122z+1z", near_miss: "123m456p789s1122z+1z",
        needs: Riichi, implies: [Unit(OutOnDiscard)],
    } => |facts, matches| matches.event(facts.event(Event::RiichiDiscard));

    /// Blessing of heaven. The dealer's hand is complete as dealt; in some rules concealed kongs may come before.
    ///
    /// Riichi: tenhou.
    Heavenly = "heavenly" {
        source: "WRC Rules 2025, Blessing of Heaven; Four Winds",
        example: "heaven 123m456p789s1122z~1z", near_miss: "123m456p789s1122z~1z",
        options: [HeavenAfterKong],
        implies: [Hand(FullyConcealed)],
    } => |facts, matches| matches.event(facts.event(Event::Heaven));

    /// Blessing of earth. A player other than the dealer wins on their first draw before any claim, or on the dealer's
    /// first discard, depending on the rulebook.
    ///
    /// Riichi: chiihou, on the first draw.
    Earthly = "earthly" {
        source: "WRC Rules 2025, Blessing of Earth; Four Winds",
        example: "earth 123m456p789s1122z~1z", near_miss: "123m456p789s1122z~1z",
        options: [EarthsBlessing, EarthAfterKong],
        implies: [Hand(FullyConcealed)],
    } => |facts, matches| matches.event(facts.event(Event::Earth));

    /// Blessing of man. Won on a discard before the player's first draw and before any claim.
    ///
    /// Riichi: renhou.
    Humanly = "humanly" {
        source: "WRC Rules 2025, Blessing of Man; Four Winds",
        example: "human 123m456p789s1122z+1z", near_miss: "123m456p789s1122z+1z",
        implies: [Hand(ConcealedHand), Unit(OutOnDiscard)],
    } => |facts, matches| matches.event(facts.event(Event::Human));

    /// Early win. Won when at most ten tiles had been discarded.
    Early10 = "early-10" {
        source: "Taiwanese, Early winning (mahjongtime.com); Four Winds",
        example: "early-10 123m456p789s1122z+1z", near_miss: "123m456p789s1122z+1z",
    } => |facts, matches| matches.event(facts.event(Event::Early10));

    /// Very early win. Won when at most five tiles had been discarded.
    Early5 = "early-5" {
        source: "Taiwanese, Early winning 2 (mahjongtime.com); Four Winds",
        example: "early-5 123m456p789s1122z+1z", near_miss: "early-10 123m456p789s1122z+1z",
        implies: [Hand(Early10)],
    } => |facts, matches| matches.event(facts.event(Event::Early5));

    /// Moon from the bottom of the sea. Won on the 1 of dots as the last tile of the wall, in some rules also as the
    /// last discard.
    Moon = "moon" {
        source: "Millington, Plucking the Moon; Four Winds, Moon from the Bottom of the Sea",
        example: "last-tile 123m23p789s11122z~1p", near_miss: "last-tile 123m23p789s11122z~4p",
        options: [MoonOnLastDiscard],
    } => moon;

    /// Plum blossom on the roof. Won on the 5 of dots drawn after a kong, in some rules also after a flower.
    Plum = "plum" {
        source: "Millington, Plum Blossom; Four Winds",
        example: "kong-replacement 123m46p1122z1z[1111s]~5p", near_miss: "kong-replacement 123m56p1122z1z[1111s]~4p",
        options: [FlowerSupplements],
        implies: [Hand(Supplement)],
    } => |facts, matches| matches.event(is_supplement(facts) && won_on(facts, Suit::Dots, 5));

    /// Carrying pole. Won on the 2 of bamboos that another player added to a pung.
    Pole = "pole" {
        source: "Millington, Scratching a Carrying Pole; Four Winds",
        example: "robbed-kong 123m456p13s11222z+2s", near_miss: "robbed-kong 123m456p23s11222z+4s",
        implies: [Hand(RobbingKong)],
    } => |facts, matches| matches.event(facts.event(Event::RobbedKong) && won_on(facts, Suit::Bamboos, 2));

    /// East's winning streak. East wins for the thirteenth time in a row, or for another number that the rulebook sets.
    EastStreak = "east-streak" {
        source: "Millington, East's thirteenth win",
        example: "streak 123m456p789s1122z+1z", near_miss: "123m456p789s1122z+1z",
        options: [EastStreakWins],
    } => |facts, matches| matches.event(facts.event(Event::Streak));
}

fn supplement(facts: &HandFacts, matches: &mut Matches) {
    let last = facts.options.patterns.replacement_on_last_discard && facts.event(Event::LastDiscard);
    matches.event(is_supplement(facts) || last);
}

/// Whether the winning tile was drawn after a kong or, where the rules allow, after a flower.
fn is_supplement(facts: &HandFacts) -> bool {
    facts.event(Event::KongReplacement)
        || facts.options.patterns.flower_supplements && facts.event(Event::FlowerReplacement)
}

/// Whether the hand won on the tile of this suit and rank.
fn won_on(facts: &HandFacts, suit: Suit, rank: u8) -> bool {
    facts.hand.win.is_some() && facts.hand.win == Kind::suited(suit, rank)
}

/// The one of dots as the last tile of the wall, or in some rules as the last discard.
fn moon(facts: &HandFacts, matches: &mut Matches) {
    let last =
        facts.event(Event::LastTile) || facts.options.patterns.moon_on_last_discard && facts.event(Event::LastDiscard);
    matches.event(last && won_on(facts, Suit::Dots, 1));
}
