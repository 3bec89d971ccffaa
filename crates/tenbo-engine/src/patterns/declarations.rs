//! Patterns about what the winner had declared.

use super::define::family;
use crate::deal::Event;

family! { $
    (category: Winning, scope: Event,)

    /// Ready declaration. The player had declared that the hand was ready.
    ReadyDeclaration = "ready-declaration" {
        source: "Four Winds, Voluntary ready declaration",
        example: "ready 123m456p789s1122z~1z", near_miss: "123m456p789s1122z~1z",
        requires: [DECLARED_READY],
    } => |facts, matches| matches.event(facts.event(Event::Ready));

    /// Original call. The player declared a ready hand with the first discard and kept it.
    OriginalCall = "original-call" {
        source: "Millington, Original Call; Four Winds",
        example: "original-call 123m456p789s1122z~1z", near_miss: "ready 123m456p789s1122z~1z",
        requires: [RARE_EVENT], implies: [Hand(ReadyDeclaration)],
    } => |facts, matches| matches.event(facts.event(Event::OriginalCall));

    /// Ready. The concealed hand was declared ready, with a stick laid down.
    ///
    /// Riichi: riichi.
    Riichi = "riichi" {
        source: "WRC Rules 2025, Riichi",
        example: "riichi 123m456p789s1122z~1z", near_miss: "123m456p789s1122z~1z",
        needs: Riichi, requires: [DECLARED_READY], implies: [Hand(ReadyDeclaration)],
    } => |facts, matches| matches.event(facts.event(Event::Riichi));

    /// Ready on the first turn. The hand was declared ready with the first discard, before any claim.
    ///
    /// Riichi: double riichi.
    DoubleRiichi = "double-riichi" {
        source: "WRC Rules 2025, Double Riichi",
        example: "double-riichi 123m456p789s1122z~1z", near_miss: "riichi 123m456p789s1122z~1z",
        needs: Riichi, requires: [RARE_EVENT], implies: [Hand(Riichi)],
    } => |facts, matches| matches.event(facts.event(Event::DoubleRiichi));

    /// Open ready. The hand was declared ready with all its tiles, or the waiting ones, face up.
    ///
    /// Riichi: open riichi, which only some tables play.
    OpenRiichi = "open-riichi" {
        source: "Local yaku (ma-jann.com), open riichi",
        example: "open-riichi 123m456p789s1122z~1z", near_miss: "riichi 123m456p789s1122z~1z",
        needs: OpenRiichi, requires: [RARE_EVENT], implies: [Hand(Riichi)],
    } => |facts, matches| matches.event(facts.event(Event::OpenRiichi));

    /// Open ready, fed. After an open declaration, won on the tile of a player who had not declared riichi.
    ///
    /// Riichi: a yakuman where open riichi is played.
    FedOpenRiichi = "fed-open-riichi" {
        source: "Hii's Mahjong Research 1-10-2, win from a discard after open riichi",
        example: "open-riichi 123m456p789s1122z+1z", near_miss: "open-riichi 123m456p789s1122z~1z",
        needs: OpenRiichi, requires: [RARE_EVENT], implies: [Hand(OpenRiichi), Unit(OutOnDiscard)],
    } => |facts, matches| matches.event(facts.event(Event::FedOpenRiichi));

    /// Within one turn. Won within one turn of declaring riichi, without a claim in between.
    ///
    /// Riichi: ippatsu.
    Ippatsu = "ippatsu" {
        source: "WRC Rules 2025, Unbroken",
        example: "riichi ippatsu 123m456p789s1122z~1z", near_miss: "riichi 123m456p789s1122z~1z",
        needs: Ippatsu, requires: [DECLARED_READY],
    } => |facts, matches| matches.event(facts.event(Event::Ippatsu));
}
