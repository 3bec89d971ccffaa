//! Patterns by their ids.

use serde_json::Value;

use crate::json::{Field, Within, described_by};
use crate::patterns::Pattern;
use crate::problems::{Place, ProblemKey, Reader};

/// The pattern with this id. Returns `None` and reports a problem if there is none.
pub(super) fn pattern(id: &str, at: &Place, read: &mut Reader) -> Option<Pattern> {
    read.found(id.parse().ok(), ProblemKey::UnknownPattern, id, at)
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
