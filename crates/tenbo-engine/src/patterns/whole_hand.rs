//! Patterns of the whole hand. Predicates include one another: a hand of one suit without honors is also one of one
//! suit with honors.

use super::entry::{Category, Entailment, Entry, Matches, Scope};
use super::hand_facts::HandFacts;
use super::note::Note;
use super::pattern::Pattern;
use super::prefilter::Prefilter;
use super::sets::Sets;
use crate::decompose::WaitShape;
use crate::options::OptionKey;
use crate::tiles::Kinds;

/// The entries of this family, in the order of [`Pattern`].
pub(super) const ENTRIES: &[Entry] = &[
    Entry::new(Pattern::ChowHand, "chow-hand", Category::WholeHand, Scope::Hand, chow_hand)
        .requires(Prefilter::NO_TRIPLET),
    Entry::new(Pattern::SuitedChowHand, "suited-chow-hand", Category::WholeHand, Scope::Hand, suited_chow_hand)
        .implies(&[Entailment::Hand(Pattern::NoHonors)])
        .requires(Prefilter::NO_TRIPLET),
    Entry::new(Pattern::PinfuHand, "pinfu-hand", Category::WholeHand, Scope::Hand, pinfu_hand)
        .implies(&[Entailment::Hand(Pattern::ChowHand)])
        .requires(Prefilter::NO_TRIPLET.union(Prefilter::STANDARD)),
    Entry::new(Pattern::OneSuitHonors, "one-suit-honors", Category::WholeHand, Scope::Hand, one_suit_honors)
        .implies(&[Entailment::Hand(Pattern::VoidedSuit)])
        .requires(Prefilter::ONE_SUIT),
    Entry::new(Pattern::OneSuitOnly, "one-suit-only", Category::WholeHand, Scope::Hand, one_suit_only)
        .implies(&[Entailment::Hand(Pattern::OneSuitHonors), Entailment::Hand(Pattern::TwoSuitsOnly)])
        .requires(Prefilter::ONE_SUIT.union(Prefilter::NO_HONORS)),
    Entry::new(Pattern::Purity, "purity", Category::WholeHand, Scope::Hand, purity)
        .implies(&[Entailment::Hand(Pattern::OneSuitOnly), Entailment::FourSets(Pattern::PungHand)])
        .requires(Prefilter::ONE_SUIT.union(Prefilter::NO_HONORS).union(Prefilter::NO_CHOW)),
    Entry::new(Pattern::AllSimples, "all-simples", Category::WholeHand, Scope::Hand, all_simples)
        .implies(&[Entailment::Hand(Pattern::NoHonors), Entailment::Hand(Pattern::NoTerminals)])
        .requires(Prefilter::ONLY_SIMPLES),
    Entry::new(Pattern::AllFives, "all-fives", Category::WholeHand, Scope::Hand, all_fives)
        .implies(&[Entailment::Hand(Pattern::AllSimples), Entailment::Hand(Pattern::Pair258)])
        .requires(Prefilter::ONLY_SIMPLES.union(Prefilter::STANDARD)),
    Entry::new(Pattern::Upper, "upper", Category::WholeHand, Scope::Hand, upper)
        .implies(&[Entailment::Hand(Pattern::UpperFour), Entailment::Hand(Pattern::ThreeNumbers)])
        .requires(Prefilter::ONLY_ABOVE_FIVE),
    Entry::new(Pattern::Middle, "middle", Category::WholeHand, Scope::Hand, middle)
        .implies(&[Entailment::Hand(Pattern::AllSimples), Entailment::Hand(Pattern::ThreeNumbers)])
        .requires(Prefilter::ONLY_SIMPLES),
    Entry::new(Pattern::Lower, "lower", Category::WholeHand, Scope::Hand, lower)
        .implies(&[Entailment::Hand(Pattern::LowerFour), Entailment::Hand(Pattern::ThreeNumbers)])
        .requires(Prefilter::ONLY_BELOW_FIVE),
    Entry::new(Pattern::UpperFour, "upper-four", Category::WholeHand, Scope::Hand, upper_four)
        .implies(&[Entailment::Hand(Pattern::NoHonors), Entailment::Hand(Pattern::NoFives)])
        .requires(Prefilter::ONLY_ABOVE_FIVE),
    Entry::new(Pattern::LowerFour, "lower-four", Category::WholeHand, Scope::Hand, lower_four)
        .implies(&[Entailment::Hand(Pattern::NoHonors), Entailment::Hand(Pattern::NoFives)])
        .requires(Prefilter::ONLY_BELOW_FIVE),
    Entry::new(
        Pattern::TerminalOrHonorEach,
        "terminal-or-honor-each",
        Category::WholeHand,
        Scope::Hand,
        terminal_or_honor_each,
    )
    .implies(&[Entailment::Hand(Pattern::NoFives)]),
    Entry::new(Pattern::TerminalEach, "terminal-each", Category::WholeHand, Scope::Hand, terminal_each)
        .implies(&[Entailment::Hand(Pattern::TerminalOrHonorEach), Entailment::Hand(Pattern::NoHonors)])
        .requires(Prefilter::NO_HONORS),
    Entry::new(
        Pattern::AllTerminalsHonors,
        "all-terminals-honors",
        Category::WholeHand,
        Scope::Hand,
        all_terminals_honors,
    )
    .implies(&[
        Entailment::Hand(Pattern::TerminalOrHonorEach),
        Entailment::FourSets(Pattern::PungHand),
        Entailment::FourSets(Pattern::FourTerminalOrHonorPungs),
    ])
    .requires(Prefilter::ONLY_TERMINALS_AND_HONORS),
    Entry::new(Pattern::AllTerminals, "all-terminals", Category::WholeHand, Scope::Hand, all_terminals)
        .implies(&[
            Entailment::Hand(Pattern::AllTerminalsHonors),
            Entailment::Hand(Pattern::TerminalEach),
            Entailment::Hand(Pattern::ThreeNumbers),
            Entailment::FourSets(Pattern::OldAndYoung),
            Entailment::FourSets(Pattern::SamePung2Suits),
        ])
        .requires(Prefilter::ONLY_TERMINALS_AND_HONORS.union(Prefilter::NO_HONORS)),
    Entry::new(Pattern::AllHonors, "all-honors", Category::WholeHand, Scope::Hand, all_honors)
        .implies(&[
            Entailment::Hand(Pattern::AllTerminalsHonors),
            Entailment::Hand(Pattern::OneSuitHonors),
            Entailment::Hand(Pattern::NoTerminals),
        ])
        .requires(Prefilter::ONLY_TERMINALS_AND_HONORS.union(Prefilter::SOME_HONORS)),
    Entry::new(Pattern::AllGreen, "all-green", Category::WholeHand, Scope::Hand, all_green)
        .requires(Prefilter::ONLY_GREEN),
    Entry::new(Pattern::Reversible, "reversible", Category::WholeHand, Scope::Hand, reversible)
        .implies(&[Entailment::Hand(Pattern::VoidedSuit)])
        .requires(Prefilter::ONLY_REVERSIBLE),
    Entry::new(Pattern::VoidedSuit, "voided-suit", Category::WholeHand, Scope::Hand, voided_suit)
        .requires(Prefilter::TWO_SUITS),
    Entry::new(Pattern::TwoSuitsOnly, "two-suits-only", Category::WholeHand, Scope::Hand, two_suits_only)
        .implies(&[Entailment::Hand(Pattern::VoidedSuit), Entailment::Hand(Pattern::NoHonors)])
        .requires(Prefilter::TWO_SUITS.union(Prefilter::NO_HONORS)),
    Entry::new(Pattern::NoHonors, "no-honors", Category::WholeHand, Scope::Hand, no_honors)
        .requires(Prefilter::NO_HONORS),
    Entry::new(Pattern::NoTerminals, "no-terminals", Category::WholeHand, Scope::Hand, no_terminals)
        .requires(Prefilter::NO_TERMINALS),
    Entry::new(Pattern::NoFives, "no-fives", Category::WholeHand, Scope::Hand, no_fives),
    Entry::new(Pattern::NoHonorsFlowers, "no-honors-flowers", Category::WholeHand, Scope::Hand, no_honors_flowers)
        .implies(&[Entailment::Hand(Pattern::NoHonors), Entailment::Hand(Pattern::NoFlowers)])
        .requires(Prefilter::NO_HONORS)
        .needs_option(OptionKey::UseFlowers),
    Entry::new(Pattern::ThreeNumbers, "all-of-three-numbers", Category::WholeHand, Scope::Hand, three_numbers),
    Entry::new(Pattern::AllRed, "all-red", Category::WholeHand, Scope::Hand, all_red)
        .implies(&[Entailment::Hand(Pattern::OneSuitHonors), Entailment::FourSets(Pattern::PungHand)])
        .requires(Prefilter::ONE_SUIT),
    Entry::new(Pattern::AllTypes, "all-types", Category::WholeHand, Scope::Hand, all_types)
        .requires(Prefilter::THREE_SUITS.union(Prefilter::SOME_HONORS)),
    Entry::new(Pattern::FourOfAKind, "four-of-a-kind", Category::WholeHand, Scope::Tiles, four_of_a_kind)
        .requires(Prefilter::FOUR_ALIKE),
    Entry::new(Pattern::ZeroPointHand, "zero-point-hand", Category::WholeHand, Scope::Hand, zero_point_hand)
        .implies(&[Entailment::Hand(Pattern::ChowHand)])
        .requires(Prefilter::NO_TRIPLET.union(Prefilter::STANDARD)),
    Entry::new(Pattern::ChickenHand, "chicken-hand", Category::WholeHand, Scope::Hand, chicken_hand),
];

/// The notes of this family, in the same order.
pub(super) const NOTES: &[Note] = &[
    Note::of(Pattern::ChowHand)
        .example("123m456p789s123p1z+1z")
        .near_miss("111m456p789s123p1z+1z")
        .source("Four Winds, Chow hand"),
    Note::of(Pattern::SuitedChowHand)
        .example("123m456p789s123p5s+5s")
        .near_miss("123m456p789s123p1z+1z")
        .source("Chinese Official rules 1998, fan 63; MIL 2025"),
    Note::of(Pattern::PinfuHand)
        .example("123m456p78s123p44z+9s")
        .near_miss("123m456p789s123p4z+4z")
        .source("Riichi Book 1, pinfu; Four Winds"),
    Note::of(Pattern::OneSuitHonors)
        .example("123456789m1112z+2z")
        .near_miss("123456789m111p2z+2z")
        .source("WRC Rules 2025, Common Flush; Four Winds, One suit with honors"),
    Note::of(Pattern::OneSuitOnly)
        .example("123456789m1115m+5m")
        .near_miss("123456789m1112z+2z")
        .source("WRC Rules 2025, Perfect Flush; Four Winds, One suit only"),
    Note::of(Pattern::Purity)
        .example("111333555m77m99m+7m")
        .near_miss("111333567m77m99m+7m")
        .source("BMJA, Purity (mahjongbritishrules.com)"),
    Note::of(Pattern::AllSimples)
        .example("234m456p678s22p56s+7s")
        .near_miss("234m456p678s22p78s+9s")
        .source("WRC Rules 2025, All Inside; Four Winds"),
    Note::of(Pattern::AllFives)
        .example("456m555p345s56s55m+7s")
        .near_miss("456m555p345s67s55m+8s")
        .source("Chinese Official rules 1998, fan 31; MIL 2025; Four Winds"),
    Note::of(Pattern::Upper)
        .example("789m789p777s88s99m+8s")
        .near_miss("789m678p777s88s99m+8s")
        .source("Chinese Official rules 1998, fan 25; MIL 2025; Four Winds"),
    Note::of(Pattern::Middle)
        .example("456m456p444s55s66m+5s")
        .near_miss("456m567p444s55s66m+5s")
        .source("Chinese Official rules 1998, fan 26; MIL 2025; Four Winds"),
    Note::of(Pattern::Lower)
        .example("123m123p222s11s33m+1s")
        .near_miss("123m234p222s11s33m+1s")
        .source("Chinese Official rules 1998, fan 27; MIL 2025; Four Winds"),
    Note::of(Pattern::UpperFour)
        .example("666m789p678s99s88m+9s")
        .near_miss("666m789p567s99s88m+9s")
        .source("Chinese Official rules 1998, fan 36; MIL 2025; Four Winds"),
    Note::of(Pattern::LowerFour)
        .example("234m111p123s44s22m+4s")
        .near_miss("345m111p123s44s22m+4s")
        .source("Chinese Official rules 1998, fan 37; MIL 2025; Four Winds"),
    Note::of(Pattern::TerminalOrHonorEach)
        .example("123m789p111s11z78s+9s")
        .near_miss("123m678p111s11z78s+9s")
        .source("WRC Rules 2025, Common Ends; Four Winds"),
    Note::of(Pattern::TerminalEach)
        .example("123m789p111s11m78s+9s")
        .near_miss("123m789p111s11z78s+9s")
        .source("WRC Rules 2025, Perfect Ends; Four Winds"),
    Note::of(Pattern::AllTerminalsHonors)
        .example("111m999p11s77z(111z)+7z")
        .near_miss("111m999p22s77z(111z)+7z")
        .source("WRC Rules 2025, Common Terminals; Four Winds"),
    Note::of(Pattern::AllTerminals)
        .example("111m999p11s99s(111p)+9s")
        .near_miss("111m999p11s99s(111z)+9s")
        .source("WRC Rules 2025, Perfect Terminals; Four Winds"),
    Note::of(Pattern::AllHonors)
        .example("111222z5566z(333z)+5z")
        .near_miss("111222z55z11m(333z)+5z")
        .source("WRC Rules 2025, All Honours; Four Winds"),
    Note::of(Pattern::AllGreen)
        .example("223344666s88s66z+6z")
        .near_miss("223344666s55s66z+6z")
        .source("WRC Rules 2025, All Green; Four Winds"),
    Note::of(Pattern::Reversible)
        .example("123999p222456s5z+5z")
        .near_miss("123999p222456s6z+6z")
        .source("Chinese Official rules 1998, fan 40; MIL 2025; Four Winds"),
    Note::of(Pattern::VoidedSuit)
        .example("123456m789p1112z+2z")
        .near_miss("123m456s789p1112z+2z")
        .source("Chinese Official rules 1998, fan 75; MIL 2025"),
    Note::of(Pattern::TwoSuitsOnly)
        .example("123456m789p1112p+2p")
        .near_miss("123456m789p1112z+2z")
        .source("Four Winds, Two suits only (short suit)"),
    Note::of(Pattern::NoHonors)
        .example("123m222456p789s5s+5s")
        .near_miss("123m222456p789s5z+5z")
        .source("Chinese Official rules 1998, fan 76; MIL 2025; Four Winds"),
    Note::of(Pattern::NoTerminals)
        .example("234m456p678s1115z+5z")
        .near_miss("234m456p789s1115z+5z")
        .source("Four Winds, No terminals"),
    Note::of(Pattern::NoFives)
        .example("123m678p789s1112z+2z")
        .near_miss("123m678p789s111z5s+5s")
        .source("Shanghai, Chwe-Wu (Wellesley list); Hong Kong, Kuet Em"),
    Note::of(Pattern::NoHonorsFlowers)
        .example("123m456p789s1112s+2s")
        .near_miss("123m456p789s1112s1f+2s")
        .source("Taiwanese, No Honors or Flowers (mahjong.wikidot.com)"),
    Note::of(Pattern::ThreeNumbers)
        .example("123m123p222s1112z+2z")
        .near_miss("123m234p222s1112z+2z")
        .source("Four Winds, All of three numbers"),
    Note::of(Pattern::AllRed)
        .example("111555999s777z7s+7s")
        .near_miss("111555999s666z7s+7s")
        .source("Four Winds, All Red"),
    Note::of(Pattern::AllTypes)
        .example("123m456p789s1155z+1z")
        .near_miss("123m456p789s1122z+1z")
        .source("Chinese Official rules 1998, fan 51 (52 in the WMO numbering); MIL 2025; Four Winds"),
    Note::of(Pattern::FourOfAKind)
        .example("111123m456p789s2z+2z")
        .near_miss("123p456p789s2z[1111m]+2z")
        .source("Chinese Official rules 1998, fan 64; MIL 2025; Four Winds"),
    Note::of(Pattern::ZeroPointHand)
        .example("123m456p789s123p4z+4z")
        .near_miss("123m456p789s123p1z+1z")
        .source("Building Skills, exactly 20 points; Four Winds, Zero-point hand"),
    Note::of(Pattern::ChickenHand)
        .example("112233m4p556677s+4p")
        .near_miss("112244m4p556677s+4p")
        .source("Chinese Official rules 1998, fan 43; MIL 2025"),
];

/// Chows and a pair.
pub(super) fn chow_hand(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.is_standard() && facts.triplet_count == 0);
}

/// Chows, knitted ones included, and a pair of suit tiles.
pub(super) fn suited_chow_hand(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.is_all_chows() && facts.decomposition.pair.is_some_and(|pair| !pair.is_honor()));
}

/// Chows, a pair without value and a two-sided wait: no basic points but those for winning.
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

/// Whether every set and the pair of a complete hand contain a tile of these kinds.
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
    let dragon = !facts.options.riichi.all_green_needs_dragon || facts.kinds.contains(crate::tiles::Kind::GREEN);
    matches.hand(facts, facts.kinds.is_subset(Kinds::GREEN) && dragon);
}

/// Chows and a pair without value: no basic points but those for winning. Some rules also allow no bonus tile.
pub(super) fn zero_point_hand(facts: &HandFacts, matches: &mut Matches) {
    let plain = facts.hand.bonus.is_empty() || facts.options.limit_hands.zero_points_with_flowers;
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
    let honors = facts.kinds.intersects(Kinds::WINDS) && facts.kinds.intersects(Kinds::DRAGONS);
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

pub(super) fn upper_four(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.kinds.is_subset(Kinds::of_ranks(0b111_100_000)));
}

pub(super) fn lower_four(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.kinds.is_subset(Kinds::of_ranks(0b000_001_111)));
}

pub(super) fn reversible(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.kinds.is_subset(Kinds::REVERSIBLE));
}

/// Four identical tiles in sets none of which is a kong. Reported once for each kind, with every set that contains it.
pub(super) fn four_of_a_kind(facts: &HandFacts, matches: &mut Matches) {
    let fours =
        if !facts.options.patterns.tile_hog_honors { facts.fours().difference(Kinds::HONORS) } else { facts.fours() };
    for kind in fours.iter() {
        let pair = if facts.decomposition.pair == Some(kind) { Sets::PAIR } else { Sets::NONE };
        matches.sets(facts.sets(|set| set.kinds().contains(kind)).union(pair));
    }
}

/// Any sets and a pair. Rulebooks pay it only where nothing else counts.
pub(super) fn chicken_hand(facts: &HandFacts, matches: &mut Matches) {
    matches.hand(facts, facts.is_basic());
}

/// One suit without honors, and no chow.
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
    matches.hand(facts, facts.kinds.intersection(Kinds::HONORS).is_empty() && facts.hand.bonus.is_empty());
}

/// Suit tiles of at most three different ranks; honors are ignored.
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
