//! Patterns of the whole hand. Predicates are inclusive: a hand of one suit also has at most one suit and honors.

use super::entry::Matches;
use super::hand_facts::HandFacts;
use super::sets::Sets;
use crate::decompose::WaitShape;
use crate::tiles::Kinds;

macro_rules! rows_of_whole_hands {
    ([$next:ident $($then:ident)*] $($after:tt)*) => { $next! { [$($then)*]
    ChowHand = "chow-hand", WholeHand, Hand, whole_hand::chow_hand, [] if [NoTriplet];
        "123m456p789s123p1z+1z" / "111m456p789s123p1z+1z", "Four Winds, Chow hand";
    SuitedChowHand = "suited-chow-hand", WholeHand, Hand, whole_hand::suited_chow_hand, [Hand NoHonors] if [NoTriplet];
        "123m456p789s123p5s+5s" / "123m456p789s123p1z+1z", "Chinese Official rules 1998, fan 63; MIL 2025";
    PinfuHand = "pinfu-hand", WholeHand, Hand, whole_hand::pinfu_hand, [Hand ChowHand] if [NoTriplet Standard];
        "123m456p78s123p44z+9s" / "123m456p789s123p4z+4z", "Riichi Book 1, pinfu; Four Winds";
    OneSuitHonors = "one-suit-honors", WholeHand, Hand, whole_hand::one_suit_honors, [Hand VoidedSuit] if [OneSuit];
        "123456789m1112z+2z" / "123456789m111p2z+2z", "WRC Rules 2025, Common Flush; Four Winds, One suit with honors";
    OneSuitOnly = "one-suit-only", WholeHand, Hand, whole_hand::one_suit_only,
        [Hand OneSuitHonors, Hand TwoSuitsOnly] if [OneSuit NoHonors];
        "123456789m1115m+5m" / "123456789m1112z+2z", "WRC Rules 2025, Perfect Flush; Four Winds, One suit only";
    Purity = "purity", WholeHand, Hand, whole_hand::purity,
        [Hand OneSuitOnly, FourSets PungHand] if [OneSuit NoHonors NoChow];
        "111333555m77m99m+7m" / "111333567m77m99m+7m", "BMJA, Purity (mahjong-britishrules.com)";
    AllSimples = "all-simples", WholeHand, Hand, whole_hand::all_simples,
        [Hand NoHonors, Hand NoTerminals] if [Simples];
        "234m456p678s22p56s+7s" / "234m456p678s22p78s+9s", "WRC Rules 2025, All Inside; Four Winds";
    AllFives = "all-fives", WholeHand, Hand, whole_hand::all_fives, [Hand AllSimples, Hand Pair258] if [Simples Standard];
        "456m555p345s56s55m+7s" / "456m555p345s67s55m+8s", "Chinese Official rules 1998, fan 31; MIL 2025; Four Winds";
    Upper = "upper", WholeHand, Hand, whole_hand::upper, [Hand Upper4, Hand ThreeNumbers] if [AboveFive];
        "789m789p777s88s99m+8s" / "789m678p777s88s99m+8s", "Chinese Official rules 1998, fan 25; MIL 2025; Four Winds";
    Middle = "middle", WholeHand, Hand, whole_hand::middle, [Hand AllSimples, Hand ThreeNumbers] if [Simples];
        "456m456p444s55s66m+5s" / "456m567p444s55s66m+5s", "Chinese Official rules 1998, fan 26; MIL 2025; Four Winds";
    Lower = "lower", WholeHand, Hand, whole_hand::lower, [Hand Lower4, Hand ThreeNumbers] if [BelowFive];
        "123m123p222s11s33m+1s" / "123m234p222s11s33m+1s", "Chinese Official rules 1998, fan 27; MIL 2025; Four Winds";
    Upper4 = "upper4", WholeHand, Hand, whole_hand::upper4, [Hand NoHonors, Hand NoFives] if [AboveFive];
        "666m789p678s99s88m+9s" / "666m789p567s99s88m+9s", "Chinese Official rules 1998, fan 36; MIL 2025; Four Winds";
    Lower4 = "lower4", WholeHand, Hand, whole_hand::lower4, [Hand NoHonors, Hand NoFives] if [BelowFive];
        "234m111p123s44s22m+4s" / "345m111p123s44s22m+4s", "Chinese Official rules 1998, fan 37; MIL 2025; Four Winds";
    TerminalOrHonorEach = "terminal-or-honor-each", WholeHand, Hand, whole_hand::terminal_or_honor_each, [Hand NoFives];
        "123m789p111s11z78s+9s" / "123m678p111s11z78s+9s", "WRC Rules 2025, Common Ends; Four Winds";
    TerminalEach = "terminal-each", WholeHand, Hand, whole_hand::terminal_each,
        [Hand TerminalOrHonorEach, Hand NoHonors] if [NoHonors];
        "123m789p111s11m78s+9s" / "123m789p111s11z78s+9s", "WRC Rules 2025, Perfect Ends; Four Winds";
    AllTerminalsHonors = "all-terminals-honors", WholeHand, Hand, whole_hand::all_terminals_honors,
        [Hand TerminalOrHonorEach, FourSets PungHand, FourSets Th4] if [Majors];
        "111m999p11s77z(111z)+7z" / "111m999p22s77z(111z)+7z", "WRC Rules 2025, Common Terminals; Four Winds";
    AllTerminals = "all-terminals", WholeHand, Hand, whole_hand::all_terminals,
        [Hand AllTerminalsHonors, Hand TerminalEach, Hand ThreeNumbers, FourSets OldAndYoung, FourSets SameNumber2] if [Majors NoHonors];
        "111m999p11s99s(111p)+9s" / "111m999p11s99s(111z)+9s", "WRC Rules 2025, Perfect Terminals; Four Winds";
    AllHonors = "all-honors", WholeHand, Hand, whole_hand::all_honors,
        [Hand AllTerminalsHonors, Hand OneSuitHonors, Hand NoTerminals] if [Majors SomeHonors];
        "111222z5566z(333z)+5z" / "111222z55z11m(333z)+5z", "WRC Rules 2025, All Honours; Four Winds";
    AllGreen = "all-green", WholeHand, Hand, whole_hand::all_green, [] if [Green];
        "223344666s88s66z+6z" / "223344666s55s66z+6z", "WRC Rules 2025, All Green; Four Winds";
    Reversible = "reversible", WholeHand, Hand, whole_hand::reversible, [Hand VoidedSuit] if [Reversible];
        "123999p222456s5z+5z" / "123999p222456s6z+6z", "Chinese Official rules 1998, fan 40; MIL 2025; Four Winds";
    VoidedSuit = "voided-suit", WholeHand, Hand, whole_hand::voided_suit, [] if [TwoSuits];
        "123456m789p1112z+2z" / "123m456s789p1112z+2z", "Chinese Official rules 1998, fan 75; MIL 2025";
    TwoSuitsOnly = "two-suits-only", WholeHand, Hand, whole_hand::two_suits_only,
        [Hand VoidedSuit, Hand NoHonors] if [TwoSuits NoHonors];
        "123456m789p1112p+2p" / "123456m789p1112z+2z", "Four Winds, Two suits only (short suit)";
    NoHonors = "no-honors", WholeHand, Hand, whole_hand::no_honors, [] if [NoHonors];
        "123m222456p789s5s+5s" / "123m222456p789s5z+5z", "Chinese Official rules 1998, fan 76; MIL 2025; Four Winds";
    NoTerminals = "no-terminals", WholeHand, Hand, whole_hand::no_terminals, [] if [NoTerminals];
        "234m456p678s1115z+5z" / "234m456p789s1115z+5z", "Four Winds, No terminals";
    NoFives = "no-fives", WholeHand, Hand, whole_hand::no_fives, [];
        "123m678p789s1112z+2z" / "123m678p789s111z5s+5s", "Shanghai, Chwe-Wu (Wellesley list); Hong Kong, Kuet Em";
    NoHonorsFlowers = "no-honors-flowers", WholeHand, Hand, whole_hand::no_honors_flowers,
        [Hand NoHonors, Hand NoFlowers] if [NoHonors], needs UseFlowers;
        "123m456p789s1112s+2s" / "123m456p789s1112s1f+2s", "Taiwanese, No Honors or Flowers (mahjong.wikidot.com)";
    ThreeNumbers = "all-of-three-numbers", WholeHand, Hand, whole_hand::three_numbers, [];
        "123m123p222s1112z+2z" / "123m234p222s1112z+2z", "Four Winds, All of three numbers";
    AllRed = "all-red", WholeHand, Hand, whole_hand::all_red, [Hand OneSuitHonors, FourSets PungHand] if [OneSuit];
        "111555999s777z7s+7s" / "111555999s666z7s+7s", "Four Winds, All Red";
    AllTypes = "all-types", WholeHand, Hand, whole_hand::all_types, [] if [ThreeSuits SomeHonors];
        "123m456p789s1155z+1z" / "123m456p789s1122z+1z", "Chinese Official rules 1998, fan 51 (52 in the WMO numbering); MIL 2025; Four Winds";
    FourOfAKind = "four-of-a-kind", WholeHand, Tiles, whole_hand::four_of_a_kind, [] if [FourAlike];
        "111123m456p789s2z+2z" / "123p456p789s2z[1111m]+2z", "Chinese Official rules 1998, fan 64; MIL 2025; Four Winds";
    ZeroPointHand = "zero-point-hand", WholeHand, Hand, whole_hand::zero_point_hand,
        [Hand ChowHand] if [NoTriplet Standard];
        "123m456p789s123p4z+4z" / "123m456p789s123p1z+1z", "Building Skills, exactly 20 points; Four Winds, Zero-point hand";
    ChickenHand = "chicken-hand", WholeHand, Hand, whole_hand::chicken_hand, [];
        "112233m4p556677s+4p" / "112244m4p556677s+4p", "Chinese Official rules 1998, fan 43; MIL 2025";

    $($after)* } };
}
pub(super) use rows_of_whole_hands;

/// All chows.
pub(super) fn chow_hand(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.is_standard() && facts.triplet_count == 0);
}

/// All chows and a pair of numbers.
pub(super) fn suited_chow_hand(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.is_all_chows() && facts.decomposition.pair.is_some_and(|pair| !pair.is_honor()));
}

/// All chows, a pair without value, a wait at both ends: no points but for winning.
pub(super) fn pinfu_hand(facts: &HandFacts, matches: &mut Matches) {
    let worthless = facts.decomposition.pair.is_some_and(|pair| !facts.pair_has_value(pair));
    matches.hand(
        facts,
        facts.is_standard() && facts.triplet_count == 0 && worthless && facts.wait() == WaitShape::TwoSided,
    );
}

pub(super) fn one_suit_honors(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.suits() <= 1);
}

pub(super) fn one_suit_only(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.suits() == 1 && facts.kinds.intersection(Kinds::HONORS).is_empty());
}

pub(super) fn all_simples(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.kinds.is_subset(Kinds::SIMPLES));
}

/// Every set and the pair of a complete hand.
fn each(facts: &HandFacts, kinds: Kinds) -> bool {
    facts.complete && facts.each_touches(kinds)
}

pub(super) fn terminal_or_honor_each(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, each(facts, Kinds::TERMINALS_AND_HONORS));
}

pub(super) fn terminal_each(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, each(facts, Kinds::TERMINALS));
}

pub(super) fn all_terminals_honors(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.kinds.is_subset(Kinds::TERMINALS_AND_HONORS));
}

pub(super) fn all_terminals(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.kinds.is_subset(Kinds::TERMINALS));
}

pub(super) fn all_honors(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.kinds.is_subset(Kinds::HONORS));
}

pub(super) fn all_green(facts: &HandFacts, matches: &mut Matches) {
    let dragon = !facts.params.green_needs_dragon || facts.kinds.contains(crate::tiles::Kind::GREEN);
    matches.hand(facts, facts.kinds.is_subset(Kinds::GREEN) && dragon);
}

/// Nothing but the points for winning: chows, a worthless pair, and in some rules no bonus tile.
pub(super) fn zero_point_hand(facts: &HandFacts, matches: &mut Matches) {
    let plain = facts.hand.flowers == 0 || facts.params.zero_points_with_flowers;
    let worthless = facts.decomposition.pair.is_some_and(|pair| !facts.pair_has_value(pair));
    matches.hand(facts, facts.is_standard() && facts.triplet_count == 0 && worthless && plain);
}

pub(super) fn voided_suit(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.suits() <= 2);
}

pub(super) fn no_honors(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.kinds.intersection(Kinds::HONORS).is_empty());
}

pub(super) fn all_types(facts: &HandFacts, matches: &mut Matches) {
    let honors =
        !facts.kinds.intersection(Kinds::WINDS).is_empty() && !facts.kinds.intersection(Kinds::DRAGONS).is_empty();
    matches.hand(facts, honors && facts.suits() == 3);
}

pub(super) fn all_fives(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.is_standard() && facts.each_touches(Kinds::of_ranks(1 << 4)));
}

pub(super) fn upper(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.kinds.is_subset(Kinds::of_ranks(0b111_000_000)));
}

pub(super) fn middle(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.kinds.is_subset(Kinds::of_ranks(0b000_111_000)));
}

pub(super) fn lower(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.kinds.is_subset(Kinds::of_ranks(0b000_000_111)));
}

pub(super) fn upper4(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.kinds.is_subset(Kinds::of_ranks(0b111_100_000)));
}

pub(super) fn lower4(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.kinds.is_subset(Kinds::of_ranks(0b000_001_111)));
}

pub(super) fn reversible(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.kinds.is_subset(Kinds::REVERSIBLE));
}

/// Four alike in sets of which none is a kong: reported once a kind, over every set that has one of the four.
pub(super) fn four_of_a_kind(facts: &HandFacts, matches: &mut Matches) {
    let fours = if facts.params.four_honors_off { facts.fours().difference(Kinds::HONORS) } else { facts.fours() };
    for kind in fours.iter() {
        let pair = if facts.decomposition.pair == Some(kind) { Sets::PAIR } else { Sets::NONE };
        matches.sets(facts.sets(|set| set.kinds().contains(kind)).union(pair));
    }
}

/// Sets and a pair, whatever they are: only where nothing else counts is it worth anything.
pub(super) fn chicken_hand(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.is_basic());
}

/// One suit and no chow.
pub(super) fn purity(facts: &HandFacts, matches: &mut Matches) {
    let one_suit = facts.suits() == 1 && facts.kinds.intersection(Kinds::HONORS).is_empty();
    matches.hand(facts, one_suit && facts.is_standard() && facts.chows == 0);
}

pub(super) fn two_suits_only(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.suits() <= 2 && facts.kinds.intersection(Kinds::HONORS).is_empty());
}

pub(super) fn no_terminals(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.kinds.intersection(Kinds::TERMINALS).is_empty());
}

pub(super) fn no_honors_flowers(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.kinds.intersection(Kinds::HONORS).is_empty() && facts.hand.flowers == 0);
}

/// Numbers, and not more than three different ones; honors are not asked.
pub(super) fn three_numbers(facts: &HandFacts, matches: &mut Matches) {
    let [m, p, s] = facts.kinds.by_suit();
    matches.hand(facts, matches!((m | p | s).count_ones(), 1..=3));
}

pub(super) fn all_red(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.kinds.is_subset(Kinds::RED));
}

pub(super) fn no_fives(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.kinds.intersection(Kinds::of_ranks(1 << 4)).is_empty());
}
