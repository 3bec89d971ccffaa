//! Why a hand is worth what it is: its decomposition (`reading` in JSON), lines, and steps to the total.

use serde::Serialize;

use super::constants::{Counted, False, NotCounted, True};
use super::outcome::{Outcome, Restrictions, Units};
use crate::Ratio;
use crate::decompose::Decomposition;
#[cfg(feature = "schema")]
use crate::decompose::WaitShape;
use crate::patterns::{Pattern, Sets};
use crate::plan::{Plan, Reason};
use crate::rules::Unit;
use crate::score::{self, Causes, Chance, Lack, Next, Order, Score, Shortcut, Step};
use crate::settle::Detail;
#[cfg(feature = "schema")]
use crate::tiles::Kind;

/// Why a hand is worth what it is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Explanation {
    /// The decomposition of the hand.
    pub reading: Decomposition,
    /// The patterns that count and, if an explanation was asked for, those that do not.
    pub lines: Vec<Line>,
    /// How the total was computed, step by step. This field and those after it are left out unless an explanation was
    /// asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<Vec<Step>>,
    /// Other decompositions of the hand, the best first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub others: Option<Vec<Other>>,
    /// What the hand would be worth with more han or doubles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<Vec<Next>>,
    /// Single changes that would have made it a legal win; left out if there are none, or if it is one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chances: Vec<Chance>,
    /// Patterns that the hand just misses, the most valuable first: one change would have made them. Left out if
    /// there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub misses: Vec<Miss>,
    /// The orders in which sets can be combined, under rules by which each may be combined only once; left out if
    /// there is no choice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub orders: Vec<Order>,
    /// The shortcut for fu of Riichi Book 1; left out if fu are not counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shortcut: Option<Shortcut>,
}

impl Explanation {
    pub(super) fn of(plan: &Plan, score: Score, detail: Detail) -> Explanation {
        let Score { tally: _, decomposition, lines, steps, others, next, chances, misses, orders, shortcut } = score;
        let explain = detail == Detail::Explain;
        let lines = lines.into_iter().filter(|line| explain || line.reason.is_none());
        let miss = |&score::Miss { pattern, value, unit, lack }: &score::Miss| Miss {
            pattern: PatternName::of(plan, pattern),
            value,
            unit,
            lack,
        };
        Explanation {
            lines: lines.map(|line| Line::of(plan, line)).collect(),
            steps: explain.then_some(steps),
            others: explain.then(|| others.into_iter().map(|other| Other::of(plan, other)).collect()),
            next: explain.then_some(next),
            chances: chances.into_iter().filter(|_| explain).collect(),
            misses: misses.iter().filter(|_| explain).map(miss).collect(),
            orders: orders.into_iter().filter(|_| explain).collect(),
            shortcut: shortcut.filter(|_| explain),
            reading: decomposition,
        }
    }
}

/// A pattern by its id, and what the rulebook calls it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct PatternName {
    /// The pattern.
    pub pattern: Pattern,
    /// What players of the rulebook call it; left out if the rulebook has no name for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its number in the rulebook's own list, if that has numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub number: Option<u8>,
}

impl PatternName {
    fn of(plan: &Plan, pattern: Pattern) -> PatternName {
        PatternName { pattern, name: plan.name(pattern).map(str::to_owned), number: plan.number(pattern) }
    }
}

/// A pattern that the hand has or nearly has, and whether it counts.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "line"))]
#[serde(untagged)]
pub enum Line {
    /// It counts.
    Counted(CountedLine),
    /// It does not count.
    NotCounted(NotCountedLine),
}

impl Line {
    fn of(plan: &Plan, line: score::Line) -> Line {
        let score::Line { pattern, sets, times, value, unit, reason, by, near, decides_payment, block: _ } = line;
        let pattern = PatternName::of(plan, pattern);
        let Some(why) = reason else {
            return Line::Counted(CountedLine { pattern, sets, times, value, unit, fate: Counted });
        };
        let (there, decides_payment) = (near.map(|_| False), decides_payment.then_some(True));
        Line::NotCounted(NotCountedLine { pattern, sets, times, fate: NotCounted, there, why, by, decides_payment })
    }
}

/// A pattern that counts.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct CountedLine {
    /// The pattern.
    #[serde(flatten)]
    pub pattern: PatternName,
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct NotCountedLine {
    /// The pattern.
    #[serde(flatten)]
    pub pattern: PatternName,
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
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Pattern>"))]
    pub by: Causes,
    /// True if it decides who pays all the same, because a seat is liable for it; otherwise left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decides_payment: Option<True>,
}

/// Another decomposition of the hand.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "other"))]
pub struct Other {
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
    pub reading: Decomposition,
    /// Whether it is worth as much as the one that was chosen.
    pub equal: bool,
    /// The patterns that would count.
    pub lines: Vec<Line>,
}

impl Other {
    fn of(plan: &Plan, other: score::Other) -> Other {
        let Outcome { win, short_by, barred_by, total, unit, units } = Outcome::of(plan, &other.tally);
        let lines = other.lines.into_iter().map(|line| Line::of(plan, line)).collect();
        Other { win, short_by, barred_by, total, unit, units, reading: other.decomposition, equal: other.equal, lines }
    }
}

/// A pattern that the hand just misses, and what it lacks.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "miss"))]
pub struct Miss {
    /// The pattern.
    #[serde(flatten)]
    pub pattern: PatternName,
    /// What it would be worth.
    pub value: Ratio,
    /// The unit of the value.
    pub unit: Unit,
    /// What it lacks.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", schemars(with = "WrittenLack"))]
    pub lack: Lack,
}

/// What the JSON of each [`Lack`] has, together.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(inline)]
#[expect(dead_code, reason = "only its schema is of use")]
struct WrittenLack {
    /// What it lacks.
    #[schemars(extend("enum" = ["wait", "concealed-triplets", "closed", "pairs", "tile", "set"]))]
    lack: String,
    /// The wait that it needs.
    #[schemars(skip_serializing_if = "Option::is_none")]
    wait: Option<WaitShape>,
    /// The wait that the hand had.
    #[schemars(skip_serializing_if = "Option::is_none")]
    had: Option<WaitShape>,
    /// How many concealed triplets or pairs it needs.
    #[schemars(skip_serializing_if = "Option::is_none", range(min = 1, max = 7))]
    needs: Option<u8>,
    /// How many of them there are.
    #[schemars(skip_serializing_if = "Option::is_none", range(max = 7))]
    have: Option<u8>,
    /// The set or the pair that is in the way.
    #[schemars(skip_serializing_if = "Option::is_none")]
    at: Option<Sets>,
    /// The tiles that are in the way: one tile of a chow, or all tiles of the set or the pair.
    #[schemars(skip_serializing_if = "Option::is_none")]
    out: Option<Kind>,
    /// The tiles that would do in their place.
    #[schemars(skip_serializing_if = "Option::is_none")]
    into: Option<Kind>,
    /// Whether these are only an example, because any others of the right kinds would do as well.
    #[schemars(skip_serializing_if = "Option::is_none")]
    any: Option<bool>,
}
