//! A JSON value as a tree: what requests, answers and rulebooks look like from outside.
//!
//! The engine neither parses nor prints JSON text: shipped rulebooks are packed at build time, and the
//! outside (serde_json on a host, the browser's own `JSON.parse`) does the rest.

use std::borrow::Cow;
use std::vec::IntoIter;

use super::problem::{Place, Problem, ProblemKey};

/// A JSON value. Numbers are integers; any other number is [`Json::Fraction`], which nothing accepts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Json {
    /// `null`
    Null,
    /// `true`, `false`
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A number that is not whole.
    Fraction,
    /// A text.
    Text(Cow<'static, str>),
    /// A list.
    List(Vec<Json>),
    /// An object, in the order written.
    Map(Vec<(Cow<'static, str>, Json)>),
}

impl Json {
    /// A text.
    pub fn text(text: impl Into<Cow<'static, str>>) -> Json {
        Json::Text(text.into())
    }

    /// The entries of a list.
    #[must_use]
    pub fn as_list(&self) -> Option<&[Json]> {
        match self {
            Json::List(list) => Some(list),
            _ => None,
        }
    }

    /// The fields of an object.
    #[must_use]
    pub fn as_map(&self) -> Option<&[(Cow<'static, str>, Json)]> {
        match self {
            Json::Map(map) => Some(map),
            _ => None,
        }
    }

    /// A field of an object.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Json> {
        self.as_map()?.iter().find(|(name, _)| name == key).map(|(_, value)| value)
    }

    /// The text.
    #[must_use]
    pub fn as_text(&self) -> Option<&Cow<'static, str>> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// An object under construction.
#[derive(Debug, Default)]
pub struct MapBuilder(Vec<(Cow<'static, str>, Json)>);

impl MapBuilder {
    /// With one more field.
    #[must_use]
    pub fn with(mut self, key: impl Into<Cow<'static, str>>, value: Json) -> MapBuilder {
        self.0.push((key.into(), value));
        self
    }

    /// With one more field if there is a value for it.
    #[must_use]
    pub fn maybe(self, key: &'static str, value: Option<Json>) -> MapBuilder {
        match value {
            Some(value) => self.with(key, value),
            None => self,
        }
    }

    /// The object.
    #[must_use]
    pub fn done(self) -> Json {
        Json::Map(self.0)
    }
}

/// Reads a tree and gathers every problem on the way instead of stopping at the first.
#[derive(Debug, Default)]
pub struct Reader {
    /// What was wrong so far.
    pub problems: Vec<Problem>,
}

impl Reader {
    /// Notes a problem.
    #[inline(never)]
    pub fn problem(&mut self, key: ProblemKey, at: &Place) {
        self.problems.push(Problem::new(key, at.clone()));
    }

    /// The fields of an object, each with its place; anything else is a problem and has none.
    #[inline(never)]
    pub fn fields<'a>(&mut self, json: &'a Json, at: &Place) -> IntoIter<(&'a Cow<'static, str>, &'a Json, Place)> {
        if json.as_map().is_none() {
            self.problem(ProblemKey::WrongType, at);
        }
        let field = |(key, value): &'a (Cow<'static, str>, Json)| {
            let place = at.join(super::problem::Part::Key(key.clone()));
            (key, value, place)
        };
        json.as_map().unwrap_or_default().iter().map(field).collect::<Vec<_>>().into_iter()
    }

    /// The entries of a list, each with its place.
    #[inline(never)]
    pub fn entries<'a>(&mut self, json: &'a Json, at: &Place) -> IntoIter<(&'a Json, Place)> {
        if json.as_list().is_none() {
            self.problem(ProblemKey::WrongType, at);
        }
        let entry = |(i, value)| (value, at.join(i));
        json.as_list().unwrap_or_default().iter().enumerate().map(entry).collect::<Vec<_>>().into_iter()
    }

    /// A text.
    #[inline(never)]
    pub fn text<'a>(&mut self, json: &'a Json, at: &Place) -> Option<&'a Cow<'static, str>> {
        let text = json.as_text();
        if text.is_none() {
            self.problem(ProblemKey::WrongType, at);
        }
        text
    }

    /// A truth value.
    #[inline(never)]
    pub fn flag(&mut self, json: &Json, at: &Place) -> Option<bool> {
        match json {
            Json::Bool(value) => Some(*value),
            _ => {
                self.problem(ProblemKey::WrongType, at);
                None
            }
        }
    }

    /// A whole number within a range.
    #[inline(never)]
    pub fn int(&mut self, json: &Json, at: &Place, range: std::ops::RangeInclusive<i64>) -> Option<i64> {
        match json {
            Json::Int(value) if range.contains(value) => Some(*value),
            Json::Int(_) => {
                self.problem(ProblemKey::OutOfRange, at);
                None
            }
            _ => {
                self.problem(ProblemKey::WrongType, at);
                None
            }
        }
    }

    /// One of a closed list of names.
    pub fn name<T: std::str::FromStr>(&mut self, json: &Json, at: &Place) -> Option<T> {
        let text = self.text(json, at)?;
        let value = text.parse().ok();
        if value.is_none() {
            self.unknown_value(text.clone(), at);
        }
        value
    }

    #[inline(never)]
    fn unknown_value(&mut self, text: Cow<'static, str>, at: &Place) {
        self.problems.push(Problem::new(ProblemKey::UnknownValue, at.clone()).named(text));
    }

    /// Notes a field that is not known here.
    pub fn unknown(&mut self, at: &Place) {
        self.problem(ProblemKey::UnknownField, at);
    }
}
