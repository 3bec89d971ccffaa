//! Schemas for values that are written by code of their own.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::Ratio;
use crate::decompose::Completed;
use crate::described::Player;
use crate::game::Party;
use crate::json::{INLINE, written};
use crate::patterns::{Pattern, Sets};
use crate::settle::Account;
use crate::tiles::{BySeat, Kind, Seat, Tile};
use crate::wire::constants::NoProblems;
use crate::wire::outcome::{MaybeOutcome, Outcome};

written! {
    NoProblems, INLINE, _generator => json_schema!({ "type": "array", "maxItems": 0 });
    Pattern, Some("pattern"), _generator => {
        let names: Vec<_> = Pattern::ALL.iter().chain(Pattern::CUSTOM).map(|pattern| pattern.as_str()).collect();
        json_schema!({
            "description": "The last are custom hands, which a rulebook defines by templates.",
            "enum": names
        })
    };
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
    Completed, INLINE, _generator => json_schema!({
        "oneOf": [{ "type": "integer", "minimum": 0, "maximum": 6 }, { "const": "pair" }]
    });
    Sets, Some("sets"), generator => json_schema!({
        "type": "array",
        "description": "Indices into `sets` of the decomposition, then `pair`.",
        "items": Completed::json_schema(generator)
    });
    Account, INLINE, _generator => {
        let seats = Seat::ALL.map(Account::Seat);
        let names: Vec<_> = seats.iter().chain(&[Account::Table, Account::Bank]).map(|account| account.as_str()).collect();
        json_schema!({ "enum": names })
    };
    Party, Some("party"), generator => json_schema!({
        "oneOf": [generator.subschema_for::<Player>(), { "enum": ["table", "bank"] }]
    });
    Tile, Some("tiles"), _generator => tiles();
    Kind, Some("tiles"), _generator => tiles();
}

/// The schema of tiles in answers.
fn tiles() -> Schema {
    json_schema!({
        "description": "Tiles as text, each group of digits before its suit: `m` characters, `p` dots, `s` bamboos, `z` winds and \
            dragons, `f` flowers and seasons, `g` animals and faces. A red five is `0`; `*` before a tile makes it a joker that \
            stands for this tile.",
        "type": "string",
        "pattern": "^(?:[0-9*]+[mps]|[1-7*]+z|[1-8*]+f|[1-8]+g)*$"
    })
}

impl<T: JsonSchema> JsonSchema for BySeat<Option<T>> {
    fn schema_name() -> Cow<'static, str> {
        format!("{}-by-seat", T::schema_name()).into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let one = generator.subschema_for::<T>();
        let fields = Seat::ALL.map(|seat| {
            let mut one = one.clone();
            one.insert("description".to_owned(), format!("{seat:?}.").into());
            (seat.as_str().to_owned(), one.to_value())
        });
        json_schema!({ "type": "object", "properties": serde_json::Map::from_iter(fields) })
    }
}
