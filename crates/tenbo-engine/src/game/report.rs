//! The result of a replay: every deal with its outcome, what comes next, and how the game ended.

use serde::Serialize;

use super::deal_context::DealContext;
use super::entered::Game;
use super::final_result::{FinalResult, Placed};
use super::game_end::GameEnd;
use crate::deal::Draft;
use crate::named;
use crate::problems::{Problem, first_problems};
use crate::settle::Answer;

named! {
    /// How a deal ended, as a score sheet lists it.
    Cause {
        /// A seat won.
        Win = "win",
        /// The wall ran out.
        Draw = "draw",
        /// Nine kinds of terminals and honors.
        NineTerminals = "nine-terminals",
        /// Four discards of the same wind.
        FourWinds = "four-winds",
        /// Four riichi.
        FourRiichi = "four-riichi",
        /// Four kongs.
        FourKongs = "four-kongs",
        /// Three winners on one discard.
        ThreeWins = "three-wins",
        /// Abandoned after a foul.
        Abandoned = "abandoned",
        /// It has problems and changes nothing.
        Faulty = "faulty",
    }
}

named! {
    /// A value of a deal that was entered and differs from what follows from the deals before.
    Overridden {
        /// The round wind.
        Prevailing = "prevailing",
        /// The dealer's wins in a row.
        DealerWins = "dealer_wins",
        /// Counters.
        Honba = "honba",
        /// Riichi sticks.
        Deposits = "deposits",
        /// Whether the deal passes.
        Passes = "passes",
    }
}

/// A deal and what it changed.
///
/// Players are numbered, and listed, by their seats in the first deal. `A` is what is kept of the deal's answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "deal"))]
pub struct DealReport<A = Answer> {
    /// The state from which it started.
    #[serde(flatten)]
    pub context: DealContext,
    /// How it ended.
    pub cause: Cause,
    /// The answer to the deal itself; null if only its outcome was entered, or if it is faulty.
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::described::AnswerFile>"))]
    pub answer: Option<A>,
    /// The winners.
    #[cfg_attr(feature = "schema", schemars(with = "crate::described::Players"))]
    pub winners: Vec<usize>,
    /// What each player gained or lost, including riichi sticks.
    #[cfg_attr(feature = "schema", schemars(with = "crate::described::Amounts"))]
    pub changes: Vec<i64>,
    /// What each player pays for its fouls at the end of the game instead of now.
    #[serde(skip)]
    pub at_end: Vec<i64>,
    /// Each player's points after it.
    #[cfg_attr(feature = "schema", schemars(with = "crate::described::Amounts"))]
    pub totals: Vec<i64>,
    /// Points in riichi sticks on the table after it.
    pub table: i64,
    /// The bank's points after it.
    pub bank: i64,
    /// Whether the deal passes to the next player afterwards.
    pub passes: bool,
    /// The entered values that differ from what follows from earlier deals; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(length(min = 1)))]
    pub overridden: Vec<Overridden>,
    /// Its problems.
    ///
    /// Their places are in the game.
    #[serde(serialize_with = "first_problems")]
    pub problems: Vec<Problem>,
}

/// A game after all its deals. Totals, table and bank add up to what the players started with.
///
/// Players are numbered, and listed, by their seats in the first deal.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "game"))]
pub struct Report<A = Answer> {
    /// What each player started with.
    pub initial: i64,
    /// The number of rounds to play.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 16)))]
    pub rounds: u8,
    /// The deals in order.
    pub deals: Vec<DealReport<A>>,
    /// The state from which the next deal starts; null if the game is over.
    pub next: Option<DealContext>,
    /// Why the game is over; null if it goes on.
    pub over: Option<GameEnd>,
    /// Each player's points, before the final settlement.
    #[cfg_attr(feature = "schema", schemars(with = "crate::described::Amounts"))]
    pub totals: Vec<i64>,
    /// What each player pays in the final settlement for fouls so far.
    #[serde(skip)]
    pub at_end: Vec<i64>,
    /// Points in riichi sticks on the table.
    pub table: i64,
    /// The bank's points.
    pub bank: i64,
    /// The players who have not won a deal.
    #[cfg_attr(feature = "schema", schemars(with = "crate::described::Players"))]
    pub without_win: Vec<usize>,
    /// The final settlement; null until the game is over.
    #[serde(rename = "final")]
    pub last: Option<FinalResult>,
    /// The players by place, the first one first: as the game has ended, or by their points so far.
    #[serde(skip)]
    pub places: Vec<Placed>,
}

impl Report {
    /// The report with something else made of the answer to each deal of the game that was replayed.
    #[must_use]
    pub fn with_answers<A>(self, game: &Game, mut made: impl FnMut(&Draft, Answer) -> A) -> Report<A> {
        let Report { initial, rounds, deals, next, over, totals, at_end, table, bank, without_win, last, places } =
            self;
        let deals = deals.into_iter().zip(&game.deals);
        let deals = deals.map(|(deal, entry)| deal.with_answer(|answer| made(&entry.deal, answer))).collect();
        Report { initial, rounds, deals, next, over, totals, at_end, table, bank, without_win, last, places }
    }
}

impl DealReport {
    fn with_answer<A>(self, made: impl FnOnce(Answer) -> A) -> DealReport<A> {
        DealReport {
            context: self.context,
            cause: self.cause,
            answer: self.answer.map(made),
            winners: self.winners,
            changes: self.changes,
            at_end: self.at_end,
            totals: self.totals,
            table: self.table,
            bank: self.bank,
            passes: self.passes,
            overridden: self.overridden,
            problems: self.problems,
        }
    }
}
