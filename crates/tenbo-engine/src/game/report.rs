//! The result of a replay: every deal with its outcome, what comes next, and how the game ended.

use super::deal_context::DealContext;
use super::final_result::{FinalResult, Placed};
use super::game_end::GameEnd;
use crate::named;
use crate::problems::Problem;
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

/// A deal of a game and what it changed. Players are numbered, and listed, by their seats in the first deal.
#[derive(Clone, Debug)]
pub struct DealReport {
    /// What it started from.
    pub context: DealContext,
    /// How it ended.
    pub cause: Cause,
    /// Scores, transfers and warnings of the deal itself; `None` if only its outcome was entered, or if it is faulty.
    pub answer: Option<Answer>,
    /// The winners.
    pub winners: Vec<usize>,
    /// What each player gained or lost, including riichi sticks.
    pub changes: Vec<i64>,
    /// What each player pays for its fouls at the end of the game instead of now.
    pub at_end: Vec<i64>,
    /// Each player's points after it.
    pub totals: Vec<i64>,
    /// Points in riichi sticks on the table after it.
    pub table: i64,
    /// The bank's points after it.
    pub bank: i64,
    /// Whether the deal passes to the next player after it.
    pub passes: bool,
    /// The values that were entered instead of what follows.
    pub overridden: Vec<Overridden>,
    /// Its problems, with places in the game.
    pub problems: Vec<Problem>,
}

/// A whole game, replayed. Players are numbered, and listed, by their seats in the first deal.
#[derive(Clone, Debug)]
pub struct Report {
    /// What each player started with.
    pub initial: i64,
    /// The number of rounds to play.
    pub rounds: u8,
    /// The deals in order.
    pub deals: Vec<DealReport>,
    /// What the next deal starts from; `None` once the game is over.
    pub next: Option<DealContext>,
    /// Why it is over, if it is.
    pub over: Option<GameEnd>,
    /// Each player's points, before the final settlement.
    pub totals: Vec<i64>,
    /// What each player pays in the final settlement for fouls so far.
    pub at_end: Vec<i64>,
    /// Points in riichi sticks on the table. Totals, table and bank add up to what the players started with.
    pub table: i64,
    /// The bank's points.
    pub bank: i64,
    /// The players who have not won a deal.
    pub without_win: Vec<usize>,
    /// The final settlement; `None` until the game is over.
    pub last: Option<FinalResult>,
    /// The players by place, the first one first: as the game has ended, or by their points so far.
    pub places: Vec<Placed>,
}
