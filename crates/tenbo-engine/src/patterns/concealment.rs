//! Concealed and exposed hands, and whether the last tile was drawn.

use super::define::family;
use super::hand_facts::HandFacts;
use crate::deal::Event;

family! { $
    (category: Winning, scope: Hand,)

    /// Concealed hand. No tile was claimed before the last one.
    ///
    /// Riichi: menzen. Chinese Official: Concealed Hand (fan 62), if the last tile was not drawn.
    ConcealedHand = "concealed-hand" {
        source: "Four Winds, Concealed hand",
        example: "123m456p789s1122z+1z", near_miss: "123m456p1122z(789s)+1z",
        options: [KongsAsConcealed],
        requires: [CONCEALED],
    } => |facts, matches| matches.hand(facts, facts.concealed);

    /// Fully concealed hand. No tile was claimed, and the last one was drawn.
    ///
    /// Riichi: menzen tsumo. Chinese Official: Fully Concealed Hand (fan 56).
    FullyConcealed = "fully-concealed" {
        source: "Riichi Book 1, menzen tsumo; Four Winds, Fully concealed hand",
        example: "123m456p789s1122z~1z", near_miss: "123m456p789s1122z+1z",
        options: [KongsAsConcealed],
        requires: [CONCEALED, SELF_DRAWN], implies: [Hand(ConcealedHand), Unit(SelfDrawn)],
    } => |facts, matches| matches.hand(facts, facts.concealed && facts.event(Event::SelfDrawn));

    /// Fully exposed hand. Every set was claimed, and the last tile too.
    ///
    /// Chinese Official: Melded Hand (fan 53; 52 in 1998).
    FullyExposed = "fully-exposed" {
        source: "Four Winds, Fully exposed hand",
        example: "1z(123m)(456p)(789s)(222z)+1z", near_miss: "1z(123m)(456p)(789s)(222z)~1z",
        options: [MeldedHandKongs],
        implies: [Unit(OutOnPair), Unit(OneChanceHand), Unit(OnlyTile), Unit(OutOnDiscard)],
    } => |facts, matches| matches.hand(facts, is_exposed(facts) && facts.event(Event::FromOther));

    /// Half exposed hand. Every set was claimed, but the last tile was drawn.
    HalfExposed = "half-exposed" {
        source: "Shanghai, Ban-Cho-Ren (Wellesley list)",
        example: "1z(123m)(456p)(789s)(222z)~1z", near_miss: "1z(123m)(456p)(789s)(222z)+1z",
        options: [MeldedHandKongs],
        implies: [Unit(SelfDrawn), Unit(OutOnPair), Unit(OnlyTile)],
    } => |facts, matches| matches.hand(facts, is_exposed(facts) && facts.event(Event::SelfDrawn));

    /// Self-drawn. The last tile was drawn from the wall.
    ///
    /// Chinese Official: Self-Drawn.
    SelfDrawn = "self-drawn" {
        source: "Four Winds, Self-drawn last tile",
        example: "123m456p789s1122z~1z", near_miss: "123m456p789s1122z+1z",
        scope: Event, requires: [SELF_DRAWN],
    } => |facts, matches| matches.event(facts.event(Event::SelfDrawn));

    /// Out on a discard. The last tile came from another player.
    OutOnDiscard = "out-on-discard" {
        source: "Four Winds, Out on a discard",
        example: "123m456p789s1122z+1z", near_miss: "123m456p789s1122z~1z",
        scope: Event, requires: [FROM_OTHER],
    } => |facts, matches| matches.event(facts.event(Event::FromOther));
}

/// Whether every set of a standard hand was claimed, and none is a kong unless the rulebook allows that.
fn is_exposed(facts: &HandFacts) -> bool {
    let claimed = facts.decomposition.sets.iter().all(|set| set.is_claimed());
    facts.is_standard() && claimed && (facts.options.patterns.melded_hand_kongs || facts.kongs == 0)
}
