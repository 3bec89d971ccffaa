//! Reads JSON values and reports every problem with its place; builds JSON objects field by field.

use std::vec::IntoIter;

use serde_json::{Map, Value};

use super::bounds;
use super::place::{Part, Place};
use super::problem::{Problem, ProblemKey};

/// The value as a whole number; `1.0` and `1e2` are whole numbers too. `None` for anything else. A number beyond the
/// range of `i64` becomes the nearest `i64`, which is out of range for every field.
#[must_use]
pub fn whole(value: &Value) -> Option<i64> {
    let Value::Number(number) = value else { return None };
    if let Some(whole) = number.as_i64() {
        return Some(whole);
    }
    // The conversion turns a number too large for `i64` into the largest one, and likewise the smallest.
    number.as_f64().filter(|number| number.fract() == 0.0).map(|number| number as i64)
}

/// A value as an error says it: short, whatever it is.
fn shown(json: &Value) -> String {
    const LONGEST: usize = 40;
    match json {
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "an object".to_owned(),
        Value::String(text) if text.chars().nth(LONGEST).is_some() => {
            let start: String = text.chars().take(LONGEST).collect();
            format!("{start:?} and more")
        }
        other => other.to_string(),
    }
}

/// Builds JSON objects field by field.
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
    /// The index of the rulebook's block that is being read, if one is.
    pub block: u8,
}

impl Reader {
    /// Adds a problem.
    pub fn problem(&mut self, key: ProblemKey, at: &Place) {
        self.problems.push(Problem::new(key, at.clone()));
    }

    /// Adds a problem with the value that is not allowed. Gives nothing in its place.
    fn refuse<T>(&mut self, key: ProblemKey, json: &Value, at: &Place) -> Option<T> {
        self.problems.push(Problem { value: Some(shown(json)), ..Problem::new(key, at.clone()) });
        None
    }

    /// What a name stands for. If that is nothing, this is reported as a problem.
    pub fn found<T>(&mut self, found: Option<T>, key: ProblemKey, name: &str, at: &Place) -> Option<T> {
        if found.is_none() {
            self.unknown_name(key, name, at);
        }
        found
    }

    /// Adds a problem with the name that stands for nothing.
    pub fn unknown_name(&mut self, key: ProblemKey, name: &str, at: &Place) {
        self.problems.push(Problem::new(key, at.clone()).named(name.to_owned()));
    }

    /// The fields of an object, each with its name and place. Anything else, or an object with too many fields, is
    /// reported as a problem and gives no fields.
    pub fn fields<'a>(&mut self, json: &'a Value, at: &Place) -> IntoIter<(&'a str, &'a Value, Place)> {
        let map = self.sized(json, json.as_object(), Map::len, bounds::ENTRIES, at);
        let field = |(key, value): (&'a String, &'a Value)| (key.as_str(), value, at.join(Part::key(key)));
        map.into_iter().flatten().map(field).collect::<Vec<_>>().into_iter()
    }

    /// The entries of a list, each with its place. Anything else, or a list with too many entries, is reported as a
    /// problem and gives no entries.
    pub fn entries<'a>(&mut self, json: &'a Value, at: &Place) -> IntoIter<(&'a Value, Place)> {
        self.entries_within(json, at, bounds::ENTRIES)
    }

    /// Like [`entries`](Self::entries), for a list of at most `most` entries.
    pub fn entries_within<'a>(&mut self, json: &'a Value, at: &Place, most: usize) -> IntoIter<(&'a Value, Place)> {
        let list = self.sized(json, json.as_array(), Vec::len, most, at);
        let entry = |(i, value)| (value, at.join(i));
        list.into_iter().flatten().enumerate().map(entry).collect::<Vec<_>>().into_iter()
    }

    /// Returns what was found if it has at most `most` entries. Too many entries are reported as a problem, and
    /// `None` as a wrong type.
    fn sized<'a, T>(
        &mut self,
        json: &Value,
        found: Option<&'a T>,
        len: fn(&T) -> usize,
        most: usize,
        at: &Place,
    ) -> Option<&'a T> {
        let Some(found) = found else { return self.refuse(ProblemKey::WrongType, json, at) };
        if len(found) > most {
            self.problem(ProblemKey::TooManyEntries, at);
            return None;
        }
        Some(found)
    }

    /// A text of at most [`bounds::NAME`] characters. Anything else is reported as a problem and gives `None`.
    pub fn text<'a>(&mut self, json: &'a Value, at: &Place) -> Option<&'a str> {
        self.text_within(json, at, bounds::NAME)
    }

    /// A text of at most `most` characters. Anything else is reported as a problem and gives `None`.
    pub fn text_within<'a>(&mut self, json: &'a Value, at: &Place, most: usize) -> Option<&'a str> {
        match json.as_str() {
            Some(text) if text.chars().nth(most).is_none() => Some(text),
            Some(_) => self.refuse(ProblemKey::TextTooLong, json, at),
            None => self.refuse(ProblemKey::WrongType, json, at),
        }
    }

    /// A boolean. Anything else is reported as a problem and gives `None`.
    pub fn flag(&mut self, json: &Value, at: &Place) -> Option<bool> {
        json.as_bool().or_else(|| self.refuse(ProblemKey::WrongType, json, at))
    }

    /// A whole number within a range. Anything else is reported as a problem and gives `None`.
    pub fn int(&mut self, json: &Value, at: &Place, range: std::ops::RangeInclusive<i64>) -> Option<i64> {
        match whole(json) {
            Some(value) if range.contains(&value) => Some(value),
            Some(_) => self.refuse(ProblemKey::OutOfRange, json, at),
            None => self.refuse(ProblemKey::WrongType, json, at),
        }
    }

    /// A value from a closed list, by its name. Anything else is reported as a problem and gives `None`.
    pub fn name<T: std::str::FromStr>(&mut self, json: &Value, at: &Place) -> Option<T> {
        let text = self.text(json, at)?;
        self.found(text.parse().ok(), ProblemKey::UnknownValue, text, at)
    }

    /// Reports each of these fields that an object lacks.
    pub fn require(&mut self, json: &Value, fields: impl IntoIterator<Item = &'static str>, at: &Place) {
        for field in fields {
            if json.get(field).is_none() {
                self.problem(ProblemKey::MissingField, &at.join(field));
            }
        }
    }

    /// Reports that the field at this place is unknown.
    pub fn unknown(&mut self, at: &Place) {
        self.problem(ProblemKey::UnknownField, at);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn problems_of<T>(read: impl FnOnce(&mut Reader) -> T) -> String {
        let mut reader = Reader::default();
        read(&mut reader);
        reader.problems.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_problem_says_what_was_read() {
        let place = Place::of([Part::from("n")]);
        let int = |json: Value| problems_of(|read| read.int(&json, &place, 0..=4));
        assert_eq!(int(json!(5)), "/n: a number is outside its range: 5");
        assert_eq!(int(json!(0.5)), "/n: a value is not of the field's type: 0.5");
        assert_eq!(int(json!([[5]])), "/n: a value is not of the field's type: a list");
        assert_eq!(int(json!({ "n": 5 })), "/n: a value is not of the field's type: an object");
        assert_eq!(
            problems_of(|read| read.flag(&json!("no"), &place)),
            "/n: a value is not of the field's type: \"no\""
        );
        assert_eq!(
            problems_of(|read| read.entries(&Value::Null, &place)),
            "/n: a value is not of the field's type: null"
        );
        let long = json!("0123456789".repeat(30));
        let start = "0123456789".repeat(4);
        assert_eq!(
            problems_of(|read| read.text(&long, &place)),
            format!("/n: a text is longer than is allowed there, and was not read: {start:?} and more")
        );
    }
}
