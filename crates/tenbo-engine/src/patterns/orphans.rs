//! Thirteen orphans.

use super::define::family;
use crate::decompose::{Completed, Shape};

family! { $
    (category: Limit, scope: Hand, requires: [THIRTEEN_ORPHANS],)

    /// Thirteen orphans. One of each terminal and honor, and one of them twice.
    ///
    /// Riichi: kokushi musou. Chinese Official: Thirteen Orphans (fan 7).
    ThirteenOrphans = "thirteen-orphans" {
        source: "WRC Rules 2025, Thirteen Orphans",
        example: "19m19p19s1123456z+7z", near_miss: "1199m1199p1199s1z+1z",
        options: [RobConcealedKong],
        implies: [Hand(ConcealedHand), Hand(AllTerminalsHonors), Hand(AllTypes), Hand(ThreeNumbers)],
    } => |facts, matches| matches.hand(facts, facts.decomposition.shape == Shape::ThirteenOrphans);

    /// Thirteen orphans, thirteen waits. Thirteen orphans that waited for any of the thirteen.
    ///
    /// Riichi: kokushi musou juusanmen.
    ThirteenOrphansWait = "thirteen-orphans-wait" {
        source: "Mahjong Soul, Thirteen Orphans on thirteen tiles",
        example: "19m19p19s1234567z+7z", near_miss: "19m19p19s1123456z+7z",
        implies: [Hand(ThirteenOrphans)],
    } => |facts, matches| {
        matches.hand(
            facts,
            facts.decomposition.shape == Shape::ThirteenOrphans && facts.decomposition.completed == Completed::Pair,
        )
    };
}
