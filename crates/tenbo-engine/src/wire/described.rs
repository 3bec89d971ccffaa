//! Schemas for values that their Rust type does not describe precisely enough, or that another file of the contract
//! describes. A field of this kind names one of these types in `with`.

use schemars::json_schema;

use crate::deal::By;
use crate::described::{Amounts, AnswerFile, Chars, Player, Players, SeatOrDiscarder, SetKind, Setting};
use crate::json::{INLINE, written};
use crate::rules::Unit;
use crate::tiles::{MeldKind, Seat};

/// The unit of a total.
pub struct TotalUnit;

/// Problems, which the schema of answers describes.
pub struct AnswerProblems;

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
    SetKind, INLINE, _generator => {
        let names: Vec<&str> = MeldKind::ALL.iter().map(|kind| kind.as_str()).chain(["pair", "knitted"]).collect();
        json_schema!({ "enum": names })
    };
    SeatOrDiscarder, INLINE, _generator => {
        let names: Vec<&str> = ["discarder"].into_iter().chain(Seat::ALL.map(Seat::as_str)).collect();
        json_schema!({ "enum": names })
    };
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
