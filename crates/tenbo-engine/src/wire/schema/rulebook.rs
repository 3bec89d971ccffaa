//! Schemas for values in rulebook files.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value};

use crate::Named;
use crate::deal::Offense;
use crate::json::{INLINE, written};
use crate::options::{OptionKey, OptionSpec};
use crate::patterns::Pattern;
use crate::problems::bounds;
use crate::rules::json::{
    AuxiliaryJson, BasicJson, ConditionJson, ListJson, MinimumEntryJson, NameJson, OptionsJson, OrNull, OwnFoulsJson,
    OwnHandsJson, PartField, PatternMap, PerName, PerTag, SettlingJson,
};
use crate::rules::{Amount, BasicPoints, OwnFoul, OwnHand, Unit};

/// The range of points or faan in a table.
const TABLE_RANGE: [i64; 2] = [0, 1_000_000];

written! {
    NameJson, INLINE, _generator => json_schema!({ "type": "string", "maxLength": bounds::NAME });
    PerTag, INLINE, generator => json_schema!({
        "type": "object",
        "maxProperties": bounds::TAGS,
        "propertyNames": { "minLength": 1, "maxLength": bounds::TAG },
        "additionalProperties": generator.subschema_for::<NameJson>()
    });
    OwnHandsJson, Some("hands"), generator => {
        let ids: Vec<&str> = Pattern::OWN.iter().map(|pattern| pattern.as_str()).collect();
        json_schema!({
            "description": "Hands of the rulebook's own by their ids; null removes the hand of the base.",
            "type": "object",
            "propertyNames": { "enum": ids },
            "additionalProperties": generator.subschema_for::<OrNull<OwnHand>>()
        })
    };
    OwnFoulsJson, Some("fouls"), generator => {
        let ids: Vec<&str> = Offense::OWN.iter().map(|offense| offense.as_str()).collect();
        json_schema!({
            "description": "Fouls that the rulebook names itself, by their ids; null removes the foul of the base.",
            "type": "object",
            "propertyNames": { "enum": ids },
            "additionalProperties": generator.subschema_for::<OrNull<OwnFoul>>()
        })
    };
    AuxiliaryJson, Some("auxiliary"), generator => {
        let columns = [points(), generator.subschema_for::<Amount>()];
        table("From so many auxiliary points so many faan.", columns)
    };
    SettlingJson, Some("settling"), generator => {
        let columns = [generator.subschema_for::<Amount>(), points()];
        table("From so many faan so many points; where points are doubled, from so many doubles so many times the points.", columns)
    };
    ConditionJson, Some("condition"), _generator => {
        let texts: Vec<String> = OptionKey::ALL.iter().flat_map(|&key| conditions(key)).collect();
        json_schema!({ "description": "A flag that is on, or option=choice.", "enum": texts })
    };
    OptionsJson, Some("options"), generator => {
        let mut fields: Map<String, Value> =
            OptionKey::ALL.iter().map(|&key| (key.as_str().to_owned(), option(key))).collect();
        let auxiliary = generator.subschema_for::<AuxiliaryJson>();
        fields.insert(PartField::Auxiliary.as_str().to_owned(), auxiliary.to_value());
        let minimum = generator.subschema_for::<MinimumEntryJson>();
        fields.insert(PartField::Minimum.as_str().to_owned(), minimum.to_value());
        json_schema!({ "description": "Options that are set otherwise than the base has them.", "type": "object", "properties": fields })
    };
    BasicJson, Some("basic"), generator => {
        let mut fields = Map::from_iter([("unit".to_owned(), generator.subschema_for::<Unit>().to_value())]);
        for (name, about) in BasicPoints::FIELDS.iter().zip(BasicPoints::ABOUT) {
            let amount = json_schema!({
                "description": about.trim(),
                "type": "integer",
                "minimum": 0,
                "maximum": BasicPoints::MOST
            });
            fields.insert((*name).to_owned(), amount.to_value());
        }
        json_schema!({
            "description": "Points or fu for sets, pair, wait and win.",
            "type": "object",
            "properties": fields
        })
    };
}

fn points() -> Schema {
    let [least, most] = TABLE_RANGE;
    json_schema!({ "type": "integer", "minimum": least, "maximum": most })
}

/// The schema of a table: a list of rows with two columns.
fn table(about: &str, columns: [Schema; 2]) -> Schema {
    json_schema!({
        "description": about,
        "type": "array",
        "maxItems": bounds::ENTRIES,
        "items": { "type": "array", "prefixItems": columns, "minItems": 2, "maxItems": 2 }
    })
}

/// The schema of what an option can be set to, with its default.
fn option(key: OptionKey) -> Value {
    let about = key.about().trim();
    let schema = match key.spec() {
        OptionSpec::Flag(on) => json_schema!({ "description": about, "type": "boolean", "default": on }),
        OptionSpec::Choice(names) => json_schema!({ "description": about, "enum": names, "default": names.first() }),
        OptionSpec::Number { min, max, default } => {
            let kind = if default.is_some() { Value::from("integer") } else { Value::from(vec!["integer", "null"]) };
            json_schema!({ "description": about, "type": kind, "minimum": min, "maximum": max, "default": default })
        }
    };
    schema.to_value()
}

/// The conditions on an option that a file can have: `option`, or `option=choice`.
fn conditions(key: OptionKey) -> Vec<String> {
    match key.spec() {
        OptionSpec::Flag(_) => vec![key.as_str().to_owned()],
        OptionSpec::Choice(names) => names.iter().map(|name| format!("{key}={name}")).collect(),
        OptionSpec::Number { .. } => Vec::new(),
    }
}

/// Implements schemas for generic types, which are always inline.
macro_rules! generic {
    ($($name:ident<$($inner:ident: $bound:path),*>, $generator:ident => $schema:expr;)*) => {
        $(impl<$($inner: $bound),*> JsonSchema for $name<$($inner),*> {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn inline_schema() -> bool {
                true
            }

            fn json_schema($generator: &mut SchemaGenerator) -> Schema {
                $schema
            }
        })*
    };
}

generic! {
    OrNull<T: JsonSchema>, generator => json_schema!({
        "oneOf": [generator.subschema_for::<T>(), { "type": "null" }]
    });
    ListJson<T: JsonSchema>, generator => json_schema!({
        "type": "array",
        "maxItems": bounds::ENTRIES,
        "items": generator.subschema_for::<T>()
    });
    PatternMap<T: JsonSchema>, generator => json_schema!({
        "type": "object",
        "propertyNames": generator.subschema_for::<Pattern>(),
        "additionalProperties": generator.subschema_for::<T>()
    });
    PerName<N: Named, T: JsonSchema>, generator => {
        let one = generator.subschema_for::<T>().to_value();
        let fields = N::NAMES.iter().map(|name| ((*name).to_owned(), one.clone()));
        json_schema!({ "type": "object", "properties": fields.collect::<Map<_, _>>() })
    };
}
