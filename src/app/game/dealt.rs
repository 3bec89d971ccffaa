//! A deal that was just entered, corrected, inserted or removed: what became different is said in the language of the page,
//! whenever that changes.

use std::sync::Arc;

use tenbo_engine::game::Report;

use super::state::OpenGame;
use tenbo_session::games::DealChange;
use tenbo_wording::{GameWord, Language};

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
        let (names, now) = (self.game.names(language), &self.game.report);
        let name = |place: usize| now.deals.get(place).map(|deal| names.deal(&deal.context)).unwrap_or_default();
        let first = match self.change {
            DealChange::Entered => {
                let last = now.deals.len().saturating_sub(1);
                let dealt = self.game.sheet.game.deals.get(last).zip(now.deals.get(last));
                let happened = dealt.map(|(entry, deal)| names.what_happened(entry, deal));
                return (language.entered(&name(last)), happened.into_iter().collect());
            }
            DealChange::Corrected(place) => language.corrected(&name(place), names.family),
            DealChange::Inserted(place) => language.inserted(&name(place), names.family),
            DealChange::Removed(_) => language.word_for(GameWord::DealDeleted, names.family).to_owned(),
        };
        let mut lines = names.changed(&self.before, now, |now| self.change.was(now));
        if lines.is_empty() {
            lines.push(language.word(GameWord::NothingChanged).to_owned());
        }
        (first, lines)
    }
}
