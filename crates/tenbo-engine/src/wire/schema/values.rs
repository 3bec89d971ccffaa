//! The schemas of values that no type says as precisely, or that another file of the contract describes.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::Ratio;
use crate::game::Party;
use crate::patterns::{Pattern, Sets};
use crate::rules::Unit;
use crate::settle::Account;
use crate::tiles::Seat;
use crate::wire::answer::{Feeder, Outcome};
use crate::wire::explanation::SetPlace;

/// What a total is counted in.
pub struct TotalUnit;

/// An amount that a rulebook may name.
pub struct RulebookRatio;

/// What a win on a tile is worth, or nothing.
pub struct MaybeOutcome;

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

const INLINE: Option<&str> = None;

written! {
    TotalUnit, INLINE, _generator => json_schema!({ "enum": [Unit::Points.as_str(), Unit::Faan.as_str(), Unit::Tai.as_str()] });
    Unit, INLINE, _generator => json_schema!({ "$ref": "rulebook.schema.json#/$defs/unit" });
    Pattern, INLINE, _generator => json_schema!({ "$ref": "rulebook.schema.json#/$defs/pattern" });
    RulebookRatio, INLINE, _generator => json_schema!({ "$ref": "rulebook.schema.json#/$defs/ratio" });
    AnswerFile, INLINE, _generator => json_schema!({ "$ref": "answer.schema.json" });
    Ratio, Some("amount"), _generator => json_schema!({
        "description": "A number where it is whole, otherwise numerator and denominator in lowest terms.",
        "oneOf": [
            { "type": "integer" },
            {
                "type": "object",
                "required": ["n", "d"],
                "properties": { "n": { "type": "integer" }, "d": { "type": "integer", "minimum": 2 } }
            }
        ]
    });
    MaybeOutcome, Some("outcome"), generator => json_schema!({
        "description": "What a win on that tile is worth; null where it is no legal win.",
        "oneOf": [{ "type": "null" }, Outcome::json_schema(generator)]
    });
    SetPlace, INLINE, _generator => json_schema!({
        "oneOf": [{ "type": "integer", "minimum": 0, "maximum": 6 }, { "const": "pair" }]
    });
    Sets, Some("sets"), generator => json_schema!({
        "type": "array",
        "description": "Places among the sets of the reading.",
        "items": SetPlace::json_schema(generator)
    });
    Account, INLINE, _generator => {
        let seats = Seat::ALL.map(Account::Seat);
        let names: Vec<_> = seats.iter().chain(&[Account::Table, Account::Bank]).map(|account| account.as_str()).collect();
        json_schema!({ "enum": names })
    };
    Feeder, INLINE, _generator => {
        let names: Vec<_> = ["discarder"].into_iter().chain(Seat::ALL.map(Seat::as_str)).collect();
        json_schema!({ "enum": names })
    };
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
    Party, Some("party"), generator => json_schema!({
        "oneOf": [generator.subschema_for::<Player>(), { "enum": ["table", "bank"] }]
    });
}
