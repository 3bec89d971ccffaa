//! Concealment, waits and ways of winning.

use super::entry::Matches;
use super::hand_facts::HandFacts;
use crate::deal::Event;
use crate::decompose::WaitShape;
use crate::tiles::{Kind, Suit};

macro_rules! rows_of_winning {
    ([$next:ident $($then:ident)*] $($after:tt)*) => { $next! { [$($then)*]
    ConcealedHand = "concealed-hand", Winning, Hand, winning::concealed_hand, [] if [Concealed];
        "123m456p789s1122z+1z" / "123m456p1122z(789s)+1z", "Four Winds, Concealed hand";
    FullyConcealed = "fully-concealed", Winning, Hand, winning::fully_concealed,
        [Hand ConcealedHand, Unit SelfDrawn] if [Concealed SelfDrawn];
        "123m456p789s1122z~1z" / "123m456p789s1122z+1z", "Riichi Book 1, menzen tsumo; Four Winds, Fully concealed hand";
    FullyExposed = "fully-exposed", Winning, Hand, winning::fully_exposed, [Unit OutOnPair, Unit OneChanceHand, Unit OnlyTile, Unit OutOnDiscard];
        "1z(123m)(456p)(789s)(222z)+1z" / "1z(123m)(456p)(789s)(222z)~1z", "Four Winds, Fully exposed hand";
    HalfExposed = "half-exposed", Winning, Hand, winning::half_exposed, [Unit SelfDrawn, Unit OutOnPair, Unit OnlyTile];
        "1z(123m)(456p)(789s)(222z)~1z" / "1z(123m)(456p)(789s)(222z)+1z", "Shanghai, Ban-Cho-Ren (Wellesley list)";
    SelfDrawn = "self-drawn", Winning, Event, winning::self_drawn, [] if [SelfDrawn];
        "123m456p789s1122z~1z" / "123m456p789s1122z+1z", "Four Winds, Self-drawn last tile";
    OutOnDiscard = "out-on-discard", Winning, Event, winning::out_on_discard, [] if [FromOther];
        "123m456p789s1122z+1z" / "123m456p789s1122z~1z", "Four Winds, Out on a discard";
    EdgeWait = "edge-wait", Winning, Wait, winning::edge_wait, [Unit OneChanceChow] if [Edge];
        "12m456p789s11122z+3m" / "23m456p789s11122z+1m", "Chinese Official rules 1998, fan 77; MIL 2025; Four Winds";
    ClosedWait = "closed-wait", Winning, Wait, winning::closed_wait, [Unit OneChanceChow] if [Closed];
        "13m456p789s11122z+2m" / "23m456p789s11122z+1m", "Chinese Official rules 1998, fan 78; MIL 2025; Four Winds";
    OneChanceChow = "one-chance-chow", Winning, Wait, winning::one_chance_chow, [Unit OneChanceHand];
        "12m456p789s11122z+3m" / "23m456p789s11122z+1m", "Four Winds, Out on a one-chance Chow";
    OutOnPair = "out-on-pair", Winning, Wait, winning::out_on_pair, [Unit OneChanceHand] if [PairWait];
        "123m456p789s1112z+2z" / "123m456p789s1122z+2z", "Four Winds, Out on a pair";
    OutOnMajorPair = "out-on-major-pair", Winning, Wait, winning::out_on_major_pair, [Unit OutOnPair] if [PairWait];
        "123m456p789s1112z+2z" / "123m456p789s1112s+2s", "Kajongg 22.12, DMJL: last tile completes a pair of terminals or honors";
    OnlyTile = "only-tile", Winning, Event, winning::only_tile, [];
        "123m456p79s11122z+8s" / "123m456p78s11122z+9s", "Millington, only possible tile; Kajongg 22.12, DMJL";
    OneChanceHand = "one-chance-hand", Winning, Wait, winning::one_chance_hand, [];
        "123m456p79s11122z+8s" / "123m456p78s11122z+9s", "Four Winds, One-chance hand";
    LastOfOneChance = "last-of-one-chance", Winning, Wait, winning::last_of_one_chance,
        [Unit OneChanceChow, Hand LastCopy] if [Seldom];
        "last-copy 123m456p79s11122z+8s" / "last-copy 123m456p78s11122z+9s", "Four Winds, Out on last of a one-chance Chow";
    ReadyDeclaration = "ready-declaration", Winning, Event, winning::ready_declaration, [] if [Declared];
        "ready 123m456p789s1122z~1z" / "123m456p789s1122z~1z", "Four Winds, Voluntary ready declaration";
    OriginalCall = "original-call", Winning, Event, winning::original_call, [Hand ReadyDeclaration] if [Seldom];
        "original-call 123m456p789s1122z~1z" / "ready 123m456p789s1122z~1z", "Millington, Original Call; Four Winds";
    Riichi = "riichi", Winning, Event, winning::riichi, [Hand ReadyDeclaration] if [Declared], needs Riichi;
        "riichi 123m456p789s1122z~1z" / "123m456p789s1122z~1z", "WRC Rules 2025, Riichi";
    DoubleRiichi = "double-riichi", Winning, Event, winning::double_riichi, [Hand Riichi] if [Seldom], needs Riichi;
        "double-riichi 123m456p789s1122z~1z" / "riichi 123m456p789s1122z~1z", "WRC Rules 2025, Double Riichi";
    Ippatsu = "ippatsu", Winning, Event, winning::ippatsu, [] if [Declared], needs Ippatsu;
        "riichi ippatsu 123m456p789s1122z~1z" / "riichi 123m456p789s1122z~1z", "WRC Rules 2025, Unbroken";
    LastCopy = "last-copy", Winning, Event, winning::last_copy, [] if [Seldom];
        "last-copy 123m456p78s11222z+9s" / "123m456p78s11222z+9s", "Chinese Official rules 1998, fan 58; MIL 2025; Four Winds";
    LastTile = "last-tile", Winning, Event, winning::last_tile, [Unit SelfDrawn] if [Seldom];
        "last-tile 123m456p789s1122z~1z" / "123m456p789s1122z~1z", "WRC Rules 2025, Last Tile Draw; Four Winds";
    LastDiscard = "last-discard", Winning, Event, winning::last_discard, [Unit OutOnDiscard] if [Seldom];
        "last-discard 123m456p789s1122z+1z" / "123m456p789s1122z+1z", "WRC Rules 2025, Last Tile Claim; Four Winds";
    Supplement = "supplement", Winning, Event, winning::supplement, [Unit SelfDrawn] if [Seldom];
        "kong-replacement 123m456p1122z[1111s]~1z" / "123m456p1122z[1111s]~1z", "WRC Rules 2025, After a Quad; Four Winds";
    KongOnKong = "kong-on-kong", Winning, Event, winning::kong_on_kong, [Hand Supplement] if [Seldom];
        "kong-on-kong 11z456s11p[1111s][2222m]~1z" / "kong-replacement 11z456s11p[1111s][2222m]~1z", "Millington, Kong on Kong; Four Winds";
    FlowerSupplement = "flower-supplement", Winning, Event, winning::flower_supplement, [Unit SelfDrawn] if [Seldom], needs UseFlowers;
        "flower-replacement 123m456p789s1122z1f~1z" / "123m456p789s1122z1f~1z", "Taiwanese, replacement of a flower; Four Winds, Out on a supplement tile";
    RobbingKong = "robbing-kong", Winning, Event, winning::robbing_kong, [Unit OutOnDiscard] if [Seldom];
        "robbed-kong 123m456p78s11222z+9s" / "123m456p78s11222z+9s", "WRC Rules 2025, Robbing a Quad; Four Winds";
    Heavenly = "heavenly", Winning, Event, winning::heavenly, [Hand FullyConcealed] if [Seldom];
        "heaven 123m456p789s1122z~1z" / "123m456p789s1122z~1z", "WRC Rules 2025, Blessing of Heaven; Four Winds";
    Earthly = "earthly", Winning, Event, winning::earthly, [Hand FullyConcealed] if [Seldom];
        "earth 123m456p789s1122z~1z" / "123m456p789s1122z~1z", "WRC Rules 2025, Blessing of Earth; Four Winds";
    Humanly = "humanly", Winning, Event, winning::humanly, [Hand ConcealedHand, Unit OutOnDiscard] if [Seldom];
        "human 123m456p789s1122z+1z" / "123m456p789s1122z+1z", "WRC Rules 2025, Blessing of Man; Four Winds";
    Early10 = "early-10", Winning, Event, winning::early_10, [] if [Seldom];
        "early-10 123m456p789s1122z+1z" / "123m456p789s1122z+1z", "Taiwanese, Early winning (mahjongtime.com); Four Winds";
    Early5 = "early-5", Winning, Event, winning::early_5, [Hand Early10] if [Seldom];
        "early-5 123m456p789s1122z+1z" / "early-10 123m456p789s1122z+1z", "Taiwanese, Early winning 2 (mahjongtime.com); Four Winds";
    Moon = "moon", Winning, Event, winning::moon, [] if [Seldom];
        "last-tile 123m23p789s11122z~1p" / "last-tile 123m23p789s11122z~4p", "Millington, Plucking the Moon; Four Winds, Moon from the Bottom of the Sea";
    Plum = "plum", Winning, Event, winning::plum, [Hand Supplement] if [Seldom];
        "kong-replacement 123m46p1122z1z[1111s]~5p" / "kong-replacement 123m56p1122z1z[1111s]~4p", "Millington, Plum Blossom; Four Winds";
    Pole = "pole", Winning, Event, winning::pole, [Hand RobbingKong] if [Seldom];
        "robbed-kong 123m456p13s11222z+2s" / "robbed-kong 123m456p23s11222z+4s", "Millington, Scratching a Carrying Pole; Four Winds";
    EastStreak = "east-streak", Winning, Event, winning::east_streak, [] if [Seldom];
        "streak 123m456p789s1122z+1z" / "123m456p789s1122z+1z", "Millington, East's thirteenth win";

    $($after)* } };
}
pub(super) use rows_of_winning;

pub(super) fn winning(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.complete);
}

pub(super) fn concealed_hand(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.concealed);
}

pub(super) fn fully_concealed(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.concealed && facts.event(Event::SelfDrawn));
}

/// Every set of a standard hand was claimed.
fn is_exposed(facts: &HandFacts) -> bool {
    let claimed = facts.decomposition.sets.iter().all(|set| set.is_claimed());
    facts.is_standard() && claimed && !(facts.params.exposed_kongs_off && facts.kongs > 0)
}

/// Every set claimed before, and the pair completed by another seat's tile.
pub(super) fn fully_exposed(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, is_exposed(facts) && facts.event(Event::FromOther));
}

/// Every set claimed, and the pair completed by the own draw.
pub(super) fn half_exposed(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, is_exposed(facts) && facts.event(Event::SelfDrawn));
}

pub(super) fn self_drawn(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::SelfDrawn));
}

pub(super) fn out_on_pair(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.waited(WaitShape::Pair));
}

/// The pair of terminals or honors, which some rules pay twice.
pub(super) fn out_on_major_pair(facts: &HandFacts, matches: &mut Matches) {
    matches.event(
        facts.waited(WaitShape::Pair) && facts.decomposition.pair.is_some_and(|pair| pair.is_terminal_or_honor()),
    );
}

/// Nothing else would have completed the hand in any reading.
pub(super) fn only_tile(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.is_only_tile());
}

pub(super) fn edge_wait(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.waited(WaitShape::Edge));
}

pub(super) fn closed_wait(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.waited(WaitShape::Closed));
}

/// Edge or closed wait.
pub(super) fn one_chance_chow(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.waited(WaitShape::Edge) || facts.waited(WaitShape::Closed));
}

pub(super) fn one_chance_hand(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.is_one_chance());
}

/// A one-chance chow on the last copy of the tile: no pair can be, the hand holds another copy.
pub(super) fn last_of_one_chance(facts: &HandFacts, matches: &mut Matches) {
    let chow = facts.waited(WaitShape::Edge) || facts.waited(WaitShape::Closed);
    matches.event(facts.event(Event::LastCopy) && chow);
}

pub(super) fn out_on_discard(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::FromOther));
}

pub(super) fn ready_declaration(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::Ready));
}

pub(super) fn original_call(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::OriginalCall));
}

pub(super) fn riichi(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::Riichi));
}

pub(super) fn double_riichi(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::DoubleRiichi));
}

pub(super) fn ippatsu(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::Ippatsu));
}

pub(super) fn last_tile(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::LastTile));
}

pub(super) fn last_discard(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::LastDiscard));
}

pub(super) fn supplement(facts: &HandFacts, matches: &mut Matches) {
    let last = facts.params.replacement_on_last_discard && facts.event(Event::LastDiscard);
    matches.event(is_supplement(facts) || last);
}

/// Drawn after a kong or, where the rules say so, after a flower.
fn is_supplement(facts: &HandFacts) -> bool {
    facts.event(Event::KongReplacement) || facts.params.flower_supplements && facts.event(Event::FlowerReplacement)
}

pub(super) fn kong_on_kong(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::KongOnKong));
}

pub(super) fn flower_supplement(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::FlowerReplacement));
}

pub(super) fn early_10(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::Early10));
}

pub(super) fn early_5(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::Early5));
}

/// The tile of this number and suit won.
fn won_on(facts: &HandFacts, suit: Suit, rank: u8) -> bool {
    facts.hand.win.is_some() && facts.hand.win == Kind::suited(suit, rank)
}

/// The one of dots as the last tile, in some rules as the last discard too.
pub(super) fn moon(facts: &HandFacts, matches: &mut Matches) {
    let last = facts.event(Event::LastTile) || !facts.params.moon_drawn && facts.event(Event::LastDiscard);
    matches.event(last && won_on(facts, Suit::Dots, 1));
}

/// The five of dots as a supplement tile.
pub(super) fn plum(facts: &HandFacts, matches: &mut Matches) {
    matches.event(is_supplement(facts) && won_on(facts, Suit::Dots, 5));
}

/// The two of bamboos, robbed.
pub(super) fn pole(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::RobbedKong) && won_on(facts, Suit::Bamboos, 2));
}

pub(super) fn east_streak(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::Streak));
}

pub(super) fn last_copy(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::LastCopy));
}

pub(super) fn robbing_kong(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::RobbedKong));
}

pub(super) fn heavenly(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::Heaven));
}

pub(super) fn earthly(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::Earth));
}

pub(super) fn humanly(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::Human));
}
