//! The classical game against Kajongg 22.12: 6,000 of its own random hands, won, calling and lost, under the rules of the
//! German league and of the British association, with points, doubles, limits and totals. Every twelfth is scored here,
//! all of them with `TENBO_FULL=1`.

use std::env;

use serde_json::Value;
use tenbo_testing::classical::{BOOKS, Record, kajongg_plan};
use tenbo_testing::files;

#[test]
fn corpus() {
    let step = if env::var_os("TENBO_FULL").is_some() { 1 } else { 6 };
    let plans = BOOKS.map(|(rules, _)| (rules, kajongg_plan(rules)));
    let (mut count, mut winners, mut losers, mut failed) = (0, 0, 0, Vec::new());
    for (place, line) in files::corpus("tests/data/classical/kajongg-6000.jsonl.gz").enumerate() {
        // Each hand stands there twice, once for each ruleset.
        if place / 2 % step != 0 {
            continue;
        }
        let value: Value = serde_json::from_str(&line).unwrap();
        let record = Record::read(&value);
        let (rules, plan) = plans.iter().find(|(rules, _)| value["rules"] == *rules).unwrap();
        let wrong = record.differences(plan, &value);
        if value["win"].is_string() {
            winners += 1;
        } else {
            losers += 1;
        }
        count += 1;
        if !wrong.is_empty() {
            failed.push(format!("{rules} {}: {wrong}; {}", record.text(), value["items"]));
        }
    }
    assert_eq!(count, 12_000 / step);
    assert!(winners > losers && losers > count / 4, "{winners} winners, {losers} losers");
    assert!(
        failed.is_empty(),
        "{} of {count}\n{}",
        failed.len(),
        failed.iter().take(40).cloned().collect::<Vec<_>>().join("\n")
    );
}
