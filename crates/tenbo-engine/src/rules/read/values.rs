//! Reads the fields of any object.

use serde_json::Value;

use crate::problems::{Place, ProblemKey, Reader};

/// The value and place of a required field. Returns `None` and reports a problem if it is missing.
pub fn field<'a>(json: &'a Value, key: &'static str, at: &Place, read: &mut Reader) -> Option<(&'a Value, Place)> {
    let value = json.get(key);
    if value.is_none() {
        read.problem(ProblemKey::MissingField, &at.join(key));
    }
    Some((value?, at.join(key)))
}

/// Reports every other field of an object.
pub fn known(json: &Value, fields: &[&str], at: &Place, read: &mut Reader) {
    for (key, _, place) in read.fields(json, at) {
        if !fields.contains(&key) {
            read.unknown(&place);
        }
    }
}
