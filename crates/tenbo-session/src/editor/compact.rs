//! A tree in few characters that a link can hold: `(base:mcr-mil-2025,winner:(pung-hand:(value:8)))`.
//!
//! Maps stand in `( )`, lists in `!( )`, truth values are `!t` and `!f`, nothing is `!n`. Texts are bare where they are
//! plain, otherwise between `'`. Whatever has a meaning in a link or of which browsers make `%XX` is written with `!`.

use serde_json::{Map, Value};
use tenbo_engine::problems::whole;

/// How deep a tree may be.
const DEEPEST: u8 = 32;

/// What stands for a character inside `'`, after `!`.
const ESCAPES: [(char, char); 8] =
    [('\'', '\''), ('!', '!'), (';', '.'), ('%', 'p'), ('#', 'h'), ('+', 'a'), ('\n', 'l'), ('"', 'q')];

/// The tree as text.
#[must_use]
pub fn write(json: &Value) -> String {
    let mut out = String::new();
    value(json, &mut out);
    out
}

const fn is_plain(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '-' | '/' | '_' | '.')
}

fn text(text: &str, out: &mut String) {
    if !text.is_empty() && text.chars().all(is_plain) && text.parse::<i64>().is_err() {
        out.push_str(text);
        return;
    }
    out.push('\'');
    for letter in text.chars() {
        match ESCAPES.iter().find(|(plain, _)| *plain == letter) {
            Some(&(_, escape)) => out.extend(['!', escape]),
            None if letter == ' ' => out.push('+'),
            // A link loses them.
            None if letter.is_control() => {}
            None => out.push(letter),
        }
    }
    out.push('\'');
}

fn value(json: &Value, out: &mut String) {
    match json {
        Value::Null => out.push_str("!n"),
        Value::Bool(true) => out.push_str("!t"),
        Value::Bool(false) => out.push_str("!f"),
        Value::Number(_) => match whole(json) {
            Some(number) => out.push_str(&number.to_string()),
            // Nothing takes a number that is not whole.
            None => out.push_str("!n"),
        },
        Value::String(words) => text(words, out),
        Value::Array(list) => {
            out.push_str("!(");
            for (place, entry) in list.iter().enumerate() {
                if place > 0 {
                    out.push(',');
                }
                value(entry, out);
            }
            out.push(')');
        }
        Value::Object(map) => {
            out.push('(');
            for (place, (key, entry)) in map.iter().enumerate() {
                if place > 0 {
                    out.push(',');
                }
                text(key, out);
                out.push(':');
                value(entry, out);
            }
            out.push(')');
        }
    }
}

/// The tree of a text; none if it is not one that was written so.
#[must_use]
pub fn read(text: &str) -> Option<Value> {
    let mut reader = JsonReader { rest: text };
    let json = reader.value(DEEPEST)?;
    reader.rest.is_empty().then_some(json)
}

struct JsonReader<'a> {
    rest: &'a str,
}

impl JsonReader<'_> {
    fn take(&mut self, what: char) -> bool {
        let rest = self.rest.strip_prefix(what);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn next(&mut self) -> Option<char> {
        let mut letters = self.rest.chars();
        let letter = letters.next()?;
        self.rest = letters.as_str();
        Some(letter)
    }

    /// A text and whether it stood between `'`.
    fn text(&mut self) -> Option<(String, bool)> {
        let mut out = String::new();
        if !self.take('\'') {
            let end = self.rest.find(|letter| !is_plain(letter)).unwrap_or(self.rest.len());
            let (bare, rest) = self.rest.split_at_checked(end)?;
            self.rest = rest;
            out.push_str(bare);
            return (!out.is_empty()).then_some((out, false));
        }
        loop {
            match self.next()? {
                '\'' => return Some((out, true)),
                '!' => {
                    let escape = self.next()?;
                    out.push(ESCAPES.iter().find(|&&(_, other)| other == escape)?.0);
                }
                '+' => out.push(' '),
                letter => out.push(letter),
            }
        }
    }

    fn value(&mut self, deep: u8) -> Option<Value> {
        let deeper = deep.checked_sub(1)?;
        if self.take('(') {
            let mut map = Map::new();
            while !self.take(')') {
                if !map.is_empty() && !self.take(',') {
                    return None;
                }
                let (key, _) = self.text()?;
                if !self.take(':') {
                    return None;
                }
                map.insert(key, self.value(deeper)?);
            }
            return Some(map.into());
        }
        if !self.take('!') {
            let (words, quoted) = self.text()?;
            let number = if quoted { None } else { words.parse::<i64>().ok() };
            return Some(number.map_or_else(|| words.into(), Value::from));
        }
        match self.next()? {
            't' => Some(true.into()),
            'f' => Some(false.into()),
            'n' => Some(Value::Null),
            '(' => {
                let mut list = Vec::new();
                while !self.take(')') {
                    if !list.is_empty() && !self.take(',') {
                        return None;
                    }
                    list.push(self.value(deeper)?);
                }
                Some(list.into())
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::rules::shipped;

    #[test]
    fn every_shipped_file_comes_back() {
        for id in shipped::ids() {
            let tree = shipped::tree(id).unwrap();
            let text = write(tree);
            assert_eq!(read(&text).as_ref(), Some(tree), "{id}");
            assert!(!text.contains([';', ' ', '#', '%', '"', '=']) || text.contains("'"), "{id}");
        }
    }

    #[test]
    fn texts_with_signs_numbers_and_other_scripts_come_back() {
        let words = ["", "4", "-4", "four", "Club \"East\"; 50% + #1!", "It's 平和", "a\nb", "20-fu", "15/5/-5/-15"];
        for word in words {
            let json = serde_json::json!([word, null, true, false, -7]);
            let text = write(&json);
            assert_eq!(read(&text), Some(json), "{text}");
            assert!(!text.contains([';', ' ', '#', '%', '"']), "{text}");
        }
    }

    #[test]
    fn what_is_broken_or_too_deep_is_none() {
        for text in ["", "(", "(a)", "(a:1", "(a:1))", "!(1,", "!x", "'a", "(a:1b:2)", "!(1 2)"] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(read(&"!(".repeat(100)), None);
        assert_eq!(read(&["!(".repeat(40), ")".repeat(40)].concat()), None);
    }
}
