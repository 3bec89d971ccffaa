//! What is said of a win: its score, and who is liable for it.

use std::borrow::Cow;

use serde::Serialize;

use super::verdict::LiabilityReason;
use crate::patterns::Pattern;
use crate::score::{Restriction, Score};
use crate::tiles::{Seat, Tile};

/// A seat that fed a dangerous tile to the winner, and why it is liable or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "verdict"))]
#[serde(into = "WrittenVerdict")]
pub struct Verdict {
    /// The seat that fed a dangerous tile.
    pub seat: Seat,
    /// The id of the liability rule; for a seat that the draft names, the first rule that fits.
    pub rule: Cow<'static, str>,
    /// The pattern that the rule is about, if any; `None` for a seat that the draft names.
    pub pattern: Option<Pattern>,
    /// Whether the seat is liable, and why.
    pub reason: LiabilityReason,
    /// The tile that the seat fed, if it is known.
    pub tile: Option<Tile>,
    /// The melds that made the danger: each one's number in the deal, or its place in the seat if it has none.
    pub because: Vec<u16>,
}

/// A verdict as JSON has it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct WrittenVerdict {
    /// The seat that fed it.
    seat: Seat,
    /// The id of the liability rule; left out if the request names the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<Cow<'static, str>>,
    /// Whether the seat is liable.
    liable: bool,
    /// Why it is liable or not.
    why: LiabilityReason,
    /// The tile that it fed; left out if it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    tile: Option<Tile>,
    /// The melds that made the danger: the `n` of each or, if it has none, its place among the winner's melds, from
    /// 1.
    because: Vec<u16>,
}

impl From<Verdict> for WrittenVerdict {
    fn from(verdict: Verdict) -> WrittenVerdict {
        let Verdict { seat, rule, pattern: _, reason: why, tile, because } = verdict;
        let rule = (why != LiabilityReason::Named).then_some(rule);
        WrittenVerdict { seat, rule, liable: why.is_liable(), why, tile, because }
    }
}

/// A winner's score.
#[derive(Clone, Debug)]
pub struct WinAnswer {
    /// The winner's seat.
    pub seat: Seat,
    /// The score of the hand; `None` if only its total was given.
    pub score: Option<Score>,
    /// What the hand is worth: in riichi all payments together without counters and sticks, elsewhere points or faan. 0
    /// if it is not a legal win.
    pub total: i64,
    /// Every seat that fed a dangerous tile, and why it is liable or not.
    pub liability: Vec<Verdict>,
    /// Whether another winner comes first in turn, under a rulebook that lets only one seat win on a discard. Then this
    /// hand does not win.
    pub beaten: bool,
    /// How many moments with a win came before this one, where play goes on after a win; else 0.
    pub moment: usize,
}

impl WinAnswer {
    /// The verdicts that make a seat liable; a seat may have several.
    pub fn liable(&self) -> impl Iterator<Item = &Verdict> {
        self.liability.iter().filter(|verdict| verdict.reason.is_liable())
    }

    /// Whether furiten bars the win: the hand would win on another seat's tile, and a tile that completes it is among
    /// its own discards, or it has passed one.
    #[must_use]
    pub fn is_furiten(&self) -> bool {
        self.score.as_ref().is_some_and(|score| score.tally.barred.contains(Restriction::Furiten))
    }

    /// Whether it is a legal win: the hand meets the rulebook's requirements, and no other winner takes it away by
    /// being earlier in turn.
    #[must_use]
    pub fn is_legal(&self) -> bool {
        !self.beaten && self.score.as_ref().is_none_or(|score| score.tally.win)
    }

    /// Marks the patterns that do not count and that a seat is liable for: where only one limit hand is paid, the other
    /// one may still decide who pays.
    pub(super) fn mark_what_decides(&mut self) {
        let Some(score) = &mut self.score else { return };
        for verdict in self.liability.iter().filter(|verdict| verdict.reason.is_liable()) {
            let fed = score.lines.iter_mut().filter(|line| Some(line.pattern) == verdict.pattern);
            fed.for_each(|line| line.decides_payment = line.reason.is_some());
        }
    }

    /// Takes the win away, because another winner comes first in turn.
    pub(super) fn lose(&mut self) {
        self.beaten = true;
        self.total = 0;
        if let Some(score) = &mut self.score {
            score.bar(Restriction::FirstInTurn);
        }
    }
}
