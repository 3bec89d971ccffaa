//! JSON values: read with every problem at its place, and written field by field. `serde_json` defines the values.

use std::vec::IntoIter;

use serde_json::{Map, Value};

use super::bounds;
use super::problem::{Part, Place, Problem, ProblemKey};

/// The whole number that a value is, including `1.0` and `1e2`; `None` for anything else. A number beyond the range of
/// `i64` becomes the nearest `i64`, which is out of any field's range.
#[must_use]
pub fn whole(value: &Value) -> Option<i64> {
    let Value::Number(number) = value else { return None };
    if let Some(whole) = number.as_i64() {
        return Some(whole);
    }
    // A number too large for an integer becomes the largest.
    number.as_f64().filter(|number| number.fract() == 0.0).map(|number| number as i64)
}

/// Building JSON objects field by field.
pub trait Fields: Sized {
    /// Adds a field.
    #[must_use]
    fn with(self, key: &str, value: impl Into<Value>) -> Self;

    /// Adds a field if there is a value for it.
    #[must_use]
    fn maybe(self, key: &str, value: Option<impl Into<Value>>) -> Self;
}

impl Fields for Map<String, Value> {
    fn with(mut self, key: &str, value: impl Into<Value>) -> Self {
        put(&mut self, key, value.into());
        self
    }

    fn maybe(mut self, key: &str, value: Option<impl Into<Value>>) -> Self {
        if let Some(value) = value {
            put(&mut self, key, value.into());
        }
        self
    }
}

fn put(map: &mut Map<String, Value>, key: &str, value: Value) {
    map.insert(key.to_owned(), value);
}

/// Reads a JSON value and collects every problem on the way instead of stopping at the first.
#[derive(Debug, Default)]
pub struct Reader {
    /// The problems found so far.
    pub problems: Vec<Problem>,
}

impl Reader {
    /// Adds a problem.
    pub fn problem(&mut self, key: ProblemKey, at: &Place) {
        self.problems.push(Problem::new(key, at.clone()));
    }

    /// The fields of an object, each with its place. Anything else, or an object with too many fields, is a problem and
    /// gives no fields.
    pub fn fields<'a>(&mut self, json: &'a Value, at: &Place) -> IntoIter<(&'a str, &'a Value, Place)> {
        let map = self.sized(json.as_object(), Map::len, bounds::ENTRIES, at);
        let field = |(key, value): (&'a String, &'a Value)| (key.as_str(), value, at.join(Part::key(key)));
        map.into_iter().flatten().map(field).collect::<Vec<_>>().into_iter()
    }

    /// The entries of a list, each with its place. Anything else, or a list with too many entries, is a problem and
    /// gives none.
    pub fn entries<'a>(&mut self, json: &'a Value, at: &Place) -> IntoIter<(&'a Value, Place)> {
        self.entries_within(json, at, bounds::ENTRIES)
    }

    /// Like [`entries`](Self::entries), for a list of at most `most` entries.
    pub fn entries_within<'a>(&mut self, json: &'a Value, at: &Place, most: usize) -> IntoIter<(&'a Value, Place)> {
        let list = self.sized(json.as_array(), Vec::len, most, at);
        let entry = |(i, value)| (value, at.join(i));
        list.into_iter().flatten().enumerate().map(entry).collect::<Vec<_>>().into_iter()
    }

    /// Passes on what was found if it has at most `most` entries. Too many are a problem, and so is `None`, as a wrong
    /// type.
    fn sized<'a, T>(&mut self, found: Option<&'a T>, len: fn(&T) -> usize, most: usize, at: &Place) -> Option<&'a T> {
        match found {
            Some(found) if len(found) <= most => return Some(found),
            Some(_) => self.problem(ProblemKey::TooManyEntries, at),
            None => self.problem(ProblemKey::WrongType, at),
        }
        None
    }

    /// A text of at most the length of a name. Anything else is a problem and gives `None`.
    pub fn text<'a>(&mut self, json: &'a Value, at: &Place) -> Option<&'a str> {
        self.text_within(json, at, bounds::NAME)
    }

    /// A text of at most `most` characters. Anything else is a problem and gives `None`.
    pub fn text_within<'a>(&mut self, json: &'a Value, at: &Place, most: usize) -> Option<&'a str> {
        let Some(text) = json.as_str() else {
            self.problem(ProblemKey::WrongType, at);
            return None;
        };
        if text.chars().nth(most).is_some() {
            self.problem(ProblemKey::TextTooLong, at);
            return None;
        }
        Some(text)
    }

    /// A boolean. Anything else is a problem and gives `None`.
    pub fn flag(&mut self, json: &Value, at: &Place) -> Option<bool> {
        match json {
            Value::Bool(value) => Some(*value),
            _ => {
                self.problem(ProblemKey::WrongType, at);
                None
            }
        }
    }

    /// A whole number within a range. Anything else is a problem and gives `None`.
    pub fn int(&mut self, json: &Value, at: &Place, range: std::ops::RangeInclusive<i64>) -> Option<i64> {
        match whole(json) {
            Some(value) if range.contains(&value) => Some(value),
            Some(_) => {
                self.problem(ProblemKey::OutOfRange, at);
                None
            }
            None => {
                self.problem(ProblemKey::WrongType, at);
                None
            }
        }
    }

    /// A value of a closed list, by its name. Anything else is a problem and gives `None`.
    pub fn name<T: std::str::FromStr>(&mut self, json: &Value, at: &Place) -> Option<T> {
        let text = self.text(json, at)?;
        let value = text.parse().ok();
        if value.is_none() {
            self.unknown_value(text, at);
        }
        value
    }

    fn unknown_value(&mut self, text: &str, at: &Place) {
        self.problems.push(Problem::new(ProblemKey::UnknownValue, at.clone()).named(text.to_owned()));
    }

    /// Adds the problem that a field is unknown.
    pub fn unknown(&mut self, at: &Place) {
        self.problem(ProblemKey::UnknownField, at);
    }
}
