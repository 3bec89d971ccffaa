//! Everything that can be special about a win, against everything on the table that can contradict it.

use serde_json::{Value, json};
use tenbo_engine::wire::respond;
use tenbo_testing::situations::{CHANGES, WINS};

const MATRIX: &str = include_str!("../../../../tests/data/situations/matrix.txt");

/// The problems of situations that a request has: the key, and an @ where it is about the other situation of a pair.
fn problems(request: &Value, situation: &str) -> Vec<String> {
    let answer = respond(request);
    let mut found: Vec<String> = Vec::new();
    for problem in answer["problems"].as_array().unwrap() {
        let key = problem["key"].as_str().unwrap();
        if problem["at"] != "/end/wins/0/situation" {
            // What holds against a robbed kong itself is another matter.
            assert_eq!(key, "robbed-tile-held", "{request}");
            continue;
        }
        let other = if problem["name"] == situation { "" } else { "@" };
        found.push([key, other].concat());
    }
    found.sort();
    found
}

/// Problems, each with the columns that have it.
type Row<'a> = Vec<(&'a str, Vec<&'a str>)>;

/// Every cell of the matrix says that the win can be, or why it cannot.
#[test]
fn every_situation_against_everything_that_contradicts_it() {
    let mut rows: Vec<&str> = Vec::new();
    let mut wrong = String::new();
    let mut expected: Vec<(&str, Row)> = Vec::new();
    for line in MATRIX.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match (line.strip_prefix('['), expected.last_mut()) {
            (Some(name), _) => expected.push((name.strip_suffix(']').unwrap(), Vec::new())),
            (None, Some((_, row))) => {
                let (key, columns) = line.split_once(": ").unwrap_or_else(|| panic!("{line}"));
                let columns: Vec<&str> = columns.split(' ').collect();
                for column in &columns {
                    assert!(CHANGES.iter().any(|(name, ..)| name == column), "no column {column}");
                }
                row.push((key, columns));
            }
            (None, None) => panic!("{line}"),
        }
    }
    for win in WINS {
        let (name, row) = expected.iter().find(|(name, _)| *name == win.name).unwrap_or_else(|| panic!("{}", win.name));
        rows.push(name);
        for (column, about, change) in CHANGES {
            let mut request = win.request();
            change(&mut request, win);
            let found = problems(&request, win.situation);
            let mut keys: Vec<&str> =
                row.iter().filter(|(_, columns)| columns.contains(column)).map(|(key, _)| *key).collect();
            keys.sort_unstable();
            if found != keys {
                wrong += &format!("{name}, {about} ({column}): {found:?}, not {keys:?}\n");
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert_eq!(rows.len(), expected.len(), "the matrix has rows of no win");
}

/// "Dealt" was worth a yakuman or a limit whatever lay on the table: 32,000, 48,000 and 384.
#[test]
fn complete_as_dealt_is_a_blessing_of_the_first_turn_alone() {
    for (rules, seat, by, open, expected) in [
        ("riichi-book-1", "S", Some("W"), false, Err("not-first-turn")),
        ("riichi-book-1", "S", None, true, Err("blessing-with-melds")),
        ("riichi-book-1", "E", None, true, Err("blessing-with-melds")),
        ("riichi-book-1", "E", Some("S"), false, Err("heaven-not-dealer")),
        ("hong-kong-old-style", "S", Some("W"), false, Err("not-first-turn")),
        ("riichi-book-1", "S", None, false, Ok(32_000)),
        ("riichi-book-1", "E", None, false, Ok(48_000)),
        ("hong-kong-old-style", "S", Some("E"), false, Ok(384)),
    ] {
        let melds = if open { json!([{ "kind": "pung", "tiles": "111p", "from": "W" }]) } else { json!([]) };
        let hand = if open { "456p789s1122z" } else { "111p456p789s1122z" };
        let mut win = json!({ "seat": seat, "tile": "1z", "by": "self-draw", "situation": ["dealt"] });
        if let Some(from) = by {
            win["by"] = json!("discard");
            win["from"] = json!(from);
        }
        let seats = json!({ seat: { "hand": hand, "melds": melds } });
        let request = json!({ "v": 1, "rules": rules, "seats": seats, "end": { "kind": "win", "wins": [win] } });
        let answer = respond(&request);
        let found = match answer["wins"][0]["total"].as_i64() {
            Some(total) => Ok(total),
            None => Err(answer["problems"][0]["key"].as_str().unwrap()),
        };
        assert_eq!(found, expected, "{rules} {seat} {by:?} {open}");
    }
}
