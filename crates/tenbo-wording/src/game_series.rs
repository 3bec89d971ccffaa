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
            let deals = language.deals_so_far(game.sheet.game.deals.len(), self.plan.rulebook().family);
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

#[cfg(test)]
mod tests {
    use tenbo_engine::game::{Entry, Scores, replay};
    use tenbo_engine::tiles::BySeat;
    use tenbo_session::games::stakes::{Currency, Per};
    use tenbo_session::games::{GameEdit, GamesHistory, Stakes};
    use tenbo_session::rules::RulesChoice;

    use super::*;
    use crate::Language;

    fn played(history: &mut GamesHistory, changes: [i64; 4]) {
        let entry = Entry::settled(Scores { changes: BySeat(changes.map(Some)), ..Scores::default() });
        history.take(GameEdit::Deal(Box::new(entry))).unwrap();
        history.take(GameEdit::Finish(true)).unwrap();
    }

    /// Something of the open game in words.
    fn said<T>(history: &GamesHistory, of: impl FnOnce(ShownGame<'_>) -> T) -> T {
        let sheet = history.now().opened().unwrap();
        let plan = sheet.rules.plan();
        let report = replay(&sheet.game, &plan);
        of(ShownGame { language: Language::En, sheet, plan: &plan, report: &report })
    }

    #[test]
    fn a_match_says_who_leads_and_the_end_of_a_game_who_pays() {
        let mut history = GamesHistory::default();
        let players = ["Anna", "Bertrand", "Chiyo", "Dmitri"].map(String::from).to_vec();
        let rules = Box::new(RulesChoice::of("riichi-wrc-2025").unwrap());
        history.take(GameEdit::New("League".into(), players, rules)).unwrap();
        played(&mut history, [15_600, 1_200, -2_500, -14_300]);
        let stakes = Stakes { currency: Currency::Euro, price: 50, per: Per::Thousand, ..Stakes::default() };
        history.take(GameEdit::Stakes(stakes)).unwrap();
        let settling = said(&history, |shown| shown.settling());
        let paid: Vec<String> = settling
            .payments
            .iter()
            .map(|one| format!("{} {} {} {}", one.from, one.to, one.formula, one.amount.replace('\u{a0}', " ")))
            .collect();
        assert_eq!(
            paid,
            ["Dmitri Anna 29.3 × 0.50 € 14.65", "Chiyo Bertrand 6.2 × 0.50 € 3.10", "Chiyo Anna 1.3 × 0.50 € 0.65"]
        );
        assert_eq!((settling.how_many.as_str(), settling.unit.as_str()), ("3 payments", "1.0 = €"));
        let summary = said(&history, |shown| shown.summary("League", "WRC"));
        assert!(
            summary.contains("1. Anna 60,600 (+30.6)") && summary.ends_with("Chiyo → Anna: €\u{a0}0.65"),
            "{summary}"
        );
        history.take(GameEdit::Next("game-1".into(), "League 2".into(), vec![1, 0, 2, 3])).unwrap();
        played(&mut history, [9_800, 2_200, -10_000, -2_000]);
        let match_of = |history: &GamesHistory| {
            let series = Series::of(history.now(), history.now().opened().unwrap()).unwrap();
            said(history, |shown| shown.series(&series))
        };
        let shown = match_of(&history);
        assert_eq!(
            (shown.head.as_str(), shown.title.as_str()),
            ("2 games · net results added up", "Anna leads by 6.8")
        );
        assert_eq!(shown.rows[0].nets, ["+30.6", "+7.2"]);
        assert_eq!(
            (shown.games[0].name.as_str(), shown.games[0].told.as_str()),
            ("League 2", "Bertrand 54,800 · 1 deal")
        );
        let within = tenbo_engine::game::Match { last: true, ..Default::default() };
        history.take(GameEdit::Match(within)).unwrap();
        assert_eq!(match_of(&history).title, "Anna wins the match");
    }
}
