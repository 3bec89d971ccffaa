//! The documents' worked examples, `tests/data/executable`.

use serde_json::Value;

use crate::{fans, files};

/// The files name riichi's yaku as players do, the catalogue names every pattern once: one table between them.
/// `yakuhai` is each value set and wind together. Chinese Official's fans have their English names and a table of their
/// own.
const NAMES: &[(&str, &[&str])] = &[
    ("menzen-tsumo", &["fully-concealed"]),
    ("pinfu", &["pinfu-hand"]),
    ("tanyao", &["all-simples"]),
    ("toitoi", &["pung-hand"]),
    ("chiitoitsu", &["seven-pairs"]),
    ("iipeikou", &["two-identical"]),
    ("sanankou", &["three-concealed-pungs"]),
    ("suuankou", &["four-concealed-pungs"]),
    ("yakuhai", &["pung-dragon", "pung-own-wind", "pung-round-wind"]),
];

/// Where a file and the rules disagree the rules win: what is expected instead, and why.
const VERDICTS: &[(&str, &str, &str)] = &[
    (
        "bs-01",
        "The tiles are the nine gates, a limit hand of the same 500 (the file's own doubt): at an equal total the named hand is shown.",
        r#"{"points": null, "doubles": null, "lines": {"counted": [["nine-gates", 1]],
            "not_counted": [["pure-straight", "direct-count", ["nine-gates"]], ["one-suit-only", "direct-count", ["nine-gates"]]]}}"#,
    ),
    (
        "pao-e3",
        "Four honor pungs and a pair of dots are at most one suit: One suit with honors counts beside Pung hand, 200 a head.",
        r#"{"total": 200, "net": {"E": -200, "S": -200, "W": 600, "N": -200},
            "lines": {"counted": [["pung-hand", 1], ["one-suit-honors", 1]]}}"#,
    ),
];

/// What is expected of an example, the verdicts observed.
#[must_use]
pub fn judged(vector: &Value) -> Value {
    let mut expect = vector["expect"].clone();
    if let Some((_, _, patch)) = VERDICTS.iter().find(|(id, _, _)| vector["id"] == *id) {
        for (field, value) in serde_json::from_str::<Value>(patch).unwrap().as_object().unwrap() {
            expect[field] = value.clone();
        }
    }
    expect
}

/// The ids of the patterns that a file means by a name.
#[must_use]
pub fn names(id: &str) -> Vec<&str> {
    let fan = fans::FANS.iter().find(|fan| fan.1 == id).map(|fan| fan.2.to_vec());
    fan.or_else(|| NAMES.iter().find(|(name, _)| *name == id).map(|(_, ids)| ids.to_vec())).unwrap_or_else(|| vec![id])
}

/// The examples of a file.
#[must_use]
pub fn load(file: &str) -> Vec<Value> {
    let text = files::text(format!("tests/data/executable/{file}.jsonl"));
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}
