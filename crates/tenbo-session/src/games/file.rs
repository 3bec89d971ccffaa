//! Games as files: what is exported, passed on and kept is the request that the engine answers.

use std::sync::Arc;

use serde_json::Value;
use tenbo_engine::game::Game;
use tenbo_engine::options::OptionKey;
use tenbo_engine::problems::{Part, Place, Problem, ProblemKey, Problems, Reader};
use tenbo_engine::rules::{setting, shipped};
use tenbo_engine::wire::game;

use super::sheet::{LONGEST, LONGEST_NOTE, MOST_DEALS, Sheet, short};
use super::stakes::Stakes;
use crate::editor::import::{LONGEST as LONGEST_FILE, Refused};
use crate::editor::{CustomRulebook, json};
use crate::rules::RulesChoice;

/// What beside the game is not asked of the engine: what is played for, and in which match.
const STAKES: &str = "stakes";
const SERIES: &str = "series";

/// The file of a game.
#[must_use]
pub fn write(sheet: &Sheet) -> String {
    json::write(&tree(sheet))
}

/// A game of a file. Rulebooks that it builds on must be here.
///
/// # Errors
/// What is wrong, each with its place: line and column where the text is no JSON, else a JSON Pointer.
pub fn read(text: &str) -> Result<Sheet, Refused> {
    if text.len() > LONGEST_FILE {
        return Err(Refused::Problems(Problem::new(ProblemKey::TextTooLong, Place::default()).into()));
    }
    let tree = json::read(text).map_err(Refused::Syntax)?;
    sheet(&tree).map_err(Refused::Problems)
}

/// What its file is called, without the dot and what follows: the name in plain letters.
#[must_use]
pub fn file_name(game: &Game) -> String {
    let mut out = String::new();
    for letter in game.name.chars() {
        if letter.is_ascii_alphanumeric() {
            out.push(letter.to_ascii_lowercase());
        } else if !out.is_empty() && !out.ends_with('-') {
            out.push('-');
        }
    }
    let name = out.trim_end_matches('-');
    (if name.is_empty() { "game" } else { name }).to_owned()
}

/// A game as the engine is asked about it.
#[must_use]
pub fn tree(sheet: &Sheet) -> Value {
    let mut tree = game::game_request(sheet.rules.tree(), &sheet.game);
    if let Some(fields) = tree.as_object_mut() {
        fields.extend(sheet.stakes.tree(sheet.game.players.len()).map(|stakes| (STAKES.to_owned(), stakes)));
        if !sheet.series.is_empty() {
            fields.insert(SERIES.to_owned(), sheet.series.clone().into());
        }
    }
    tree
}

/// The game of a tree.
pub(super) fn sheet(tree: &Value) -> Result<Sheet, Problems> {
    let rules = tree.get("rules").map(rules).transpose();
    let players = rules.as_ref().ok().and_then(Option::as_ref).map_or(4, |rules| game::usual_players(&rules.book()));
    let game = game::read_file(tree, players);
    match (game, rules) {
        (Ok(game), Ok(Some(rules))) if game.deals.len() <= MOST_DEALS => {
            let stakes = tree.get(STAKES).map(Stakes::of_tree).unwrap_or_default();
            let series = tree.get(SERIES).and_then(Value::as_str).unwrap_or_default();
            Ok(Sheet { id: String::new(), rules, game: tidied(game), stakes, series: short(series, LONGEST) })
        }
        (Ok(_), Ok(_)) => {
            let deals = Place::of([Part::from("game"), Part::from("deals")]);
            Err(Problem::new(ProblemKey::TooManyEntries, deals).into())
        }
        (Err(mut problems), rules) => {
            problems.extend(rules.err().into_iter().flatten());
            Err(problems)
        }
        (Ok(_), Err(problems)) => Err(problems),
    }
}

/// Names and remarks as long as they can be typed.
fn tidied(mut game: Game) -> Game {
    game.name = short(&game.name, LONGEST);
    game.players.iter_mut().for_each(|name| *name = short(name, LONGEST));
    game.deals.iter_mut().for_each(|entry| entry.note = short(&entry.note, LONGEST_NOTE));
    game
}

/// Rules of a file, as [`RulesChoice::tree`] writes them.
fn rules(tree: &Value) -> Result<RulesChoice, Problems> {
    if let Value::String(id) = tree {
        let base = shipped::ids().find(|shipped| shipped == id);
        let own = || base.map(|base| RulesChoice::playing(Arc::new(CustomRulebook::on(base, base, base))));
        let unknown = Problem::new(ProblemKey::UnknownRulebook, at(Place::default())).named(id.clone());
        return RulesChoice::of(id).or_else(own).ok_or_else(|| unknown.into());
    }
    if let Some(rules) = house_rules(tree) {
        return Ok(rules);
    }
    let own = CustomRulebook::read(tree.clone())
        .map_err(|problems| problems.map(|problem| Problem { at: at(problem.at.clone()), ..problem }))?;
    Ok(RulesChoice::playing(Arc::new(own)))
}

fn at(place: Place) -> Place {
    let mut at = Place::of([Part::from("rules")]);
    at.0.extend(place.0);
    at
}

/// House rules over an offered rulebook, as [`RulesChoice::tree`] writes them.
fn house_rules(tree: &Value) -> Option<RulesChoice> {
    let map = tree.as_object().filter(|map| map.len() == 2)?;
    let base = tree.get("base")?.as_str()?;
    let options = tree.get("options")?.as_object()?;
    let mut rules = map.keys().all(|key| key == "base" || key == "options").then(|| RulesChoice::of(base))??;
    for (key, value) in options {
        let key: OptionKey = key.parse().ok()?;
        let value = setting::read(key, value, &Place::default(), &mut Reader::default())?;
        rules.set(key, value).then_some(())?;
    }
    Some(rules)
}
