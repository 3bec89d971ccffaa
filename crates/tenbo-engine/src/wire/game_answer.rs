//! The answer to a game. Players are numbered from 0 in the order of their seats in the first deal; lists of amounts
//! are in that order.

use serde::Serialize;

use super::answer::Scored;
use super::constants::True;
use super::refusal::{Caveats, ProblemJson};
use crate::Ratio;
use crate::game::{Cause, FinalTransferReason, GameEnd, Overridden, Party};
use crate::tiles::{Seat, Wind};

/// A game that was replayed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct GameScored {
    /// Always true: tells a replayed game from a refused request.
    pub ok: True,
    /// The game.
    pub game: GameReport,
    /// The problems of all deals. A deal with a problem changes no scores; the others are settled.
    pub problems: Vec<ProblemJson>,
    /// Caveats about the rulebook; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caveats: Option<Caveats>,
}

/// A game after all its deals. Totals, table and bank add up to what the players started with.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "game"))]
pub struct GameReport {
    /// What each player started with.
    pub initial: i64,
    /// The number of rounds to play.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 16)))]
    pub rounds: u8,
    /// The deals in order.
    pub deals: Vec<DealReport>,
    /// The state from which the next deal starts; null if the game is over.
    pub next: Option<DealContextJson>,
    /// Why the game is over; null if it goes on.
    pub over: Option<GameEnd>,
    /// Each player's points, before the final settlement.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::Amounts"))]
    pub totals: Vec<i64>,
    /// Points in riichi sticks on the table.
    pub table: i64,
    /// The bank's points.
    pub bank: i64,
    /// The players who have not won a deal.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::Players"))]
    pub without_win: Vec<usize>,
    /// The final settlement; null until the game is over.
    #[serde(rename = "final")]
    pub last: Option<FinalResult>,
}

/// The state from which a deal starts.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "deal-context"))]
pub struct DealContextJson {
    /// The player who deals.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::Player"))]
    pub dealer: usize,
    /// The seat wind of each player.
    #[cfg_attr(feature = "schema", schemars(length(min = 3, max = 4)))]
    pub winds: Vec<Seat>,
    /// The round wind.
    pub prevailing: Wind,
    /// The round, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub round: i64,
    /// The number of the deal in its round, from 1; repeats have the same number.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 4)))]
    pub number: usize,
    /// How many times in a row this dealer has already dealt.
    pub repeat: u32,
    /// How many deals in a row the dealer has won.
    pub dealer_wins: u32,
    /// Counters (honba) on the table.
    pub honba: u32,
    /// Riichi sticks that earlier deals have left on the table.
    pub deposits: u32,
}

/// A deal and what it changed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "deal"))]
pub struct DealReport {
    /// The state from which it started.
    #[serde(flatten)]
    pub context: DealContextJson,
    /// How it ended.
    pub cause: Cause,
    /// The answer to the deal itself; null if only its outcome was entered, or if it is faulty.
    #[cfg_attr(feature = "schema", schemars(with = "Option<super::described::AnswerFile>"))]
    pub answer: Option<Scored>,
    /// The winners.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::Players"))]
    pub winners: Vec<usize>,
    /// What each player gained or lost, including riichi sticks.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::Amounts"))]
    pub changes: Vec<i64>,
    /// Each player's points after it.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::Amounts"))]
    pub totals: Vec<i64>,
    /// Points in riichi sticks on the table after it.
    pub table: i64,
    /// The bank's points after it.
    pub bank: i64,
    /// Whether the deal passes to the next player afterwards.
    pub passes: bool,
    /// The entered values that differ from what follows from earlier deals; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(length(min = 1)))]
    pub overridden: Option<Vec<Overridden>>,
    /// Its problems.
    pub problems: Vec<ProblemJson>,
}

/// What is settled at the end of a game, and the ranking.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "final"))]
pub struct FinalResult {
    /// Who pays whom.
    pub transfers: Vec<FinalTransfer>,
    /// Each player's points afterwards.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::Amounts"))]
    pub scores: Vec<i64>,
    /// Points in riichi sticks that are still on the table afterwards.
    pub table: i64,
    /// The bank's points afterwards.
    pub bank: i64,
    /// The players, the winner first.
    #[cfg_attr(feature = "schema", schemars(length(min = 3, max = 4)))]
    pub ranking: Vec<Placed>,
}

/// A payment at the end of a game.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct FinalTransfer {
    /// Who pays: a player, the sticks on the table, or the bank.
    pub from: Party,
    /// Who gets it.
    pub to: Party,
    /// The points.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub amount: i64,
    /// What is paid for.
    pub why: FinalTransferReason,
}

/// A player's place in the final ranking.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Placed {
    /// The player.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::Player"))]
    pub player: usize,
    /// The place, from 1. Players may share a place.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 4)))]
    pub place: u8,
    /// The player's points after everything.
    pub score: i64,
    /// The table points for the place, which are not part of the score; left out if the rulebook has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table_points: Option<Ratio>,
}
