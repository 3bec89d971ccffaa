//! Brings generated schemas into the published form.

use serde_json::{Map, Value};

/// Makes a schema uniform and short: objects allow no other fields, fields that can be left out are never null,
/// `oneOf` replaces `anyOf`, and a type is dropped where a list of names implies it.
pub(super) fn tidy(schema: &mut Value) {
    match schema {
        Value::Array(list) => list.iter_mut().for_each(tidy),
        Value::Object(map) => {
            tidy_object(map);
            map.values_mut().for_each(tidy);
        }
        _ => {}
    }
}

fn tidy_object(map: &mut Map<String, Value>) {
    // A field of the described object may have one of these names too. Then its value is a schema.
    let is_schema = |key: &str| map.get(key).is_some_and(|value| value.is_string() || value.is_array());
    if map.get("format").is_some_and(Value::is_string) {
        map.shift_remove("format");
    } else if is_schema("type") && (map.contains_key("enum") || map.contains_key("const")) {
        map.shift_remove("type");
    }
    if let Some([one]) = map.get("enum").and_then(Value::as_array).map(Vec::as_slice) {
        let one = one.clone();
        map.shift_remove("enum");
        map.insert("const".to_owned(), one);
    }
    if map.get("anyOf").is_some_and(Value::is_array)
        && let Some(parts) = map.shift_remove("anyOf")
    {
        map.insert("oneOf".to_owned(), parts);
    }
    let required: Vec<String> = map
        .get("required")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect();
    if map.get("type").and_then(Value::as_str) == Some("object")
        && let Some(fields) = map.get_mut("properties").and_then(Value::as_object_mut)
    {
        let left_out = fields.iter_mut().filter(|(key, _)| !required.contains(key));
        left_out.for_each(|(_, field)| not_null(field));
        map.insert("additionalProperties".to_owned(), Value::Bool(false));
    }
    // What follows the first paragraph of a comment is for programmers, and its line breaks do not belong in descriptions.
    if let Some(Value::String(description)) = map.get_mut("description") {
        let about = description.split_once("\n\n").map_or(description.as_str(), |(about, _)| about);
        *description = about.replace('\n', " ");
    }
    in_order(map);
}

/// The keys that come first in a schema. Others follow in their own order.
const FIRST: &[&str] = &["$schema", "title", "description", "$ref", "type", "enum", "const"];

/// The keys that come last.
const LAST: &[&str] = &["additionalProperties", "required", "properties", "oneOf", "$defs"];

fn in_order(map: &mut Map<String, Value>) {
    // If all values are schemas, these are the fields of a described object, which may have such names too. Their
    // order stays.
    if map.values().all(|value| value.is_object() || value.is_boolean()) {
        return;
    }
    let place = |key: &str| {
        let first = FIRST.iter().position(|name| *name == key).map(|place| (0, place));
        let last = LAST.iter().position(|name| *name == key).map(|place| (2, place));
        first.or(last).unwrap_or((1, 0))
    };
    let mut fields: Vec<(String, Value)> = std::mem::take(map).into_iter().collect();
    fields.sort_by_key(|(key, _)| place(key));
    map.extend(fields);
}

/// Removes `null` from a schema, unless null is its default.
fn not_null(schema: &mut Value) {
    let Value::Object(map) = schema else { return };
    if map.get("default").is_some_and(Value::is_null) {
        return;
    }
    let others = |list: &Value| match list {
        Value::Array(list) => {
            let rest: Vec<Value> = list
                .iter()
                .filter(|entry| !matches!(entry.as_str(), Some("null")) && !entry.is_null())
                .cloned()
                .collect();
            match <[Value; 1]>::try_from(rest) {
                Ok([one]) => one,
                Err(rest) => rest.into(),
            }
        }
        other => other.clone(),
    };
    if let Some(kinds) = map.get_mut("type") {
        *kinds = others(kinds);
    }
    if let Some(Value::Array(names)) = map.get_mut("enum") {
        names.retain(|name| !name.is_null());
    }
    let parts = map.get("anyOf").and_then(Value::as_array).cloned().unwrap_or_default();
    let null = |part: &Value| part.get("type").and_then(Value::as_str) == Some("null");
    if let [one, other] = parts.as_slice()
        && null(other)
        && let Some(fields) = one.as_object()
    {
        map.shift_remove("anyOf");
        let fields = fields.clone();
        map.extend(fields);
    }
}

/// Removes the definitions that another file has too, and refers to those.
pub(super) fn share(file: &mut Value, other: &Value, name: &str) {
    let own = file.get("$defs").cloned().unwrap_or_default();
    let there = |definition: &str| {
        let described = other.get("$defs").and_then(|defs| defs.get(definition));
        described.is_some() && described == own.get(definition)
    };
    if let Some(defs) = file.get_mut("$defs").and_then(Value::as_object_mut) {
        defs.retain(|definition, _| !there(definition));
    }
    point(file, &|place: &str| {
        place.strip_prefix("#/$defs/").filter(|definition| there(definition)).map(|_| format!("{name}{place}"))
    });
}

fn point(schema: &mut Value, to: &dyn Fn(&str) -> Option<String>) {
    match schema {
        Value::Array(list) => list.iter_mut().for_each(|entry| point(entry, to)),
        Value::Object(map) => {
            for (key, value) in map {
                if key == "$ref"
                    && let Some(place) = value.as_str().and_then(to)
                {
                    *value = place.into();
                }
                point(value, to);
            }
        }
        _ => {}
    }
}
