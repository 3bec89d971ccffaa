//! The settings of a game: players, start points, rounds, sticks.

use super::entered::Game;
use crate::plan::Plan;

/// Settings that hold for all deals of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The number of players, 3 or 4.
    pub players: usize,
    /// Points of each player at the start.
    pub initial: i64,
    /// The number of rounds to play, at least 1.
    pub rounds: u8,
    /// Points of a riichi stick; 0 if the rulebook has no riichi.
    pub stick: i64,
}

impl Setting {
    /// The settings that the game itself gives, otherwise those of the rulebook.
    #[must_use]
    pub fn of(game: &Game, plan: &Plan) -> Setting {
        Setting {
            players: match game.players.len() {
                0 => usize::from(plan.options.tiles.players),
                3 => 3,
                _ => 4,
            },
            initial: game.initial.unwrap_or(plan.options.game.start_points),
            rounds: game.rounds.unwrap_or(plan.options.game.rounds).max(1),
            stick: plan.stick(),
        }
    }
}
