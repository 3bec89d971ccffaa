//! What a game comes to. Lists of amounts are by player, in the order of the first deal; a player is a place in it, from 0.

use serde::Serialize;

use super::answer::Scored;
use super::constants::True;
use super::refusal::{Caveats, Problem};
use crate::Ratio;
use crate::game::{Cause, FinalTransferReason, GameEnd, Overridden, Party};
use crate::tiles::{Seat, Wind};

/// A game that was replayed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct GameScored {
    /// Told apart from a refused request by this.
    pub ok: True,
    /// The game.
    pub game: GameReport,
    /// Those of all deals. A deal with a problem changes nothing; the others are settled.
    pub problems: Vec<Problem>,
    /// What to take care of with these rules; not there if nothing is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caveats: Option<Caveats>,
}

/// Totals, table and bank add up to what the players started with.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "game"))]
pub struct GameReport {
    /// What each player started with.
    pub initial: i64,
    /// How many rounds are played.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 16)))]
    pub rounds: u8,
    /// The deals in order.
    pub deals: Vec<DealReport>,
    /// What the next deal starts from, unless the game is over.
    pub next: Option<DealHead>,
    /// Why the game is over, if it is.
    pub over: Option<GameEnd>,
    /// What each player has, before anything that is settled at the end.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::Amounts"))]
    pub totals: Vec<i64>,
    /// Points in deposits on the table.
    pub table: i64,
    /// Points that nobody has.
    pub bank: i64,
    /// Players who have not won a deal.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::Players"))]
    pub without_win: Vec<usize>,
    /// What is settled at the end, once the game is over.
    #[serde(rename = "final")]
    pub last: Option<FinalResult>,
}

/// What a deal starts from.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "head"))]
pub struct DealHead {
    /// Who deals.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::Player"))]
    pub dealer: usize,
    /// The wind of each player.
    #[cfg_attr(feature = "schema", schemars(length(min = 3, max = 4)))]
    pub winds: Vec<Seat>,
    /// The wind of the round.
    pub prevailing: Wind,
    /// Which round it is, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub round: i64,
    /// Which deal of the round, repeats not counted.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 4)))]
    pub number: usize,
    /// How often this dealer has dealt before in this round.
    pub repeat: u32,
    /// How often the dealer has won in a row.
    pub dealer_wins: u32,
    /// Counters on the table.
    pub honba: u32,
    /// Riichi sticks that earlier deals have left.
    pub deposits: u32,
}

/// A deal with what it changed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "deal"))]
pub struct DealReport {
    /// What it started from.
    #[serde(flatten)]
    pub head: DealHead,
    /// How it ended.
    pub cause: Cause,
    /// The answer to the deal itself; null where only its outcome was entered, or it is faulty.
    #[cfg_attr(feature = "schema", schemars(with = "Option<super::described::AnswerFile>"))]
    pub answer: Option<Scored>,
    /// Players who won.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::Players"))]
    pub winners: Vec<usize>,
    /// What each player gained or lost, riichi sticks included.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::Amounts"))]
    pub changes: Vec<i64>,
    /// What each player has after it.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::Amounts"))]
    pub totals: Vec<i64>,
    /// Points in deposits on the table after it.
    pub table: i64,
    /// Points that nobody has after it.
    pub bank: i64,
    /// Whether the next player deals then.
    pub passes: bool,
    /// What was said otherwise than it follows from the deals before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(length(min = 1)))]
    pub overridden: Option<Vec<Overridden>>,
    /// What is wrong with it.
    pub problems: Vec<Problem>,
}

/// What is settled when a game is over.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "final"))]
pub struct FinalResult {
    /// Who pays whom.
    pub transfers: Vec<FinalTransfer>,
    /// What each player has then.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::Amounts"))]
    pub scores: Vec<i64>,
    /// Deposits that still lie on the table then.
    pub table: i64,
    /// What nobody has then.
    pub bank: i64,
    /// The players, the first first.
    #[cfg_attr(feature = "schema", schemars(length(min = 3, max = 4)))]
    pub ranking: Vec<Placed>,
}

/// Points that are paid when a game is over.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct FinalTransfer {
    /// Who pays: a player, the deposits on the table, or the bank.
    pub from: Party,
    /// Who gets it.
    pub to: Party,
    /// How much.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub amount: i64,
    /// What for.
    pub why: FinalTransferReason,
}

/// A player's place.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Placed {
    /// Who.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::Player"))]
    pub player: usize,
    /// Which place, from 1; players may share one.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 4)))]
    pub place: u8,
    /// What the player has after everything.
    pub score: i64,
    /// Points for the place that are counted apart from the score, where the rulebook has such.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<super::described::RulebookRatio>"))]
    pub table_points: Option<Ratio>,
}
