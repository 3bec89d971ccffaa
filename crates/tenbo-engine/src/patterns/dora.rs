//! Bonus tiles of riichi. They add value to a win but never make a hand a winning one.

use super::define::family;

family! { $
    (category: Bonus, scope: Event, requires: [DORA],)

    /// Bonus tiles. Each tile that an open indicator points at: the next of its suit, wind or dragon.
    ///
    /// Riichi: dora.
    Dora = "dora" {
        source: "WRC Rules 2025, dora",
        example: "dora-1 123m456p789s1122z~1z", near_miss: "123m456p789s1122z~1z",
        needs: Riichi,
    } => |facts, matches| matches.times(facts.hand.dora);

    /// Hidden bonus tiles. Each tile that an indicator under the open ones points at, for a player who declared riichi.
    ///
    /// Riichi: ura dora.
    UraDora = "ura-dora" {
        source: "WRC Rules 2025, ura dora",
        example: "riichi ura-1 123m456p789s1122z~1z", near_miss: "riichi 123m456p789s1122z~1z",
        needs: UraDora,
    } => |facts, matches| matches.times(facts.hand.ura);

    /// Red fives. Each red five.
    ///
    /// Riichi: aka dora.
    RedDora = "red-dora" {
        source: "Tenhou, red fives",
        example: "red-1 123m406p789s1122z~1z", near_miss: "123m456p789s1122z~1z",
        needs: RedFives,
    } => |facts, matches| matches.times(facts.hand.reds);

    /// North tiles laid aside. Each north tile laid aside in a game for three.
    ///
    /// Riichi: nukidora.
    NorthBonus = "north-bonus" {
        source: "Tenhou, riichi for three",
        example: "north-1 123m456p789s1122z~1z", near_miss: "123m456p789s1122z~1z",
        needs: Riichi,
    } => |facts, matches| matches.times(facts.hand.norths);
}
