//! Patterns of the whole hand. Predicates include one another: a hand of one suit without honors is also one of one
//! suit with honors.

use super::define::family;
use super::hand_facts::HandFacts;
use super::matches::Matches;
use super::sets::Sets;
use crate::decompose::WaitShape;
use crate::tiles::Kinds;

family! { $
    (category: WholeHand, scope: Hand,)

    /// All chows. Chows and a pair, no pung; a loser may lack one tile of one chow.
    ChowHand = "chow-hand" {
        source: "Four Winds, Chow hand",
        example: "123m456p789s123p1z+1z", near_miss: "111m456p789s123p1z+1z",
        requires: [NO_TRIPLET],
    } => |facts, matches| matches.hand(facts, facts.is_standard() && facts.triplet_count == 0);

    /// All chows, pair of numbers. Chows and a pair of numbers; knitted sets count as chows.
    ///
    /// Chinese Official: All Chows.
    SuitedChowHand = "suited-chow-hand" {
        source: "Chinese Official rules 1998, fan 63; MIL 2025",
        example: "123m456p789s123p5s+5s", near_miss: "123m456p789s123p1z+1z",
        requires: [NO_TRIPLET], implies: [Hand(NoHonors)],
    } => |facts, matches| {
        matches.hand(facts, facts.is_all_chows() && facts.decomposition.pair.is_some_and(|pair| !pair.is_honor()))
    };

    /// Pinfu. Chows, a pair that earns no fu and no points, won on a two-sided wait. Whether the hand must be concealed
    /// is up to the rulebook.
    ///
    /// Riichi: pinfu.
    PinfuHand = "pinfu-hand" {
        source: "Riichi Book 1, pinfu; Four Winds",
        example: "123m456p78s123p44z+9s", near_miss: "123m456p789s123p4z+4z",
        options: [PinfuSelfDraw],
        requires: [NO_TRIPLET, STANDARD], implies: [Hand(ChowHand)],
    } => pinfu_hand;

    /// One suit with honors. Tiles of one suit at most, with honors or without; honors alone as well.
    ///
    /// Riichi: honitsu. Chinese Official: Half Flush (fan 50; 49 in 1998).
    OneSuitHonors = "one-suit-honors" {
        source: "WRC Rules 2025, Common Flush; Four Winds, One suit with honors",
        example: "123456789m1112z+2z", near_miss: "123456789m111p2z+2z",
        requires: [ONE_SUIT], implies: [Hand(VoidedSuit)],
    } => |facts, matches| matches.hand(facts, facts.suits() <= 1);

    /// One suit only. Tiles of one suit and nothing else.
    ///
    /// Riichi: chinitsu. Chinese Official: Full Flush (fan 22).
    OneSuitOnly = "one-suit-only" {
        source: "WRC Rules 2025, Perfect Flush; Four Winds, One suit only",
        example: "123456789m1115m+5m", near_miss: "123456789m1112z+2z",
        requires: [ONE_SUIT, NO_HONORS], implies: [Hand(OneSuitHonors), Hand(TwoSuitsOnly)],
    } => |facts, matches| matches.hand(facts, facts.suits() == 1 && facts.kinds.intersection(Kinds::HONORS).is_empty());

    /// Purity. Pungs or kongs and a pair, all of one suit.
    Purity = "purity" {
        source: "BMJA, Purity (mahjongbritishrules.com)",
        example: "111333555m77m99m+7m", near_miss: "111333567m77m99m+7m",
        requires: [ONE_SUIT, NO_HONORS, NO_CHOW], implies: [Hand(OneSuitOnly), FourSets(PungHand)],
    } => purity;

    /// All simples. No terminals and no honors.
    ///
    /// Riichi: tanyao. Chinese Official: All Simples (fan 68).
    AllSimples = "all-simples" {
        source: "WRC Rules 2025, All Inside; Four Winds",
        example: "234m456p678s22p56s+7s", near_miss: "234m456p678s22p78s+9s",
        options: [OpenTanyao],
        requires: [ONLY_SIMPLES], implies: [Hand(NoHonors), Hand(NoTerminals)],
    } => |facts, matches| matches.hand(facts, facts.kinds.is_subset(Kinds::SIMPLES));

    /// Five in each set. A five in every set and in the pair.
    ///
    /// Chinese Official: All Fives.
    AllFives = "all-fives" {
        source: "Chinese Official rules 1998, fan 31; MIL 2025; Four Winds",
        example: "456m555p345s56s55m+7s", near_miss: "456m555p345s67s55m+8s",
        requires: [ONLY_SIMPLES, STANDARD], implies: [Hand(AllSimples), Hand(Pair258)],
    } => |facts, matches| matches.hand(facts, facts.is_standard() && facts.each_touches(Kinds::of_ranks(1 << 4)));

    /// Upper tiles. Sevens, eights and nines and nothing else.
    ///
    /// Chinese Official: Upper Tiles.
    Upper = "upper" {
        source: "Chinese Official rules 1998, fan 25; MIL 2025; Four Winds",
        example: "789m789p777s88s99m+8s", near_miss: "789m678p777s88s99m+8s",
        requires: [ONLY_ABOVE_FIVE], implies: [Hand(UpperFour), Hand(ThreeNumbers)],
    } => |facts, matches| matches.hand(facts, facts.kinds.is_subset(Kinds::of_ranks(0b111_000_000)));

    /// Middle tiles. Fours, fives and sixes and nothing else.
    ///
    /// Chinese Official: Middle Tiles.
    Middle = "middle" {
        source: "Chinese Official rules 1998, fan 26; MIL 2025; Four Winds",
        example: "456m456p444s55s66m+5s", near_miss: "456m567p444s55s66m+5s",
        requires: [ONLY_SIMPLES], implies: [Hand(AllSimples), Hand(ThreeNumbers)],
    } => |facts, matches| matches.hand(facts, facts.kinds.is_subset(Kinds::of_ranks(0b000_111_000)));

    /// Lower tiles. Ones, twos and threes and nothing else.
    ///
    /// Chinese Official: Lower Tiles.
    Lower = "lower" {
        source: "Chinese Official rules 1998, fan 27; MIL 2025; Four Winds",
        example: "123m123p222s11s33m+1s", near_miss: "123m234p222s11s33m+1s",
        requires: [ONLY_BELOW_FIVE], implies: [Hand(LowerFour), Hand(ThreeNumbers)],
    } => |facts, matches| matches.hand(facts, facts.kinds.is_subset(Kinds::of_ranks(0b000_000_111)));

    /// Upper four. Numbers from 6 to 9 and nothing else.
    ///
    /// Chinese Official: Upper Four.
    UpperFour = "upper-four" {
        source: "Chinese Official rules 1998, fan 36; MIL 2025; Four Winds",
        example: "666m789p678s99s88m+9s", near_miss: "666m789p567s99s88m+9s",
        requires: [ONLY_ABOVE_FIVE], implies: [Hand(NoHonors), Hand(NoFives)],
    } => |facts, matches| matches.hand(facts, facts.kinds.is_subset(Kinds::of_ranks(0b111_100_000)));

    /// Lower four. Numbers from 1 to 4 and nothing else.
    ///
    /// Chinese Official: Lower Four.
    LowerFour = "lower-four" {
        source: "Chinese Official rules 1998, fan 37; MIL 2025; Four Winds",
        example: "234m111p123s44s22m+4s", near_miss: "345m111p123s44s22m+4s",
        requires: [ONLY_BELOW_FIVE], implies: [Hand(NoHonors), Hand(NoFives)],
    } => |facts, matches| matches.hand(facts, facts.kinds.is_subset(Kinds::of_ranks(0b000_001_111)));

    /// Terminal or honor in each set. A terminal or an honor in every set and in the pair.
    ///
    /// Riichi: chanta. Chinese Official: Outside Hand (fan 55).
    TerminalOrHonorEach = "terminal-or-honor-each" {
        source: "WRC Rules 2025, Common Ends; Four Winds",
        example: "123m789p111s11z78s+9s", near_miss: "123m678p111s11z78s+9s",
        implies: [Hand(NoFives)],
    } => |facts, matches| matches.hand(facts, each(facts, Kinds::TERMINALS_AND_HONORS));

    /// Terminal in each set. A terminal in every set and in the pair.
    ///
    /// Riichi: junchan.
    TerminalEach = "terminal-each" {
        source: "WRC Rules 2025, Perfect Ends; Four Winds",
        example: "123m789p111s11m78s+9s", near_miss: "123m789p111s11z78s+9s",
        requires: [NO_HONORS], implies: [Hand(TerminalOrHonorEach), Hand(NoHonors)],
    } => |facts, matches| matches.hand(facts, each(facts, Kinds::TERMINALS));

    /// All terminals and honors. Terminals and honors and nothing else; either alone as well.
    ///
    /// Riichi: honroutou. Chinese Official: All Terminals and Honors (fan 18).
    AllTerminalsHonors = "all-terminals-honors" {
        source: "WRC Rules 2025, Common Terminals; Four Winds",
        example: "111m999p11s77z(111z)+7z", near_miss: "111m999p22s77z(111z)+7z",
        requires: [ONLY_TERMINALS_AND_HONORS],
        implies: [Hand(TerminalOrHonorEach), FourSets(PungHand), FourSets(FourTerminalOrHonorPungs)],
    } => |facts, matches| matches.hand(facts, facts.kinds.is_subset(Kinds::TERMINALS_AND_HONORS));

    /// All terminals. Ones and nines and nothing else.
    ///
    /// Riichi: chinroutou. Chinese Official: All Terminals (fan 8).
    AllTerminals = "all-terminals" {
        source: "WRC Rules 2025, Perfect Terminals; Four Winds",
        example: "111m999p11s99s(111p)+9s", near_miss: "111m999p11s99s(111z)+9s",
        requires: [ONLY_TERMINALS_AND_HONORS, NO_HONORS],
        implies: [
            Hand(AllTerminalsHonors), Hand(TerminalEach), Hand(ThreeNumbers), FourSets(OldAndYoung),
            FourSets(SamePung2Suits),
        ],
    } => |facts, matches| matches.hand(facts, facts.kinds.is_subset(Kinds::TERMINALS));

    /// All honors. Winds and dragons and nothing else.
    ///
    /// Riichi: tsuuiisou. Chinese Official: All Honors (fan 11).
    AllHonors = "all-honors" {
        source: "WRC Rules 2025, All Honours; Four Winds",
        example: "111222z5566z(333z)+5z", near_miss: "111222z55z11m(333z)+5z",
        requires: [ONLY_TERMINALS_AND_HONORS, SOME_HONORS],
        implies: [Hand(AllTerminalsHonors), Hand(OneSuitHonors), Hand(NoTerminals)],
    } => |facts, matches| matches.hand(facts, facts.kinds.is_subset(Kinds::HONORS));

    /// All green. Only 2, 3, 4, 6, 8 of bamboos and green dragons.
    ///
    /// Riichi: ryuuiisou. Chinese Official: All Green (fan 3).
    AllGreen = "all-green" {
        source: "WRC Rules 2025, All Green; Four Winds",
        example: "223344666s88s66z+6z", near_miss: "223344666s55s66z+6z",
        options: [AllGreenNeedsDragon],
        requires: [ONLY_GREEN],
    } => all_green;

    /// Reversible tiles. Only tiles that look the same upside down: 1234589 of dots, 245689 of bamboos, white dragons.
    ///
    /// Chinese Official: Reversible Tiles.
    Reversible = "reversible" {
        source: "Chinese Official rules 1998, fan 40; MIL 2025; Four Winds",
        example: "123999p222456s5z+5z", near_miss: "123999p222456s6z+6z",
        requires: [ONLY_REVERSIBLE], implies: [Hand(VoidedSuit)],
    } => |facts, matches| matches.hand(facts, facts.kinds.is_subset(Kinds::REVERSIBLE));

    /// Voided suit. Tiles of at most two suits, with or without honors.
    ///
    /// Chinese Official: One Voided Suit, exactly two suits.
    VoidedSuit = "voided-suit" {
        source: "Chinese Official rules 1998, fan 75; MIL 2025",
        example: "123456m789p1112z+2z", near_miss: "123m456s789p1112z+2z",
        requires: [TWO_SUITS],
    } => |facts, matches| matches.hand(facts, facts.suits() <= 2);

    /// Two suits only. Tiles of at most two suits and no honors.
    TwoSuitsOnly = "two-suits-only" {
        source: "Four Winds, Two suits only (short suit)",
        example: "123456m789p1112p+2p", near_miss: "123456m789p1112z+2z",
        requires: [TWO_SUITS, NO_HONORS], implies: [Hand(VoidedSuit), Hand(NoHonors)],
    } => |facts, matches| matches.hand(facts, facts.suits() <= 2 && facts.kinds.intersection(Kinds::HONORS).is_empty());

    /// No honors. No winds and no dragons.
    ///
    /// Chinese Official: No Honors.
    NoHonors = "no-honors" {
        source: "Chinese Official rules 1998, fan 76; MIL 2025; Four Winds",
        example: "123m222456p789s5s+5s", near_miss: "123m222456p789s5z+5z",
        requires: [NO_HONORS],
    } => |facts, matches| matches.hand(facts, facts.kinds.intersection(Kinds::HONORS).is_empty());

    /// No terminals. No ones and no nines; honors do not matter.
    NoTerminals = "no-terminals" {
        source: "Four Winds, No terminals",
        example: "234m456p678s1115z+5z", near_miss: "234m456p789s1115z+5z",
        requires: [NO_TERMINALS],
    } => |facts, matches| matches.hand(facts, facts.kinds.intersection(Kinds::TERMINALS).is_empty());

    /// No fives. No five in the hand.
    NoFives = "no-fives" {
        source: "Shanghai, Chwe-Wu (Wellesley list); Hong Kong, Kuet Em",
        example: "123m678p789s1112z+2z", near_miss: "123m678p789s111z5s+5s",
    } => |facts, matches| matches.hand(facts, facts.kinds.intersection(Kinds::of_ranks(1 << 4)).is_empty());

    /// No honors and no flowers. No winds or dragons, no flowers or seasons.
    NoHonorsFlowers = "no-honors-flowers" {
        source: "Taiwanese, No Honors or Flowers (mahjong.wikidot.com)",
        example: "123m456p789s1112s+2s", near_miss: "123m456p789s1112s1f+2s",
        needs: UseFlowers, requires: [NO_HONORS], implies: [Hand(NoHonors), Hand(NoFlowers)],
    } => |facts, matches| {
        matches.hand(facts, facts.kinds.intersection(Kinds::HONORS).is_empty() && facts.hand.bonus.is_empty())
    };

    /// Three numbers. At most three different numbers; honors do not matter.
    ThreeNumbers = "all-of-three-numbers" {
        source: "Four Winds, All of three numbers",
        example: "123m123p222s1112z+2z", near_miss: "123m234p222s1112z+2z",
    } => three_numbers;

    /// All red. Only 1, 5, 7, 9 of bamboos and red dragons.
    AllRed = "all-red" {
        source: "Four Winds, All Red",
        example: "111555999s777z7s+7s", near_miss: "111555999s666z7s+7s",
        requires: [ONE_SUIT], implies: [Hand(OneSuitHonors), FourSets(PungHand)],
    } => |facts, matches| matches.hand(facts, facts.kinds.is_subset(Kinds::RED));

    /// All types. Tiles of all three suits, of winds and of dragons.
    ///
    /// Chinese Official: All Types.
    AllTypes = "all-types" {
        source: "Chinese Official rules 1998, fan 51 (52 in the WMO numbering); MIL 2025; Four Winds",
        example: "123m456p789s1155z+1z", near_miss: "123m456p789s1122z+1z",
        requires: [THREE_SUITS, SOME_HONORS],
    } => all_types;

    /// Four of a kind. Four equal tiles that are not a kong.
    ///
    /// Chinese Official: Tile Hog.
    FourOfAKind = "four-of-a-kind" {
        source: "Chinese Official rules 1998, fan 64; MIL 2025; Four Winds",
        example: "111123m456p789s2z+2z", near_miss: "123p456p789s2z[1111m]+2z",
        scope: Tiles, options: [TileHogHonors], requires: [FOUR_ALIKE],
    } => four_of_a_kind;

    /// Zero-point hand. No set and no pair earns points: chows and a pair without value. Flowers only where the rules
    /// allow them.
    ZeroPointHand = "zero-point-hand" {
        source: "Building Skills, exactly 20 points; Four Winds, Zero-point hand",
        example: "123m456p789s123p4z+4z", near_miss: "123m456p789s123p1z+1z",
        options: [ZeroPointsWithFlowers],
        requires: [NO_TRIPLET, STANDARD], implies: [Hand(ChowHand)],
    } => zero_point_hand;

    /// Chicken hand. Four sets and a pair that score nothing, flowers and seasons aside.
    ///
    /// Chinese Official: Chicken Hand.
    ChickenHand = "chicken-hand" {
        source: "Chinese Official rules 1998, fan 43; MIL 2025",
        example: "112233m4p556677s+4p", near_miss: "112244m4p556677s+4p",
        // Any sets and a pair: rulebooks pay it only where nothing else counts.
    } => |facts, matches| matches.hand(facts, facts.is_basic());
}

/// Chows, a pair without value and a two-sided wait: no basic points but those for winning.
fn pinfu_hand(facts: &HandFacts, matches: &mut Matches) {
    let worthless = facts.decomposition.pair.is_some_and(|pair| !facts.pair_has_value(pair));
    matches.hand(
        facts,
        facts.is_standard() && facts.triplet_count == 0 && worthless && facts.wait() == WaitShape::TwoSided,
    );
}

/// Whether every set and the pair of a complete hand contain a tile of these kinds.
fn each(facts: &HandFacts, kinds: Kinds) -> bool {
    facts.complete && facts.each_touches(kinds)
}

fn all_green(facts: &HandFacts, matches: &mut Matches) {
    let dragon = !facts.options.riichi.all_green_needs_dragon || facts.kinds.contains(crate::tiles::Kind::GREEN);
    matches.hand(facts, facts.kinds.is_subset(Kinds::GREEN) && dragon);
}

/// Chows and a pair without value: no basic points but those for winning. Some rules also allow no bonus tile.
fn zero_point_hand(facts: &HandFacts, matches: &mut Matches) {
    let plain = facts.hand.bonus.is_empty() || facts.options.limit_hands.zero_points_with_flowers;
    let worthless = facts.decomposition.pair.is_some_and(|pair| !facts.pair_has_value(pair));
    matches.hand(facts, facts.is_standard() && facts.triplet_count == 0 && worthless && plain);
}

fn all_types(facts: &HandFacts, matches: &mut Matches) {
    let honors = facts.kinds.intersects(Kinds::WINDS) && facts.kinds.intersects(Kinds::DRAGONS);
    matches.hand(facts, honors && facts.suits() == 3);
}

/// Four identical tiles in sets none of which is a kong. Reported once for each kind, with every set that contains it.
fn four_of_a_kind(facts: &HandFacts, matches: &mut Matches) {
    let fours =
        if !facts.options.patterns.tile_hog_honors { facts.fours().difference(Kinds::HONORS) } else { facts.fours() };
    for kind in fours.iter() {
        let pair = if facts.decomposition.pair == Some(kind) { Sets::PAIR } else { Sets::NONE };
        matches.sets(facts.sets(|set| set.kinds().contains(kind)).union(pair));
    }
}

/// One suit without honors, and no chow.
fn purity(facts: &HandFacts, matches: &mut Matches) {
    let one_suit = facts.suits() == 1 && facts.kinds.intersection(Kinds::HONORS).is_empty();
    matches.hand(facts, one_suit && facts.is_standard() && facts.chows == 0);
}

/// Suit tiles of at most three different ranks; honors are ignored.
fn three_numbers(facts: &HandFacts, matches: &mut Matches) {
    let [m, p, s] = facts.kinds.by_suit();
    matches.hand(facts, matches!((m | p | s).count_ones(), 1..=3));
}
