//! A deal that was just entered, corrected or inserted: what became different is said in the language of the page, whenever
//! that changes.

use std::sync::Arc;

use tenbo_engine::game::{Entry, Report};

use super::state::{DealPlace, OpenGame};
use crate::i18n::{GameWord, Language};

/// What was done with a deal.
#[derive(Clone, Debug)]
pub struct Dealt {
    /// Where it stands.
    pub place: DealPlace,
    /// The deal.
    pub entry: Entry,
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
        let deal = now.deals.get(match self.place {
            DealPlace::Next => now.deals.len().saturating_sub(1),
            DealPlace::Correct(place) | DealPlace::Insert(place) => place,
        });
        let name = deal.map(|deal| names.deal(&deal.context)).unwrap_or_default();
        let first = match self.place {
            DealPlace::Next => {
                let happened = deal.map(|deal| names.what_happened(&self.entry, deal));
                return (language.entered(&name), happened.into_iter().collect());
            }
            DealPlace::Correct(_) => language.corrected(&name, names.family),
            DealPlace::Insert(_) => language.inserted(&name, names.family),
        };
        let mut lines = names.changed(&self.before, now, |now| match self.place {
            DealPlace::Insert(place) if now > place => Some(now - 1),
            DealPlace::Correct(place) | DealPlace::Insert(place) if now == place => None,
            _ => Some(now),
        });
        if lines.is_empty() {
            lines.push(language.word(GameWord::NothingChanged).to_owned());
        }
        (first, lines)
    }
}
