//! What the deal of the form would change, or what it lacks.

use tenbo_engine::game::{DealReport, Entry, replay};
use tenbo_session::form::{Form, Lacks};
use tenbo_session::games::DealPlace;

use super::game_sheet::{ShownGame, figure};

/// What is said of a deal before it is entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Preview {
    /// What is not filled in yet.
    Lacks(String),
    /// What is wrong with it.
    Problems(Vec<String>),
    /// What each player gains or loses. And what to know beside it.
    Changes(Vec<Change>, Vec<&'static str>),
}

/// What a player gains or loses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What the player is called.
    pub name: String,
    /// How much.
    pub change: i64,
    /// The total then.
    pub total: i64,
    /// What is paid for fouls at the end of the game.
    pub at_end: i64,
}

impl ShownGame<'_> {
    /// What the deal of the form would change, or what it lacks.
    #[must_use]
    pub fn preview(&self, place: DealPlace, form: &Form) -> Preview {
        let (game, names) = (&self.sheet.game, self.names());
        let entry = match form.deal(self.plan, game.players.len() == 3) {
            Ok(entry) => entry,
            Err(lacks) => {
                let whose = match (lacks, place.context(self.report)) {
                    (Lacks::Worth(seat), Some(context)) => names.seat(&context, seat),
                    _ => String::new(),
                };
                return Preview::Lacks(self.language.lacks(lacks, &whose, names.family));
            }
        };
        let (tried, place) = place.tried(game, entry);
        let report = replay(&tried, self.plan);
        report.deals.get(place).map_or_else(|| Preview::Lacks(String::new()), |deal| self.outcome(deal))
    }

    fn outcome(&self, deal: &DealReport) -> Preview {
        let (language, names) = (self.language, self.names());
        if !deal.problems.is_empty() {
            // What is wrong in the same way at several seats is said once.
            let mut told: Vec<String> =
                deal.problems.iter().map(|problem| language.problem(problem, names.family)).collect();
            told.dedup();
            return Preview::Problems(told);
        }
        let change = |player| Change {
            name: names.player(player),
            change: figure(&deal.changes, player),
            total: figure(&deal.totals, player),
            at_end: figure(&deal.at_end, player),
        };
        let caveats = deal.answer.iter().flat_map(|answer| &answer.caveats).map(|&caveat| language.caveat(caveat));
        Preview::Changes((0..self.sheet.game.players.len()).map(change).collect(), caveats.collect())
    }

    /// What a deal would do to the game, in a sentence; nothing as long as it is open or something is wrong with it.
    #[must_use]
    pub fn would_do(&self, place: DealPlace, entry: Entry) -> Option<String> {
        if entry.is_open() {
            return None;
        }
        let (tried, place) = place.tried(&self.sheet.game, entry);
        let report = replay(&tried, self.plan);
        let deal = report.deals.get(place).filter(|deal| deal.problems.is_empty())?;
        Some(self.names().would_do(tried.deals.get(place)?, deal))
    }
}
