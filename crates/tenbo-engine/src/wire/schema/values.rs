//! Schemas for values that are written by code of their own.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::Ratio;
use crate::game::Party;
use crate::json::{INLINE, written};
use crate::patterns::{Pattern, Sets};
use crate::settle::Account;
use crate::tiles::Seat;
use crate::wire::answer::Feeder;
use crate::wire::constants::NoProblems;
use crate::wire::described::Player;
use crate::wire::explanation::SetPlace;
use crate::wire::parsed::PerSeat;
use crate::wire::worth::{MaybeOutcome, Outcome};

written! {
    NoProblems, INLINE, _generator => json_schema!({ "type": "array", "maxItems": 0 });
    Pattern, Some("pattern"), _generator => {
        let names: Vec<_> = Pattern::ALL.iter().chain(Pattern::OWN).map(|pattern| pattern.as_str()).collect();
        json_schema!({
            "description": "Ids of the past are read as well, see docs/contract.md; files that are written have these. The last are hands of the \
                rulebook's own, which it defines by templates.",
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
    SetPlace, INLINE, _generator => json_schema!({
        "oneOf": [{ "type": "integer", "minimum": 0, "maximum": 6 }, { "const": "pair" }]
    });
    Sets, Some("sets"), generator => json_schema!({
        "type": "array",
        "description": "Indices into `sets` of the decomposition, then `pair`.",
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
    Party, Some("party"), generator => json_schema!({
        "oneOf": [generator.subschema_for::<Player>(), { "enum": ["table", "bank"] }]
    });
}

impl<T: JsonSchema> JsonSchema for PerSeat<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("{}-by-seat", T::schema_name()).into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let one = generator.subschema_for::<T>();
        let fields = Seat::ALL.map(|seat| (seat.as_str().to_owned(), one.clone().to_value()));
        json_schema!({ "type": "object", "properties": serde_json::Map::from_iter(fields) })
    }
}
