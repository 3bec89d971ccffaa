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

use crate::engine::rulebook::option::OptionKey;

macro_rules! catalogue {
    ($($name:ident = $id:literal, $category:ident, $scope:ident, $find:path, [$($fact:ident $implied:ident),*] $(, needs $needs:ident)?;
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
    BasicPungSimples = "basic-pung-simples", BasicPoints, Sets, pungs::basic_pung_simples, [];
        "222m456p789s11z22z+2z" / "111m456p789s11z22z+2z", "Four Winds, Basic points";

    PungDragon = "pung-dragon", BasicSets, Sets, pungs::pung_dragon, [];
        "123m456p789s77z11s+7z" / "123m456p789s77z11s+1s", "Riichi Book 1, yakuhai; Four Winds, Pung of Dragons";
    PungOwnWind = "pung-own-wind", BasicSets, Sets, pungs::pung_own_wind, [];
        "123m456p789s22z11s+2z" / "123m456p789s33z11s+3z", "Riichi Book 1, yakuhai; Four Winds, Pung of own wind";
    PungRoundWind = "pung-round-wind", BasicSets, Sets, pungs::pung_round_wind, [];
        "123m456p789s11z11s+1z" / "123m456p789s33z11s+3z", "Riichi Book 1, yakuhai; Four Winds, Pung of round wind";

    OwnFlower = "own-flower", Flowers, Event, bonus::own_flower, [], needs UseFlowers;
        "123m456p789s1122z2f+1z" / "123m456p789s1122z1f+1z", "Four Winds, Flowers and Seasons";
    OwnSeason = "own-season", Flowers, Event, bonus::own_season, [], needs UseFlowers;
        "123m456p789s1122z6f+1z" / "123m456p789s1122z5f+1z", "Four Winds, Flowers and Seasons";
    NoFlowers = "no-flowers", Flowers, Event, bonus::no_flowers, [], needs UseFlowers;
        "123m456p789s1122z+1z" / "123m456p789s1122z1f+1z", "Four Winds, Flowers and Seasons";

    TwoIdentical = "two-identical", Chows, Sets, chows::two_identical, [];
        "112233m456p789s1z+1z" / "123m123456p789s1z+1z", "Riichi Book 1, iipeikou; Four Winds, Two identical Chows";
    TwoIdenticalTwice = "two-identical-twice", Chows, Sets, chows::two_identical_twice, [Twice TwoIdentical, FourSets FourChows];
        "112233m445566p1z+1z" / "112233m456789p1z+1z", "WRC Rules 2025, Double Twin Sequences; Four Winds";
    ThreeIdentical = "three-identical", Chows, Sets, chows::three_identical, [Sets TwoIdentical];
        "111222333m456p1z+1z" / "112233m456p789s1z+1z", "Four Winds, Three identical Chows";
    SameChow2Suits = "same-chow-2-suits", Chows, Sets, chows::same_chow_2_suits, [];
        "123m123p456s789s1z+1z" / "123m234p456s789s1z+1z", "Four Winds, Same Chow of two suits";
    SameChow2SuitsTwice = "same-chow-2-suits-twice", Chows, Sets, chows::same_chow_2_suits_twice, [Twice SameChow2Suits, FourSets FourChows];
        "123m123p456p456s1z+1z" / "123m123p456p789s1z+1z", "Four Winds, Same Chow of two suits twice";
    SameChowAllSuits = "same-chow-all-suits", Chows, Sets, chows::same_chow_all_suits, [Sets SameChow2Suits];
        "123m123p123s789s1z+1z" / "123m123p234s789s1z+1z", "WRC Rules 2025, Mixed Sequences; Four Winds";
    RunOfSix = "run-of-six", Chows, Sets, chows::run_of_six, [];
        "123456m123p789s1z+1z" / "123567m123p789s1z+1z", "Four Winds, Run of six tiles";
    OneTwoThreeSevenEightNine = "123789", Chows, Sets, chows::one_two_three_seven_eight_nine, [];
        "123789m123p456s1z+1z" / "123678m123p456s1z+1z", "Four Winds, 123789 of one suit";
    Step3Three = "step3-three", Chows, Sets, chows::step3_three, [Sets RunOfSix, Sets OneTwoThreeSevenEightNine];
        "123456789m123p1z+1z" / "123456m678m123p1z+1z", "WRC Rules 2025, Full Straight; Four Winds, step 3";
    ThreeSuitsStep3 = "3suits-step3", Chows, Sets, chows::three_suits_step3, [];
        "123m456p789s123p1z+1z" / "123m456p678s123p1z+1z", "Four Winds, 3 Chows of 3 suits, step 3";
    FourChows = "four-chows", Chows, Sets, chows::four_chows, [Hand ChowHand];
        "123m456p789s123p1z+1z" / "111m456p789s123p1z+1z", "Four Winds, Four Chows";

    OldAndYoung = "old-and-young", Pungs, Sets, pungs::old_and_young, [];
        "111999m456p789s1z+1z" / "111888m456p789s1z+1z", "Four Winds, Old and young";
    Seq2 = "seq2", Pungs, Sets, pungs::seq2, [];
        "222333m456p789s1z+1z" / "222444m456p789s1z+1z", "Four Winds, Two Pungs in sequence";
    Seq2Pair = "seq2-pair", Pungs, Sets, pungs::seq2_pair, [Sets Seq2];
        "222333m44m456p78s+9s" / "222333m55m456p78s+9s", "Four Winds, 2 Pungs and a pair in sequence";
    SameNumber3 = "same-number-3", Pungs, Sets, pungs::same_number_3, [];
        "222m222p222s789s1z+1z" / "222m222p333s789s1z+1z", "WRC Rules 2025, Mixed Triplets; Four Winds, Brothers";
    TwoDragons = "two-dragons", Pungs, Sets, pungs::two_dragons, [Hand PungDragon];
        "123m456p555666z1s+1s" / "123m456p55566z78s+9s", "Four Winds, Two Dragons";
    LittleThreeDragons = "little-three-dragons", Pungs, Sets, pungs::little_three_dragons, [Hand TwoDragons];
        "123m456p5556667z+7z" / "123m456p5556661z+1z", "WRC Rules 2025, Little Dragons; Four Winds";
    BigThreeDragons = "big-three-dragons", Pungs, Sets, pungs::big_three_dragons, [Hand TwoDragons];
        "123m1p555666777z+1p" / "123m777p5556667z+7z", "WRC Rules 2025, Big Dragons; Four Winds";
    LittleFourWinds = "little-four-winds", Pungs, Sets, pungs::little_four_winds, [];
        "123m1112223334z+4z" / "123m1112223335z+5z", "WRC Rules 2025, Little Winds; Four Winds";
    BigFourWinds = "big-four-winds", Pungs, Sets, pungs::big_four_winds, [FourSets PungHand];
        "111222333444z1m+1m" / "1112223334z123m+4z", "WRC Rules 2025, Big Winds; Four Winds";
    Conc3 = "conc3", Pungs, Sets, pungs::conc3, [];
        "222m444p666s789s1z+1z" / "222m44p666s789s11z+4p", "WRC Rules 2025, Three Concealed Triplets; Four Winds";
    Trip4Conc3 = "trip4-conc3", Pungs, Sets, pungs::trip4_conc3, [Hand Conc3, FourSets PungHand];
        "222m444p666s88s11z+8s" / "222m444p6s(777m)(888s)+6s", "Four Winds, Four triplets, three concealed";
    Conc4 = "conc4", Pungs, Sets, pungs::conc4, [Hand Conc3, Hand Trip4Conc3, FourSets PungHand, Hand ConcealedHand];
        "222m444p666s88s11z~8s" / "222m444p666s88s11z+8s", "WRC Rules 2025, Four Concealed Triplets; Four Winds";
    Conc4PairWait = "conc4-pair-wait", Pungs, Sets, pungs::conc4_pair_wait, [Hand Conc4];
        "222m444p666s888s1z+1z" / "222m444p666s88s11z~8s", "Mahjong Soul, Four Concealed Triplets on a pair wait";
    Kong1 = "kong1", Pungs, Sets, pungs::kong1, [];
        "123m456p78s11z[1111s]+9s" / "123m456p11z111s89s+7s", "Four Winds, One Kong";
    Kong2 = "kong2", Pungs, Sets, pungs::kong2, [Hand Kong1];
        "123m11z89s[1111s](2222p)+7s" / "123m11z89s[1111s](222p)+7s", "Four Winds, Two Kongs";
    Kong3 = "kong3", Pungs, Sets, pungs::kong3, [Hand Kong2];
        "11z89s[1111s](2222p){3333m}+7s" / "11z89s[1111s](2222p)(333m)+7s", "WRC Rules 2025, Three Quads; Four Winds";
    Kong4 = "kong4", Pungs, Sets, pungs::kong4, [Hand Kong3, FourSets PungHand];
        "1z[1111s](2222p){3333m}(7777z)+1z" / "1z[1111s](2222p){3333m}(777z)+1z", "WRC Rules 2025, Four Quads; Four Winds";
    PungHand = "pung-hand", Pungs, Hand, pungs::pung_hand, [];
        "222m444p66s88s(111z)+8s" / "222m444p66s78s(111z)+9s", "WRC Rules 2025, All Triplets; Four Winds, Pung hand";

    ChowHand = "chow-hand", WholeHand, Hand, whole_hand::chow_hand, [];
        "123m456p789s123p1z+1z" / "111m456p789s123p1z+1z", "Four Winds, Chow hand";
    PinfuHand = "pinfu-hand", WholeHand, Hand, whole_hand::pinfu_hand, [Hand ChowHand];
        "123m456p78s123p44z+9s" / "123m456p789s123p4z+4z", "Riichi Book 1, pinfu; Four Winds";
    OneSuitHonors = "one-suit-honors", WholeHand, Hand, whole_hand::one_suit_honors, [];
        "123456789m1112z+2z" / "123456789m111p2z+2z", "WRC Rules 2025, Common Flush; Four Winds, One suit with honors";
    OneSuitOnly = "one-suit-only", WholeHand, Hand, whole_hand::one_suit_only, [Hand OneSuitHonors];
        "123456789m1115m+5m" / "123456789m1112z+2z", "WRC Rules 2025, Perfect Flush; Four Winds, One suit only";
    AllSimples = "all-simples", WholeHand, Hand, whole_hand::all_simples, [];
        "234m456p678s22p56s+7s" / "234m456p678s22p78s+9s", "WRC Rules 2025, All Inside; Four Winds";
    TerminalOrHonorEach = "terminal-or-honor-each", WholeHand, Hand, whole_hand::terminal_or_honor_each, [];
        "123m789p111s11z78s+9s" / "123m678p111s11z78s+9s", "WRC Rules 2025, Common Ends; Four Winds";
    TerminalEach = "terminal-each", WholeHand, Hand, whole_hand::terminal_each, [Hand TerminalOrHonorEach];
        "123m789p111s11m78s+9s" / "123m789p111s11z78s+9s", "WRC Rules 2025, Perfect Ends; Four Winds";
    AllTerminalsHonors = "all-terminals-honors", WholeHand, Hand, whole_hand::all_terminals_honors,
        [Hand TerminalOrHonorEach, FourSets PungHand];
        "111m999p11s77z(111z)+7z" / "111m999p22s77z(111z)+7z", "WRC Rules 2025, Common Terminals; Four Winds";
    AllTerminals = "all-terminals", WholeHand, Hand, whole_hand::all_terminals, [Hand AllTerminalsHonors, Hand TerminalEach];
        "111m999p11s99s(111p)+9s" / "111m999p11s99s(111z)+9s", "WRC Rules 2025, Perfect Terminals; Four Winds";
    AllHonors = "all-honors", WholeHand, Hand, whole_hand::all_honors, [Hand AllTerminalsHonors, Hand OneSuitHonors];
        "111222z5566z(333z)+5z" / "111222z55z11m(333z)+5z", "WRC Rules 2025, All Honours; Four Winds";
    AllGreen = "all-green", WholeHand, Hand, whole_hand::all_green, [];
        "223344666s88s66z+6z" / "223344666s55s66z+6z", "WRC Rules 2025, All Green; Four Winds";
    ZeroPointHand = "zero-point-hand", WholeHand, Hand, whole_hand::zero_point_hand, [Hand ChowHand];
        "123m456p789s123p4z+4z" / "123m456p789s123p1z+1z", "Building Skills, exactly 20 points; Four Winds, Zero-point hand";

    ConcealedHand = "concealed-hand", Winning, Hand, winning::concealed_hand, [];
        "123m456p789s1122z+1z" / "123m456p1122z(789s)+1z", "Four Winds, Concealed hand";
    FullyConcealed = "fully-concealed", Winning, Hand, winning::fully_concealed, [Hand ConcealedHand, Unit SelfDrawn];
        "123m456p789s1122z~1z" / "123m456p789s1122z+1z", "Riichi Book 1, menzen tsumo; Four Winds, Fully concealed hand";
    FullyExposed = "fully-exposed", Winning, Hand, winning::fully_exposed, [Unit OutOnPair, Unit OneChanceHand];
        "1z(123m)(456p)(789s)(222z)+1z" / "1z(123m)(456p)(789s)(222z)~1z", "Four Winds, Fully exposed hand";
    SelfDrawn = "self-drawn", Winning, Event, winning::self_drawn, [];
        "123m456p789s1122z~1z" / "123m456p789s1122z+1z", "Four Winds, Self-drawn last tile";
    OutOnPair = "out-on-pair", Winning, Event, winning::out_on_pair, [Unit OneChanceHand];
        "123m456p789s1112z+2z" / "123m456p789s1122z+2z", "Four Winds, Out on a pair";
    OneChanceHand = "one-chance-hand", Winning, Event, winning::one_chance_hand, [];
        "123m456p79s11122z+8s" / "123m456p78s11122z+9s", "Four Winds, One-chance hand";
    Riichi = "riichi", Winning, Event, winning::riichi, [], needs Riichi;
        "riichi 123m456p789s1122z~1z" / "123m456p789s1122z~1z", "WRC Rules 2025, Riichi";
    DoubleRiichi = "double-riichi", Winning, Event, winning::double_riichi, [Hand Riichi], needs Riichi;
        "double-riichi 123m456p789s1122z~1z" / "riichi 123m456p789s1122z~1z", "WRC Rules 2025, Double Riichi";
    Ippatsu = "ippatsu", Winning, Event, winning::ippatsu, [], needs Ippatsu;
        "riichi ippatsu 123m456p789s1122z~1z" / "riichi 123m456p789s1122z~1z", "WRC Rules 2025, Unbroken";
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

    SevenPairs = "seven-pairs", Limit, Hand, limit::seven_pairs, [Hand ConcealedHand];
        "1122m3344p5566s7z+7z" / "1122m3344p5555s7z+7z", "WRC Rules 2025, Seven Pairs; Four Winds";
    ThirteenOrphans = "thirteen-orphans", Limit, Hand, limit::thirteen_orphans, [Hand ConcealedHand, Hand AllTerminalsHonors];
        "19m19p19s1123456z+7z" / "1199m1199p1199s1z+1z", "WRC Rules 2025, Thirteen Orphans";
    ThirteenOrphansWait = "thirteen-orphans-wait", Limit, Hand, limit::thirteen_orphans_wait, [Hand ThirteenOrphans];
        "19m19p19s1234567z+7z" / "19m19p19s1123456z+7z", "Mahjong Soul, Thirteen Orphans on thirteen tiles";
    NineGates = "nine-gates", Limit, Hand, limit::nine_gates, [Hand OneSuitOnly, Hand ConcealedHand];
        "1112234567899m+9m" / "1123456788899m+9m", "WRC Rules 2025, Nine Gates; Four Winds";
    NineGatesWait = "nine-gates-wait", Limit, Hand, limit::nine_gates_wait, [Hand NineGates];
        "1112345678999m+9m" / "1112234567899m+9m", "Mahjong Soul, Nine Gates on nine tiles";
    ImperialJade = "imperial-jade", Limit, Hand, limit::imperial_jade, [Hand PungHand, Hand AllGreen];
        "222444666s88s66z+6z" / "223344666s88s66z+6z", "Four Winds, Imperial Jade";
    ThreeGreatScholars = "three-great-scholars", Limit, Hand, limit::three_great_scholars, [Hand BigThreeDragons];
        "555666777z33m11p+3m" / "55566677z777m12p+3p", "Millington, Three Great Scholars";
    GreatSnake = "great-snake", Limit, Hand, limit::great_snake, [Hand Step3Three, Hand OneSuitHonors];
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
    pub fn note(self) -> &'static Note {
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
