//! A request about a game: deals in a row. It is also the file in which a game is kept and passed on.

use serde_json::Value;

use super::constants::True;
use super::game_answer::GameScored;
use super::request::Read;
use super::{Reply, reply};
use crate::game::{Entry, Game, Match, Overrides, Scores, replay};
use crate::plan::Plan;
use crate::problems::{Part, Place, Problem, ProblemKey, Problems, bounds, whole};
use crate::rules::{Rulebook, read};
use crate::settle::Detail;
use crate::tiles::{Seat, Wind};

/// The largest amount of points, either way.
const POINTS: i64 = 100_000_000;

/// A game that could be read.
#[derive(Clone, Debug)]
pub struct GameRequest {
    /// The rulebook, with its differences applied.
    pub book: Rulebook,
    /// The game.
    pub game: Game,
    /// How much to say of each deal.
    pub detail: Detail,
    /// The texts that held tiles, to point into.
    pub texts: Vec<(Place, String)>,
}

/// Answers a request about a game.
#[must_use]
pub fn respond(json: &Value) -> Reply {
    let request = match read_request(json) {
        Ok(request) => request,
        Err(problems) => return super::refusal(&problems),
    };
    let plan = Plan::new(request.book);
    let mut report = replay(&request.game, &plan);
    let mut texts = request.texts.as_slice();
    for (place, deal) in report.deals.iter_mut().enumerate() {
        // They stand there deal by deal, and a deal's problems are about its own.
        let own = texts.iter().take_while(|(at, _)| at.0.get(2) == Some(&Part::Index(place))).count();
        let (own, rest) = texts.split_at(own);
        texts = rest;
        deal.problems.iter_mut().for_each(|problem| super::point_at_tile(problem, own));
    }
    let three = request.game.players.len() == 3;
    let problems: Vec<Problem> = report.deals.iter().flat_map(|deal| &deal.problems).cloned().collect();
    Reply::Game(Box::new(GameScored {
        ok: True,
        game: super::game_reply::report(&plan, &report, three, request.detail),
        problems: reply::problems(&problems),
        caveats: reply::caveats(&plan, None),
    }))
}

/// Reads a request about a game.
///
/// # Errors
/// Everything that is wrong with it. What the rules say against a deal is no such thing: that stands beside the deal.
pub fn read_request(json: &Value) -> Result<GameRequest, Problems> {
    let mut read = Read::default();
    let (mut book, mut game, mut detail) = (None, None, Detail::Explain);
    let fields = outer(json, &mut read);
    if let Some((_, value, at)) = fields.iter().find(|(key, ..)| *key == "rules") {
        book = read::rulebook(value, at, &mut read.reader);
    }
    // Who plays need not be said: as many as the rulebook is for.
    let players = book.as_ref().map_or(4, |book: &Rulebook| usual_players(book));
    for (key, value, at) in fields {
        match key {
            "game" => game = Some(read.game(value, &at, players)),
            "detail" => detail = read.reader.name(value, &at).unwrap_or(detail),
            _ => {}
        }
    }
    // Where an end could not be read, that is what is wrong with it.
    if read.reader.problems.is_empty() {
        for deal in game.iter().flat_map(unfinished) {
            read.reader.problem(ProblemKey::UnfinishedDeal, &deal_place(deal).join("end"));
        }
    }
    match (book, game) {
        (Some(book), Some(game)) if read.reader.problems.is_empty() => {
            Ok(GameRequest { book, game, detail, texts: read.texts })
        }
        _ => Err(read.reader.problems.into()),
    }
}

/// The deals that are still open though the game has gone on, or has been ended.
fn unfinished(game: &Game) -> impl Iterator<Item = usize> {
    let ended = if game.finished { game.deals.len() } else { game.deals.len().saturating_sub(1) };
    game.deals.iter().take(ended).enumerate().filter(|(_, entry)| entry.is_open()).map(|(deal, _)| deal)
}

/// How many play by a rulebook unless a game says otherwise.
#[must_use]
pub fn usual_players(book: &Rulebook) -> usize {
    if book.options.tiles.players == 3 { 3 } else { 4 }
}

/// The game of a file, whatever its rules are; those are another's to read. So many play where it does not say who.
///
/// # Errors
/// Everything that is wrong with it, `rules` aside.
pub fn read_file(json: &Value, players: usize) -> Result<Game, Problems> {
    let mut read = Read::default();
    let mut game = None;
    for (key, value, at) in outer(json, &mut read) {
        match key {
            "game" => game = Some(read.game(value, &at, players)),
            "detail" => {
                let _ = read.reader.name::<Detail>(value, &at);
            }
            _ => {}
        }
    }
    game.filter(|_| read.reader.problems.is_empty()).ok_or_else(|| read.reader.problems.into())
}

/// The fields of a request, its version checked.
fn outer<'a>(json: &'a Value, read: &mut Read) -> Vec<(&'a str, &'a Value, Place)> {
    let root = Place::default();
    for key in ["v", "rules", "game"] {
        if json.get(key).is_none() {
            read.reader.problem(ProblemKey::MissingField, &root.join(key));
        }
    }
    let mut known = Vec::new();
    for (key, value, at) in read.reader.fields(json, &root) {
        match key {
            "v" if whole(value) != Some(super::VERSION) => read.reader.problem(ProblemKey::WrongVersion, &at),
            "v" => {}
            "rules" | "game" | "detail" => known.push((key, value, at)),
            _ => read.reader.unknown(&at),
        }
    }
    known
}

impl Read {
    /// A game; so many play where it does not say who.
    fn game(&mut self, json: &Value, at: &Place, usual: usize) -> Game {
        let mut game = Game::default();
        if json.get("deals").is_none() {
            self.reader.problem(ProblemKey::MissingField, &at.join("deals"));
        }
        let players = json.get("players").and_then(Value::as_array).map_or(usual, Vec::len);
        for (key, value, at) in self.reader.fields(json, at) {
            match key {
                "name" => game.name = self.line(value, &at, bounds::NAME),
                "players" => {
                    let names: Vec<_> = self.reader.entries_within(value, &at, bounds::SEATS).collect();
                    game.players = names.into_iter().map(|(name, at)| self.line(name, &at, bounds::NAME)).collect();
                    if !matches!(players, 3 | 4) {
                        self.reader.problem(ProblemKey::WrongPlayers, &at);
                    }
                }
                "initial" => game.initial = self.reader.int(value, &at, 0..=POINTS),
                "rounds" => {
                    game.rounds = self.reader.int(value, &at, 1..=16).and_then(|rounds| u8::try_from(rounds).ok());
                }
                "deals" => {
                    let deals: Vec<_> = self.reader.entries_within(value, &at, bounds::DEALS).collect();
                    game.deals = deals.into_iter().map(|(value, at)| self.entry(value, &at, players == 3)).collect();
                }
                "finished" => game.finished = self.reader.flag(value, &at).unwrap_or_default(),
                "match" => game.within = self.within(value, &at, players),
                _ => self.reader.unknown(&at),
            }
        }
        if game.players.is_empty() {
            game.players = vec![String::new(); usual];
        }
        game
    }

    fn within(&mut self, json: &Value, at: &Place, players: usize) -> Match {
        let mut within = Match::default();
        for (key, value, at) in self.reader.fields(json, at) {
            match key {
                "last" => within.last = self.reader.flag(value, &at).unwrap_or_default(),
                "won" => {
                    let most = i64::try_from(players).unwrap_or_default() - 1;
                    for (player, at) in self.reader.entries_within(value, &at, bounds::SEATS) {
                        let player =
                            self.reader.int(player, &at, 0..=most).and_then(|player| usize::try_from(player).ok());
                        if let Some(&seat) = player.and_then(|player| Seat::ALL.get(player)) {
                            within.won[seat] = true;
                        }
                    }
                }
                _ => self.reader.unknown(&at),
            }
        }
        within
    }

    fn line(&mut self, json: &Value, at: &Place, longest: usize) -> String {
        self.reader.text_within(json, at, longest).unwrap_or_default().to_owned()
    }

    fn entry(&mut self, json: &Value, at: &Place, three: bool) -> Entry {
        let mut entry = Entry::default();
        entry.deal.three_players = three;
        if json.is_object() && json.get("end").is_none() {
            self.reader.problem(ProblemKey::MissingField, &at.join("end"));
        }
        for (key, value, at) in self.reader.fields(json, at) {
            match key {
                "note" => entry.note = self.line(value, &at, bounds::NOTE),
                "end" if value.get("kind").and_then(Value::as_str).is_some_and(|kind| kind == "scores") => {
                    entry.scores = Some(self.scores(value, &at));
                }
                "passes" => entry.overrides.passes = self.reader.flag(value, &at),
                key if self.deal_field(&mut entry.deal, key, value, &at) => {}
                _ => self.reader.unknown(&at),
            }
        }
        let deal = &entry.deal;
        let said = |key: &str| json.get(key).is_some();
        entry.overrides = Overrides {
            passes: entry.overrides.passes,
            prevailing: said("prevailing").then_some(deal.prevailing),
            dealer_wins: said("dealer_wins").then_some(deal.dealer_wins),
            honba: said("honba").then_some(deal.honba),
            deposits: said("deposits").then_some(deal.deposits),
        };
        // They are said once.
        entry.deal.prevailing = Wind::East;
        (entry.deal.dealer_wins, entry.deal.honba, entry.deal.deposits) = (0, 0, 0);
        entry
    }

    fn scores(&mut self, json: &Value, at: &Place) -> Scores {
        let mut scores = Scores::default();
        for (key, value, at) in self.reader.fields(json, at) {
            match key {
                "kind" => {}
                "winner" => scores.winner = self.reader.name(value, &at),
                "also" => {
                    let seats: Vec<_> = self.reader.entries_within(value, &at, bounds::SEATS).collect();
                    for seat in seats.into_iter().filter_map(|(value, at)| self.reader.name::<Seat>(value, &at)) {
                        scores.also[seat] = true;
                    }
                }
                "cause" => scores.cause = self.reader.name(value, &at),
                "changes" => {
                    for (seat, value, at) in self.reader.fields(value, &at) {
                        match seat.parse::<Seat>() {
                            Ok(seat) => scores.changes[seat] = self.reader.int(value, &at, -POINTS..=POINTS),
                            Err(_) => self.reader.unknown(&at),
                        }
                    }
                }
                _ => self.reader.unknown(&at),
            }
        }
        scores
    }
}

/// The place of a deal in a request.
#[must_use]
pub fn deal_place(deal: usize) -> Place {
    Place::of([Part::from("game"), Part::from("deals"), Part::from(deal)])
}
