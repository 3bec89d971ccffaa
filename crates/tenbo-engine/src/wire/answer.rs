//! The answer to a deal or a game. Fields are in the order in which they are written.
//!
//! What an answer says in the same form as the engine itself is written as it is. These are the types whose JSON needs
//! the plan as well, for what a total is made of and the names of patterns, or leaves out what was not asked for.

use std::borrow::Cow;

use serde::Serialize;

use super::constants::{NoProblems, True};
use super::explanation::Explanation;
use super::outcome::{MaybeOutcome, Outcome, Restrictions, Units};
use super::refusal::Caveats;
use crate::deal::{Draft, End};
use crate::game::Report;
use crate::plan::Plan;
use crate::problems::{Problem, first_problems};
use crate::rules::Unit;
use crate::score::{self, Restriction, Tally};
use crate::settle::{self, Answer, Detail, Progress, Transfer, Verdict, Warning, progress};
use crate::tiles::{BySeat, Kind, Seat, Tile};

/// A deal that was scored.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Scored {
    /// Always true: tells a scored deal from a refused request.
    pub ok: True,
    /// The winners in the order in which they won; those on one tile in turn order from the discarder.
    pub wins: Vec<Win>,
    /// The seats that have not won and whose tiles are known.
    pub seats: BySeat<Option<SeatAnswer>>,
    /// Who pays whom, in the order in which it is settled.
    pub transfers: Vec<Transfer>,
    /// What each account gains or loses by the transfers. Together they come to zero.
    pub net: Net,
    /// Dangers on the table: discards that make somebody liable.
    pub warnings: Vec<Warning>,
    /// Whether the deal passes to the next seat; left out while the deal is open, or if no win in it is legal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal_passes: Option<bool>,
    /// Always empty, because a request with problems is refused.
    pub problems: NoProblems,
    /// Caveats; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caveats: Option<Caveats>,
}

impl Scored {
    pub(super) fn of(plan: &Plan, draft: &Draft, answer: Answer, detail: Detail) -> Scored {
        let asked = detail == Detail::Explain && draft.end == End::Open;
        let distance = |seat: Seat| progress(draft, plan, seat, draft.seat(seat).filter(|_| asked)?);
        let mut seats = answer.seats;
        Scored {
            ok: True,
            wins: answer.wins.into_iter().map(|win| Win::of(plan, win, detail)).collect(),
            seats: BySeat::from_fn(|seat| Some(SeatAnswer::of(plan, seats[seat].take()?, detail, distance(seat)))),
            transfers: answer.transfers,
            net: Net::of(draft, plan, &answer.net),
            warnings: answer.warnings,
            deal_passes: answer.deal_passes,
            problems: NoProblems,
            caveats: Caveats::of(plan.caveats(None).into_iter().chain(answer.caveats)),
        }
    }
}

/// A game that was replayed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct GameScored {
    /// Always true: tells a replayed game from a refused request.
    pub ok: True,
    /// The game.
    pub game: Report<Scored>,
    /// The problems of all deals. A deal with a problem changes no scores; the others are settled.
    #[serde(serialize_with = "first_problems")]
    pub problems: Vec<Problem>,
    /// Caveats about the rulebook; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caveats: Option<Caveats>,
}

/// What each account gains (above 0) or loses (below 0), in points or in the rulebook's unit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Net {
    /// East.
    #[serde(rename = "E")]
    pub east: i64,
    /// South.
    #[serde(rename = "S")]
    pub south: i64,
    /// West.
    #[serde(rename = "W")]
    pub west: i64,
    /// North; left out with three players.
    #[serde(rename = "N", skip_serializing_if = "Option::is_none")]
    pub north: Option<i64>,
    /// The riichi sticks on the table.
    pub table: i64,
    /// The bank, which gets points that go to no player and pays those that no player owes.
    pub bank: i64,
}

impl Net {
    fn of(draft: &Draft, plan: &Plan, net: &settle::Net) -> Net {
        let [east, south, west, north] = Seat::ALL.map(|wind| net.seats[wind]);
        let north = plan.seats(draft).any(|wind| wind == Seat::North).then_some(north);
        Net { east, south, west, north, table: net.table, bank: net.bank }
    }
}

/// A winner's hand.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "win"))]
pub struct Win {
    /// The winner's seat.
    pub seat: Seat,
    /// Whether it is a legal win.
    pub win: bool,
    /// How much the hand falls short of the rulebook's minimum, in the minimum's unit; 0 if it reaches it. Left out
    /// if only a total was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0, max = 1_000_000)))]
    pub short_by: Option<i64>,
    /// Rules that bar the hand from winning; left out if none does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub barred_by: Option<Restrictions>,
    /// What the win is worth: in riichi the sum of all payments without counters and sticks, elsewhere points, faan
    /// or tai. 0 if it is not a legal win; but under rules that add points up, what the hand has reached.
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub total: i64,
    /// The unit of the total.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::TotalUnit"))]
    pub unit: Unit,
    /// What the total is made of.
    #[serde(flatten)]
    pub units: Units,
    /// Why it is worth that; left out if only a total was given.
    #[serde(flatten)]
    pub explanation: Option<Explanation>,
    /// Who is liable for the win; left out if nobody is.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub liable: Vec<Liable>,
    /// Every seat that fed a dangerous tile to the winner; left out if none did.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub liability: Vec<Verdict>,
    /// True if furiten bars the win: it is on another seat's tile, but a tile that completes the hand is among the
    /// seat's own discards or was passed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub furiten: Option<True>,
}

impl Win {
    fn of(plan: &Plan, win: settle::WinAnswer, detail: Detail) -> Win {
        let liable = |verdict: &Verdict| Liable { seat: verdict.seat, rule: verdict.rule.clone() };
        // If only a total was entered, nothing else is known.
        let entered = || Outcome {
            win: win.is_legal(),
            short_by: 0,
            barred_by: win.beaten.then(|| Restrictions(vec![Restriction::FirstInTurn])),
            total: win.total,
            unit: Unit::Points,
            units: Units::default(),
        };
        let worth = win.score.as_ref().map_or_else(entered, |score| Outcome::of(plan, &score.tally));
        Win {
            seat: win.seat,
            win: worth.win,
            short_by: win.score.is_some().then_some(worth.short_by),
            barred_by: worth.barred_by,
            total: worth.total,
            unit: worth.unit,
            units: worth.units,
            liable: win.liable().map(liable).collect(),
            furiten: win.is_furiten().then_some(True),
            explanation: win.score.map(|score| Explanation::of(plan, score, detail)),
            liability: win.liability,
        }
    }
}

/// A seat that is liable for a win.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Liable {
    /// The liable seat.
    pub seat: Seat,
    /// The id of the liability rule.
    pub rule: Cow<'static, str>,
}

/// What can be said about a seat that has not won.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "seat"))]
pub struct SeatAnswer {
    /// What its hand is worth; left out if losers' hands are not paid.
    #[serde(flatten)]
    pub worth: Option<LosingHand>,
    /// Whether some tile completes the hand; left out if its tiles are not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ready: Option<bool>,
    /// True if furiten bars a win on another seat's tile: a tile that completes the hand is among the seat's own
    /// discards, or the seat has passed one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub furiten: Option<True>,
    /// The tiles that complete the hand, if it lacks only the winning tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waits: Option<Vec<Wait>>,
    /// For a hand that has to discard: each discard after which the hand waits for a tile, the best first; left out
    /// if there is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub discards: Vec<DiscardChoice>,
    /// How far the hand is from being ready; left out if the seat does not have the tiles of a full hand (or one
    /// more), if the deal is over, or if only the score was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub distance: Option<Progress>,
}

impl SeatAnswer {
    fn of(plan: &Plan, seat: settle::SeatAnswer, detail: Detail, distance: Option<Progress>) -> SeatAnswer {
        let worth = |score: score::Score| LosingHand {
            win: score.tally.win,
            total: score.tally.total,
            unit: plan.unit_of_total(),
            units: Units::of(plan, &score.tally),
            explanation: Explanation::of(plan, score, detail),
        };
        let waits = |list: &[settle::Wait]| list.iter().map(|wait| Wait::of(plan, wait)).collect();
        let choice = |choice: &settle::DiscardChoice| DiscardChoice {
            tile: choice.tile,
            furiten: choice.furiten.then_some(True),
            waits: waits(&choice.waits),
        };
        SeatAnswer {
            worth: seat.score.map(worth),
            ready: seat.ready,
            furiten: seat.furiten.then_some(True),
            waits: (!seat.waits.is_empty() || seat.ready.is_some()).then(|| waits(&seat.waits)),
            discards: seat.discards.iter().map(choice).collect(),
            distance,
        }
    }
}

/// What the hand of a seat that has not won is worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct LosingHand {
    /// Always false: the seat has not won.
    #[cfg_attr(feature = "schema", schemars(with = "super::constants::False"))]
    pub win: bool,
    /// What the hand is worth.
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub total: i64,
    /// The unit of the total.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::TotalUnit"))]
    pub unit: Unit,
    /// What the total is made of.
    #[serde(flatten)]
    pub units: Units,
    /// Why it is worth that.
    #[serde(flatten)]
    pub explanation: Explanation,
}

/// A discard and what the hand then waits for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct DiscardChoice {
    /// The discard.
    pub tile: Tile,
    /// True if furiten then bars a win on another seat's tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub furiten: Option<True>,
    /// The tiles that then complete the hand.
    pub waits: Vec<Wait>,
}

/// A tile that completes a hand.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "wait"))]
pub struct Wait {
    /// The tile.
    pub tile: Kind,
    /// The number of copies that the seat cannot see.
    #[cfg_attr(feature = "schema", schemars(range(max = 4)))]
    pub left: u8,
    /// What a win on another seat's discard is worth.
    pub discard: MaybeOutcome,
    /// What a self-drawn win is worth.
    pub self_draw: MaybeOutcome,
}

impl Wait {
    fn of(plan: &Plan, wait: &settle::Wait) -> Wait {
        let outcome = |tally: Option<Tally>| MaybeOutcome(tally.map(|tally| Outcome::of(plan, &tally)));
        let (discard, self_draw) = (outcome(wait.discard), outcome(wait.self_draw));
        Wait { tile: wait.kind, left: wait.left, discard, self_draw }
    }
}
