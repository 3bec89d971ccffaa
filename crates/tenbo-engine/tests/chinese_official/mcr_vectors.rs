//! Chinese Official against 403 worked hands: the 249 of the New MCR rulebook (Natsuki ed., 2025.08), 129 unit tests of
//! zheng-fan/GB-Mahjong, and the FAQ, columns and threads that each hand's `source` names.

use std::collections::BTreeSet;

use serde_json::Value;
use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::shipped;
use tenbo_testing::fans::{FANS, Fans, read};
use tenbo_testing::files;
use tenbo_testing::mcr::{BOOK, Record};

/// Their expectations are older than the ruling of 2025 that a tile of the knitted body can also be a closed wait (D6).
const BEFORE_THE_RULING: &[&str] = &["gbmj-080", "gbmj-090"];

/// The default rulebook, with the wait inside the knitted body or without.
fn plan(knitted_waits: bool) -> Plan {
    let mut book = shipped::find(BOOK).unwrap();
    let key: OptionKey = "knitted-straight-waits".parse().unwrap();
    assert!(book.options.is_met(key), "the ruling of 2025 is the default");
    book.options.set(key, Some(i64::from(knitted_waits)));
    Plan::new(book)
}

fn vectors() -> Vec<Value> {
    let text = files::text("tests/data/mcr/vectors.jsonl");
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn worked_hands() {
    let (now, before) = (plan(true), plan(false));
    let vectors = vectors();
    let mut failed = Vec::new();
    for value in &vectors {
        let id = value["id"].as_str().unwrap();
        let plan = if BEFORE_THE_RULING.contains(&id) { &before } else { &now };
        let record = Record::read(value);
        let expect = value["expect"].as_array().unwrap();
        let accepted: Vec<Fans> = expect.iter().map(|one| read(&one["fans"])).collect();
        let (wrong, _) = record.differences(plan, expect[0]["total"].as_i64().unwrap(), &accepted);
        if !wrong.is_empty() {
            failed.push(format!("{id} ({}) {}: {wrong}", value["source"], record.text()));
        }
    }
    assert_eq!(vectors.len(), 403);
    assert!(failed.is_empty(), "{} of 403\n{}", failed.len(), failed.join("\n"));
}

/// Under the ruling the older two have a closed wait more.
#[test]
fn the_older_two_today() {
    let now = plan(true);
    for value in vectors().iter().filter(|value| BEFORE_THE_RULING.contains(&value["id"].as_str().unwrap())) {
        let expect = &value["expect"][0];
        let mut fans = read(&expect["fans"]);
        fans.insert(78, 1);
        let (wrong, _) = Record::read(value).differences(&now, expect["total"].as_i64().unwrap() + 1, &[fans]);
        assert_eq!(wrong, "");
    }
}

/// One table of names: every fan once, every pattern in one fan, all of them in the rulebook.
#[test]
fn every_fan_is_a_pattern_of_the_rulebook() {
    let book = shipped::find(BOOK).unwrap();
    let mut seen = BTreeSet::new();
    for (place, (number, name, patterns)) in FANS.iter().enumerate() {
        assert_eq!(usize::from(*number), place + 1, "{name}");
        for id in *patterns {
            let pattern: Pattern = id.parse().unwrap_or_else(|_| panic!("{name}: no pattern {id}"));
            assert!(book.winner.contains_key(&pattern), "{name} is not in {BOOK}");
            assert!(seen.insert(pattern), "{id} is two fans");
        }
    }
    for pattern in book.winner.keys() {
        assert!(seen.contains(pattern), "{pattern} is no fan");
    }
}
