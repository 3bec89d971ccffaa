//! What a game is played for and how long.

use super::entry::Game;
use crate::plan::Plan;

/// What holds for all deals of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// How many play.
    pub players: usize,
    /// What each starts with.
    pub initial: i64,
    /// How many rounds are played.
    pub rounds: u8,
    /// What a riichi stick is worth; 0 where there are none.
    pub stick: i64,
}

impl Setting {
    /// What a game says of itself, and the rulebook where it says nothing.
    #[must_use]
    pub fn of(game: &Game, plan: &Plan) -> Setting {
        let options = &plan.book.options;
        let rounds = options.game.rounds;
        let stick = if options.riichi.in_use { options.payments.deposit_value } else { 0 };
        Setting {
            players: if game.players.len() == 3 { 3 } else { 4 },
            initial: game.initial.unwrap_or(options.game.start_points),
            rounds: game.rounds.unwrap_or(rounds).max(1),
            stick,
        }
    }
}
