//! What can be said of a seat at the table, by name.

use tenbo_engine::deal::By;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::Family;
use tenbo_session::foul_menu::{Consequence, Foul};
use tenbo_session::seat_action::SeatAction;

use super::language::{BoardWord, Language};

impl Language {
    /// Something that is so of a seat or not.
    #[must_use]
    pub fn seat_action(self, action: SeatAction, family: Family) -> &'static str {
        let word = match action {
            SeatAction::DrewIt => return self.by(By::SelfDraw, family),
            SeatAction::Furiten => BoardWord::Furiten,
            SeatAction::Wins => BoardWord::Wins,
            SeatAction::DiscardedIt => BoardWord::DiscardedIt,
            SeatAction::WinsToo => BoardWord::WinsToo,
            SeatAction::Riichi => BoardWord::Riichi,
            SeatAction::Ready => BoardWord::Ready,
            SeatAction::EnterDiscards => BoardWord::EnterDiscards,
        };
        self.word_for(word, family)
    }

    /// A foul of the menu.
    #[must_use]
    pub fn foul(self, foul: Foul, plan: &Plan) -> String {
        self.fouls(foul.offense, 1, foul.cancelled, plan)
    }

    /// What a foul can make of a hand.
    #[must_use]
    pub fn consequence(self, consequence: Consequence) -> &'static str {
        self.word(match consequence {
            Consequence::Dead => BoardWord::HandIsDead,
            Consequence::Barred => BoardWord::MayNotWin,
        })
    }
}
