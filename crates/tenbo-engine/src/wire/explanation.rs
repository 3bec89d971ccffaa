//! Why a hand is worth what it is: its decomposition (`reading` in JSON), lines, and steps to the total.

use serde::{Serialize, Serializer};

use super::constants::{Counted, False, NotCounted, True};
use super::tiles_text::TilesText;
use super::worth::{Restrictions, Units};
use crate::Ratio;
use crate::decompose::WaitShape;
use crate::named;
use crate::patterns::{Pattern, Sets};
use crate::plan::Reason;
use crate::rules::Unit;
use crate::score::{Extra, Lack, Remedy, ShortcutRule, StepKey};

/// Why a hand is worth what it is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Explanation {
    /// The decomposition of the hand.
    pub reading: DecompositionJson,
    /// The patterns that count and, if an explanation was asked for, those that do not.
    pub lines: Vec<Line>,
    /// How the total was computed, step by step. This field and those after it are left out unless an explanation was
    /// asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<Vec<Step>>,
    /// Other decompositions of the hand, the best first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub others: Option<Vec<OtherDecomposition>>,
    /// What the hand would be worth with more han or doubles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<Vec<Next>>,
    /// Single changes that would have made it a legal win; left out if there are none, or if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chances: Option<Vec<Chance>>,
    /// Patterns that the hand just misses, the most valuable first: one change would have made them. Left out if
    /// there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub misses: Option<Vec<Miss>>,
    /// The orders in which sets can be combined, under rules by which each may be combined only once; left out if
    /// there is no choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub orders: Option<Vec<Order>>,
    /// The shortcut for fu of Riichi Book 1; left out if fu are not counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shortcut: Option<Shortcut>,
}

/// A decomposition of a hand.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "decomposition"))]
pub struct DecompositionJson {
    /// The melds in the order in which they were declared, then the sets of the concealed hand, the lowest first.
    pub sets: Vec<DecompositionSet>,
    /// The pair; left out if the hand has none, or several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pair: Option<TilesText>,
    /// The set or pair that the winning tile completed, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed: Option<SetPlace>,
    /// Tiles that belong to no set; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loose: Option<TilesText>,
}

/// A set of a decomposition.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct DecompositionSet {
    /// Its tiles.
    pub tiles: TilesText,
    /// The kind of set.
    pub kind: SetKind,
    /// Whether it is concealed: no tile of it came from another seat.
    pub concealed: bool,
}

named! {
    /// The kind of a set in a decomposition.
    SetKind {
        /// Three tiles in a row.
        Chow = "chow",
        /// Three equal tiles.
        Pung = "pung",
        /// Four equal tiles, one of them claimed from a discard.
        Kong = "kong",
        /// A claimed pung to which the fourth tile was added.
        AddedKong = "added-kong",
        /// Four equal tiles, all drawn by the seat.
        ConcealedKong = "concealed-kong",
        /// Four equal tiles that were claimed as a group and all count among those of the hand.
        Quad = "quad",
        /// Five equal tiles that were claimed as a group.
        Quint = "quint",
        /// Six equal tiles that were claimed as a group.
        Sextet = "sextet",
        /// Two equal tiles: one of several pairs.
        Pair = "pair",
        /// Three tiles of a suit in steps of three, such as 147.
        Knitted = "knitted",
    }
}

/// A set, by its index in the decomposition from 0, or the pair.
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

/// A pattern that the hand has or nearly has, and whether it counts.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "line"))]
#[serde(untagged)]
pub enum Line {
    /// It counts.
    Counted(CountedLine),
    /// It does not count.
    NotCounted(NotCountedLine),
}

/// A pattern that counts.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct CountedLine {
    /// The pattern.
    pub pattern: Pattern,
    /// What players of the rulebook call it; left out if the rulebook has no name for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its number in the rulebook's own list, if that has numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub number: Option<u8>,
    /// The sets that it is made of.
    pub sets: Sets,
    /// How many times it counts.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 1_000)))]
    pub times: u32,
    /// What it is worth each time.
    pub value: Ratio,
    /// The unit of the value.
    pub unit: Unit,
    /// Always says that it counts.
    pub fate: Counted,
}

/// A pattern that does not count.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct NotCountedLine {
    /// The pattern.
    pub pattern: Pattern,
    /// What players of the rulebook call it; left out if the rulebook has no name for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its number in the rulebook's own list, if that has numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub number: Option<u8>,
    /// The sets that it is made of.
    pub sets: Sets,
    /// How many times the hand has it.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 1_000)))]
    pub times: u32,
    /// Always says that it does not count.
    pub fate: NotCounted,
    /// False if the hand only nearly has the pattern: its sets are not concealed or, in a loser's hand, not complete.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub there: Option<False>,
    /// Why it does not count.
    pub why: Reason,
    /// The patterns that keep it from counting.
    pub by: Vec<Pattern>,
    /// True if it decides who pays all the same, because a seat is liable for it; otherwise left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decides_payment: Option<True>,
}

/// A step on the way to the total.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "step"))]
pub struct Step {
    /// What the step is.
    pub key: StepKey,
    /// What is added, or the result so far.
    pub value: Ratio,
    /// The sets that it is about; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sets: Option<Sets>,
}

/// Another decomposition of the hand.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "other"))]
pub struct OtherDecomposition {
    /// Whether it would be a legal win.
    pub win: bool,
    /// How much it would fall short of the rulebook's minimum, in the minimum's unit; 0 if it would reach it.
    #[cfg_attr(feature = "schema", schemars(range(min = 0, max = 1_000_000)))]
    pub short_by: i64,
    /// Rules that would bar the hand from winning; left out if none would.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub barred_by: Option<Restrictions>,
    /// What it would be worth; 0 if it would not be a legal win, except under rules that add points up.
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub total: i64,
    /// The unit of the total.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::TotalUnit"))]
    pub unit: Unit,
    /// What the total is made of.
    #[serde(flatten)]
    pub units: Units,
    /// The decomposition.
    pub reading: DecompositionJson,
    /// Whether it is worth as much as the one that was chosen.
    pub equal: bool,
    /// The patterns that would count.
    pub lines: Vec<Line>,
}

/// What the hand would be worth with more han or doubles.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Next {
    /// How many more han or doubles.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 1_000)))]
    pub more: i64,
    /// The total then.
    pub total: i64,
}

/// A single change that would have made it a legal win, and the total then.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "chance"))]
pub struct Chance {
    /// The change.
    pub remedy: Remedy,
    /// The total then.
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub total: i64,
}

/// A pattern that the hand just misses, and what it lacks.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "miss"))]
pub struct Miss {
    /// The pattern.
    pub pattern: Pattern,
    /// What players of the rulebook call it; left out if the rulebook has no name for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its number in the rulebook's own list, if that has numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub number: Option<u8>,
    /// What it would be worth.
    pub value: Ratio,
    /// The unit of the value.
    pub unit: Unit,
    /// What it lacks.
    pub lack: Lack,
    /// The wait that it needs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wait: Option<WaitShape>,
    /// The wait that the hand had.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub had: Option<WaitShape>,
    /// How many concealed triplets or pairs it needs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 7)))]
    pub needs: Option<u8>,
    /// How many of them there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(max = 7)))]
    pub have: Option<u8>,
    /// The set or the pair that is in the way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Sets>,
    /// The tiles that are in the way: one tile of a chow, or all tiles of the set or the pair.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub out: Option<TilesText>,
    /// The tiles that would do in their place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub into: Option<TilesText>,
    /// Whether these are only an example, because any others of the right kinds would do as well.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub any: Option<bool>,
}

/// An order in which sets can be combined: some patterns first, then one of several.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "order"))]
pub struct Order {
    /// The patterns that are taken first, all together.
    pub first: Vec<Join>,
    /// The patterns of which only one more can be taken.
    pub then: Vec<Join>,
    /// Whether players disagree about the last step, because it combines only sets that are already used.
    pub disputed: bool,
}

/// A pattern and the sets that it combines.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "join"))]
pub struct Join {
    /// The pattern.
    pub pattern: Pattern,
    /// The sets that it combines.
    pub sets: Sets,
}

/// The shortcut for fu of Riichi Book 1 (chapter 6).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "shortcut"))]
pub struct Shortcut {
    /// The line of the shortcut that fits the hand.
    pub rule: ShortcutRule,
    /// The usual fu; left out if the book has no shortcut for the hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub usual: Option<i64>,
    /// Why the fu may be more than usual.
    pub extras: Vec<Extra>,
}
