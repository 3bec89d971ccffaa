//! The files of the published schemas.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use super::{tidy, write};
use crate::json::Object;
use crate::problems::Fields;
use crate::rules::{Rulebook, RulebookFile};
use crate::wire::answer::{GameScored, Scored};
use crate::wire::game::GameRequest;
use crate::wire::parsed::{Parsed, PartlyParsed, RulebookEntry, Versions, Waits};
use crate::wire::refusal::{Checked, Refused};
use crate::wire::request::Request;

/// The version of JSON Schema that the files use.
const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

const RULEBOOK: &str = "rulebook.schema.json";
const REQUEST: &str = "request.schema.json";
const ANSWER: &str = "answer.schema.json";

/// Every file: its name in `public/schema`, and its text. A definition that two files need is in one of them, and the
/// other refers to it.
#[must_use]
pub fn files() -> [(&'static str, String); 5] {
    let rulebook = rulebook();
    let request = object::<Request>("A request to Tenbo, version 1");
    let mut game = object::<GameRequest>("A game for Tenbo, version 1");
    let mut answer = answer();
    let mut played = game_answer();
    tidy::share(&mut game, &request, REQUEST);
    tidy::share(&mut answer, &rulebook, RULEBOOK);
    tidy::share(&mut played, &rulebook, RULEBOOK);
    tidy::share(&mut played, &answer, ANSWER);
    [
        (RULEBOOK, write::text(&rulebook)),
        (REQUEST, write::text(&request)),
        ("game.schema.json", write::text(&game)),
        (ANSWER, write::text(&answer)),
        ("game-answer.schema.json", write::text(&played)),
    ]
}

/// The text of `packages/tenbo/questions.schema.json`: what the npm package answers to small questions. Its types are made
/// of this file and the published ones.
#[must_use]
pub fn questions() -> String {
    // Apart, because requests and answers have different definitions of the same names.
    let mut asked = definitions(&|generator| {
        generator.subschema_for::<Versions>();
        generator.subschema_for::<RulebookEntry>();
        generator.subschema_for::<Parsed>();
        generator.subschema_for::<PartlyParsed>();
    });
    let mut answered = definitions(&|generator| {
        generator.subschema_for::<Waits>();
    });
    tidy::share(&mut asked, &object::<Request>(""), REQUEST);
    tidy::share(&mut answered, &answer(), ANSWER);
    let files = [asked, answered];
    let defs = files.iter().filter_map(|file| file.get("$defs")?.as_object()).flatten();
    let defs: Map<String, Value> = defs.map(|(name, schema)| (name.clone(), schema.clone())).collect();
    let title = "Answers of the npm package to small questions";
    write::text(&Map::new().with("$schema", DIALECT).with("title", title).with("$defs", defs).into())
}

/// A file that has definitions alone: those of the types that `add` asks for, and what they need.
fn definitions(add: &dyn Fn(&mut SchemaGenerator)) -> Value {
    let mut generator = generator();
    add(&mut generator);
    let mut file = Map::new().with("$defs", generator.take_definitions(true)).into();
    tidy::tidy(&mut file);
    file
}

fn generator() -> SchemaGenerator {
    let mut settings = SchemaSettings::draft2020_12().for_serialize();
    settings.meta_schema = None;
    settings.into_generator()
}

/// The schema of a file about one object.
fn object<T: JsonSchema>(title: &str) -> Value {
    let mut generator = generator();
    let schema = T::json_schema(&mut generator).to_value();
    let mut file = Map::new().with("$schema", DIALECT).with("title", title);
    file.extend(schema.as_object().cloned().unwrap_or_default());
    let mut file = Value::from(file.with("$defs", generator.take_definitions(true)));
    tidy::tidy(&mut file);
    file
}

/// The schema of a file about one of several things.
fn choice(title: &str, description: &str, parts: Vec<Schema>, generator: &mut SchemaGenerator) -> Value {
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

/// The schema of rulebook files. It requires a base or at least one part of a rulebook.
fn rulebook() -> Value {
    let mut file = object::<RulebookFile>("A rulebook of Tenbo");
    let mut ways = vec![
        json!({ "required": ["base"] }),
        json!({ "required": ["blocks"], "properties": { "blocks": { "minItems": 1 } } }),
    ];
    ways.extend(Rulebook::FIELDS.iter().map(|(part, _)| json!({ "required": [part] })));
    if let Some(fields) = file.as_object_mut() {
        fields.insert("anyOf".to_owned(), ways.into());
    }
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
    choice("An answer of Tenbo, version 1", description, parts, &mut generator)
}

fn game_answer() -> Value {
    let mut generator = generator();
    let parts = vec![GameScored::json_schema(&mut generator), Refused::json_schema(&mut generator)];
    let description = "The fields keep their meaning; later versions may have more of them. Lists of amounts are by player, \
        in the order of the first deal; a player is a place in it, from 0.";
    choice("What a game comes to, version 1", description, parts, &mut generator)
}
