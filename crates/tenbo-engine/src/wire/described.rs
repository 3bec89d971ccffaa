//! Schemas for values that no type describes precisely enough, or that another file of the contract describes. Such a
//! field is described `with` one of these.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::problems::bounds;
use crate::rules::Unit;
use crate::rules::json::AmountJson;

/// Implements schemas that are written out. Each has the name of its definition, or `INLINE`, and the schema.
macro_rules! written {
    ($($name:ty, $definition:expr, $generator:ident => $schema:expr;)*) => {
        $(impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                $definition.unwrap_or(stringify!($name)).into()
            }

            fn inline_schema() -> bool {
                $definition.is_none()
            }

            fn json_schema($generator: &mut SchemaGenerator) -> Schema {
                $schema
            }
        })*
    };
}

pub(super) use written;

/// For a schema without a definition of its own: it is repeated wherever it is used.
pub(super) const INLINE: Option<&str> = None;

/// The unit of a total.
pub struct TotalUnit;

/// An amount as in rulebook files.
pub type RulebookRatio = AmountJson;

/// A range of characters: the first, and the one after the last.
pub struct Chars;

/// A setting of an option.
pub struct Setting;

/// A player of a game.
pub struct Player;

/// Some of the players.
pub struct Players;

/// An amount for each player.
pub struct Amounts;

/// The answer to a deal, whose schema is a file of its own.
pub struct AnswerFile;

/// The rules of a request.
pub struct Rules;

/// The number of players.
pub struct PlayerCount;

/// What a seat gained or lost in points.
pub struct Change;

written! {
    TotalUnit, INLINE, _generator => json_schema!({ "enum": [Unit::Points.as_str(), Unit::Faan.as_str(), Unit::Tai.as_str()] });
    AnswerFile, INLINE, _generator => json_schema!({ "$ref": "answer.schema.json" });
    Rules, INLINE, _generator => json_schema!({
        "oneOf": [{ "type": "string", "maxLength": bounds::NAME }, { "$ref": "rulebook.schema.json" }]
    });
    PlayerCount, INLINE, _generator => json_schema!({ "enum": [3, 4] });
    Change, Some("change"), _generator => json_schema!({
        "type": "integer",
        "minimum": -100_000_000,
        "maximum": 100_000_000
    });
    Chars, INLINE, _generator => json_schema!({
        "type": "array",
        "prefixItems": [{ "type": "integer", "minimum": 0 }, { "type": "integer", "minimum": 0 }],
        "items": false,
        "minItems": 2
    });
    Setting, INLINE, _generator => json_schema!({ "type": ["boolean", "integer", "string"] });
    Player, Some("player"), _generator => json_schema!({ "type": "integer", "minimum": 0, "maximum": 3 });
    Players, Some("players"), generator => json_schema!({
        "type": "array",
        "items": generator.subschema_for::<Player>(),
        "uniqueItems": true
    });
    Amounts, Some("amounts"), _generator => json_schema!({
        "type": "array",
        "items": { "type": "integer" },
        "minItems": 3,
        "maxItems": 4
    });
}
