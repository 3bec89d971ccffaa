//! Patterns of the wait that the last tile ended.

use super::define::family;
use super::hand_facts::HandFacts;
use super::matches::Matches;
use crate::deal::Event;
use crate::decompose::WaitShape;

family! { $
    (category: Winning, scope: Wait, options: [OnlyWait, ExhaustedWaitsCount, KnittedStraightWaits, DealtHandWaits],)

    /// Edge wait. Won on the 3 of 123 or the 7 of 789, in some rules only if no other tile would have completed the
    /// hand.
    ///
    /// Chinese Official: Edge Wait.
    EdgeWait = "edge-wait" {
        source: "Chinese Official rules 1998, fan 77; MIL 2025; Four Winds",
        example: "12m456p789s11122z+3m", near_miss: "23m456p789s11122z+1m",
        requires: [EDGE_WAIT], implies: [Unit(OneChanceChow)],
    } => |facts, matches| matches.event(facts.waited(WaitShape::Edge));

    /// Closed wait. Won on the middle tile of a chow, in some rules only if no other tile would have completed the
    /// hand.
    ///
    /// Chinese Official: Closed Wait.
    ClosedWait = "closed-wait" {
        source: "Chinese Official rules 1998, fan 78; MIL 2025; Four Winds",
        example: "13m456p789s11122z+2m", near_miss: "23m456p789s11122z+1m",
        requires: [CLOSED_WAIT], implies: [Unit(OneChanceChow)],
    } => |facts, matches| matches.event(facts.waited(WaitShape::Closed));

    /// One-chance chow. Won on the 3 of 123, the 7 of 789 or the middle tile of a chow: an edge or a closed wait.
    OneChanceChow = "one-chance-chow" {
        source: "Four Winds, Out on a one-chance Chow",
        example: "12m456p789s11122z+3m", near_miss: "23m456p789s11122z+1m",
        implies: [Unit(OneChanceHand)],
    } => |facts, matches| matches.event(facts.waited(WaitShape::Edge) || facts.waited(WaitShape::Closed));

    /// Out on the pair. The last tile completed the pair.
    ///
    /// Chinese Official: Single Wait (fan 79).
    OutOnPair = "out-on-pair" {
        source: "Four Winds, Out on a pair",
        example: "123m456p789s1112z+2z", near_miss: "123m456p789s1122z+2z",
        requires: [PAIR_WAIT], implies: [Unit(OneChanceHand)],
    } => |facts, matches| matches.event(facts.waited(WaitShape::Pair));

    /// Out on a pair of terminals or honors. The last tile completed a pair of ones, nines, winds or dragons.
    OutOnTerminalOrHonorPair = "out-on-terminal-or-honor-pair" {
        source: "Kajongg 22.12, DMJL: last tile completes a pair of terminals or honors",
        example: "123m456p789s1112z+2z", near_miss: "123m456p789s1112s+2s",
        requires: [PAIR_WAIT], implies: [Unit(OutOnPair)],
    } => |facts, matches| {
        matches.event(
            facts.waited(WaitShape::Pair) && facts.decomposition.pair.is_some_and(|pair| pair.is_terminal_or_honor()),
        )
    };

    /// The only possible tile. No other kind of tile would have completed the hand, in any decomposition.
    OnlyTile = "only-tile" {
        source: "Millington, only possible tile; Kajongg 22.12, DMJL",
        example: "123m456p79s11122z+8s", near_miss: "123m456p78s11122z+9s",
        scope: Event, options: [OnlyTileSeesTable],
    } => |facts, matches| matches.event(facts.is_only_tile());

    /// One-chance wait. Won on an edge, a closed or a pair wait; with the option `only-wait`, on any wait for a single
    /// kind of tile.
    OneChanceHand = "one-chance-hand" {
        source: "Four Winds, One-chance hand",
        example: "123m456p79s11122z+8s", near_miss: "123m456p78s11122z+9s",
    } => |facts, matches| matches.event(facts.is_one_chance());

    /// Last of a one-chance chow. A one-chance chow, won on the last copy of its tile.
    LastOfOneChance = "last-of-one-chance" {
        source: "Four Winds, Out on last of a one-chance Chow",
        example: "last-copy 123m456p79s11122z+8s", near_miss: "last-copy 123m456p78s11122z+9s",
        requires: [RARE_EVENT], implies: [Unit(OneChanceChow), Hand(LastCopy)],
    } => last_of_one_chance;
}

/// An edge or closed wait for the last copy of the tile. A pair wait cannot be: the hand holds another copy.
fn last_of_one_chance(facts: &HandFacts, matches: &mut Matches) {
    let chow = facts.waited(WaitShape::Edge) || facts.waited(WaitShape::Closed);
    matches.event(facts.event(Event::LastCopy) && chow);
}
