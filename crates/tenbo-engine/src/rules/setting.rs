//! Reads and writes the settings of options in files.

use serde_json::Value;

use crate::options::{OptionKey, OptionSpec};
use crate::problems::{Place, Problem, ProblemKey, Reader};

/// Reads the setting of an option from a file, in the raw form of [`Options::get`](crate::options::Options::get).
/// Returns `None` and reports a problem if the option cannot have it.
pub fn read(key: OptionKey, json: &Value, at: &Place, read: &mut Reader) -> Option<Option<i64>> {
    match (key.spec(), json) {
        (OptionSpec::Number { default: None, .. }, Value::Null) => Some(None),
        (OptionSpec::Flag(_), _) => read.flag(json, at).map(|on| Some(i64::from(on))),
        (OptionSpec::Number { min, max, .. }, _) => read.int(json, at, min..=max).map(Some),
        (spec @ OptionSpec::Choice(_), _) => {
            let name = read.text(json, at)?;
            let place = spec.place(name);
            if place.is_none() {
                read.problems.push(Problem::new(ProblemKey::UnknownValue, at.clone()).named(name.to_owned()));
            }
            place.map(Some)
        }
    }
}

/// A raw setting of an option as files have it: `true` or `false`, a number, a name, or null for a number that is
/// none.
#[must_use]
pub fn write(key: OptionKey, raw: Option<i64>) -> Value {
    match (key.spec(), raw) {
        (_, None) => Value::Null,
        (OptionSpec::Flag(_), Some(on)) => Value::Bool(on == 1),
        (OptionSpec::Number { .. }, Some(number)) => number.into(),
        (spec @ OptionSpec::Choice(_), raw) => spec.name(raw).unwrap_or_default().into(),
    }
}
