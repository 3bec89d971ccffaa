//! Which deal of a game is entered.

use tenbo_engine::game::{DealContext, Entry, Game, Report};

/// Which deal of a game is entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DealPlace {
    /// The one after all others.
    #[default]
    Next,
    /// One that is there already.
    Correct(usize),
    /// One that was forgotten, before the one at this place.
    Insert(usize),
}

impl DealPlace {
    /// What the deal starts from; nothing where there is none, as after the end.
    #[must_use]
    pub fn context(self, report: &Report) -> Option<DealContext> {
        match self {
            DealPlace::Next => report.next,
            DealPlace::Correct(place) | DealPlace::Insert(place) => report.deals.get(place).map(|deal| deal.context),
        }
    }

    /// Where the deal stands among the others, counted from 0.
    #[must_use]
    pub const fn index(self, game: &Game) -> usize {
        match self {
            DealPlace::Next => game.deals.len(),
            DealPlace::Correct(place) | DealPlace::Insert(place) => place,
        }
    }

    /// The game as it would be with a deal, and where that stands then.
    #[must_use]
    pub fn tried(self, game: &Game, entry: Entry) -> (Game, usize) {
        let mut game = game.clone();
        let place = self.index(&game);
        match self {
            DealPlace::Next => game.deals.push(entry),
            DealPlace::Insert(place) => game.deals.insert(place.min(game.deals.len()), entry),
            DealPlace::Correct(place) => {
                if let Some(deal) = game.deals.get_mut(place) {
                    *deal = entry;
                }
            }
        }
        (game, place)
    }
}
