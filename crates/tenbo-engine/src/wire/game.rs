//! Reads a request about a game, which is also the file of a game.

use serde_json::{Map, Value};

use super::constants::VERSION;
use super::request::version;
use crate::deal::Players;
use crate::game::{Entry, Game};
use crate::json::{Field, written};
use crate::problems::{Fields, Part, Place, Problem, ProblemKey, Problems, Reader};
use crate::rules::Rulebook;
use crate::rules::read::rulebook;
use crate::settle::Detail;

/// A game that could be read.
#[derive(Clone, Debug)]
pub struct GameRequest {
    /// The rulebook, with its differences applied.
    pub book: Rulebook,
    /// The game.
    pub game: Game,
    /// How much detail the answer has for each deal.
    pub detail: Detail,
}

/// Reads a request about a game.
///
/// # Errors
/// All problems of its fields. What is wrong with a deal by the rules is not among them: the report has that with the
/// deal.
pub fn read_request(json: &Value) -> Result<GameRequest, Problems> {
    let mut read = Reader::default();
    let fields = fields(json, &mut read);
    let rules = fields.iter().find(|(key, ..)| *key == "rules");
    let book = rules.and_then(|(_, value, at)| rulebook(value, at, &mut read));
    // Players can be left out. Then there are as many as the rulebook is for.
    let (game, detail) = read_game(fields, book.as_ref().map_or(4, usual_players), &mut read);
    // An end that could not be read has already been reported.
    if read.problems.is_empty() {
        for deal in game.iter().flat_map(unfinished) {
            let place = Place::of([Part::from("game"), Part::from("deals"), Part::from(deal), Part::from("end")]);
            read.problem(ProblemKey::UnfinishedDeal, &place);
        }
    }
    Problems::none_in(read.problems)?;
    let missing = |field: &'static str| Problem::new(ProblemKey::MissingField, Place::of([Part::from(field)]));
    let (book, game) = (book.ok_or_else(|| missing("rules"))?, game.ok_or_else(|| missing("game"))?);
    Ok(GameRequest { book, game, detail })
}

/// The indices of deals that are still open although another deal follows or the game has been ended.
fn unfinished(game: &Game) -> impl Iterator<Item = usize> {
    let ended = if game.finished { game.deals.len() } else { game.deals.len().saturating_sub(1) };
    game.deals.iter().take(ended).enumerate().filter(|(_, entry)| Entry::is_open(entry)).map(|(deal, _)| deal)
}

/// The number of players of a rulebook, for games that do not list them.
#[must_use]
pub fn usual_players(book: &Rulebook) -> usize {
    Players::of(&book.options.tiles).seats().count()
}

/// Reads the game of a file but not its rules. `players` is the number of players if the file does not list them.
///
/// # Errors
/// All problems of the file, except those of its `rules`.
pub fn read_file(json: &Value, players: usize) -> Result<Game, Problems> {
    let mut read = Reader::default();
    let fields = fields(json, &mut read);
    let (game, _) = read_game(fields, players, &mut read);
    Problems::none_in(read.problems)?;
    Ok(game.ok_or_else(|| Problem::new(ProblemKey::MissingField, Place::of([Part::from("game")])))?)
}

/// The known fields of a request, after checking its version.
fn fields<'a>(json: &'a Value, read: &mut Reader) -> Vec<(&'a str, &'a Value, Place)> {
    let root = Place::default();
    read.require(json, ["v", "rules", "game"], &root);
    let mut known = Vec::new();
    for (key, value, at) in read.fields(json, &root) {
        match key {
            "v" => version(value, &at, read),
            "rules" | "game" | "detail" | "stakes" | "series" => known.push((key, value, at)),
            _ => read.unknown(&at),
        }
    }
    known
}

/// Reads the fields of a request other than its rules.
fn read_game(fields: Vec<(&str, &Value, Place)>, players: usize, read: &mut Reader) -> (Option<Game>, Detail) {
    let (mut game, mut detail) = (None, Detail::Explain);
    for (key, value, at) in fields {
        match key {
            "game" => game = Some(Game::of_json(value, &at, players, read)),
            "detail" => detail.set(value, &at, Detail::WITHIN, read),
            "series" => {
                read.text(value, &at);
            }
            _ => {}
        }
    }
    (game, detail)
}

/// Writes a game with its rules, which are the id of a rulebook or the JSON of a rulebook file.
#[must_use]
pub fn game_request(rules: Value, game: &Game) -> Value {
    Map::new().with("v", VERSION).with("rules", rules).with("game", game.write()).into()
}

written! {
    GameRequest, Some("game-request"), generator => {
        use crate::json::Within;
        let about = "Deals in a row under one rulebook: the request about a game, and the file of a game.";
        crate::json::Properties::with(&[about], generator, |to| {
            super::request::describe_rules(to);
            let explain = Some(Detail::Explain.write());
            to.field::<Detail>("detail", &["How much detail the answer has for each deal."], Detail::WITHIN, explain);
            let mut game = Game::schema(Within::up_to(0), to.generator());
            // A table of three has no fourth player who could have won.
            let three = schemars::json_schema!({ "type": "array", "minItems": 3, "maxItems": 3 });
            let three = schemars::json_schema!({ "required": ["players"], "properties": { "players": three } });
            game.insert("if".to_owned(), three.to_value());
            let won = schemars::json_schema!({ "properties": { "won": { "items": { "maximum": 2 } } } });
            game.insert("then".to_owned(), schemars::json_schema!({ "properties": { "match": won } }).to_value());
            to.add("game", &["The game."], game, None);
            let about = "What the players settle up by, as the page keeps it: what a point and a chip are worth, and the chips \
                that each has won. It changes nothing in the answer and is not checked.";
            to.add(
                "stakes",
                &[about],
                schemars::json_schema!({ "type": "object", "additionalProperties": true }),
                None,
            );
            let about = "The name of the match that the game is one of, as the page keeps it. It changes nothing in the answer.";
            to.field::<String>("series", &[about], String::WITHIN, None);
            to.require(&["v", "rules", "game"]);
        })
    };
}
