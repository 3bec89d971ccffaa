//! The catalogue: every pattern once, whoever scores it. Values and exclusions are the rulebooks'.

pub mod entry;

mod basic;
mod bonus;
mod chows;
mod kongs;
mod limit;
mod pungs;
mod whole_hand;
mod winning;

use std::fmt;
use std::str::FromStr;

pub use entry::{Category, Entry, Fact, Found, Near, Note, Occurrence, Scope};

use crate::engine::features::Features;
use crate::engine::rulebook::option::OptionKey;

use basic::rows_of_basics;
use bonus::rows_of_flowers;
use chows::rows_of_chows;
use kongs::rows_of_kongs;
use pungs::rows_of_pungs;
use whole_hand::rows_of_whole_hands;
use winning::rows_of_winning;

macro_rules! catalogue {
    ([] $($name:ident = $id:literal, $category:ident, $scope:ident, $find:path, [$($fact:ident $implied:ident),*]
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

// Each group's rows stand with its predicates; they come together here, in this order.
rows_of_winning! {
    [rows_of_whole_hands rows_of_kongs rows_of_pungs rows_of_chows rows_of_flowers rows_of_basics catalogue]
    SevenPairs = "seven-pairs", Limit, Hand, limit::seven_pairs, [Hand ConcealedHand] if [Pairs];
        "1122m3344p5566s7z+7z" / "1122m3344p5555s7z+7z", "WRC Rules 2025, Seven Pairs; Four Winds";
    ShiftedPairs = "shifted-pairs", Limit, Hand, limit::shifted_pairs, [Hand SevenPairs, Hand OneSuitOnly] if [Pairs];
        "2233445566778m+8m" / "2233445566779m+9m", "Chinese Official rules 1998, fan 6; MIL 2025; Four Winds";
    ThirteenOrphans = "thirteen-orphans", Limit, Hand, limit::thirteen_orphans,
        [Hand ConcealedHand, Hand AllTerminalsHonors, Hand AllTypes, Hand ThreeNumbers] if [Orphans];
        "19m19p19s1123456z+7z" / "1199m1199p1199s1z+1z", "WRC Rules 2025, Thirteen Orphans";
    ThirteenOrphansWait = "thirteen-orphans-wait", Limit, Hand, limit::thirteen_orphans_wait,
        [Hand ThirteenOrphans] if [Orphans];
        "19m19p19s1234567z+7z" / "19m19p19s1123456z+7z", "Mahjong Soul, Thirteen Orphans on thirteen tiles";
    LesserHonorsKnitted = "lesser-honors-knitted", Limit, Hand, limit::lesser_honors_knitted,
        [Hand ConcealedHand, Hand AllTypes] if [Knitted];
        "147m258p36s12345z+6z" / "147m258p369s1112z+2z", "Chinese Official rules 1998, fan 34; MIL 2025; Four Winds";
    GreaterHonorsKnitted = "greater-honors-knitted", Limit, Hand, limit::greater_honors_knitted,
        [Hand LesserHonorsKnitted] if [Knitted];
        "147m25p36s123456z+7z" / "147m258p36s12345z+6z", "Chinese Official rules 1998, fan 20; MIL 2025; Four Winds";
    KnittedStraight = "knitted-straight", Limit, Sets, limit::knitted_straight, [] if [Knitted];
        "147m258p369s1234z+5z" / "147m258p36s12345z+6z", "Chinese Official rules 1998, fan 35; MIL 2025; Four Winds";
    NineGates = "nine-gates", Limit, Hand, limit::nine_gates,
        [Hand OneSuitOnly, Hand ConcealedHand, Hand PungTerminalHonor] if [OneSuit NoHonors Concealed];
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
        [Hand Step3Three, Hand OneSuitHonors, Hand PungHonor] if [OneSuit SomeHonors];
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
