//! What a game comes to: every deal with its outcome, what comes next, how it ended.

use super::deal_context::DealContext;
use super::final_result::FinalResult;
use super::game_end::GameEnd;
use crate::named;
use crate::problems::Problems;
use crate::settle::Answer;

named! {
    /// How a deal ended, as a sheet lists it. Draws before the wall ran out have the names of their
    /// causes.
    Cause {
        /// Somebody won.
        Win = "win",
        /// The wall ran out.
        Draw = "draw",
        /// Nine kinds of terminals and honors.
        NineTerminals = "nine-terminals",
        /// Four winds.
        FourWinds = "four-winds",
        /// Four declared riichi.
        FourRiichi = "four-riichi",
        /// Four kongs.
        FourKongs = "four-kongs",
        /// Three won on one discard.
        ThreeWins = "three-wins",
        /// Given up.
        Abandoned = "abandoned",
        /// Something in it is wrong; it changes nothing.
        Faulty = "faulty",
    }
}

named! {
    /// What of a deal was said otherwise than it follows from the deals before.
    Overridden {
        /// The wind of the round.
        Prevailing = "prevailing",
        /// Wins of the dealer in a row.
        DealerWins = "dealer_wins",
        /// Counters.
        Honba = "honba",
        /// Riichi sticks.
        Deposits = "deposits",
        /// Who deals next.
        Passes = "passes",
    }
}

/// A deal of a game with what it changed. Lists are by player, in the order of the first deal.
#[derive(Clone, Debug)]
pub struct DealReport {
    /// What it started from.
    pub context: DealContext,
    /// How it ended.
    pub cause: Cause,
    /// Scores, transfers and warnings of the deal itself; none where only the outcome was entered, or it is faulty.
    pub answer: Option<Answer>,
    /// Players who won.
    pub winners: Vec<usize>,
    /// What each player gained or lost, riichi sticks included.
    pub changes: Vec<i64>,
    /// What each player has after it.
    pub totals: Vec<i64>,
    /// Points in deposits on the table after it.
    pub table: i64,
    /// Points that nobody has after it.
    pub bank: i64,
    /// Whether the next player deals then.
    pub passes: bool,
    /// What was said otherwise than it follows.
    pub overridden: Vec<Overridden>,
    /// What is wrong with it.
    pub problems: Problems,
}

/// A whole game. Lists are by player, in the order of the first deal.
#[derive(Clone, Debug)]
pub struct Report {
    /// What each player started with.
    pub initial: i64,
    /// How many rounds are played.
    pub rounds: u8,
    /// The deals in order.
    pub deals: Vec<DealReport>,
    /// What the next deal starts from; none once the game is over.
    pub next: Option<DealContext>,
    /// Why it is over, if it is.
    pub over: Option<GameEnd>,
    /// What each player has, before anything that is settled at the end.
    pub totals: Vec<i64>,
    /// Points in deposits on the table. Totals, table and bank add up to what the players started with.
    pub table: i64,
    /// Points that nobody has.
    pub bank: i64,
    /// Players who have not won a deal.
    pub without_win: Vec<usize>,
    /// What is settled at the end, once it is over.
    pub last: Option<FinalResult>,
}
