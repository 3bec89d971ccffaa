//! A deal that was just entered, corrected, inserted or removed: what became different is said in the language of the page,
//! whenever that changes.

use std::sync::Arc;

use tenbo_engine::game::Report;

use super::state::OpenGame;
use tenbo_session::games::DealChange;
use tenbo_wording::Language;

/// What was done with a deal.
#[derive(Clone, Debug)]
pub struct Dealt {
    /// What, and where it stands.
    pub change: DealChange,
    /// What the deals came to before.
    pub before: Arc<Report>,
    /// The game with it.
    pub game: OpenGame,
}

impl Dealt {
    /// A sentence, and what became different.
    #[must_use]
    pub fn said(&self, language: Language) -> (String, Vec<String>) {
        self.game.shown(language).dealt(self.change, &self.before)
    }
}
