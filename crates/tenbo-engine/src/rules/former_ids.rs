//! Rulebook files that use former ids of patterns.

use serde_json::{Map, Value};

use crate::patterns::Pattern;

/// Replaces former ids of patterns with the present ones, wherever the JSON of a rulebook file names a pattern.
/// Everything else stays as it is, even names and titles that look like an id.
///
/// Reading a file does not need this. It is for programs that keep the JSON and edit it by present ids. If the file
/// has a field under both ids, both stay.
pub fn rename_former_ids(file: &mut Value) {
    rename_in_block(file);
    let blocks = file.get_mut("blocks").and_then(Value::as_array_mut);
    blocks.into_iter().flatten().for_each(rename_in_block);
}

fn rename_in_block(block: &mut Value) {
    for (part, value) in block.as_object_mut().into_iter().flatten() {
        match part.as_str() {
            "winner" | "losers" => rename_fields(value),
            "excludes" => {
                rename_fields(value);
                rename_texts(value);
            }
            "groups" | "caps" | "series" => rename_texts(value),
            "liability" => {
                let rules = value.as_array_mut().into_iter().flatten();
                rules.filter_map(|rule| rule.get_mut("pattern")).for_each(rename_texts);
            }
            _ => {}
        }
    }
}

/// Renames the fields of an object and keeps their order.
fn rename_fields(json: &mut Value) {
    let Some(map) = json.as_object_mut() else { return };
    let old = std::mem::take(map);
    let names: Vec<Option<&'static str>> = old
        .keys()
        .map(|id| Pattern::of_former_id(id).map(Pattern::as_str).filter(|id| !old.contains_key(*id)))
        .collect();
    let renamed = old.into_iter().zip(names);
    *map = renamed.map(|((id, value), name)| (name.map_or(id, str::to_owned), value)).collect::<Map<_, _>>();
}

/// Renames a text, or every text within a list or an object.
fn rename_texts(json: &mut Value) {
    match json {
        Value::String(id) => {
            if let Some(pattern) = Pattern::of_former_id(id) {
                *id = pattern.as_str().to_owned();
            }
        }
        Value::Array(list) => list.iter_mut().for_each(rename_texts),
        Value::Object(map) => map.values_mut().for_each(rename_texts),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problems::{Place, Reader};
    use crate::rules::{Rulebook, read};
    use serde_json::json;

    fn book(file: &Value) -> Rulebook {
        let mut reader = Reader::default();
        let book = read::rulebook(file, &Place::default(), &mut reader).unwrap();
        assert_eq!(reader.problems, []);
        book
    }

    /// A file that names three patterns in every part that names any.
    fn file([three, four, kong]: [&str; 3]) -> Value {
        let parts = |title: &str| {
            json!({
                "title": title, "source": "th3",
                "winner": { three: { "value": 1, "name": "th3" }, "pung-hand": { "value": 2 }, four: { "value": 3 } },
                "losers": { kong: { "value": 1 } },
                "excludes": { four: [three, { "patterns": [kong, "pung-hand"], "beside": three }] },
                "groups": [[three, "pung-hand"]],
                "caps": [[four, "pung-hand"], { "patterns": [kong] }],
                "series": [[three, four]],
                "liability": [{ "rule": "th3", "pattern": kong, "danger": "kongs", "sets": 3 }]
            })
        };
        json!({ "id": "th3", "name": "kong4", "base": "mcr-1998", "blocks": [parts("th4"), parts("kong4")] })
    }

    #[test]
    fn a_file_with_former_ids_is_the_file_with_those_of_today() {
        let mut old = file(["th3", "th4", "kong4"]);
        let new = file(["three-terminal-or-honor-pungs", "four-terminal-or-honor-pungs", "four-kongs"]);
        assert_eq!(book(&old), book(&new));
        rename_former_ids(&mut old);
        assert_eq!(old.to_string(), new.to_string());
        rename_former_ids(&mut old);
        assert_eq!(old, new);
    }

    #[test]
    fn a_former_id_takes_a_pattern_of_the_base_away() {
        let has = |file: Value| book(&file).winner.contains_key(&Pattern::FourKongs);
        assert!(has(json!({ "base": "mcr-1998" })));
        assert!(!has(json!({ "base": "mcr-1998", "winner": { "kong4": null } })));
    }

    #[test]
    fn both_ids_in_one_file_are_read_one_after_the_other() {
        let mut file =
            json!({ "base": "mcr-1998", "winner": { "kong4": { "value": 7 }, "four-kongs": { "number": 3 } } });
        let read = book(&file);
        let item = read.winner.get(&Pattern::FourKongs).unwrap();
        assert_eq!((item.value, item.number), (crate::Ratio::from(7), std::num::NonZeroU8::new(3)));
        rename_former_ids(&mut file);
        assert_eq!(book(&file), read);
    }
}
