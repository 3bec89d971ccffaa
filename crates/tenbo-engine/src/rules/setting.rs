//! Reads and writes the settings of options in files.

use serde_json::{Map, Value};

use crate::json::{Field, Within, described_by, written};
use crate::options::{OptionKey, OptionSpec, Options};
use crate::problems::{Fields, Place, ProblemKey, Reader};

/// Reads the setting of an option from a file, in the raw form of [`Options::get`](crate::options::Options::get).
/// Returns `None` and reports a problem if the option cannot have it.
pub fn read(key: OptionKey, json: &Value, at: &Place, read: &mut Reader) -> Option<Option<i64>> {
    match (key.spec(), json) {
        (OptionSpec::Number { default: None, .. }, Value::Null) => Some(None),
        (OptionSpec::Flag(_), _) => read.flag(json, at).map(|on| Some(i64::from(on))),
        (OptionSpec::Number { min, max, .. }, _) => read.int(json, at, min..=max).map(Some),
        (spec @ OptionSpec::Choice(_), _) => {
            let name = read.text(json, at)?;
            read.found(spec.raw(name), ProblemKey::UnknownValue, name, at).map(Some)
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

/// Settings by the names of options.
impl Field for Options {
    fn read(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<Options> {
        let mut options = Options::default();
        Field::set(&mut options, json, at, within, read);
        Some(options)
    }

    fn set(&mut self, json: &Value, at: &Place, _: Within, read: &mut Reader) {
        for (id, value, at) in read.fields(json, at) {
            let Ok(key) = id.parse::<OptionKey>() else {
                read.unknown_name(ProblemKey::UnknownOption, id, &at);
                continue;
            };
            if let Some(raw) = self::read(key, value, &at, read) {
                self.set(key, raw);
            }
        }
    }

    fn write(&self) -> Value {
        let usual = Options::default();
        let set = OptionKey::ALL.iter().filter(|&&key| self.get(key) != usual.get(key));
        set.fold(Map::new(), |map, &key| map.with(key.as_str(), self::write(key, self.get(key)))).into()
    }

    described_by!(Options);
}

written! {
    Options, Some("options"), _generator => {
        let fields = OptionKey::ALL.iter().fold(Map::new(), |map, &key| map.with(key.as_str(), described(key)));
        let about = "Options that are set otherwise than the base has them.";
        schemars::json_schema!({ "description": about, "type": "object", "properties": fields })
    };
}

/// The schema of what an option can be set to, with its default.
#[cfg(feature = "schema")]
fn described(key: OptionKey) -> Value {
    let about = key.about().trim();
    let schema = match key.spec() {
        OptionSpec::Flag(on) => schemars::json_schema!({ "description": about, "type": "boolean", "default": on }),
        OptionSpec::Choice(names) => {
            schemars::json_schema!({ "description": about, "enum": names, "default": names.first() })
        }
        OptionSpec::Number { min, max, default } => {
            let kind = if default.is_some() { Value::from("integer") } else { Value::from(vec!["integer", "null"]) };
            schemars::json_schema!({
                "description": about, "type": kind, "minimum": min, "maximum": max, "default": default
            })
        }
    };
    schema.to_value()
}
