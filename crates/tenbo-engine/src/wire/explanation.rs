//! Why a hand is worth what it is: the numbers, the reading, the lines, the steps to the total.

use serde::{Serialize, Serializer};

use super::constants::{Counted, False, NotCounted};
use super::tiles_text::TilesText;
use super::worth::{Restrictions, Units};
use crate::Ratio;
use crate::named;
use crate::patterns::{Pattern, Sets};
use crate::plan::Reason;
use crate::rules::Unit;
use crate::score::{Extra, Remedy, ShortcutRule, StepKey};

/// Why a hand is worth what it is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Explanation {
    /// How the hand was taken apart.
    pub reading: Reading,
    /// The patterns that count and, if an explanation was asked for, those that are there and do not.
    pub lines: Vec<Line>,
    /// How the total came about, step by step. This and what follows is there if an explanation was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<Vec<Step>>,
    /// Other ways to take the hand apart, the best first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub others: Option<Vec<OtherReading>>,
    /// What a few han, doubles or faan more would make of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<Vec<Next>>,
    /// What alone would have made it a win; not there where nothing would, or it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chances: Option<Vec<Chance>>,
    /// In which orders sets can be combined, where they may be combined once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub orders: Option<Vec<Order>>,
    /// The Riichi Book's shortcut for fu, where fu matter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shortcut: Option<Shortcut>,
}

/// A hand taken apart.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "reading"))]
pub struct Reading {
    /// Melds as they were laid down, then sets of the hand, the lowest first.
    pub sets: Vec<ReadingSet>,
    /// The pair; not there where the hand has none, or several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pair: Option<TilesText>,
    /// What the winning tile completed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed: Option<SetPlace>,
    /// Tiles that belong to no set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loose: Option<TilesText>,
}

/// A set of a reading.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct ReadingSet {
    /// Its tiles.
    pub tiles: TilesText,
    /// What it is.
    pub kind: SetKind,
    /// Whether no tile of it is another seat's.
    pub concealed: bool,
}

named! {
    /// What a set of a reading is.
    SetKind {
        /// Three in a row.
        Chow = "chow",
        /// Three alike.
        Pung = "pung",
        /// Four alike, claimed.
        Kong = "kong",
        /// A claimed pung with the fourth tile added later.
        AddedKong = "added-kong",
        /// Four alike from the own hand.
        ConcealedKong = "concealed-kong",
        /// Two alike: one of several pairs.
        Pair = "pair",
        /// Three tiles of a suit with steps of three.
        Knitted = "knitted",
    }
}

/// A set by its place in the reading, from 0, or the pair.
#[derive(Clone, Copy, Debug)]
pub enum SetPlace {
    /// A set.
    Set(u8),
    /// The pair.
    Pair,
}

impl Serialize for SetPlace {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            SetPlace::Set(place) => to.serialize_u8(*place),
            SetPlace::Pair => to.serialize_str("pair"),
        }
    }
}

/// A pattern that is there, and what became of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "line"))]
#[serde(untagged)]
pub enum Line {
    /// It counts.
    Counted(CountedLine),
    /// It does not.
    NotCounted(NotCountedLine),
}

/// A pattern that counts.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct CountedLine {
    /// Which.
    pub pattern: Pattern,
    /// What players of the rulebook call it; not there where the rulebook has no name for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its number in the rulebook's own list, if that has numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub number: Option<u8>,
    /// The sets that it is made of.
    pub sets: Sets,
    /// How often it counts.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 1_000)))]
    pub times: u32,
    /// What it is worth each time.
    pub value: Ratio,
    /// In which unit.
    pub unit: Unit,
    /// That it counts.
    pub fate: Counted,
}

/// A pattern that does not count.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct NotCountedLine {
    /// Which.
    pub pattern: Pattern,
    /// What players of the rulebook call it; not there where the rulebook has no name for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its number in the rulebook's own list, if that has numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub number: Option<u8>,
    /// The sets that it is made of.
    pub sets: Sets,
    /// How often it is there.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 1_000)))]
    pub times: u32,
    /// That it does not count.
    pub fate: NotCounted,
    /// The pattern is only nearly there: its sets are not concealed, or a loser's not complete.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub there: Option<False>,
    /// Why it does not count.
    pub why: Reason,
    /// The patterns that are the cause, eight at most.
    pub by: Vec<Pattern>,
}

/// A step on the way to the total.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "step"))]
pub struct Step {
    /// What is done.
    pub key: StepKey,
    /// What is added, or what it comes to.
    pub value: Ratio,
    /// The sets it is about; not there where it is about none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sets: Option<Sets>,
}

/// Another way to take the hand apart.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "other"))]
pub struct OtherReading {
    /// Whether it would be a win by the rules.
    pub win: bool,
    /// How much would be missing to the rulebook's minimum, in the minimum's unit.
    #[cfg_attr(feature = "schema", schemars(range(min = 0, max = 1_000_000)))]
    pub short_by: i64,
    /// Rules that bar the hand from winning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub barred_by: Option<Restrictions>,
    /// What it would be worth; 0 where it is no win, but for rules that add up points.
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub total: i64,
    /// What the total is counted in.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::TotalUnit"))]
    pub unit: Unit,
    /// What the total was made of.
    #[serde(flatten)]
    pub units: Units,
    /// How the hand is taken apart.
    pub reading: Reading,
    /// Whether it is as good as the one that was chosen.
    pub equal: bool,
    /// The patterns that would count.
    pub lines: Vec<Line>,
}

/// What a few units more would make of the hand.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Next {
    /// How many han, doubles or faan more.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 1_000)))]
    pub more: i64,
    /// The total then.
    pub total: i64,
}

/// What alone would have made it a win, and the total then.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "chance"))]
pub struct Chance {
    /// What.
    pub remedy: Remedy,
    /// The total then.
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub total: i64,
}

/// Sets that are combined first, and what one more can then be; disputed where that joins used sets.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "order"))]
pub struct Order {
    /// These stand together.
    pub first: Vec<Join>,
    /// One of these comes on top.
    pub then: Vec<Join>,
    /// Whether players differ over the last step.
    pub disputed: bool,
}

/// Sets that a pattern joins.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "join"))]
pub struct Join {
    /// The pattern.
    pub pattern: Pattern,
    /// The sets.
    pub sets: Sets,
}

/// The Riichi Book's shortcut for fu.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "shortcut"))]
pub struct Shortcut {
    /// Which line of it the hand falls under.
    pub rule: ShortcutRule,
    /// The usual fu; not there where the book has no shortcut.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub usual: Option<i64>,
    /// Why the fu may be others.
    pub extras: Vec<Extra>,
}
