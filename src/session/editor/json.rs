//! Files of rulebooks as people write them: JSON text to a tree and back. A file that is none says where, by line and
//! column, which the browsers' own readers do not tell alike.

use std::borrow::Cow;

use crate::engine::json::Json;

/// How deep a file may be.
const DEEPEST: u8 = 64;

/// How long a line is at most that holds a whole list or object.
const LINE: usize = 100;

/// What is wrong with a text that is no JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
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

impl Fault {
    /// Every fault, for the tests.
    pub const ALL: [Fault; 12] = [
        Fault::End,
        Fault::Value,
        Fault::Key,
        Fault::Colon,
        Fault::Comma,
        Fault::TrailingComma,
        Fault::Quote,
        Fault::Escape,
        Fault::Number,
        Fault::Twice,
        Fault::Rest,
        Fault::Deep,
    ];
}

/// A fault and where it is. Lines and columns count from 1, columns by characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Syntax {
    /// What.
    pub fault: Fault,
    /// In which line.
    pub line: usize,
    /// At which character of it.
    pub column: usize,
}

/// The tree of a text.
///
/// # Errors
/// The first fault, where the text is no JSON.
pub fn read(text: &str) -> Result<Json, Syntax> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reading = Reading { rest: text };
    let read = reading.document();
    read.map_err(|(fault, left)| {
        let before = text.get(..text.len().saturating_sub(left)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        Syntax { fault, line, column }
    })
}

/// A fault, and how many bytes are left where it is.
type Wrong = (Fault, usize);

struct Reading<'a> {
    rest: &'a str,
}

impl Reading<'_> {
    fn wrong<T>(&self, fault: Fault) -> Result<T, Wrong> {
        Err((if self.rest.is_empty() { Fault::End } else { fault }, self.rest.len()))
    }

    fn space(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\t', '\n', '\r']);
    }

    fn take(&mut self, what: &str) -> bool {
        let rest = self.rest.strip_prefix(what);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn document(&mut self) -> Result<Json, Wrong> {
        self.space();
        let json = self.value(DEEPEST)?;
        self.space();
        if self.rest.is_empty() { Ok(json) } else { self.wrong(Fault::Rest) }
    }

    fn value(&mut self, deep: u8) -> Result<Json, Wrong> {
        let Some(deeper) = deep.checked_sub(1) else { return self.wrong(Fault::Deep) };
        for (word, json) in [("null", Json::Null), ("true", Json::Bool(true)), ("false", Json::Bool(false))] {
            if self.take(word) {
                return Ok(json);
            }
        }
        match self.rest.as_bytes().first() {
            Some(b'{') => self.map(deeper),
            Some(b'[') => self.list(deeper),
            Some(b'"') => Ok(Json::text(self.text()?)),
            Some(b'-' | b'0'..=b'9') => self.number(),
            _ => self.wrong(Fault::Value),
        }
    }

    /// Behind an entry: whether another one follows.
    fn more(&mut self, close: &str) -> Result<bool, Wrong> {
        self.space();
        if self.take(close) {
            return Ok(false);
        }
        let comma = self.rest.len();
        if !self.take(",") {
            return self.wrong(Fault::Comma);
        }
        self.space();
        if self.rest.starts_with(close) { Err((Fault::TrailingComma, comma)) } else { Ok(true) }
    }

    fn list(&mut self, deep: u8) -> Result<Json, Wrong> {
        let mut list = Vec::new();
        self.take("[");
        self.space();
        if self.take("]") {
            return Ok(Json::List(list));
        }
        loop {
            list.push(self.value(deep)?);
            if !self.more("]")? {
                return Ok(Json::List(list));
            }
        }
    }

    fn map(&mut self, deep: u8) -> Result<Json, Wrong> {
        let mut map: Vec<(Cow<'static, str>, Json)> = Vec::new();
        let mut places = Vec::new();
        self.take("{");
        self.space();
        if self.take("}") {
            return Ok(Json::Map(map));
        }
        loop {
            if !self.rest.starts_with('"') {
                return self.wrong(Fault::Key);
            }
            places.push(self.rest.len());
            let key = self.text()?;
            self.space();
            if !self.take(":") {
                return self.wrong(Fault::Colon);
            }
            self.space();
            map.push((key.into(), self.value(deep)?));
            if !self.more("}")? {
                return match twice(&map, &places) {
                    Some(left) => Err((Fault::Twice, left)),
                    None => Ok(Json::Map(map)),
                };
            }
        }
    }

    fn text(&mut self) -> Result<String, Wrong> {
        let start = self.rest.len();
        self.take("\"");
        let mut out = String::new();
        loop {
            let mut letters = self.rest.chars();
            let at = self.rest.len();
            let Some(letter) = letters.next() else { return Err((Fault::Quote, start)) };
            self.rest = letters.as_str();
            match letter {
                '"' => return Ok(out),
                '\\' => match self.escape() {
                    Some(letter) => out.push(letter),
                    None => return Err((Fault::Escape, at)),
                },
                letter if letter < ' ' => return Err((Fault::Quote, start)),
                letter => out.push(letter),
            }
        }
    }

    fn escape(&mut self) -> Option<char> {
        let mut letters = self.rest.chars();
        let letter = letters.next()?;
        self.rest = letters.as_str();
        Some(match letter {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'b' => '\u{8}',
            'f' => '\u{c}',
            '"' | '\\' | '/' => letter,
            'u' => {
                let high = self.hex()?;
                let code = if (0xd800..0xdc00).contains(&high) && self.take("\\u") {
                    let low = self.hex()?.checked_sub(0xdc00).filter(|low| *low < 0x400)?;
                    0x10000 + (high - 0xd800) * 0x400 + low
                } else {
                    high
                };
                return char::from_u32(code);
            }
            _ => return None,
        })
    }

    fn hex(&mut self) -> Option<u32> {
        let (digits, rest) = self.rest.split_at_checked(4)?;
        let code = digits.bytes().all(|digit| digit.is_ascii_hexdigit()).then(|| u32::from_str_radix(digits, 16).ok());
        self.rest = rest;
        code.flatten()
    }

    fn number(&mut self) -> Result<Json, Wrong> {
        let end = self.rest.find(|c: char| !matches!(c, '-' | '+' | '.' | 'e' | 'E' | '0'..='9'));
        let number = self.rest.get(..end.unwrap_or(self.rest.len())).unwrap_or_default();
        let digits = number.strip_prefix('-').unwrap_or(number);
        let whole = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
        let led = whole > 1 && digits.starts_with('0');
        let tail = digits.get(whole..).unwrap_or_default();
        if whole == 0 || led || !is_tail(tail) {
            return self.wrong(Fault::Number);
        }
        self.rest = self.rest.get(number.len()..).unwrap_or_default();
        Ok(Json::number(number))
    }
}

/// Where a name stands for the second time. A stranger's file may have any number of names: they are put in order rather
/// than each compared with all before it.
fn twice(map: &[(Cow<'static, str>, Json)], places: &[usize]) -> Option<usize> {
    let mut names: Vec<(&str, usize)> =
        map.iter().zip(places).map(|((key, _), place)| (key.as_ref(), *place)).collect();
    // The bytes that are left grow fewer: of the same name the first comes last.
    shell_sort(&mut names);
    let again = names.windows(2).filter(|pair| matches!(pair, [(a, _), (b, _)] if a == b));
    again.filter_map(|pair| pair.first().map(|(_, left)| *left)).max()
}

/// The standard library's sort would be some kilobytes of the page.
fn shell_sort(names: &mut [(&str, usize)]) {
    let mut gap = names.len() / 2;
    while gap > 0 {
        for end in gap..names.len() {
            let mut at = end;
            while let Some(before) = at.checked_sub(gap)
                && names.get(before) > names.get(at)
            {
                names.swap(before, at);
                at = before;
            }
        }
        gap = if gap == 2 { 1 } else { gap * 5 / 11 };
    }
}

/// Whether this may follow the whole part of a number: a fraction, an exponent, both or nothing.
fn is_tail(tail: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
    let (fraction, exponent) = tail.split_once(['e', 'E']).map_or((tail, None), |(a, b)| (a, Some(b)));
    (fraction.is_empty() || fraction.strip_prefix('.').is_some_and(digits))
        && exponent.is_none_or(|exponent| digits(exponent.strip_prefix(['+', '-']).unwrap_or(exponent)))
}

/// The text of a tree, as a person would lay it out: what is short on one line.
#[must_use]
pub fn write(json: &Json) -> String {
    let mut out = String::new();
    lay(json, 0, 0, &mut out);
    out.push('\n');
    out
}

fn quoted(text: &str, out: &mut String) {
    out.push('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => out.extend(['\\', letter]),
            '\n' => out.push_str("\\n"),
            letter if letter < ' ' => {
                let digit = |value: u32| char::from_digit(value, 16).unwrap_or('0');
                out.push_str("\\u00");
                out.extend([digit(letter as u32 / 16), digit(letter as u32 % 16)]);
            }
            letter => out.push(letter),
        }
    }
    out.push('"');
}

/// The text of a tree on one line.
#[must_use]
pub fn line(json: &Json) -> String {
    let mut out = String::new();
    flat(json, &mut out);
    out
}

/// On one line.
fn flat(json: &Json, out: &mut String) {
    match json {
        Json::Null | Json::Fraction => out.push_str("null"),
        Json::Bool(on) => out.push_str(if *on { "true" } else { "false" }),
        Json::Int(number) => out.push_str(&number.to_string()),
        Json::Text(text) => quoted(text, out),
        Json::List(list) => {
            out.push('[');
            for (place, entry) in list.iter().enumerate() {
                if place > 0 {
                    out.push_str(", ");
                }
                flat(entry, out);
            }
            out.push(']');
        }
        Json::Map(map) if map.is_empty() => out.push_str("{}"),
        Json::Map(map) => {
            out.push_str("{ ");
            for (place, (key, entry)) in map.iter().enumerate() {
                if place > 0 {
                    out.push_str(", ");
                }
                quoted(key, out);
                out.push_str(": ");
                flat(entry, out);
            }
            out.push_str(" }");
        }
    }
}

/// What is at the top of a file stands on lines of its own, what is deeper only where it is long.
fn lay(json: &Json, deep: usize, before: usize, out: &mut String) {
    let mut line = String::new();
    flat(json, &mut line);
    let entries: Vec<(Option<&str>, &Json)> = match json {
        Json::List(list) => list.iter().map(|entry| (None, entry)).collect(),
        Json::Map(map) => map.iter().map(|(key, entry)| (Some(key.as_ref()), entry)).collect(),
        _ => Vec::new(),
    };
    if entries.is_empty() || deep > 0 && 2 * deep + before + line.len() <= LINE {
        out.push_str(&line);
        return;
    }
    let (open, close) = if matches!(json, Json::List(_)) { ('[', ']') } else { ('{', '}') };
    out.push(open);
    for (place, (key, entry)) in entries.into_iter().enumerate() {
        out.push_str(if place > 0 { ",\n" } else { "\n" });
        out.push_str(&"  ".repeat(deep + 1));
        let mut name = 0;
        if let Some(key) = key {
            let start = out.len();
            quoted(key, out);
            out.push_str(": ");
            name = out.len() - start;
        }
        lay(entry, deep + 1, name, out);
    }
    out.push('\n');
    out.push_str(&"  ".repeat(deep));
    out.push(close);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::rulebook::shipped;

    #[test]
    fn every_shipped_file_is_written_and_read_back() {
        for id in shipped::ids() {
            let tree = shipped::tree(id).unwrap();
            assert_eq!(read(&write(&tree)).as_ref(), Ok(&tree), "{id}");
        }
    }

    #[test]
    fn it_reads_what_serde_json_reads_and_writes_what_it_understands() {
        for text in [
            "null",
            " [1, -2, 0] ",
            "{\"a\": {\"b\": []}}",
            "\"\\u00e4\\n\\\"\\ud83c\\udc04\\/\"",
            "[1.5, 1e3, -0.1]",
            "[]",
            "{}",
            "\u{feff}[true,false]",
        ] {
            let own = read(text).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}"));
            let other: serde_json::Value = serde_json::from_str(text.trim_start_matches('\u{feff}')).unwrap();
            let again: serde_json::Value = serde_json::from_str(&write(&own)).unwrap();
            if !text.contains('.') {
                assert_eq!(again, other, "{text}");
            }
        }
    }

    #[test]
    fn a_fault_is_named_with_its_line_and_column() {
        for (text, fault, line, column) in [
            ("", Fault::End, 1, 1),
            ("{", Fault::End, 1, 2),
            ("{\n  \"a\": ,\n}", Fault::Value, 2, 8),
            ("{\n  \"a\": 1\n  \"b\": 2\n}", Fault::Comma, 3, 3),
            ("{\"a\": 1,\n}", Fault::TrailingComma, 1, 8),
            ("[1,]", Fault::TrailingComma, 1, 3),
            ("{a: 1}", Fault::Key, 1, 2),
            ("{\"a\" 1}", Fault::Colon, 1, 6),
            ("{\"ä\": \"b\n\"}", Fault::Quote, 1, 7),
            ("[\"\\x\"]", Fault::Escape, 1, 3),
            ("[\"\\ud800\"]", Fault::Escape, 1, 3),
            ("[01]", Fault::Number, 1, 2),
            ("[1.]", Fault::Number, 1, 2),
            ("[-]", Fault::Number, 1, 2),
            ("{\"a\": 1, \"a\": 2}", Fault::Twice, 1, 10),
            ("[1] 2", Fault::Rest, 1, 5),
            ("tru", Fault::Value, 1, 1),
        ] {
            assert_eq!(read(text), Err(Syntax { fault, line, column }), "{text}");
            assert!(serde_json::from_str::<serde_json::Value>(text).is_err() || fault == Fault::Twice, "{text}");
        }
        assert_eq!(read(&"[".repeat(100_000)).map_err(|wrong| wrong.fault), Err(Fault::Deep));
        let many: Vec<String> = (0..200_000).map(|name| format!("\"{name}\": 0")).collect();
        assert!(read(&["{", &many.join(","), "}"].concat()).is_ok(), "many names are read at once");
    }

    #[test]
    fn short_things_stand_on_one_line() {
        let tree = read("{\"base\": \"mcr\", \"winner\": {\"a\": {\"value\": 1}, \"b\": {\"value\": 2}}}").unwrap();
        assert_eq!(
            write(&tree),
            "{\n  \"base\": \"mcr\",\n  \"winner\": { \"a\": { \"value\": 1 }, \"b\": { \"value\": 2 } }\n}\n"
        );
    }
}
