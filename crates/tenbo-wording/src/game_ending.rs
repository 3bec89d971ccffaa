//! How a game ended: places, and what was settled beside the deals.

use tenbo_engine::game::{FinalResult, Party};

use super::game_sheet::ShownGame;
use super::language::GameWord;
use super::number::ratio;

/// The end in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEnding {
    /// Why the game is over.
    pub why: &'static str,
    /// The players, the first place first.
    pub places: Vec<Placing>,
    /// What is paid at the end.
    pub transfers: Vec<EndTransfer>,
}

/// A player's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placing {
    /// Which.
    pub place: u8,
    /// What the player is called.
    pub name: String,
    /// What the player has at the end.
    pub score: i64,
    /// What that is more or less than at the start.
    pub net: i64,
    /// What of it came at the end, by what for.
    pub parts: Vec<(&'static str, i64)>,
    /// Points for the place that are counted apart.
    pub table_points: Option<String>,
}

/// Points that are paid at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndTransfer {
    /// Who pays.
    pub from: String,
    /// Who gets it.
    pub to: String,
    /// How much.
    pub amount: i64,
    /// What for.
    pub why: &'static str,
}

impl ShownGame<'_> {
    /// How the game ended, once it has.
    #[must_use]
    pub fn ending(&self) -> Option<GameEnding> {
        let (language, names, report) = (self.language, self.names(), self.report);
        let (over, last) = (report.over?, report.last.as_ref()?);
        let places = last.ranking.iter().map(|placed| Placing {
            place: placed.place,
            name: names.player(placed.player),
            score: placed.score,
            net: placed.score - report.initial,
            parts: self.parts(last, Party::Player(placed.player)),
            table_points: placed.table_points.map(|points| language.table_points(&ratio(points))),
        });
        let transfers = last.transfers.iter().map(|transfer| EndTransfer {
            from: self.party(transfer.from),
            to: self.party(transfer.to),
            amount: transfer.amount,
            why: language.last_why(transfer.reason),
        });
        Some(GameEnding { why: language.over(over), places: places.collect(), transfers: transfers.collect() })
    }

    /// What somebody gained or lost at the end, by what for.
    fn parts(&self, last: &FinalResult, whose: Party) -> Vec<(&'static str, i64)> {
        let mut parts: Vec<(&'static str, i64)> = Vec::new();
        for transfer in &last.transfers {
            let amount = match whose {
                whose if whose == transfer.to => transfer.amount,
                whose if whose == transfer.from => -transfer.amount,
                _ => continue,
            };
            let why = self.language.last_why(transfer.reason);
            match parts.iter_mut().find(|(known, _)| *known == why) {
                Some((_, sum)) => *sum += amount,
                None => parts.push((why, amount)),
            }
        }
        parts
    }

    fn party(&self, party: Party) -> String {
        match party {
            Party::Player(player) => self.names().player(player),
            Party::Table => self.word(GameWord::TableHolds).to_owned(),
            Party::Bank => self.word(GameWord::BankHolds).to_owned(),
        }
    }
}
