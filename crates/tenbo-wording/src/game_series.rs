//! A match of several games in words: sums, and each of its games.

use tenbo_session::games::Series;
use tenbo_session::games::series::{Played, SeriesGame};

use super::game_sheet::ShownGame;
use super::number::grouped;

/// A match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownSeries {
    /// How many games, and what is counted.
    pub head: String,
    /// Who leads, or has won.
    pub title: String,
    /// The players, the first place first.
    pub rows: Vec<SeriesRow>,
    /// The games, the newest first.
    pub games: Vec<SeriesLine>,
}

/// What a player has won and lost in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesRow {
    /// The place; players with the same sum share one.
    pub place: usize,
    /// What the player is called.
    pub name: String,
    /// What all games come to.
    pub sum: String,
    /// What each comes to; a dash for those of others.
    pub nets: Vec<String>,
}

/// A game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesLine {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Who won it with how much, and how many deals it has.
    pub told: String,
    /// What that player has won.
    pub net: String,
}

impl ShownGame<'_> {
    /// The match that the game is of.
    #[must_use]
    pub fn series(&self, series: &Series) -> ShownSeries {
        let language = self.language;
        let before = |sum: i64| series.players.iter().filter(|other| other.sum > sum).count();
        let row = |own: &Played| SeriesRow {
            place: before(own.sum) + 1,
            name: self.played(own),
            sum: self.net(own.sum),
            nets: own.nets.iter().map(|net| net.map_or_else(|| "–".to_owned(), |net| self.net(net))).collect(),
        };
        let line = |game: &SeriesGame| {
            let first = game.first().unwrap_or_default();
            let name = game.sheet.game.players.get(first).map_or("", String::as_str);
            let name = if name.is_empty() { language.player(first + 1) } else { name.to_owned() };
            let score = game.scores.get(first).copied().unwrap_or_default();
            let deals = language.deals_so_far(game.sheet.game.deals.len(), self.plan.book.family);
            SeriesLine {
                id: game.sheet.id.clone(),
                name: language.game_name(&game.sheet.game.name).to_owned(),
                told: format!("{name} {} · {deals}", grouped(score)),
                net: self.net(game.nets.get(first).copied().unwrap_or_default()),
            }
        };
        ShownSeries {
            head: language.game_match_head(&series.games.len().to_string()),
            title: self.leads(series),
            rows: series.players.iter().map(row).collect(),
            games: series.games.iter().rev().map(line).collect(),
        }
    }

    fn leads(&self, series: &Series) -> String {
        let most = series.players.first().map_or(0, |own| own.sum);
        let first: Vec<String> =
            series.players.iter().filter(|own| own.sum == most).map(|own| self.played(own)).collect();
        match (first.as_slice(), series.players.get(1)) {
            ([name], _) if series.is_over() => self.language.game_match_won(name),
            ([name], Some(next)) => {
                self.language.game_leads_by(name, self.net(most - next.sum).trim_start_matches('+'))
            }
            _ if series.is_over() => self.language.game_first_shared(&self.language.listed(&first)),
            _ => self.language.game_lead_shared(&self.language.listed(&first)),
        }
    }

    fn played(&self, own: &Played) -> String {
        if own.name.is_empty() { self.language.player(own.seat + 1) } else { own.name.clone() }
    }
}
