//! Reads the rulebook that a request names or contains.

use serde_json::Value;

use super::file::file;
use crate::problems::{Place, Problem, ProblemKey, Reader};
use crate::rules::book::Rulebook;
use crate::rules::shipped;

/// Reads a rulebook: the id of a shipped one, or the object of a rulebook file.
pub fn rulebook(json: &Value, at: &Place, read: &mut Reader) -> Option<Rulebook> {
    match json {
        Value::String(_) => {
            let id = read.text(json, at)?;
            let book = shipped::find(id);
            if book.is_none() {
                read.problems.push(Problem::new(ProblemKey::UnknownRulebook, at.clone()).named(id.to_owned()));
            }
            book
        }
        _ => file(json, at, read),
    }
}
