//! A digest of what a rulebook's files say, by which a game knows that they have changed since.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde_json::Value;

use super::book::Rulebook;
use super::files;
use crate::UnknownName;
use crate::json::{Object, by_text, written};

/// A digest of a rulebook: the same as long as its files, its bases included, give the same settings, values and tables,
/// in whatever order and in whatever blocks. Names and sources do not matter. Written as 16 hexadecimal digits.
///
/// ```
/// use tenbo_engine::rules::RulesDigest;
///
/// let digest = RulesDigest::of(&"riichi-ema-2025".into()).unwrap();
/// assert_eq!(digest.to_string().parse(), Ok(digest));
/// assert_ne!(RulesDigest::of(&"riichi-tenhou".into()), Some(digest));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulesDigest(u64);

impl fmt::Display for RulesDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for RulesDigest {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<RulesDigest, UnknownName> {
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        let is_whole = text.len() == 16 && text.bytes().all(is_digit);
        let digest = u64::from_str_radix(text, 16).ok().filter(|_| is_whole).map(RulesDigest);
        digest.ok_or_else(|| UnknownName::new("RulesDigest", text))
    }
}

by_text!(RulesDigest);

written! {
    RulesDigest, crate::json::INLINE, _generator => {
        schemars::json_schema!({ "type": "string", "pattern": "^[0-9a-f]{16}$" })
    };
}

impl RulesDigest {
    /// The digest of rules as a request has them: the id of a shipped rulebook, or a rulebook's file. `None` if a rulebook
    /// that they name does not exist or is not available.
    #[must_use]
    pub fn of(rules: &Value) -> Option<RulesDigest> {
        let file = match rules.as_str() {
            Some(id) => files::tree(id)?,
            None => rules,
        };
        RulesDigest::of_file(file, files::tree)
    }

    /// The digest of a file whose bases are looked up; `None` if one of them is not there.
    fn of_file<'a, 'b: 'a>(file: &'a Value, base: impl Fn(&str) -> Option<&'b Value>) -> Option<RulesDigest> {
        let mut chain = vec![file];
        while let Some(id) = chain.last().and_then(|file| file.get("base")) {
            // A chain that the reader takes is shorter (`read::file`).
            let next = base(id.as_str()?).filter(|_| chain.len() < 10)?;
            chain.push(next);
        }
        let mut all = Said::new();
        for file in chain.into_iter().rev() {
            let blocks = file.get("blocks").and_then(Value::as_array);
            blocks.into_iter().flatten().chain([file]).for_each(|block| merge(block, &mut all));
            all.extend(file.get("family").map(|value| (["family", "", ""], value)));
        }
        let mut digest = RulesDigest(BASIS);
        for (path, value) in all {
            path.into_iter().for_each(|step| digest.add_text(step));
            digest.add_value(value);
        }
        Some(digest)
    }

    fn add_value(&mut self, value: &Value) {
        match value {
            Value::Null => self.add(b"n"),
            Value::Bool(true) => self.add(b"t"),
            Value::Bool(false) => self.add(b"f"),
            Value::Number(number) => self.add_text(&number.to_string()),
            Value::String(text) => self.add_text(text),
            Value::Array(list) => {
                self.add(b"[");
                list.iter().for_each(|value| self.add_value(value));
                self.add(b"]");
            }
            // In the order of their names, so that their order in the file does not matter.
            Value::Object(fields) => {
                self.add(b"{");
                for (name, value) in fields.iter().collect::<BTreeMap<_, _>>() {
                    self.add_text(name);
                    self.add_value(value);
                }
                self.add(b"}");
            }
        }
    }

    /// Adds a text, and a byte that no text contains, so that `ab` and `c` are not the same as `a` and `bc`.
    fn add_text(&mut self, text: &str) {
        self.add(text.as_bytes());
        self.add(&[0xff]);
    }

    /// FNV-1a of 64 bits (draft-eastlake-fnv): short, and the same in every build. It finds changes, and does not resist
    /// forgery.
    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(PRIME);
        }
    }
}

const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0100_0000_01b3;

/// What the files say once all are merged. A key is the part of the file, the id in it (of a pattern or an option), and
/// the field; ids and fields are empty for a part that is taken as a whole.
type Said<'a> = BTreeMap<[&'a str; 3], &'a Value>;

/// The fields of an item, or of a hand or a foul of the rulebook's own, that change no score.
const NAMES: [&str; 5] = ["name", "kanji", "reading", "number", "names"];

/// Replaces what was said before by what a block, or the file itself, says, in the same steps as the reader: items field
/// by field; options, points of sets, hands and exclusions one by one; everything else as a whole.
fn merge<'a>(block: &'a Value, all: &mut Said<'a>) {
    let parts = Rulebook::FIELDS.iter().filter_map(|&(part, _)| Some((part, block.get(part)?)));
    for (part, value) in parts {
        let one_by_one = match part {
            "winner" | "losers" | "hands" | "fouls" | "options" | "basic" | "excludes" => value.as_object(),
            _ => None,
        };
        let Some(entries) = one_by_one else {
            all.insert([part, "", ""], value);
            continue;
        };
        for (id, value) in entries {
            match (part, value.as_object()) {
                ("winner" | "losers" | "hands" | "fouls", Some(fields)) => {
                    let said = fields.iter().filter(|(name, _)| !NAMES.contains(&name.as_str()));
                    all.extend(said.map(|(name, value)| ([part, id.as_str(), name.as_str()], value)));
                }
                // It takes away what the base says.
                ("winner" | "losers" | "hands" | "fouls", None) => {
                    all.retain(|&[of, of_id, _], _| (of, of_id) != (part, id.as_str()));
                }
                _ => {
                    all.insert([part, id.as_str(), ""], value);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::OFFERED;

    fn base() -> Value {
        json!({ "id": "base", "name": "Base", "family": "classical", "blocks": [
            { "title": "A", "source": "B", "options": { "limit": 300, "losers-settle": true } },
            { "title": "C", "source": "D", "winner": { "pung-hand": { "value": 1, "unit": "doubles", "name": "Pungs" } },
                "excludes": { "pung-hand": ["chow-hand"] } },
        ] })
    }

    fn digest(file: &Value, base: &Value) -> Option<RulesDigest> {
        RulesDigest::of_file(file, |id| Some(base).filter(|base| base["id"] == id))
    }

    #[test]
    fn it_is_that_of_fnv_and_is_read_as_it_is_written() {
        let mut known = RulesDigest(BASIS);
        known.add(b"foobar");
        assert_eq!(known.to_string(), "85944171f73967e8", "the example of draft-eastlake-fnv");
        assert_eq!("85944171f73967e8".parse(), Ok(known));
        for text in
            ["", "85944171f73967e", "85944171f73967e80", "85944171F73967E8", "+5944171f73967e8", "85944171f73967eg"]
        {
            assert_eq!(text.parse::<RulesDigest>(), Err(UnknownName::new("RulesDigest", text)), "{text}");
        }
    }

    /// Where something stands, what it is called and where it is from does not matter.
    #[test]
    fn files_that_say_the_same_have_the_same() {
        let file = json!({ "base": "base", "winner": { "chow-hand": { "value": 1, "unit": "doubles" } } });
        let first = digest(&file, &base());
        assert!(first.is_some());
        let changes: [fn(&mut Value); 6] = [
            |base| base["name"] = json!("Another"),
            |base| base["blocks"].as_array_mut().unwrap().reverse(),
            |base| base["blocks"][0]["source"] = json!("another document"),
            |base| {
                base["blocks"][1]["winner"]["pung-hand"] =
                    json!({ "name": "P", "unit": "doubles", "kanji": "K", "value": 1 })
            },
            |base| base["blocks"][0]["winner"] = json!({ "chow-hand": { "value": 5 } }),
            |base| {
                let winner = base["blocks"][1].as_object_mut().unwrap().remove("winner").unwrap();
                base["winner"] = winner;
            },
        ];
        for (place, change) in changes.iter().enumerate() {
            let mut base = base();
            change(&mut base);
            assert_eq!(digest(&file, &base), first, "change {place}");
        }
    }

    #[test]
    fn any_other_value_makes_another() {
        let file = json!({ "base": "base", "winner": { "chow-hand": { "value": 1, "unit": "doubles" } } });
        let mut seen = vec![digest(&file, &base()).unwrap()];
        let changes: [fn(&mut Value); 9] = [
            |base| base["family"] = json!("four-winds"),
            |base| base["blocks"][0]["options"]["limit"] = json!(301),
            |base| base["blocks"][0]["options"]["losers-settle"] = json!(false),
            |base| base["blocks"][0]["options"]["east-doubles"] = json!(true),
            |base| base["blocks"][1]["winner"]["pung-hand"]["value"] = json!({ "n": 1, "d": 2 }),
            |base| base["blocks"][1]["winner"]["pung-hand"] = Value::Null,
            |base| base["losers"] = json!({ "pung-hand": { "value": 1 } }),
            |base| base["blocks"][1]["excludes"]["pung-hand"] = json!(["chow-hand", "seven-pairs"]),
            |base| base["series"] = json!([["pung-hand", "chow-hand"]]),
        ];
        for (place, change) in changes.iter().enumerate() {
            let mut base = base();
            change(&mut base);
            let digest = digest(&file, &base).unwrap();
            assert!(!seen.contains(&digest), "change {place}");
            seen.push(digest);
        }
        assert_eq!(digest(&json!({ "base": "gone" }), &base()), None);
        let circle = json!({ "id": "circle", "base": "circle" });
        assert_eq!(digest(&circle, &circle), None);
    }

    #[test]
    fn every_shipped_rulebook_has_one_of_its_own() {
        let mut all: Vec<String> = OFFERED.iter().map(|&id| RulesDigest::of(&id.into()).unwrap().to_string()).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), OFFERED.len());
        assert_eq!(RulesDigest::of(&"my-club".into()), None);
        let tenhou = RulesDigest::of(&"riichi-tenhou".into());
        assert_eq!(RulesDigest::of(&json!({ "base": "riichi-tenhou", "name": "Ours" })), tenhou);
        assert_ne!(RulesDigest::of(&json!({ "base": "riichi-tenhou", "options": { "red-fives": 0 } })), tenhou);
    }
}
