//! The published schemas of answers, made of the types that are written. `make schema` writes the files.

mod names;
mod tidy;
mod values;
mod write;

pub use values::{Amounts, AnswerFile, Chars, MaybeOutcome, Player, Players, RulebookRatio, Setting, TotalUnit};

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value};

use super::answer::Scored;
use super::game_answer::GameScored;
use super::refusal::{Checked, Refused};
use crate::problems::Fields;

/// The JSON Schema that the files are written in.
const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

/// Every file that is made of types: its name in `public/schema`, and its text.
#[must_use]
pub fn files() -> [(&'static str, String); 2] {
    let answer = answer();
    let played = game_answer(&answer);
    [("answer.schema.json", write::text(&answer)), ("game-answer.schema.json", write::text(&played))]
}

fn generator() -> SchemaGenerator {
    let mut settings = SchemaSettings::draft2020_12().for_serialize();
    settings.meta_schema = None;
    settings.into_generator()
}

/// A file that is one of several things.
fn file(title: &str, description: &str, parts: Vec<Schema>, generator: &mut SchemaGenerator) -> Value {
    let mut file: Value = Map::new()
        .with("$schema", DIALECT)
        .with("title", title)
        .with("description", description)
        .with("oneOf", parts.into_iter().map(Value::from).collect::<Value>())
        .with("$defs", generator.take_definitions(true))
        .into();
    tidy::tidy(&mut file);
    file
}

fn answer() -> Value {
    let mut generator = generator();
    let parts = vec![
        Scored::json_schema(&mut generator),
        Checked::json_schema(&mut generator),
        Refused::json_schema(&mut generator),
    ];
    let description = "The fields keep their meaning; later versions may have more of them.";
    file("An answer of Tenbo, version 1", description, parts, &mut generator)
}

/// What it shares with the answer to a deal is described there.
fn game_answer(answer: &Value) -> Value {
    let mut generator = generator();
    let parts = vec![GameScored::json_schema(&mut generator), Refused::json_schema(&mut generator)];
    let description = "The fields keep their meaning; later versions may have more of them. Lists of amounts are by player, \
        in the order of the first deal; a player is a place in it, from 0.";
    let mut file = file("What a game comes to, version 1", description, parts, &mut generator);
    tidy::share(&mut file, answer, "answer.schema.json");
    file
}
