//! A JSON value as a tree: what requests, answers and rulebooks look like from outside.
//!
//! The engine neither parses nor prints JSON text: shipped rulebooks are packed at build time, and the
//! outside (serde_json on a host, the browser's own `JSON.parse`) does the rest.

use std::borrow::Cow;
use std::vec::IntoIter;

use super::bounds;
use super::problem::{Place, Problem, ProblemKey};

/// A JSON value. Numbers are integers, `1.0` and `1e2` among them; any other number is [`Json::Fraction`], which nothing
/// accepts.
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
    /// A number as JSON writes it. One that is whole but larger than any number here is the largest, which is out of range
    /// wherever it stands.
    #[must_use]
    pub fn number(text: &str) -> Json {
        let (below, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
        let (digits, power) = digits.split_once(['e', 'E']).unwrap_or((digits, "0"));
        let (whole, parts) = digits.split_once('.').unwrap_or((digits, ""));
        let digits = [whole, parts].concat();
        let figures = digits.trim_end_matches('0');
        if figures.trim_start_matches('0').is_empty() {
            return Json::Int(0);
        }
        let zeros = digits.len() - figures.len();
        // An exponent that no number holds is as good as the most that one does.
        let power = power.parse().unwrap_or(if power.starts_with('-') { i32::MIN } else { i32::MAX });
        let moved =
            i32::try_from(zeros).unwrap_or(i32::MAX).saturating_sub(i32::try_from(parts.len()).unwrap_or(i32::MAX));
        let Ok(zeros) = u32::try_from(moved.saturating_add(power)) else { return Json::Fraction };
        let value = figures.parse::<i64>().ok().zip(10_i64.checked_pow(zeros)).and_then(|(a, b)| a.checked_mul(b));
        match (value, below) {
            (Some(value), false) => Json::Int(value),
            (Some(value), true) => Json::Int(-value),
            (None, false) => Json::Int(i64::MAX),
            (None, true) => Json::Int(i64::MIN),
        }
    }

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

    /// The fields of an object, each with its place; anything else is a problem and has none, nor has one of too many.
    #[inline(never)]
    pub fn fields<'a>(&mut self, json: &'a Json, at: &Place) -> IntoIter<(&'a Cow<'static, str>, &'a Json, Place)> {
        let map = self.sized(json.as_map(), bounds::ENTRIES, at);
        let field = |(key, value): &'a (Cow<'static, str>, Json)| {
            let place = at.join(super::problem::Part::Key(key.clone()));
            (key, value, place)
        };
        map.iter().map(field).collect::<Vec<_>>().into_iter()
    }

    /// The entries of a list, each with its place.
    pub fn entries<'a>(&mut self, json: &'a Json, at: &Place) -> IntoIter<(&'a Json, Place)> {
        self.entries_within(json, at, bounds::ENTRIES)
    }

    /// The entries of a list of at most so many, each with its place; a longer list is a problem and has none.
    #[inline(never)]
    pub fn entries_within<'a>(&mut self, json: &'a Json, at: &Place, most: usize) -> IntoIter<(&'a Json, Place)> {
        let list = self.sized(json.as_list(), most, at);
        let entry = |(i, value)| (value, at.join(i));
        list.iter().enumerate().map(entry).collect::<Vec<_>>().into_iter()
    }

    fn sized<'a, T>(&mut self, entries: Option<&'a [T]>, most: usize, at: &Place) -> &'a [T] {
        match entries {
            Some(entries) if entries.len() <= most => return entries,
            Some(_) => self.problem(ProblemKey::TooManyEntries, at),
            None => self.problem(ProblemKey::WrongType, at),
        }
        &[]
    }

    /// A text as long as a name is at most.
    pub fn text<'a>(&mut self, json: &'a Json, at: &Place) -> Option<&'a Cow<'static, str>> {
        self.text_within(json, at, bounds::NAME)
    }

    /// A text of at most so many characters.
    #[inline(never)]
    pub fn text_within<'a>(&mut self, json: &'a Json, at: &Place, most: usize) -> Option<&'a Cow<'static, str>> {
        let Some(text) = json.as_text() else {
            self.problem(ProblemKey::WrongType, at);
            return None;
        };
        if text.chars().nth(most).is_some() {
            self.problem(ProblemKey::TextTooLong, at);
            return None;
        }
        Some(text)
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
