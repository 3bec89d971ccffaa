//! The files of the published schemas.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use super::{tidy, write};
use crate::Named;
use crate::problems::Fields;
use crate::rules::json::{PartField, RulebookField, RulebookJson};
use crate::wire::answer::Scored;
use crate::wire::deal_request::RequestJson;
use crate::wire::game_answer::GameScored;
use crate::wire::game_request::GameRequestJson;
use crate::wire::refusal::{Checked, Refused};

/// The dialect of JSON Schema that the files use.
const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

const RULEBOOK: &str = "rulebook.schema.json";
const REQUEST: &str = "request.schema.json";
const ANSWER: &str = "answer.schema.json";

/// Every file: its name in `public/schema`, and its text. A definition that two files share is in one of them.
#[must_use]
pub fn files() -> [(&'static str, String); 5] {
    let rulebook = rulebook();
    let request = object::<RequestJson>("A request to Tenbo, version 1");
    let mut game = object::<GameRequestJson>("A game for Tenbo, version 1");
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

fn generator() -> SchemaGenerator {
    let mut settings = SchemaSettings::draft2020_12().for_serialize();
    settings.meta_schema = None;
    settings.into_generator()
}

/// A file about one object.
fn object<T: JsonSchema>(title: &str) -> Value {
    let mut generator = generator();
    let schema = T::json_schema(&mut generator).to_value();
    let mut file = Map::new().with("$schema", DIALECT).with("title", title);
    file.extend(schema.as_object().cloned().unwrap_or_default());
    let mut file = Value::from(file.with("$defs", generator.take_definitions(true)));
    tidy::tidy(&mut file);
    file
}

/// A file about one of several things.
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

/// The schema of rulebook files. It requires a base or some part of a rulebook.
fn rulebook() -> Value {
    let mut file = object::<RulebookJson>("A rulebook of Tenbo");
    let (base, blocks) = (RulebookField::Base.as_str(), RulebookField::Blocks.as_str());
    let mut ways = vec![
        json!({ "required": [base] }),
        json!({ "required": [blocks], "properties": { blocks: { "minItems": 1 } } }),
    ];
    ways.extend(PartField::NAMES.iter().map(|part| json!({ "required": [part] })));
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
