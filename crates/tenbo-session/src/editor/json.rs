//! Files of rulebooks as people write them: JSON text to a tree and back. A file that is none says where, by line and
//! column, and no name may stand twice in an object.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::error::Category;
use serde_json::{Map, Value};
use tenbo_engine::problems::whole;

/// What is wrong with a text that is no JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SyntaxError {
    /// It ends too early.
    End,
    /// A value is missing here.
    Value,
    /// The name of a field is missing here.
    Key,
    /// A colon is missing between a name and its value.
    Colon,
    /// A comma or the closing bracket is missing.
    Comma,
    /// A comma with nothing behind it.
    TrailingComma,
    /// The closing quote of a text is missing on this line.
    Quote,
    /// No such escape in a text.
    Escape,
    /// A number that is not written as JSON has it.
    Number,
    /// The name of this field stands there twice.
    Twice,
    /// Something stands behind the end.
    Rest,
    /// Too many brackets in each other.
    Deep,
}

impl SyntaxError {
    /// Every fault, for the tests.
    pub const ALL: [SyntaxError; 12] = [
        SyntaxError::End,
        SyntaxError::Value,
        SyntaxError::Key,
        SyntaxError::Colon,
        SyntaxError::Comma,
        SyntaxError::TrailingComma,
        SyntaxError::Quote,
        SyntaxError::Escape,
        SyntaxError::Number,
        SyntaxError::Twice,
        SyntaxError::Rest,
        SyntaxError::Deep,
    ];
}

/// A fault and where it is. Lines and columns count from 1, columns by characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SyntaxProblem {
    /// What.
    pub fault: SyntaxError,
    /// In which line.
    pub line: usize,
    /// At which character of it.
    pub column: usize,
}

/// The tree of a text.
///
/// # Errors
/// The first fault, where the text is no JSON.
pub fn read(text: &str) -> Result<Value, SyntaxProblem> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let tree: Result<Tree, _> = serde_json::from_str(text);
    tree.map(|Tree(tree)| tree).map_err(|error| {
        // It counts in bytes, and tells the last one that it has read.
        let lines = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len);
        let read = text.floor_char_boundary((lines.sum::<usize>() + error.column()).saturating_sub(1));
        match error.classify() {
            Category::Eof if last_text(text).1 => place(text, SyntaxError::Quote, text.len()),
            Category::Eof => place(text, SyntaxError::End, text.len()),
            // The one thing that [`Tree`] refuses.
            Category::Data => place(text, SyntaxError::Twice, read),
            Category::Syntax | Category::Io => place(text, unexpected(text, read), read),
        }
    })
}

/// Whether a sign may stand behind the beginning of a text.
fn may_follow(before: &str, sign: &str) -> bool {
    let more: Result<IgnoredAny, _> = serde_json::from_str(&[before, sign].concat());
    more.map_or_else(|error| error.is_eof(), |_| true)
}

/// What is wrong with the sign at this byte, which cannot stand there: told by what could.
fn unexpected(text: &str, at: usize) -> SyntaxError {
    let (before, from) = text.split_at_checked(at).unwrap_or((text, ""));
    let sign = from.get(..from.ceil_char_boundary(1)).unwrap_or_default();
    let is_digit = |sign: char| sign.is_ascii_digit();
    let closes = matches!(sign, "]" | "}");
    if last_text(before).1 {
        return if sign.contains(char::is_control) { SyntaxError::Quote } else { SyntaxError::Escape };
    }
    // What is merely looked over may have any depth, and its numbers any size.
    if may_follow(before, sign) {
        return if sign.contains(is_digit) { SyntaxError::Number } else { SyntaxError::Deep };
    }
    if closes && before.trim_end().ends_with(',') {
        return SyntaxError::TrailingComma;
    }
    // A zero before other digits.
    if before.ends_with(is_digit) && sign.contains(is_digit) {
        return SyntaxError::Number;
    }
    if serde_json::from_str::<IgnoredAny>(before).is_ok() {
        return SyntaxError::Rest;
    }
    let wanted = [
        (":", SyntaxError::Colon),
        (",", SyntaxError::Comma),
        ("[", SyntaxError::Value),
        ("\"", SyntaxError::Key),
        ("0", SyntaxError::Number),
    ];
    wanted.into_iter().find(|(sign, _)| may_follow(before, sign)).map_or(SyntaxError::Value, |(_, fault)| fault)
}

/// Where a person would look for a fault that was found at this byte.
fn place(text: &str, fault: SyntaxError, found: usize) -> SyntaxProblem {
    let before = text.get(..found).unwrap_or(text);
    let at = match fault {
        SyntaxError::TrailingComma => before.rfind(',').unwrap_or(found),
        SyntaxError::Quote | SyntaxError::Twice => last_text(before).0.unwrap_or(found),
        _ => found,
    };
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    SyntaxProblem { fault, line, column }
}

/// Where the last text in quotes begins on the last line, and whether it is still open. None goes over several lines.
fn last_text(before: &str) -> (Option<usize>, bool) {
    let line = before.rfind('\n').map_or(0, |end| end + 1);
    let (mut begun, mut open, mut escaped) = (None, false, false);
    for (at, letter) in before.char_indices().skip_while(|(at, _)| *at < line) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = open,
            '"' => {
                open = !open;
                begun = if open { Some(at) } else { begun };
            }
            _ => {}
        }
    }
    (begun, open)
}

/// A tree in which no name stands twice and whole numbers are written as such.
struct Tree(Value);

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Tree, D::Error> {
        from.deserialize_any(AnyValue).map(Tree)
    }
}

/// Takes whatever comes.
struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = Value;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, on: bool) -> Result<Value, E> {
        Ok(on.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        let number = Value::from(number);
        Ok(whole(&number).map_or(number, Value::from))
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_string<E>(self, text: String) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Tree(entry)) = entries.next_element()? {
            list.push(entry);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(name) = fields.next_key::<String>()? {
            if map.contains_key(&name) {
                return Err(A::Error::custom("a name twice"));
            }
            let Tree(value) = fields.next_value()?;
            map.insert(name, value);
        }
        Ok(map.into())
    }
}

/// The text of a tree, as a person would lay it out.
#[must_use]
pub fn write(json: &Value) -> String {
    [&format!("{json:#}"), "\n"].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::rules::shipped;

    #[test]
    fn every_shipped_file_is_written_and_read_back() {
        for id in shipped::ids() {
            let tree = shipped::tree(id).unwrap();
            assert_eq!(read(&write(tree)).as_ref(), Ok(tree), "{id}");
        }
    }

    #[test]
    fn whole_numbers_are_integers_however_they_are_written() {
        let tree = read("\u{feff}[1, 1.0, 1e3, -2.00, 1.5, 1e30, {\"a\": [true, null, \"\\ud83c\\udc04\"]}]").unwrap();
        let wanted = serde_json::json!([1, 1, 1000, -2, 1.5, i64::MAX, { "a": [true, null, "\u{1f004}"] }]);
        assert_eq!(tree, wanted);
    }

    #[test]
    fn a_fault_is_named_with_its_line_and_column() {
        for (text, fault, line, column) in [
            ("", SyntaxError::End, 1, 1),
            ("{", SyntaxError::End, 1, 2),
            ("{\n  \"a\": ,\n}", SyntaxError::Value, 2, 8),
            ("{\n  \"a\": 1\n  \"b\": 2\n}", SyntaxError::Comma, 3, 3),
            ("{\"a\": 1,\n}", SyntaxError::TrailingComma, 1, 8),
            ("[1,]", SyntaxError::TrailingComma, 1, 3),
            ("{a: 1}", SyntaxError::Key, 1, 2),
            ("{\"a\" 1}", SyntaxError::Colon, 1, 6),
            ("{\"ä\": \"b\n\"}", SyntaxError::Quote, 1, 7),
            ("{\"\\\"\": \"b", SyntaxError::Quote, 1, 8),
            ("{\"a\": \"", SyntaxError::Quote, 1, 7),
            ("[\"\\x\"]", SyntaxError::Escape, 1, 4),
            ("[\"\\ud800\"]", SyntaxError::Escape, 1, 9),
            ("[01]", SyntaxError::Number, 1, 3),
            ("[1.]", SyntaxError::Number, 1, 4),
            ("[-]", SyntaxError::Number, 1, 3),
            ("[1, 9e999]", SyntaxError::Number, 1, 9),
            ("{\"a\": 1, \"a\": 2}", SyntaxError::Twice, 1, 10),
            ("{\"a\": 1,\n \"b\": {}, \"a\": 2}", SyntaxError::Twice, 2, 11),
            ("{\"a\": 1, b: 2}", SyntaxError::Key, 1, 10),
            ("[1, x]", SyntaxError::Value, 1, 5),
            ("[1 2]", SyntaxError::Comma, 1, 4),
            ("[\"\\u12x4\"]", SyntaxError::Escape, 1, 8),
            ("[1] 2", SyntaxError::Rest, 1, 5),
            ("trx", SyntaxError::Value, 1, 3),
        ] {
            assert_eq!(read(text), Err(SyntaxProblem { fault, line, column }), "{text}");
            assert!(serde_json::from_str::<Value>(text).is_err() || fault == SyntaxError::Twice, "{text}");
        }
        assert_eq!(read(&"[".repeat(100_000)).map_err(|wrong| wrong.fault), Err(SyntaxError::Deep));
        let many: Vec<String> = (0..200_000).map(|name| format!("\"{name}\": 0")).collect();
        assert!(read(&["{", &many.join(","), "}"].concat()).is_ok(), "many names are read at once");
    }
}
