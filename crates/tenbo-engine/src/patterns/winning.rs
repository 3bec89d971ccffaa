//! Concealment, waits and circumstances of the win.

use super::declarations::{double_riichi, ippatsu, open_riichi, original_call, ready_declaration, riichi};
use super::entry::{Category, Entailment, Entry, Matches, Scope};
use super::feeder::{discard_after_kong, fed_open_riichi, robbing_kong, swallow_return};
use super::hand_facts::HandFacts;
use super::note::Note;
use super::pattern::Pattern;
use super::prefilter::Prefilter;
use crate::deal::Event;
use crate::decompose::WaitShape;
use crate::options::OptionKey;
use crate::tiles::{Kind, Suit};

/// The entries of this family, in the order of [`Pattern`].
pub(super) const ENTRIES: &[Entry] = &[
    Entry::new(Pattern::ConcealedHand, "concealed-hand", Category::Winning, Scope::Hand, concealed_hand)
        .requires(Prefilter::CONCEALED),
    Entry::new(Pattern::FullyConcealed, "fully-concealed", Category::Winning, Scope::Hand, fully_concealed)
        .implies(&[Entailment::Hand(Pattern::ConcealedHand), Entailment::Unit(Pattern::SelfDrawn)])
        .requires(Prefilter::CONCEALED.union(Prefilter::SELF_DRAWN)),
    Entry::new(Pattern::FullyExposed, "fully-exposed", Category::Winning, Scope::Hand, fully_exposed).implies(&[
        Entailment::Unit(Pattern::OutOnPair),
        Entailment::Unit(Pattern::OneChanceHand),
        Entailment::Unit(Pattern::OnlyTile),
        Entailment::Unit(Pattern::OutOnDiscard),
    ]),
    Entry::new(Pattern::HalfExposed, "half-exposed", Category::Winning, Scope::Hand, half_exposed).implies(&[
        Entailment::Unit(Pattern::SelfDrawn),
        Entailment::Unit(Pattern::OutOnPair),
        Entailment::Unit(Pattern::OnlyTile),
    ]),
    Entry::new(Pattern::SelfDrawn, "self-drawn", Category::Winning, Scope::Event, self_drawn)
        .requires(Prefilter::SELF_DRAWN),
    Entry::new(Pattern::OutOnDiscard, "out-on-discard", Category::Winning, Scope::Event, out_on_discard)
        .requires(Prefilter::FROM_OTHER),
    Entry::new(Pattern::EdgeWait, "edge-wait", Category::Winning, Scope::Wait, edge_wait)
        .implies(&[Entailment::Unit(Pattern::OneChanceChow)])
        .requires(Prefilter::EDGE_WAIT),
    Entry::new(Pattern::ClosedWait, "closed-wait", Category::Winning, Scope::Wait, closed_wait)
        .implies(&[Entailment::Unit(Pattern::OneChanceChow)])
        .requires(Prefilter::CLOSED_WAIT),
    Entry::new(Pattern::OneChanceChow, "one-chance-chow", Category::Winning, Scope::Wait, one_chance_chow)
        .implies(&[Entailment::Unit(Pattern::OneChanceHand)]),
    Entry::new(Pattern::OutOnPair, "out-on-pair", Category::Winning, Scope::Wait, out_on_pair)
        .implies(&[Entailment::Unit(Pattern::OneChanceHand)])
        .requires(Prefilter::PAIR_WAIT),
    Entry::new(
        Pattern::OutOnTerminalOrHonorPair,
        "out-on-terminal-or-honor-pair",
        Category::Winning,
        Scope::Wait,
        out_on_terminal_or_honor_pair,
    )
    .implies(&[Entailment::Unit(Pattern::OutOnPair)])
    .requires(Prefilter::PAIR_WAIT),
    Entry::new(Pattern::OnlyTile, "only-tile", Category::Winning, Scope::Event, only_tile),
    Entry::new(Pattern::OneChanceHand, "one-chance-hand", Category::Winning, Scope::Wait, one_chance_hand),
    Entry::new(Pattern::LastOfOneChance, "last-of-one-chance", Category::Winning, Scope::Wait, last_of_one_chance)
        .implies(&[Entailment::Unit(Pattern::OneChanceChow), Entailment::Hand(Pattern::LastCopy)])
        .requires(Prefilter::RARE_EVENT),
    Entry::new(Pattern::ReadyDeclaration, "ready-declaration", Category::Winning, Scope::Event, ready_declaration)
        .requires(Prefilter::DECLARED_READY),
    Entry::new(Pattern::OriginalCall, "original-call", Category::Winning, Scope::Event, original_call)
        .implies(&[Entailment::Hand(Pattern::ReadyDeclaration)])
        .requires(Prefilter::RARE_EVENT),
    Entry::new(Pattern::Riichi, "riichi", Category::Winning, Scope::Event, riichi)
        .implies(&[Entailment::Hand(Pattern::ReadyDeclaration)])
        .requires(Prefilter::DECLARED_READY)
        .needs_option(OptionKey::Riichi),
    Entry::new(Pattern::DoubleRiichi, "double-riichi", Category::Winning, Scope::Event, double_riichi)
        .implies(&[Entailment::Hand(Pattern::Riichi)])
        .requires(Prefilter::RARE_EVENT)
        .needs_option(OptionKey::Riichi),
    Entry::new(Pattern::OpenRiichi, "open-riichi", Category::Winning, Scope::Event, open_riichi)
        .implies(&[Entailment::Hand(Pattern::Riichi)])
        .requires(Prefilter::RARE_EVENT)
        .needs_option(OptionKey::OpenRiichi),
    Entry::new(Pattern::FedOpenRiichi, "fed-open-riichi", Category::Winning, Scope::Event, fed_open_riichi)
        .implies(&[Entailment::Hand(Pattern::OpenRiichi), Entailment::Unit(Pattern::OutOnDiscard)])
        .requires(Prefilter::RARE_EVENT)
        .needs_option(OptionKey::OpenRiichi),
    Entry::new(Pattern::Ippatsu, "ippatsu", Category::Winning, Scope::Event, ippatsu)
        .requires(Prefilter::DECLARED_READY)
        .needs_option(OptionKey::Ippatsu),
    Entry::new(Pattern::LastCopy, "last-copy", Category::Winning, Scope::Event, last_copy)
        .requires(Prefilter::RARE_EVENT),
    Entry::new(Pattern::LastTile, "last-tile", Category::Winning, Scope::Event, last_tile)
        .implies(&[Entailment::Unit(Pattern::SelfDrawn)])
        .requires(Prefilter::RARE_EVENT),
    Entry::new(Pattern::LastDiscard, "last-discard", Category::Winning, Scope::Event, last_discard)
        .implies(&[Entailment::Unit(Pattern::OutOnDiscard)])
        .requires(Prefilter::RARE_EVENT),
    Entry::new(Pattern::Supplement, "supplement", Category::Winning, Scope::Event, supplement)
        .implies(&[Entailment::Unit(Pattern::SelfDrawn)])
        .requires(Prefilter::RARE_EVENT),
    Entry::new(Pattern::KongOnKong, "kong-on-kong", Category::Winning, Scope::Event, kong_on_kong)
        .implies(&[Entailment::Hand(Pattern::Supplement)])
        .requires(Prefilter::RARE_EVENT),
    Entry::new(Pattern::FlowerSupplement, "flower-supplement", Category::Winning, Scope::Event, flower_supplement)
        .implies(&[Entailment::Unit(Pattern::SelfDrawn)])
        .requires(Prefilter::RARE_EVENT)
        .needs_option(OptionKey::UseFlowers),
    Entry::new(Pattern::RobbingKong, "robbing-kong", Category::Winning, Scope::Event, robbing_kong)
        .implies(&[Entailment::Unit(Pattern::OutOnDiscard)])
        .requires(Prefilter::RARE_EVENT),
    Entry::new(Pattern::DiscardAfterKong, "discard-after-kong", Category::Winning, Scope::Event, discard_after_kong)
        .implies(&[Entailment::Unit(Pattern::OutOnDiscard)])
        .requires(Prefilter::RARE_EVENT),
    Entry::new(Pattern::SwallowReturn, "swallow-return", Category::Winning, Scope::Event, swallow_return)
        .implies(&[Entailment::Unit(Pattern::OutOnDiscard)])
        .requires(Prefilter::RARE_EVENT)
        .needs_option(OptionKey::Riichi),
    Entry::new(Pattern::Heavenly, "heavenly", Category::Winning, Scope::Event, heavenly)
        .implies(&[Entailment::Hand(Pattern::FullyConcealed)])
        .requires(Prefilter::RARE_EVENT),
    Entry::new(Pattern::Earthly, "earthly", Category::Winning, Scope::Event, earthly)
        .implies(&[Entailment::Hand(Pattern::FullyConcealed)])
        .requires(Prefilter::RARE_EVENT),
    Entry::new(Pattern::Humanly, "humanly", Category::Winning, Scope::Event, humanly)
        .implies(&[Entailment::Hand(Pattern::ConcealedHand), Entailment::Unit(Pattern::OutOnDiscard)])
        .requires(Prefilter::RARE_EVENT),
    Entry::new(Pattern::Early10, "early-10", Category::Winning, Scope::Event, early_10).requires(Prefilter::RARE_EVENT),
    Entry::new(Pattern::Early5, "early-5", Category::Winning, Scope::Event, early_5)
        .implies(&[Entailment::Hand(Pattern::Early10)])
        .requires(Prefilter::RARE_EVENT),
    Entry::new(Pattern::Moon, "moon", Category::Winning, Scope::Event, moon).requires(Prefilter::RARE_EVENT),
    Entry::new(Pattern::Plum, "plum", Category::Winning, Scope::Event, plum)
        .implies(&[Entailment::Hand(Pattern::Supplement)])
        .requires(Prefilter::RARE_EVENT),
    Entry::new(Pattern::Pole, "pole", Category::Winning, Scope::Event, pole)
        .implies(&[Entailment::Hand(Pattern::RobbingKong)])
        .requires(Prefilter::RARE_EVENT),
    Entry::new(Pattern::EastStreak, "east-streak", Category::Winning, Scope::Event, east_streak)
        .requires(Prefilter::RARE_EVENT),
];

/// The notes of this family, in the same order.
pub(super) const NOTES: &[Note] = &[
    Note::of(Pattern::ConcealedHand)
        .example("123m456p789s1122z+1z")
        .near_miss("123m456p1122z(789s)+1z")
        .source("Four Winds, Concealed hand"),
    Note::of(Pattern::FullyConcealed)
        .example("123m456p789s1122z~1z")
        .near_miss("123m456p789s1122z+1z")
        .source("Riichi Book 1, menzen tsumo; Four Winds, Fully concealed hand"),
    Note::of(Pattern::FullyExposed)
        .example("1z(123m)(456p)(789s)(222z)+1z")
        .near_miss("1z(123m)(456p)(789s)(222z)~1z")
        .source("Four Winds, Fully exposed hand"),
    Note::of(Pattern::HalfExposed)
        .example("1z(123m)(456p)(789s)(222z)~1z")
        .near_miss("1z(123m)(456p)(789s)(222z)+1z")
        .source("Shanghai, Ban-Cho-Ren (Wellesley list)"),
    Note::of(Pattern::SelfDrawn)
        .example("123m456p789s1122z~1z")
        .near_miss("123m456p789s1122z+1z")
        .source("Four Winds, Self-drawn last tile"),
    Note::of(Pattern::OutOnDiscard)
        .example("123m456p789s1122z+1z")
        .near_miss("123m456p789s1122z~1z")
        .source("Four Winds, Out on a discard"),
    Note::of(Pattern::EdgeWait)
        .example("12m456p789s11122z+3m")
        .near_miss("23m456p789s11122z+1m")
        .source("Chinese Official rules 1998, fan 77; MIL 2025; Four Winds"),
    Note::of(Pattern::ClosedWait)
        .example("13m456p789s11122z+2m")
        .near_miss("23m456p789s11122z+1m")
        .source("Chinese Official rules 1998, fan 78; MIL 2025; Four Winds"),
    Note::of(Pattern::OneChanceChow)
        .example("12m456p789s11122z+3m")
        .near_miss("23m456p789s11122z+1m")
        .source("Four Winds, Out on a one-chance Chow"),
    Note::of(Pattern::OutOnPair)
        .example("123m456p789s1112z+2z")
        .near_miss("123m456p789s1122z+2z")
        .source("Four Winds, Out on a pair"),
    Note::of(Pattern::OutOnTerminalOrHonorPair)
        .example("123m456p789s1112z+2z")
        .near_miss("123m456p789s1112s+2s")
        .source("Kajongg 22.12, DMJL: last tile completes a pair of terminals or honors"),
    Note::of(Pattern::OnlyTile)
        .example("123m456p79s11122z+8s")
        .near_miss("123m456p78s11122z+9s")
        .source("Millington, only possible tile; Kajongg 22.12, DMJL"),
    Note::of(Pattern::OneChanceHand)
        .example("123m456p79s11122z+8s")
        .near_miss("123m456p78s11122z+9s")
        .source("Four Winds, One-chance hand"),
    Note::of(Pattern::LastOfOneChance)
        .example("last-copy 123m456p79s11122z+8s")
        .near_miss("last-copy 123m456p78s11122z+9s")
        .source("Four Winds, Out on last of a one-chance Chow"),
    Note::of(Pattern::ReadyDeclaration)
        .example("ready 123m456p789s1122z~1z")
        .near_miss("123m456p789s1122z~1z")
        .source("Four Winds, Voluntary ready declaration"),
    Note::of(Pattern::OriginalCall)
        .example("original-call 123m456p789s1122z~1z")
        .near_miss("ready 123m456p789s1122z~1z")
        .source("Millington, Original Call; Four Winds"),
    Note::of(Pattern::Riichi)
        .example("riichi 123m456p789s1122z~1z")
        .near_miss("123m456p789s1122z~1z")
        .source("WRC Rules 2025, Riichi"),
    Note::of(Pattern::DoubleRiichi)
        .example("double-riichi 123m456p789s1122z~1z")
        .near_miss("riichi 123m456p789s1122z~1z")
        .source("WRC Rules 2025, Double Riichi"),
    Note::of(Pattern::OpenRiichi)
        .example("open-riichi 123m456p789s1122z~1z")
        .near_miss("riichi 123m456p789s1122z~1z")
        .source("Local yaku (ma-jann.com), open riichi"),
    Note::of(Pattern::FedOpenRiichi)
        .example("open-riichi 123m456p789s1122z+1z")
        .near_miss("open-riichi 123m456p789s1122z~1z")
        .source("Hii's Mahjong Research 1-10-2, win from a discard after open riichi"),
    Note::of(Pattern::Ippatsu)
        .example("riichi ippatsu 123m456p789s1122z~1z")
        .near_miss("riichi 123m456p789s1122z~1z")
        .source("WRC Rules 2025, Unbroken"),
    Note::of(Pattern::LastCopy)
        .example("last-copy 123m456p78s11222z+9s")
        .near_miss("123m456p78s11222z+9s")
        .source("Chinese Official rules 1998, fan 58; MIL 2025; Four Winds"),
    Note::of(Pattern::LastTile)
        .example("last-tile 123m456p789s1122z~1z")
        .near_miss("123m456p789s1122z~1z")
        .source("WRC Rules 2025, Last Tile Draw; Four Winds"),
    Note::of(Pattern::LastDiscard)
        .example("last-discard 123m456p789s1122z+1z")
        .near_miss("123m456p789s1122z+1z")
        .source("WRC Rules 2025, Last Tile Claim; Four Winds"),
    Note::of(Pattern::Supplement)
        .example("kong-replacement 123m456p1122z[1111s]~1z")
        .near_miss("123m456p1122z[1111s]~1z")
        .source("WRC Rules 2025, After a Quad; Four Winds"),
    Note::of(Pattern::KongOnKong)
        .example("kong-on-kong 11z456s11p[1111s][2222m]~1z")
        .near_miss("kong-replacement 11z456s11p[1111s][2222m]~1z")
        .source("Millington, Kong on Kong; Four Winds"),
    Note::of(Pattern::FlowerSupplement)
        .example("flower-replacement 123m456p789s1122z1f~1z")
        .near_miss("123m456p789s1122z1f~1z")
        .source("Taiwanese, replacement of a flower; Four Winds, Out on a supplement tile"),
    Note::of(Pattern::RobbingKong)
        .example("robbed-kong 123m456p78s11222z+9s")
        .near_miss("123m456p78s11222z+9s")
        .source("WRC Rules 2025, Robbing a Quad; Four Winds"),
    Note::of(Pattern::DiscardAfterKong)
        .example("kong-discard 123m456p789s1122z+1z")
        .near_miss("123m456p789s1122z+1z")
        .source("Local yaku (ma-jann.com), kanburi; Sichuan, gang shang pao"),
    Note::of(Pattern::SwallowReturn)
        .example("riichi-discard 123m456p789s1122z+1z")
        .near_miss("123m456p789s1122z+1z")
        .source("Hii's Mahjong Research 1-10-1, tsubame-gaeshi"),
    Note::of(Pattern::Heavenly)
        .example("heaven 123m456p789s1122z~1z")
        .near_miss("123m456p789s1122z~1z")
        .source("WRC Rules 2025, Blessing of Heaven; Four Winds"),
    Note::of(Pattern::Earthly)
        .example("earth 123m456p789s1122z~1z")
        .near_miss("123m456p789s1122z~1z")
        .source("WRC Rules 2025, Blessing of Earth; Four Winds"),
    Note::of(Pattern::Humanly)
        .example("human 123m456p789s1122z+1z")
        .near_miss("123m456p789s1122z+1z")
        .source("WRC Rules 2025, Blessing of Man; Four Winds"),
    Note::of(Pattern::Early10)
        .example("early-10 123m456p789s1122z+1z")
        .near_miss("123m456p789s1122z+1z")
        .source("Taiwanese, Early winning (mahjongtime.com); Four Winds"),
    Note::of(Pattern::Early5)
        .example("early-5 123m456p789s1122z+1z")
        .near_miss("early-10 123m456p789s1122z+1z")
        .source("Taiwanese, Early winning 2 (mahjongtime.com); Four Winds"),
    Note::of(Pattern::Moon)
        .example("last-tile 123m23p789s11122z~1p")
        .near_miss("last-tile 123m23p789s11122z~4p")
        .source("Millington, Plucking the Moon; Four Winds, Moon from the Bottom of the Sea"),
    Note::of(Pattern::Plum)
        .example("kong-replacement 123m46p1122z1z[1111s]~5p")
        .near_miss("kong-replacement 123m56p1122z1z[1111s]~4p")
        .source("Millington, Plum Blossom; Four Winds"),
    Note::of(Pattern::Pole)
        .example("robbed-kong 123m456p13s11222z+2s")
        .near_miss("robbed-kong 123m456p23s11222z+4s")
        .source("Millington, Scratching a Carrying Pole; Four Winds"),
    Note::of(Pattern::EastStreak)
        .example("streak 123m456p789s1122z+1z")
        .near_miss("123m456p789s1122z+1z")
        .source("Millington, East's thirteenth win"),
];

pub(super) fn winning(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.complete);
}

pub(super) fn concealed_hand(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.concealed);
}

pub(super) fn fully_concealed(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.concealed && facts.event(Event::SelfDrawn));
}

/// Whether every set of a standard hand was claimed, and none is a kong unless the rulebook allows that.
fn is_exposed(facts: &HandFacts) -> bool {
    let claimed = facts.decomposition.sets.iter().all(|set| set.is_claimed());
    facts.is_standard() && claimed && (facts.options.patterns.melded_hand_kongs || facts.kongs == 0)
}

/// Every set was claimed, and another seat's tile completed the pair.
pub(super) fn fully_exposed(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, is_exposed(facts) && facts.event(Event::FromOther));
}

/// Every set was claimed, and the winner drew the tile that completed the pair.
pub(super) fn half_exposed(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, is_exposed(facts) && facts.event(Event::SelfDrawn));
}

pub(super) fn self_drawn(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::SelfDrawn));
}

pub(super) fn out_on_pair(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.waited(WaitShape::Pair));
}

/// A pair wait for a terminal or honor, for which some rules pay twice.
pub(super) fn out_on_terminal_or_honor_pair(facts: &HandFacts, matches: &mut Matches) {
    matches.event(
        facts.waited(WaitShape::Pair) && facts.decomposition.pair.is_some_and(|pair| pair.is_terminal_or_honor()),
    );
}

/// No other tile would have completed the hand, in any decomposition.
pub(super) fn only_tile(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.is_only_tile());
}

pub(super) fn edge_wait(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.waited(WaitShape::Edge));
}

pub(super) fn closed_wait(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.waited(WaitShape::Closed));
}

/// An edge or closed wait.
pub(super) fn one_chance_chow(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.waited(WaitShape::Edge) || facts.waited(WaitShape::Closed));
}

pub(super) fn one_chance_hand(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.is_one_chance());
}

/// An edge or closed wait for the last copy of the tile. A pair wait cannot be: the hand holds another copy.
pub(super) fn last_of_one_chance(facts: &HandFacts, matches: &mut Matches) {
    let chow = facts.waited(WaitShape::Edge) || facts.waited(WaitShape::Closed);
    matches.event(facts.event(Event::LastCopy) && chow);
}

pub(super) fn out_on_discard(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::FromOther));
}

pub(super) fn last_tile(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::LastTile));
}

pub(super) fn last_discard(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::LastDiscard));
}

pub(super) fn supplement(facts: &HandFacts, matches: &mut Matches) {
    let last = facts.options.patterns.replacement_on_last_discard && facts.event(Event::LastDiscard);
    matches.event(is_supplement(facts) || last);
}

/// Whether the winning tile was drawn after a kong or, where the rules allow, after a flower.
fn is_supplement(facts: &HandFacts) -> bool {
    facts.event(Event::KongReplacement)
        || facts.options.patterns.flower_supplements && facts.event(Event::FlowerReplacement)
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

/// Whether the hand won on the tile of this suit and rank.
fn won_on(facts: &HandFacts, suit: Suit, rank: u8) -> bool {
    facts.hand.win.is_some() && facts.hand.win == Kind::suited(suit, rank)
}

/// The one of dots as the last tile of the wall, or in some rules as the last discard.
pub(super) fn moon(facts: &HandFacts, matches: &mut Matches) {
    let last =
        facts.event(Event::LastTile) || facts.options.patterns.moon_on_last_discard && facts.event(Event::LastDiscard);
    matches.event(last && won_on(facts, Suit::Dots, 1));
}

/// The five of dots as a replacement tile.
pub(super) fn plum(facts: &HandFacts, matches: &mut Matches) {
    matches.event(is_supplement(facts) && won_on(facts, Suit::Dots, 5));
}

/// The two of bamboos from a robbed kong.
pub(super) fn pole(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::RobbedKong) && won_on(facts, Suit::Bamboos, 2));
}

pub(super) fn east_streak(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::Streak));
}

pub(super) fn last_copy(facts: &HandFacts, matches: &mut Matches) {
    matches.event(facts.event(Event::LastCopy));
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
