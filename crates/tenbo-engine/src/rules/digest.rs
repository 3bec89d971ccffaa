//! A digest of a rulebook, by which a game knows that it has changed since.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde_json::Value;

use super::texts::Texts;
use crate::UnknownName;
use crate::json::{Field, by_text, written};
use crate::problems::{Place, Reader};

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
    /// The digest of rules as a request has them: the id of a shipped rulebook, or a rulebook's file. `None` if they cannot be
    /// read, for example because a rulebook that they name is not available.
    #[must_use]
    pub fn of(rules: &Value) -> Option<RulesDigest> {
        let mut read = Reader::default();
        let mut book =
            super::read::rulebook(rules, &Place::default(), &mut read).filter(|_| read.problems.is_empty())?;
        let items = book.winner.values_mut().chain(book.losers.values_mut());
        items.for_each(|item| *item = item.unnamed());
        book.hands.values_mut().for_each(|hand| (hand.name, hand.names) = (Cow::Borrowed(""), Texts::default()));
        book.fouls.values_mut().for_each(|foul| foul.name = Cow::Borrowed(""));
        let mut digest = RulesDigest(BASIS);
        digest.add(book.family.as_str().as_bytes());
        digest.add(book.write().to_string().as_bytes());
        Some(digest)
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::OFFERED;

    fn file() -> Value {
        json!({ "id": "club", "name": "Club", "base": "riichi-book-1", "family": "classical", "blocks": [
            { "title": "A", "source": "B", "options": { "limit": 300, "losers-settle": true } },
            { "title": "C", "source": "D", "winner": { "pung-hand": { "value": 1, "unit": "doubles", "name": "Pungs" } },
                "excludes": { "pung-hand": ["chow-hand"] } },
        ] })
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
        let first = RulesDigest::of(&file());
        assert!(first.is_some());
        let changes: [fn(&mut Value); 6] = [
            |file| file["name"] = json!("Another"),
            |file| file["blocks"].as_array_mut().unwrap().reverse(),
            |file| file["blocks"][0]["source"] = json!("another document"),
            |file| {
                file["blocks"][1]["winner"]["pung-hand"] =
                    json!({ "name": "P", "unit": "doubles", "kanji": "K", "value": 1 })
            },
            |file| file["blocks"][0]["winner"] = json!({ "pung-hand": { "value": 5 } }),
            |file| {
                let winner = file["blocks"][1].as_object_mut().unwrap().remove("winner").unwrap();
                file["winner"] = winner;
            },
        ];
        for (place, change) in changes.iter().enumerate() {
            let mut file = file();
            change(&mut file);
            assert_eq!(RulesDigest::of(&file), first, "change {place}");
        }
    }

    #[test]
    fn any_other_value_makes_another() {
        let mut seen = vec![RulesDigest::of(&file()).unwrap()];
        let changes: [fn(&mut Value); 9] = [
            |file| file["family"] = json!("four-winds"),
            |file| file["blocks"][0]["options"]["limit"] = json!(301),
            |file| file["blocks"][0]["options"]["losers-settle"] = json!(false),
            |file| file["blocks"][0]["options"]["east-doubles"] = json!(true),
            |file| file["blocks"][1]["winner"]["pung-hand"]["value"] = json!({ "n": 1, "d": 2 }),
            |file| file["blocks"][1]["winner"]["pung-hand"] = Value::Null,
            |file| file["losers"] = json!({ "pung-hand": { "value": 1 } }),
            |file| file["blocks"][1]["excludes"]["pung-hand"] = json!(["chow-hand", "seven-pairs"]),
            |file| file["series"] = json!([["pung-hand", "chow-hand"]]),
        ];
        for (place, change) in changes.iter().enumerate() {
            let mut file = file();
            change(&mut file);
            let digest = RulesDigest::of(&file).unwrap();
            assert!(!seen.contains(&digest), "change {place}");
            seen.push(digest);
        }
        assert_eq!(RulesDigest::of(&json!({ "base": "gone" })), None);
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
