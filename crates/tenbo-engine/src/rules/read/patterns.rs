//! Reads patterns by their ids.

use serde_json::Value;

use crate::json::{Field, Within};
use crate::patterns::Pattern;
use crate::problems::{Place, Problem, ProblemKey, Reader};

/// The pattern with this id. Returns `None` and reports a problem if there is none.
pub fn pattern(id: &str, at: &Place, read: &mut Reader) -> Option<Pattern> {
    let found = id.parse().ok();
    if found.is_none() {
        read.problems.push(Problem::new(ProblemKey::UnknownPattern, at.clone()).named(id.to_owned()));
    }
    found
}

/// Reads a list of ids.
pub fn patterns(json: &Value, at: &Place, read: &mut Reader) -> Vec<Pattern> {
    let entries = read.entries(json, at);
    entries.filter_map(|(value, place)| one(value, &place, read)).collect()
}

/// Reads an id.
pub fn one(json: &Value, at: &Place, read: &mut Reader) -> Option<Pattern> {
    read.text(json, at).and_then(|id| pattern(id, at, read))
}

impl Field for Pattern {
    fn read(json: &Value, at: &Place, _: Within, read: &mut Reader) -> Option<Pattern> {
        one(json, at, read)
    }

    fn write(&self) -> Value {
        self.as_str().into()
    }

    #[cfg(feature = "schema")]
    fn schema(_: Within, generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        generator.subschema_for::<Pattern>()
    }
}
