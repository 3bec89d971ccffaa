//! Games that make a match: the next one starts from the last, and their results are added up.

use std::sync::Arc;

use tenbo_engine::game::{Game, Match};
use tenbo_engine::tiles::{BySeat, Seat};

use super::library::Games;
use super::sheet::{LONGEST, Sheet, short};

/// A match: its games with what everybody has won and lost in each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// What it is called.
    pub name: String,
    /// Everybody who has played, by the sum, the highest first.
    pub players: Vec<Played>,
    /// The games, in the order in which they were played.
    pub games: Vec<SeriesGame>,
}

/// What a player has won and lost in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The player's name; empty for one without, who is known by the seat.
    pub name: String,
    /// The seat in the first game of the player's.
    pub seat: usize,
    /// What all games come to.
    pub sum: i64,
    /// What each game comes to; nothing of those that others played.
    pub nets: Vec<Option<i64>>,
}

/// A game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesGame {
    /// The game.
    pub sheet: Arc<Sheet>,
    /// What each player has.
    pub scores: Vec<i64>,
    /// What that is more or less than at the start.
    pub nets: Vec<i64>,
    /// Whether it is over.
    pub is_over: bool,
}

impl SeriesGame {
    fn of(sheet: &Arc<Sheet>) -> SeriesGame {
        let report = sheet.report();
        let is_over = report.over.is_some();
        let scores = report.last.map_or(report.totals, |last| last.scores);
        let nets = scores.iter().map(|score| score - report.initial).collect();
        SeriesGame { sheet: sheet.clone(), scores, nets, is_over }
    }

    /// Whoever has won most.
    #[must_use]
    pub fn first(&self) -> Option<usize> {
        (0..self.nets.len()).min_by_key(|&player| std::cmp::Reverse(self.nets.get(player)))
    }
}

impl Series {
    /// The match that a game is of, if it is of one with another game.
    #[must_use]
    pub fn of(games: &Games, sheet: &Sheet) -> Option<Series> {
        let all = games.iter().filter(|other| !sheet.series.is_empty() && other.series == sheet.series);
        let all: Vec<SeriesGame> = all.map(SeriesGame::of).collect();
        let mut players: Vec<Played> = Vec::new();
        for (place, game) in all.iter().enumerate() {
            for (seat, (name, net)) in game.sheet.game.players.iter().zip(game.nets.iter().copied()).enumerate() {
                let is_own = |known: &&mut Played| known.name == *name && (!name.is_empty() || known.seat == seat);
                let nets = |before: usize| vec![None; before];
                let own = match players.iter_mut().find(is_own) {
                    Some(own) => own,
                    None => {
                        players.push(Played { name: name.clone(), seat, sum: 0, nets: nets(place) });
                        let Some(own) = players.last_mut() else { continue };
                        own
                    }
                };
                own.sum += net;
                own.nets.resize(place, None);
                own.nets.push(Some(net));
            }
        }
        players.iter_mut().for_each(|own| own.nets.resize(all.len(), None));
        players.sort_by_key(|own| std::cmp::Reverse(own.sum));
        (all.len() > 1).then(|| Series { name: sheet.series.clone(), players, games: all })
    }

    /// Whether the match is over: its last game is.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.games.last().is_some_and(|game| game.sheet.game.within.last && game.is_over)
    }
}

/// What the match of a game is called: that of its first game, unless another match has the name.
pub(super) fn name(games: &Games, sheet: &Sheet) -> String {
    if !sheet.series.is_empty() {
        return sheet.series.clone();
    }
    let name = if sheet.game.name.is_empty() { sheet.id.clone() } else { sheet.game.name.clone() };
    let is_taken = |name: &str| games.iter().any(|other| other.series == name);
    let numbered = (2..).map(|number: usize| short(&format!("{name} ({number})"), LONGEST));
    std::iter::once(name.clone())
        .chain(numbered.take(games.order().len() + 1))
        .find(|name| !is_taken(name))
        .unwrap_or(name)
}

impl Sheet {
    /// Whether each player has won a deal of this game or of an earlier one of its match.
    #[must_use]
    pub fn has_won(&self) -> BySeat<bool> {
        let report = self.report();
        let mut won = self.game.within.won;
        for player in report.deals.iter().flat_map(|deal| &deal.winners) {
            if let Some(&seat) = Seat::ALL.get(*player) {
                won[seat] = true;
            }
        }
        won
    }

    /// The game that follows this one in its match, with its players by their places here.
    pub(super) fn followed(&self, name: &str, order: &[usize]) -> Sheet {
        let seats = self.game.players.len();
        let is_order = order.len() == seats && (0..seats).all(|place| order.contains(&place));
        let order: Vec<usize> = if is_order { order.to_vec() } else { (0..seats).collect() };
        let won = self.has_won();
        let at = |place: usize| order.get(place).and_then(|&before| Some((before, *Seat::ALL.get(before)?)));
        let player = |place: &usize| self.game.players.get(*place).cloned().unwrap_or_default();
        let game = Game {
            name: short(name, LONGEST),
            players: order.iter().map(player).collect(),
            initial: self.game.initial,
            rounds: self.game.rounds,
            rules_digest: self.game.rules_digest,
            within: Match {
                last: false,
                won: BySeat::from_fn(|seat| at(seat.index()).is_some_and(|(_, before)| won[before])),
            },
            ..Game::default()
        };
        Sheet {
            id: String::new(),
            rules: self.rules.clone(),
            game,
            stakes: self.stakes.for_another_game(),
            series: self.series.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::stakes::Stakes;
    use super::super::tests::{open, scores, started};
    use super::*;
    use crate::games::{GameEdit, GamesHistory};

    fn next(history: &mut GamesHistory, name: &str, order: [usize; 4]) {
        let id = open(history).id;
        history.take(GameEdit::Next(id, name.to_owned(), order.to_vec())).unwrap();
    }

    fn win(history: &mut GamesHistory, changes: [i64; 4], winner: Seat) {
        history.take(GameEdit::Deal(scores(changes, Some(winner)))).unwrap();
    }

    #[test]
    fn the_next_game_has_players_rules_stakes_and_who_has_won() {
        let mut history = started();
        let stakes = Stakes { price: 50, ..Stakes::default() };
        history.take(GameEdit::Stakes(stakes)).unwrap();
        history.take(GameEdit::Rounds(Some(1))).unwrap();
        win(&mut history, [-100, 300, -100, -100], Seat::South);
        let before = open(&history);
        next(&mut history, "Second", [2, 1, 0, 3]);
        let sheet = open(&history);
        assert_eq!(sheet.game.players, ["Cid", "Bob", "Ann", "Dan"]);
        assert_eq!((sheet.game.name.as_str(), sheet.series.as_str()), ("Second", "First"));
        assert_eq!((sheet.stakes, sheet.game.rounds, &sheet.rules), (stakes, Some(1), &before.rules));
        assert_eq!(sheet.game.within, Match { last: false, won: BySeat::from_fn(|seat| seat == Seat::South) });
        assert!(sheet.game.deals.is_empty());
        // Who has won since is known in the one after it.
        win(&mut history, [-100, -100, 300, -100], Seat::West);
        next(&mut history, "Third", [2, 1, 0, 3]);
        let sheet = open(&history);
        assert_eq!(sheet.game.players, ["Ann", "Bob", "Cid", "Dan"]);
        assert_eq!(sheet.game.within.won, BySeat::from_fn(|seat| matches!(seat, Seat::East | Seat::South)));
        // An order that is none changes nothing; undo takes the game back and the match with it.
        next(&mut history, "Fourth", [0, 0, 1, 2]);
        assert_eq!(open(&history).game.players, ["Ann", "Bob", "Cid", "Dan"]);
        (0..3).for_each(|_| assert!(history.undo()));
        assert!(history.undo() && open(&history).series.is_empty());
    }

    #[test]
    fn a_match_adds_up_what_each_player_has_won_wherever_seated() {
        let mut history = started();
        assert_eq!(Series::of(history.now(), &open(&history)), None);
        win(&mut history, [300, -100, -100, -100], Seat::East);
        next(&mut history, "Second", [3, 2, 1, 0]);
        win(&mut history, [300, -100, -100, -100], Seat::East);
        next(&mut history, "Third", [0, 1, 2, 3]);
        history.take(GameEdit::Player(0, "Eve".into())).unwrap();
        let series = Series::of(history.now(), &open(&history)).unwrap();
        assert_eq!((series.name.as_str(), series.games.len()), ("First", 3));
        // A player who is replaced has no result of that game; one who comes late none of the earlier ones.
        let nets: Vec<(&str, i64, &[Option<i64>])> =
            series.players.iter().map(|own| (own.name.as_str(), own.sum, own.nets.as_slice())).collect();
        assert_eq!(
            nets,
            [
                ("Ann", 200, [Some(300), Some(-100), Some(0)].as_slice()),
                ("Dan", 200, [Some(-100), Some(300), None].as_slice()),
                ("Eve", 0, [None, None, Some(0)].as_slice()),
                ("Bob", -200, [Some(-100), Some(-100), Some(0)].as_slice()),
                ("Cid", -200, [Some(-100), Some(-100), Some(0)].as_slice()),
            ]
        );
        assert!(!series.is_over());
        let mut other = started();
        other.take(GameEdit::New("Other".into(), Vec::new(), Box::default())).unwrap();
        assert_eq!(Series::of(other.now(), &open(&other)), None, "of no match");
    }

    #[test]
    fn a_match_has_a_name_that_no_other_has() {
        let mut history = started();
        next(&mut history, "", [0, 1, 2, 3]);
        history.take(GameEdit::Duplicate("game-1".into(), "First".into())).unwrap();
        let mut alone = open(&history);
        alone.series = String::new();
        assert_eq!(name(history.now(), &alone), "First (2)");
        alone.game.name = String::new();
        assert_eq!(name(history.now(), &alone), alone.id);
    }
}
