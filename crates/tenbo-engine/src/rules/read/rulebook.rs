//! Reads the rulebook that a request names or contains.

use serde_json::Value;

use super::file::file;
use crate::problems::{Place, ProblemKey, Reader};
use crate::rules::book::Rulebook;
use crate::rules::shipped;

/// Reads a rulebook: the id of a shipped one, or the object of a rulebook file.
pub fn rulebook(json: &Value, at: &Place, read: &mut Reader) -> Option<Rulebook> {
    match json {
        Value::String(_) => {
            let id = read.text(json, at)?;
            read.found(shipped::find(id), ProblemKey::UnknownRulebook, id, at)
        }
        _ => file(json, at, read),
    }
}
