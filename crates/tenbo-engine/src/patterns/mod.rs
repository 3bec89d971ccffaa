//! The catalogue: every pattern once, whoever scores it. Values and exclusions are the rulebooks'.

mod basic;
mod bonus;
mod chows;
mod entry;
mod hand_facts;
mod jewels;
mod knitted;
mod kongs;
mod limit;
mod pairs;
mod prefilter;
mod pungs;
mod serpents;
mod sets;
mod treasures;
mod whole_hand;
mod whole_hand_facts;
mod winning;

pub use entry::{Build, Category, Entailment, Entry, Matches, NearMiss, Occurrence, Scope};
pub use hand_facts::HandFacts;
pub use prefilter::Prefilter;
pub use sets::Sets;
pub use whole_hand_facts::WholeHandFacts;

use entry::Note;
use std::fmt;
use std::str::FromStr;

use crate::options::OptionKey;

use basic::rows_of_basics;
use bonus::rows_of_flowers;
use chows::rows_of_chows;
use kongs::rows_of_kongs;
use limit::rows_of_limits;
use pungs::rows_of_pungs;
use whole_hand::rows_of_whole_hands;
use winning::rows_of_winning;

macro_rules! catalogue {
    ([] $($name:ident = $id:literal, $category:ident, $scope:ident, $find:path, [$($fact:ident $implied:ident),*]
       $(if [$($feature:ident)*])? $(, needs $needs:ident)? $(, built $build:ident)?;
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
            features: Prefilter::NONE$($(.union(Prefilter::$feature))*)?,
            entailments: &[$(Entailment::$fact(Pattern::$implied)),*],
            needs: catalogue!(@needs $($needs)?),
            build: catalogue!(@build $($build)?),
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
    (@build) => { Build::Usual };
    (@build $build:ident) => { Build::$build };
}

// Each group's rows stand with its predicates; they come together here, in this order.
rows_of_limits! {
    [rows_of_winning rows_of_whole_hands rows_of_kongs rows_of_pungs rows_of_chows rows_of_flowers rows_of_basics catalogue]
    Dora = "dora", Bonus, Event, bonus::dora, [] if [Dora], needs Riichi;
        "dora-1 123m456p789s1122z~1z" / "123m456p789s1122z~1z", "WRC Rules 2025, dora";
    UraDora = "ura-dora", Bonus, Event, bonus::ura_dora, [] if [Dora], needs UraDora;
        "riichi ura-1 123m456p789s1122z~1z" / "riichi 123m456p789s1122z~1z", "WRC Rules 2025, ura dora";
    RedDora = "red-dora", Bonus, Event, bonus::red_dora, [] if [Dora], needs RedFives;
        "red-1 123m406p789s1122z~1z" / "123m456p789s1122z~1z", "Tenhou, red fives";
    NorthBonus = "north-bonus", Bonus, Event, bonus::north_bonus, [] if [Dora], needs Riichi;
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
            for fact in pattern.entry().entailments {
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
