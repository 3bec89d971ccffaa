//! The catalogue: every pattern once, whoever scores it. Values and exclusions are the rulebooks'.

pub mod entry;

mod bonus;
mod chows;
mod limit;
mod pungs;
mod whole_hand;
mod winning;

use std::fmt;
use std::str::FromStr;

pub use entry::{Category, Entry, Fact, Found, Near, Note, Occurrence, Scope};

use crate::engine::features::Features;
use crate::engine::rulebook::option::OptionKey;

macro_rules! catalogue {
    ($($name:ident = $id:literal, $category:ident, $scope:ident, $find:path, [$($fact:ident $implied:ident),*]
       $(if [$($feature:ident)*])? $(, needs $needs:ident)?;
       $example:literal / $near:literal, $source:literal;)*) => {
        /// A pattern, by its language-neutral id.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "each has its definition in the table and its words in the texts")]
        pub enum Pattern { $($name,)* }

        static ENTRIES: [Entry; Pattern::COUNT] = [$(Entry {
            id: $id,
            category: Category::$category,
            scope: Scope::$scope,
            find: $find,
            features: Features::NONE$($(.and(Features::$feature))*)?,
            facts: &[$(Fact::$fact(Pattern::$implied)),*],
            needs: catalogue!(@needs $($needs)?),
        },)*];

        static NOTES: [Note; Pattern::COUNT] =
            [$(Note { example: $example, near_miss: $near, source: $source },)*];

        impl Pattern {
            /// Every pattern, grouped as players look for them.
            pub const ALL: &'static [Pattern] = &[$(Pattern::$name,)*];
        }
    };
    (@needs) => { None };
    (@needs $needs:ident) => { Some(OptionKey::$needs) };
}

catalogue! {
    Winning = "winning", BasicPoints, Event, winning::winning, [];
        "123m456p789s1122z~2z" / "123m456p789s1122z~3z", "Four Winds, Basic points: winning";
    BasicPungSimples = "basic-pung-simples", BasicPoints, Sets, pungs::basic_pung_simples, [] if [Triplet];
        "222m456p789s11z22z+2z" / "111m456p789s11z22z+2z", "Four Winds, Basic points";

    PungDragon = "pung-dragon", BasicSets, Sets, pungs::pung_dragon, [Sets PungTerminalHonor] if [HonorTriplet];
        "123m456p789s77z11s+7z" / "123m456p789s77z11s+1s", "Riichi Book 1, yakuhai; Four Winds, Pung of Dragons";
    PungOwnWind = "pung-own-wind", BasicSets, Sets, pungs::pung_own_wind, [Sets PungTerminalHonor] if [HonorTriplet];
        "123m456p789s22z11s+2z" / "123m456p789s33z11s+3z", "Riichi Book 1, yakuhai; Four Winds, Pung of own wind";
    PungRoundWind = "pung-round-wind", BasicSets, Sets, pungs::pung_round_wind,
        [Sets PungTerminalHonor] if [HonorTriplet];
        "123m456p789s11z11s+1z" / "123m456p789s33z11s+3z", "Riichi Book 1, yakuhai; Four Winds, Pung of round wind";
    PungTerminalHonor = "pung-terminal-honor", BasicSets, Sets, pungs::pung_terminal_honor, [] if [MajorTriplet];
        "111m456p234s789s1z+1z" / "222m456p234s789s1z+1z", "Chinese Official rules 1998, fan 73; MIL 2025";
    ConcealedKong = "concealed-kong", BasicSets, Sets, pungs::concealed_kong, [Hand Kong1] if [Kong];
        "123m456p78s11z[1111s]+9s" / "123m456p78s11z(1111s)+9s", "Chinese Official rules 1998, fan 67; MIL 2025; Four Winds";
    MeldedKong = "melded-kong", BasicSets, Sets, pungs::melded_kong, [Hand Kong1] if [Kong];
        "123m456p78s11z(1111s)+9s" / "123m456p78s11z[1111s]+9s", "Chinese Official rules 1998, fan 74; MIL 2025; Four Winds";

    OwnFlower = "own-flower", Flowers, Event, bonus::own_flower, [], needs UseFlowers;
        "123m456p789s1122z2f+1z" / "123m456p789s1122z1f+1z", "Four Winds, Flowers and Seasons";
    OwnSeason = "own-season", Flowers, Event, bonus::own_season, [], needs UseFlowers;
        "123m456p789s1122z6f+1z" / "123m456p789s1122z5f+1z", "Four Winds, Flowers and Seasons";
    NoFlowers = "no-flowers", Flowers, Event, bonus::no_flowers, [], needs UseFlowers;
        "123m456p789s1122z+1z" / "123m456p789s1122z1f+1z", "Four Winds, Flowers and Seasons";
    BonusTile = "bonus-tile", Flowers, Event, bonus::bonus_tile, [], needs UseFlowers;
        "123m456p789s1122z1f+1z" / "123m456p789s1122z+1z", "Chinese Official rules 1998, fan 81; MIL 2025; Four Winds";

    TwoIdentical = "two-identical", Chows, Sets, chows::two_identical, [] if [SameChow];
        "112233m456p789s1z+1z" / "123m123456p789s1z+1z", "Riichi Book 1, iipeikou; Four Winds, Two identical Chows";
    TwoIdenticalTwice = "two-identical-twice", Chows, Sets, chows::two_identical_twice,
        [Twice TwoIdentical, FourSets FourChows] if [SameChowTwice FourChows];
        "112233m445566p1z+1z" / "112233m456789p1z+1z", "WRC Rules 2025, Double Twin Sequences; Four Winds";
    ThreeIdentical = "three-identical", Chows, Sets, chows::three_identical, [Sets TwoIdentical] if [SameChowTwice];
        "111222333m456p1z+1z" / "112233m456p789s1z+1z", "Four Winds, Three identical Chows";
    FourIdentical = "four-identical", Chows, Sets, chows::four_identical,
        [Sets ThreeIdentical, Sets TwoIdenticalTwice, FourSets FourChows] if [SameChowTwice FourChows];
        "111122223333m1z+1z" / "111222333456m1z+1z", "Chinese Official rules 1998, fan 14; MIL 2025; Four Winds";
    SameChow2Suits = "same-chow-2-suits", Chows, Sets, chows::same_chow_2_suits, [] if [SameNumbers];
        "123m123p456s789s1z+1z" / "123m234p456s789s1z+1z", "Four Winds, Same Chow of two suits";
    SameChow2SuitsTwice = "same-chow-2-suits-twice", Chows, Sets, chows::same_chow_2_suits_twice,
        [Twice SameChow2Suits, FourSets FourChows] if [SameNumbersTwice FourChows];
        "123m123p456p456s1z+1z" / "123m123p456p789s1z+1z", "Four Winds, Same Chow of two suits twice";
    SameChowAllSuits = "same-chow-all-suits", Chows, Sets, chows::same_chow_all_suits,
        [Sets SameChow2Suits] if [SameNumbersTwice];
        "123m123p123s789s1z+1z" / "123m123p234s789s1z+1z", "WRC Rules 2025, Mixed Sequences; Four Winds";
    RunOfSix = "run-of-six", Chows, Sets, chows::run_of_six, [] if [StepThree];
        "123456m123p789s1z+1z" / "123567m123p789s1z+1z", "Four Winds, Run of six tiles";
    OneTwoThreeSevenEightNine = "123789", Chows, Sets, chows::one_two_three_seven_eight_nine, [] if [StepSix];
        "123789m123p456s1z+1z" / "123678m123p456s1z+1z", "Four Winds, 123789 of one suit";
    Step1Three = "step1-three", Chows, Sets, chows::step1_three, [] if [StepOneTwice];
        "123234345m789p1z+1z" / "123234456m789p1z+1z", "Chinese Official rules 1998, fan 30; MIL 2025; Four Winds";
    Step1Four = "step1-four", Chows, Sets, chows::step1_four,
        [Sets Step1Three, FourSets FourChows] if [StepOneTwice FourChows];
        "122333444556m1z+1z" / "122333445567m1z+1z", "Chinese Official rules 1998, fan 16; MIL 2025; Four Winds";
    Step2Three = "step2-three", Chows, Sets, chows::step2_three, [] if [StepTwoTwice];
        "123345567m789p1z+1z" / "123345678m789p1z+1z", "Chinese Official rules 1998, fan 30; MIL 2025; Four Winds";
    Step2Four = "step2-four", Chows, Sets, chows::step2_four,
        [Sets Step2Three, Sets OneTwoThreeSevenEightNine, FourSets FourChows] if [StepTwoTwice FourChows];
        "123345567789m1z+1z" / "123345567678m1z+1z", "Chinese Official rules 1998, fan 16; MIL 2025; Four Winds";
    Step3Three = "step3-three", Chows, Sets, chows::step3_three,
        [Sets RunOfSix, Sets OneTwoThreeSevenEightNine] if [StepThreeTwice StepSix];
        "123456789m123p1z+1z" / "123456m678m123p1z+1z", "WRC Rules 2025, Full Straight; Four Winds, step 3";
    ThreeSuitsStep1 = "3suits-step1", Chows, Sets, chows::three_suits_step1, [] if [MixedStepOneTwice];
        "123m234p345s999m1z+1z" / "123m234p456s999m1z+1z", "Chinese Official rules 1998, fan 50 (51 in the WMO numbering); MIL 2025; Four Winds";
    ThreeSuitsStep3 = "3suits-step3", Chows, Sets, chows::three_suits_step3, [] if [MixedStepThreeTwice];
        "123m456p789s123p1z+1z" / "123m456p678s123p1z+1z", "Four Winds, 3 Chows of 3 suits, step 3";
    PureTerminalChows = "pure-terminal-chows", Chows, Sets, chows::pure_terminal_chows,
        [Sets TwoIdenticalTwice, Sets OneTwoThreeSevenEightNine, Hand OneSuitOnly, Hand SuitedChowHand] if [SameChowTwice StepSixTwice FourChows];
        "1122335577899m+8m" / "1122336677899m+8m", "Chinese Official rules 1998, fan 13; MIL 2025; Four Winds";
    ThreeSuitedTerminalChows = "three-suited-terminal-chows", Chows, Sets, chows::three_suited_terminal_chows,
        [Sets SameChow2SuitsTwice, Sets OneTwoThreeSevenEightNine, Hand SuitedChowHand] if [SameNumbersTwice StepSixTwice FourChows];
        "123789m123p78p55s+9p" / "123789m123p78p66s+9p", "Chinese Official rules 1998, fan 29; MIL 2025; Four Winds";
    FourChows = "four-chows", Chows, Sets, chows::four_chows, [Hand ChowHand] if [FourChows];
        "123m456p789s123p1z+1z" / "111m456p789s123p1z+1z", "Four Winds, Four Chows";

    OldAndYoung = "old-and-young", Pungs, Sets, pungs::old_and_young, [] if [TwoTriplets];
        "111999m456p789s1z+1z" / "111888m456p789s1z+1z", "Four Winds, Old and young";
    Seq2 = "seq2", Pungs, Sets, pungs::seq2, [] if [TwoTriplets];
        "222333m456p789s1z+1z" / "222444m456p789s1z+1z", "Four Winds, Two Pungs in sequence";
    Seq2Pair = "seq2-pair", Pungs, Sets, pungs::seq2_pair, [Sets Seq2] if [TwoTriplets];
        "222333m44m456p78s+9s" / "222333m55m456p78s+9s", "Four Winds, 2 Pungs and a pair in sequence";
    Seq3 = "seq3", Pungs, Sets, pungs::seq3, [Sets Seq2] if [ThreeTriplets];
        "222333444m789s1z+1z" / "222333555m789s1z+1z", "Chinese Official rules 1998, fan 24; MIL 2025; Four Winds";
    Seq4 = "seq4", Pungs, Sets, pungs::seq4, [Sets Seq3, FourSets PungHand] if [FourTriplets];
        "222333444m55m11z+5m" / "222333444m66m11z+6m", "Chinese Official rules 1998, fan 15; MIL 2025; Four Winds";
    MixedShifted3 = "mixed-shifted-3", Pungs, Sets, pungs::mixed_shifted_3, [] if [ThreeTriplets];
        "222m333p444s789s1z+1z" / "222m333p555s789s1z+1z", "Chinese Official rules 1998, fan 42; MIL 2025; Four Winds";
    SameNumber2 = "same-number-2", Pungs, Sets, pungs::same_number_2, [] if [TwoTriplets];
        "222m222p456s789s1z+1z" / "222m333p456s789s1z+1z", "Chinese Official rules 1998, fan 65; MIL 2025; Four Winds";
    SameNumber3 = "same-number-3", Pungs, Sets, pungs::same_number_3, [Sets SameNumber2] if [ThreeTriplets];
        "222m222p222s789s1z+1z" / "222m222p333s789s1z+1z", "WRC Rules 2025, Mixed Triplets; Four Winds, Brothers";
    TwoDragons = "two-dragons", Pungs, Sets, pungs::two_dragons, [Hand PungDragon] if [HonorTriplet TwoTriplets];
        "123m456p555666z1s+1s" / "123m456p55566z78s+9s", "Four Winds, Two Dragons";
    LittleThreeDragons = "little-three-dragons", Pungs, Sets, pungs::little_three_dragons,
        [Hand TwoDragons] if [HonorTriplet TwoTriplets];
        "123m456p5556667z+7z" / "123m456p5556661z+1z", "WRC Rules 2025, Little Dragons; Four Winds";
    BigThreeDragons = "big-three-dragons", Pungs, Sets, pungs::big_three_dragons,
        [Hand TwoDragons] if [HonorTriplet ThreeTriplets];
        "123m1p555666777z+1p" / "123m777p5556667z+7z", "WRC Rules 2025, Big Dragons; Four Winds";
    BigThreeWinds = "big-three-winds", Pungs, Sets, pungs::big_three_winds,
        [Hand PungTerminalHonor] if [HonorTriplet ThreeTriplets];
        "456m77p11122233z+3z" / "456m77p11122233z+7p", "Chinese Official rules 1998, fan 38; MIL 2025; Four Winds";
    LittleFourWinds = "little-four-winds", Pungs, Sets, pungs::little_four_winds,
        [Hand BigThreeWinds] if [HonorTriplet ThreeTriplets];
        "123m1112223334z+4z" / "123m1112223335z+5z", "WRC Rules 2025, Little Winds; Four Winds";
    BigFourWinds = "big-four-winds", Pungs, Sets, pungs::big_four_winds,
        [Hand BigThreeWinds, FourSets PungHand] if [HonorTriplet FourTriplets];
        "111222333444z1m+1m" / "1112223334z123m+4z", "WRC Rules 2025, Big Winds; Four Winds";
    Conc2 = "conc2", Pungs, Sets, pungs::conc2, [] if [TwoTriplets];
        "222m444p456s789s1z+1z" / "222m44p456s789s11z+4p", "Chinese Official rules 1998, fan 66; MIL 2025; Four Winds";
    Conc3 = "conc3", Pungs, Sets, pungs::conc3, [Hand Conc2] if [ThreeTriplets];
        "222m444p666s789s1z+1z" / "222m44p666s789s11z+4p", "WRC Rules 2025, Three Concealed Triplets; Four Winds";
    Trip4Conc3 = "trip4-conc3", Pungs, Sets, pungs::trip4_conc3, [Hand Conc3, FourSets PungHand] if [FourTriplets];
        "222m444p666s88s11z+8s" / "222m444p6s(777m)(888s)+6s", "Four Winds, Four triplets, three concealed";
    Conc4 = "conc4", Pungs, Sets, pungs::conc4,
        [Hand Conc3, Hand Trip4Conc3, FourSets PungHand, Hand ConcealedHand] if [FourTriplets];
        "222m444p666s88s11z~8s" / "222m444p666s88s11z+8s", "WRC Rules 2025, Four Concealed Triplets; Four Winds";
    Conc4PairWait = "conc4-pair-wait", Pungs, Sets, pungs::conc4_pair_wait, [Hand Conc4] if [FourTriplets];
        "222m444p666s888s1z+1z" / "222m444p666s88s11z~8s", "Mahjong Soul, Four Concealed Triplets on a pair wait";
    Kong1 = "kong1", Pungs, Sets, pungs::kong1, [] if [Kong];
        "123m456p78s11z[1111s]+9s" / "123m456p11z111s89s+7s", "Four Winds, One Kong";
    Kong2 = "kong2", Pungs, Sets, pungs::kong2, [Hand Kong1] if [TwoKongs];
        "123m11z89s[1111s](2222p)+7s" / "123m11z89s[1111s](222p)+7s", "Four Winds, Two Kongs";
    TwoMeldedKongs = "two-melded-kongs", Pungs, Sets, pungs::two_melded_kongs,
        [Hand Kong2, Hand MeldedKong] if [TwoKongs];
        "456m78p11z(1111s){2222m}+9p" / "456m78p11z(1111s)[2222m]+9p", "Chinese Official rules 1998, fan 57; MIL 2025";
    TwoConcealedKongs = "two-concealed-kongs", Pungs, Sets, pungs::two_concealed_kongs,
        [Hand Kong2, Hand ConcealedKong] if [TwoKongs];
        "456m78p11z[1111s][2222m]+9p" / "456m78p11z[1111s](2222m)+9p", "Chinese Official rules 1998, fan 53 (48 in the WMO numbering); MIL 2025; Four Winds";
    MeldedAndConcealedKong = "melded-and-concealed-kong", Pungs, Sets, pungs::melded_and_concealed_kong,
        [Hand Kong2, Hand ConcealedKong, Hand MeldedKong] if [TwoKongs];
        "456m78p11z(1111s)[2222m]+9p" / "456m78p11z(1111s){2222m}+9p", "MIL 2025, fan 82";
    Kong3 = "kong3", Pungs, Sets, pungs::kong3, [Hand Kong2] if [TwoKongs ThreeTriplets];
        "11z89s[1111s](2222p){3333m}+7s" / "11z89s[1111s](2222p)(333m)+7s", "WRC Rules 2025, Three Quads; Four Winds";
    Kong4 = "kong4", Pungs, Sets, pungs::kong4, [Hand Kong3, FourSets PungHand] if [TwoKongs FourTriplets];
        "1z[1111s](2222p){3333m}(7777z)+1z" / "1z[1111s](2222p){3333m}(777z)+1z", "WRC Rules 2025, Four Quads; Four Winds";
    PungHand = "pung-hand", Pungs, Hand, pungs::pung_hand, [] if [NoChow];
        "222m444p66s88s(111z)+8s" / "222m444p66s78s(111z)+9s", "WRC Rules 2025, All Triplets; Four Winds, Pung hand";
    AllEven = "all-even", Pungs, Hand, pungs::all_even, [Hand PungHand, Hand AllSimples] if [NoChow Simples];
        "222m444p666s88m88p+8m" / "222m444p666s88m77p+8m", "Chinese Official rules 1998, fan 21; MIL 2025; Four Winds";

    ChowHand = "chow-hand", WholeHand, Hand, whole_hand::chow_hand, [] if [NoTriplet];
        "123m456p789s123p1z+1z" / "111m456p789s123p1z+1z", "Four Winds, Chow hand";
    SuitedChowHand = "suited-chow-hand", WholeHand, Hand, whole_hand::suited_chow_hand, [Hand NoHonors] if [NoTriplet];
        "123m456p789s123p5s+5s" / "123m456p789s123p1z+1z", "Chinese Official rules 1998, fan 63; MIL 2025";
    PinfuHand = "pinfu-hand", WholeHand, Hand, whole_hand::pinfu_hand, [Hand ChowHand] if [NoTriplet Standard];
        "123m456p78s123p44z+9s" / "123m456p789s123p4z+4z", "Riichi Book 1, pinfu; Four Winds";
    OneSuitHonors = "one-suit-honors", WholeHand, Hand, whole_hand::one_suit_honors, [Hand VoidedSuit] if [OneSuit];
        "123456789m1112z+2z" / "123456789m111p2z+2z", "WRC Rules 2025, Common Flush; Four Winds, One suit with honors";
    OneSuitOnly = "one-suit-only", WholeHand, Hand, whole_hand::one_suit_only,
        [Hand OneSuitHonors, Hand NoHonors] if [OneSuit NoHonors];
        "123456789m1115m+5m" / "123456789m1112z+2z", "WRC Rules 2025, Perfect Flush; Four Winds, One suit only";
    AllSimples = "all-simples", WholeHand, Hand, whole_hand::all_simples, [Hand NoHonors] if [Simples];
        "234m456p678s22p56s+7s" / "234m456p678s22p78s+9s", "WRC Rules 2025, All Inside; Four Winds";
    AllFives = "all-fives", WholeHand, Hand, whole_hand::all_fives, [Hand AllSimples] if [Simples Standard];
        "456m555p345s56s55m+7s" / "456m555p345s67s55m+8s", "Chinese Official rules 1998, fan 31; MIL 2025; Four Winds";
    Upper = "upper", WholeHand, Hand, whole_hand::upper, [Hand Upper4] if [AboveFive];
        "789m789p777s88s99m+8s" / "789m678p777s88s99m+8s", "Chinese Official rules 1998, fan 25; MIL 2025; Four Winds";
    Middle = "middle", WholeHand, Hand, whole_hand::middle, [Hand AllSimples] if [Simples];
        "456m456p444s55s66m+5s" / "456m567p444s55s66m+5s", "Chinese Official rules 1998, fan 26; MIL 2025; Four Winds";
    Lower = "lower", WholeHand, Hand, whole_hand::lower, [Hand Lower4] if [BelowFive];
        "123m123p222s11s33m+1s" / "123m234p222s11s33m+1s", "Chinese Official rules 1998, fan 27; MIL 2025; Four Winds";
    Upper4 = "upper4", WholeHand, Hand, whole_hand::upper4, [Hand NoHonors] if [AboveFive];
        "666m789p678s99s88m+9s" / "666m789p567s99s88m+9s", "Chinese Official rules 1998, fan 36; MIL 2025; Four Winds";
    Lower4 = "lower4", WholeHand, Hand, whole_hand::lower4, [Hand NoHonors] if [BelowFive];
        "234m111p123s44s22m+4s" / "345m111p123s44s22m+4s", "Chinese Official rules 1998, fan 37; MIL 2025; Four Winds";
    TerminalOrHonorEach = "terminal-or-honor-each", WholeHand, Hand, whole_hand::terminal_or_honor_each, [];
        "123m789p111s11z78s+9s" / "123m678p111s11z78s+9s", "WRC Rules 2025, Common Ends; Four Winds";
    TerminalEach = "terminal-each", WholeHand, Hand, whole_hand::terminal_each,
        [Hand TerminalOrHonorEach, Hand NoHonors] if [NoHonors];
        "123m789p111s11m78s+9s" / "123m789p111s11z78s+9s", "WRC Rules 2025, Perfect Ends; Four Winds";
    AllTerminalsHonors = "all-terminals-honors", WholeHand, Hand, whole_hand::all_terminals_honors,
        [Hand TerminalOrHonorEach, FourSets PungHand] if [Majors];
        "111m999p11s77z(111z)+7z" / "111m999p22s77z(111z)+7z", "WRC Rules 2025, Common Terminals; Four Winds";
    AllTerminals = "all-terminals", WholeHand, Hand, whole_hand::all_terminals,
        [Hand AllTerminalsHonors, Hand TerminalEach] if [Majors NoHonors];
        "111m999p11s99s(111p)+9s" / "111m999p11s99s(111z)+9s", "WRC Rules 2025, Perfect Terminals; Four Winds";
    AllHonors = "all-honors", WholeHand, Hand, whole_hand::all_honors,
        [Hand AllTerminalsHonors, Hand OneSuitHonors] if [Majors SomeHonors];
        "111222z5566z(333z)+5z" / "111222z55z11m(333z)+5z", "WRC Rules 2025, All Honours; Four Winds";
    AllGreen = "all-green", WholeHand, Hand, whole_hand::all_green, [] if [Green];
        "223344666s88s66z+6z" / "223344666s55s66z+6z", "WRC Rules 2025, All Green; Four Winds";
    Reversible = "reversible", WholeHand, Hand, whole_hand::reversible, [Hand VoidedSuit] if [Reversible];
        "123999p222456s5z+5z" / "123999p222456s6z+6z", "Chinese Official rules 1998, fan 40; MIL 2025; Four Winds";
    VoidedSuit = "voided-suit", WholeHand, Hand, whole_hand::voided_suit, [] if [TwoSuits];
        "123456m789p1112z+2z" / "123m456s789p1112z+2z", "Chinese Official rules 1998, fan 75; MIL 2025";
    NoHonors = "no-honors", WholeHand, Hand, whole_hand::no_honors, [] if [NoHonors];
        "123m222456p789s5s+5s" / "123m222456p789s5z+5z", "Chinese Official rules 1998, fan 76; MIL 2025; Four Winds";
    AllTypes = "all-types", WholeHand, Hand, whole_hand::all_types, [] if [ThreeSuits SomeHonors];
        "123m456p789s1155z+1z" / "123m456p789s1122z+1z", "Chinese Official rules 1998, fan 51 (52 in the WMO numbering); MIL 2025; Four Winds";
    FourOfAKind = "four-of-a-kind", WholeHand, Tiles, whole_hand::four_of_a_kind, [] if [FourAlike];
        "111123m456p789s2z+2z" / "123p456p789s2z[1111m]+2z", "Chinese Official rules 1998, fan 64; MIL 2025; Four Winds";
    ZeroPointHand = "zero-point-hand", WholeHand, Hand, whole_hand::zero_point_hand,
        [Hand ChowHand] if [NoTriplet Standard];
        "123m456p789s123p4z+4z" / "123m456p789s123p1z+1z", "Building Skills, exactly 20 points; Four Winds, Zero-point hand";
    ChickenHand = "chicken-hand", WholeHand, Hand, whole_hand::chicken_hand, [];
        "112233m4p556677s+4p" / "112244m4p556677s+4p", "Chinese Official rules 1998, fan 43; MIL 2025";

    ConcealedHand = "concealed-hand", Winning, Hand, winning::concealed_hand, [] if [Concealed];
        "123m456p789s1122z+1z" / "123m456p1122z(789s)+1z", "Four Winds, Concealed hand";
    FullyConcealed = "fully-concealed", Winning, Hand, winning::fully_concealed,
        [Hand ConcealedHand, Unit SelfDrawn] if [Concealed];
        "123m456p789s1122z~1z" / "123m456p789s1122z+1z", "Riichi Book 1, menzen tsumo; Four Winds, Fully concealed hand";
    FullyExposed = "fully-exposed", Winning, Hand, winning::fully_exposed, [Unit OutOnPair, Unit OneChanceHand];
        "1z(123m)(456p)(789s)(222z)+1z" / "1z(123m)(456p)(789s)(222z)~1z", "Four Winds, Fully exposed hand";
    SelfDrawn = "self-drawn", Winning, Event, winning::self_drawn, [];
        "123m456p789s1122z~1z" / "123m456p789s1122z+1z", "Four Winds, Self-drawn last tile";
    EdgeWait = "edge-wait", Winning, Wait, winning::edge_wait, [Unit OneChanceHand] if [Edge];
        "12m456p789s11122z+3m" / "23m456p789s11122z+1m", "Chinese Official rules 1998, fan 77; MIL 2025; Four Winds";
    ClosedWait = "closed-wait", Winning, Wait, winning::closed_wait, [Unit OneChanceHand] if [Closed];
        "13m456p789s11122z+2m" / "23m456p789s11122z+1m", "Chinese Official rules 1998, fan 78; MIL 2025; Four Winds";
    OutOnPair = "out-on-pair", Winning, Wait, winning::out_on_pair, [Unit OneChanceHand] if [PairWait];
        "123m456p789s1112z+2z" / "123m456p789s1122z+2z", "Four Winds, Out on a pair";
    OneChanceHand = "one-chance-hand", Winning, Wait, winning::one_chance_hand, [];
        "123m456p79s11122z+8s" / "123m456p78s11122z+9s", "Four Winds, One-chance hand";
    Riichi = "riichi", Winning, Event, winning::riichi, [], needs Riichi;
        "riichi 123m456p789s1122z~1z" / "123m456p789s1122z~1z", "WRC Rules 2025, Riichi";
    DoubleRiichi = "double-riichi", Winning, Event, winning::double_riichi, [Hand Riichi], needs Riichi;
        "double-riichi 123m456p789s1122z~1z" / "riichi 123m456p789s1122z~1z", "WRC Rules 2025, Double Riichi";
    Ippatsu = "ippatsu", Winning, Event, winning::ippatsu, [], needs Ippatsu;
        "riichi ippatsu 123m456p789s1122z~1z" / "riichi 123m456p789s1122z~1z", "WRC Rules 2025, Unbroken";
    LastCopy = "last-copy", Winning, Event, winning::last_copy, [];
        "last-copy 123m456p78s11222z+9s" / "123m456p78s11222z+9s", "Chinese Official rules 1998, fan 58; MIL 2025; Four Winds";
    LastTile = "last-tile", Winning, Event, winning::last_tile, [Unit SelfDrawn];
        "last-tile 123m456p789s1122z~1z" / "123m456p789s1122z~1z", "WRC Rules 2025, Last Tile Draw; Four Winds";
    LastDiscard = "last-discard", Winning, Event, winning::last_discard, [];
        "last-discard 123m456p789s1122z+1z" / "123m456p789s1122z+1z", "WRC Rules 2025, Last Tile Claim; Four Winds";
    Supplement = "supplement", Winning, Event, winning::supplement, [Unit SelfDrawn];
        "kong-replacement 123m456p1122z[1111s]~1z" / "123m456p1122z[1111s]~1z", "WRC Rules 2025, After a Quad; Four Winds";
    RobbingKong = "robbing-kong", Winning, Event, winning::robbing_kong, [];
        "robbed-kong 123m456p78s11222z+9s" / "123m456p78s11222z+9s", "WRC Rules 2025, Robbing a Quad; Four Winds";
    Heavenly = "heavenly", Winning, Event, winning::heavenly, [Hand FullyConcealed];
        "heaven 123m456p789s1122z~1z" / "123m456p789s1122z~1z", "WRC Rules 2025, Blessing of Heaven; Four Winds";
    Earthly = "earthly", Winning, Event, winning::earthly, [];
        "earth 123m456p789s1122z~1z" / "123m456p789s1122z~1z", "WRC Rules 2025, Blessing of Earth; Four Winds";
    Humanly = "humanly", Winning, Event, winning::humanly, [];
        "human 123m456p789s1122z+1z" / "123m456p789s1122z+1z", "WRC Rules 2025, Blessing of Man; Four Winds";

    SevenPairs = "seven-pairs", Limit, Hand, limit::seven_pairs, [Hand ConcealedHand] if [Pairs];
        "1122m3344p5566s7z+7z" / "1122m3344p5555s7z+7z", "WRC Rules 2025, Seven Pairs; Four Winds";
    ShiftedPairs = "shifted-pairs", Limit, Hand, limit::shifted_pairs, [Hand SevenPairs, Hand OneSuitOnly] if [Pairs];
        "2233445566778m+8m" / "2233445566779m+9m", "Chinese Official rules 1998, fan 6; MIL 2025; Four Winds";
    ThirteenOrphans = "thirteen-orphans", Limit, Hand, limit::thirteen_orphans,
        [Hand ConcealedHand, Hand AllTerminalsHonors] if [Orphans];
        "19m19p19s1123456z+7z" / "1199m1199p1199s1z+1z", "WRC Rules 2025, Thirteen Orphans";
    ThirteenOrphansWait = "thirteen-orphans-wait", Limit, Hand, limit::thirteen_orphans_wait,
        [Hand ThirteenOrphans] if [Orphans];
        "19m19p19s1234567z+7z" / "19m19p19s1123456z+7z", "Mahjong Soul, Thirteen Orphans on thirteen tiles";
    LesserHonorsKnitted = "lesser-honors-knitted", Limit, Hand, limit::lesser_honors_knitted,
        [Hand ConcealedHand] if [Knitted];
        "147m258p36s12345z+6z" / "147m258p369s1112z+2z", "Chinese Official rules 1998, fan 34; MIL 2025; Four Winds";
    GreaterHonorsKnitted = "greater-honors-knitted", Limit, Hand, limit::greater_honors_knitted,
        [Hand LesserHonorsKnitted, Hand AllTypes] if [Knitted];
        "147m25p36s123456z+7z" / "147m258p36s12345z+6z", "Chinese Official rules 1998, fan 20; MIL 2025; Four Winds";
    KnittedStraight = "knitted-straight", Limit, Sets, limit::knitted_straight, [] if [Knitted];
        "147m258p369s1234z+5z" / "147m258p36s12345z+6z", "Chinese Official rules 1998, fan 35; MIL 2025; Four Winds";
    NineGates = "nine-gates", Limit, Hand, limit::nine_gates,
        [Hand OneSuitOnly, Hand ConcealedHand] if [OneSuit NoHonors Concealed];
        "1112234567899m+9m" / "1123456788899m+9m", "WRC Rules 2025, Nine Gates; Four Winds";
    NineGatesWait = "nine-gates-wait", Limit, Hand, limit::nine_gates_wait,
        [Hand NineGates] if [OneSuit NoHonors Concealed];
        "1112345678999m+9m" / "1112234567899m+9m", "Mahjong Soul, Nine Gates on nine tiles";
    ImperialJade = "imperial-jade", Limit, Hand, limit::imperial_jade, [Hand PungHand, Hand AllGreen] if [Green NoChow];
        "222444666s88s66z+6z" / "223344666s88s66z+6z", "Four Winds, Imperial Jade";
    ThreeGreatScholars = "three-great-scholars", Limit, Hand, limit::three_great_scholars,
        [Hand BigThreeDragons] if [HonorTriplet ThreeTriplets];
        "555666777z33m11p+3m" / "55566677z777m12p+3p", "Millington, Three Great Scholars";
    GreatSnake = "great-snake", Limit, Hand, limit::great_snake,
        [Hand Step3Three, Hand OneSuitHonors] if [OneSuit SomeHonors];
        "123456789m5551z+1z" / "123456789m5556z+6z", "Four Winds, Great Snake";

    Dora = "dora", Bonus, Event, bonus::dora, [], needs Riichi;
        "dora-1 123m456p789s1122z~1z" / "123m456p789s1122z~1z", "WRC Rules 2025, dora";
    UraDora = "ura-dora", Bonus, Event, bonus::ura_dora, [], needs UraDora;
        "riichi ura-1 123m456p789s1122z~1z" / "riichi 123m456p789s1122z~1z", "WRC Rules 2025, ura dora";
    RedDora = "red-dora", Bonus, Event, bonus::red_dora, [], needs RedFives;
        "red-1 123m406p789s1122z~1z" / "123m456p789s1122z~1z", "Tenhou, red fives";
    NorthBonus = "north-bonus", Bonus, Event, bonus::north_bonus, [], needs Riichi;
        "north-1 123m456p789s1122z~1z" / "123m456p789s1122z~1z", "Tenhou, riichi for three";
}

impl Pattern {
    /// How many there are.
    pub const COUNT: usize = Pattern::NorthBonus as usize + 1;

    /// Its row of the table.
    #[must_use]
    pub fn entry(self) -> &'static Entry {
        &ENTRIES[self as usize]
    }

    /// What explains it.
    #[must_use]
    pub const fn note(self) -> &'static Note {
        &NOTES[self as usize]
    }

    /// Its name in files and answers.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.entry().id
    }

    /// Everything that is there when this is, the facts followed to their end.
    #[must_use]
    pub fn implied(self) -> Vec<Pattern> {
        let mut all = Vec::new();
        let mut open = vec![self];
        while let Some(pattern) = open.pop() {
            for fact in pattern.entry().facts {
                if !all.contains(&fact.pattern()) {
                    all.push(fact.pattern());
                    open.push(fact.pattern());
                }
            }
        }
        all
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Not the id of a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePatternError;

impl FromStr for Pattern {
    type Err = ParsePatternError;

    fn from_str(text: &str) -> Result<Self, ParsePatternError> {
        Pattern::ALL.iter().copied().find(|pattern| pattern.as_str() == text).ok_or(ParsePatternError)
    }
}
