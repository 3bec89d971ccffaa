//! Patterns by their ids.

use serde_json::Value;

use crate::json::{Field, Within, described_by};
use crate::patterns::Pattern;
use crate::problems::{Place, Problem, ProblemKey, Reader};

/// The pattern with this id. Returns `None` and reports a problem if there is none.
pub(super) fn pattern(id: &str, at: &Place, read: &mut Reader) -> Option<Pattern> {
    let found = id.parse().ok();
    if found.is_none() {
        read.problems.push(Problem::new(ProblemKey::UnknownPattern, at.clone()).named(id.to_owned()));
    }
    found
}

impl Field for Pattern {
    fn read(json: &Value, at: &Place, _: Within, read: &mut Reader) -> Option<Pattern> {
        read.text(json, at).and_then(|id| pattern(id, at, read))
    }

    fn write(&self) -> Value {
        self.as_str().into()
    }

    described_by!(Pattern);
}
