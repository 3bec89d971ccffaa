//! Schemas for values that their Rust type does not describe precisely enough, or that another file of the contract
//! describes. A field of this kind names one of these types in `with`.

use schemars::json_schema;

use crate::deal::By;
use crate::json::{INLINE, written};
use crate::rules::Unit;

/// The unit of a total.
pub struct TotalUnit;

/// A range of characters: the index of the first, and that of the one after the last.
pub struct Chars;

/// A setting of an option.
pub struct Setting;

/// A player of a game, by number from 0.
pub struct Player;

/// Some of the players of a game.
pub struct Players;

/// An amount for each player.
pub struct Amounts;

/// Problems, which the schema of answers describes.
pub struct AnswerProblems;

/// The answer to a deal, whose schema is a file of its own.
pub struct AnswerFile;

/// How the winning tile of a text was won, as its mark says.
pub struct MarkedBy;

written! {
    TotalUnit, INLINE, _generator => json_schema!({ "enum": [Unit::Points.as_str(), Unit::Faan.as_str(), Unit::Tai.as_str()] });
    AnswerFile, INLINE, _generator => json_schema!({ "$ref": "answer.schema.json" });
    AnswerProblems, INLINE, _generator => json_schema!({
        "type": "array",
        "items": { "$ref": "answer.schema.json#/$defs/problem" }
    });
    MarkedBy, INLINE, _generator => json_schema!({ "enum": [By::Discard.as_str(), By::SelfDraw.as_str()] });
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
