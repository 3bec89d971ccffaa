//! The schemas of values that no type says precisely enough, or that another file of the contract describes: a field of that
//! kind is described `with` one of these.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::problems::bounds;
use crate::rules::Unit;
use crate::rules::json::AmountJson;

/// Schemas that are written out: the name of the definition, or that it stands wherever it is used; and the schema.
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

/// That a schema has no definition of its own.
pub(super) const INLINE: Option<&str> = None;

/// What a total is counted in.
pub struct TotalUnit;

/// An amount that a rulebook may name.
pub type RulebookRatio = AmountJson;

/// From and to, in characters.
pub struct Chars;

/// What an option may be.
pub struct Setting;

/// A player of a game.
pub struct Player;

/// Some of the players.
pub struct Players;

/// An amount for each player.
pub struct Amounts;

/// The answer to a deal, which has a file of its own.
pub struct AnswerFile;

/// The rules of a request.
pub struct Rules;

/// How many play.
pub struct PlayerCount;

/// What a seat gained or lost.
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
