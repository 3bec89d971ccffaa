//! Reads a request about a game, which is also the file of a game.

use crate::deal::Players;
use serde_json::Value;

use super::constants::VERSION;
use super::deal_reader::DealReader;
use super::end_kind::EndKind;
use super::game_request::{EntryField, GameField, GameRequestField, MatchField, ScoresField};
use crate::game::{Entry, Game, Match, Scores};
use crate::problems::{Part, Place, ProblemKey, Problems, bounds, whole};
use crate::rules::Rulebook;
use crate::rules::read::rulebook;
use crate::settle::Detail;
use crate::tiles::{Seat, Wind};

/// The largest number of points, won or lost.
const POINTS: i64 = 100_000_000;

/// A game that could be read.
#[derive(Clone, Debug)]
pub struct GameRequest {
    /// The rulebook, with its differences applied.
    pub book: Rulebook,
    /// The game.
    pub game: Game,
    /// How much detail the answer has for each deal.
    pub detail: Detail,
    /// The texts of tiles with their places, so that problems can point to characters.
    pub texts: Vec<(Place, String)>,
}

/// Reads a request about a game.
///
/// # Errors
/// All problems of its fields. What is wrong with a deal by the rules is not among them: the report has that with the
/// deal.
pub fn read_request(json: &Value) -> Result<GameRequest, Problems> {
    let mut read = DealReader::default();
    let (mut book, mut game, mut detail) = (None, None, Detail::Explain);
    let fields = outer(json, &mut read);
    if let Some((_, value, at)) = fields.iter().find(|(field, ..)| *field == GameRequestField::Rules) {
        book = rulebook(value, at, &mut read.reader);
    }
    // Players can be left out. Then there are as many as the rulebook is for.
    let players = book.as_ref().map_or(4, |book: &Rulebook| usual_players(book));
    for (field, value, at) in fields {
        match field {
            GameRequestField::Game => game = Some(read.game(value, &at, players)),
            GameRequestField::Detail => detail = read.reader.name(value, &at).unwrap_or(detail),
            GameRequestField::Series => drop(read.line(value, &at, bounds::NAME)),
            GameRequestField::Version | GameRequestField::Rules | GameRequestField::Stakes => {}
        }
    }
    // An end that could not be read has already been reported.
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

/// The indices of deals that are still open although another deal follows or the game has been ended.
fn unfinished(game: &Game) -> impl Iterator<Item = usize> {
    let ended = if game.finished { game.deals.len() } else { game.deals.len().saturating_sub(1) };
    game.deals.iter().take(ended).enumerate().filter(|(_, entry)| entry.is_open()).map(|(deal, _)| deal)
}

/// The number of players of a rulebook, for games that do not list them.
#[must_use]
pub fn usual_players(book: &Rulebook) -> usize {
    if book.options.tiles.players == 3 { 3 } else { 4 }
}

/// Reads the game of a file but not its rules. `players` is the number of players if the file does not list them.
///
/// # Errors
/// All problems of the file, except those of its `rules`.
pub fn read_file(json: &Value, players: usize) -> Result<Game, Problems> {
    let mut read = DealReader::default();
    let mut game = None;
    for (field, value, at) in outer(json, &mut read) {
        match field {
            GameRequestField::Game => game = Some(read.game(value, &at, players)),
            GameRequestField::Detail => {
                let _ = read.reader.name::<Detail>(value, &at);
            }
            GameRequestField::Series => drop(read.line(value, &at, bounds::NAME)),
            GameRequestField::Version | GameRequestField::Rules | GameRequestField::Stakes => {}
        }
    }
    game.filter(|_| read.reader.problems.is_empty()).ok_or_else(|| read.reader.problems.into())
}

/// The known fields of a request, after checking its version.
fn outer<'a>(json: &'a Value, read: &mut DealReader) -> Vec<(GameRequestField, &'a Value, Place)> {
    let root = Place::default();
    for field in [GameRequestField::Version, GameRequestField::Rules, GameRequestField::Game] {
        if json.get(field.as_str()).is_none() {
            read.reader.problem(ProblemKey::MissingField, &root.join(field.as_str()));
        }
    }
    let mut known = Vec::new();
    for (key, value, at) in read.reader.fields(json, &root) {
        match key.parse() {
            Ok(GameRequestField::Version) if whole(value) != Some(VERSION) => {
                read.reader.problem(ProblemKey::WrongVersion, &at);
            }
            Ok(field) => known.push((field, value, at)),
            Err(_) => read.reader.unknown(&at),
        }
    }
    known
}

impl DealReader {
    /// Reads a game. `usual` is the number of players if it does not list them.
    fn game(&mut self, json: &Value, at: &Place, usual: usize) -> Game {
        let mut game = Game::default();
        if json.get("deals").is_none() {
            self.reader.problem(ProblemKey::MissingField, &at.join("deals"));
        }
        let players = json.get("players").and_then(Value::as_array).map_or(usual, Vec::len);
        for (key, value, at) in self.reader.fields(json, at) {
            match key.parse() {
                Ok(GameField::Name) => game.name = self.line(value, &at, bounds::NAME),
                Ok(GameField::Players) => {
                    let names = self.reader.entries_within(value, &at, bounds::SEATS);
                    game.players = names.map(|(name, at)| self.line(name, &at, bounds::NAME)).collect();
                    if !matches!(players, 3 | 4) {
                        self.reader.problem(ProblemKey::WrongPlayers, &at);
                    }
                }
                Ok(GameField::Initial) => game.initial = self.reader.int(value, &at, 0..=POINTS),
                Ok(GameField::Rounds) => {
                    game.rounds = self.reader.int(value, &at, 1..=16).and_then(|rounds| u8::try_from(rounds).ok());
                }
                Ok(GameField::Deals) => {
                    let deals = self.reader.entries_within(value, &at, bounds::DEALS);
                    game.deals = deals.map(|(value, at)| self.entry(value, &at, players == 3)).collect();
                }
                Ok(GameField::Finished) => game.finished = self.reader.flag(value, &at).unwrap_or_default(),
                Ok(GameField::RulesDigest) => game.rules_digest = self.reader.name(value, &at),
                Ok(GameField::Match) => game.within = self.within(value, &at, players),
                Err(_) => self.reader.unknown(&at),
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
            match key.parse() {
                Ok(MatchField::Last) => within.last = self.reader.flag(value, &at).unwrap_or_default(),
                Ok(MatchField::Won) => {
                    let most = i64::try_from(players).unwrap_or_default() - 1;
                    for (player, at) in self.reader.entries_within(value, &at, bounds::SEATS) {
                        let player =
                            self.reader.int(player, &at, 0..=most).and_then(|player| usize::try_from(player).ok());
                        if let Some(&seat) = player.and_then(|player| Seat::ALL.get(player)) {
                            within.won[seat] = true;
                        }
                    }
                }
                Err(_) => self.reader.unknown(&at),
            }
        }
        within
    }

    fn line(&mut self, json: &Value, at: &Place, longest: usize) -> String {
        self.reader.text_within(json, at, longest).unwrap_or_default().to_owned()
    }

    fn entry(&mut self, json: &Value, at: &Place, three: bool) -> Entry {
        let mut entry = Entry::default();
        entry.deal.players = three.then_some(Players::Three);
        if json.is_object() && json.get("end").is_none() {
            self.reader.problem(ProblemKey::MissingField, &at.join("end"));
        }
        for (key, value, at) in self.reader.fields(json, at) {
            let (deal, overrides) = (&mut entry.deal, &mut entry.overrides);
            match key.parse() {
                Ok(EntryField::Prevailing) => {
                    overrides.prevailing = Some(self.reader.name(value, &at).unwrap_or(Wind::East));
                }
                Ok(EntryField::DealerWins) => overrides.dealer_wins = Some(self.count(value, &at)),
                Ok(EntryField::Honba) => overrides.honba = Some(self.count(value, &at)),
                Ok(EntryField::Deposits) => overrides.deposits = Some(self.count(value, &at)),
                Ok(EntryField::Passes) => overrides.passes = self.reader.flag(value, &at),
                Ok(EntryField::WallLeft) => deal.wall_left = self.wall_left(value, &at),
                Ok(EntryField::Dora) => deal.dora = self.indicators(value, &at),
                Ok(EntryField::Ura) => deal.ura = self.indicators(value, &at),
                Ok(EntryField::Seats) => deal.seats = self.seats(value, &at),
                Ok(EntryField::End) if is_settled(value) => entry.scores = Some(self.scores(value, &at)),
                Ok(EntryField::End) => deal.end = self.end(value, &at),
                Ok(EntryField::Penalties) => deal.penalties = self.penalties(value, &at),
                Ok(EntryField::Immediate) => deal.immediate = self.immediate(value, &at),
                Ok(EntryField::Note) => entry.note = self.line(value, &at, bounds::NOTE),
                Err(_) => self.reader.unknown(&at),
            }
        }
        entry
    }

    fn scores(&mut self, json: &Value, at: &Place) -> Scores {
        let mut scores = Scores::default();
        for (key, value, at) in self.reader.fields(json, at) {
            match key.parse() {
                Ok(ScoresField::Kind) => {}
                Ok(ScoresField::Winner) => scores.winner = self.reader.name(value, &at),
                Ok(ScoresField::Also) => {
                    let seats = self.reader.entries_within(value, &at, bounds::SEATS);
                    for seat in seats.filter_map(|(value, at)| self.reader.name::<Seat>(value, &at)) {
                        scores.also[seat] = true;
                    }
                }
                Ok(ScoresField::Cause) => scores.cause = self.reader.name(value, &at),
                Ok(ScoresField::Changes) => {
                    for (seat, value, at) in self.reader.fields(value, &at) {
                        match seat.parse::<Seat>() {
                            Ok(seat) => scores.changes[seat] = self.reader.int(value, &at, -POINTS..=POINTS),
                            Err(_) => self.reader.unknown(&at),
                        }
                    }
                }
                Err(_) => self.reader.unknown(&at),
            }
        }
        scores
    }
}

/// Whether an end is that of a deal that the players have settled themselves.
fn is_settled(end: &Value) -> bool {
    end.get("kind").and_then(Value::as_str) == Some(EndKind::Scores.as_str())
}

/// The place of a deal in a request.
#[must_use]
pub fn deal_place(deal: usize) -> Place {
    Place::of([Part::from("game"), Part::from("deals"), Part::from(deal)])
}
