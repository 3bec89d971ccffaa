//! Between serde_json's values and the engine's trees.
#![allow(dead_code, reason = "every test uses a part of it")]

use serde_json::{Map, Value};
use tenbo::engine::json::Json;

/// A parsed value as the engine reads it.
pub fn from_value(value: Value) -> Json {
    match value {
        Value::Null => Json::Null,
        Value::Bool(flag) => Json::Bool(flag),
        Value::Number(number) => Json::number(&number.to_string()),
        Value::String(text) => Json::text(text),
        Value::Array(list) => Json::List(list.into_iter().map(from_value).collect()),
        Value::Object(map) => Json::Map(map.into_iter().map(|(key, value)| (key.into(), from_value(value))).collect()),
    }
}

/// An engine's tree to be printed.
pub fn to_value(json: &Json) -> Value {
    match json {
        Json::Null | Json::Fraction => Value::Null,
        Json::Bool(flag) => Value::Bool(*flag),
        Json::Int(n) => Value::from(*n),
        Json::Text(text) => Value::from(text.as_ref()),
        Json::List(list) => list.iter().map(to_value).collect(),
        Json::Map(map) => {
            Value::Object(map.iter().map(|(key, value)| (key.to_string(), to_value(value))).collect::<Map<_, _>>())
        }
    }
}
