//! Objects in general: their fields, and which they may have.

use serde_json::Value;

use crate::Named;
use crate::problems::{Place, ProblemKey, Reader};

/// A field that must be there.
#[inline(never)]
pub fn field<'a>(json: &'a Value, key: &'static str, at: &Place, read: &mut Reader) -> Option<(&'a Value, Place)> {
    let value = json.get(key);
    if value.is_none() {
        read.problem(ProblemKey::MissingField, &at.join(key));
    }
    Some((value?, at.join(key)))
}

/// Notes every field of an object that has none of these names.
pub fn known<F: Named>(json: &Value, at: &Place, read: &mut Reader) {
    only(json, F::NAMES, at, read);
}

#[inline(never)]
fn only(json: &Value, fields: &[&str], at: &Place, read: &mut Reader) {
    for (key, _, place) in read.fields(json, at) {
        if !fields.contains(&key) {
            read.unknown(&place);
        }
    }
}
