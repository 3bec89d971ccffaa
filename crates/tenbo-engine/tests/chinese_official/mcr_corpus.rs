//! Chinese Official against 20,000 generated hands: PyMahjongGB 1.4.0 and an independent reference agree on every total
//! and every list of fans; `optimal` holds all lists of the highest total. Every tenth is scored here, all of them with
//! `TENBO_FULL=1`.

use std::collections::BTreeSet;
use std::env;

use serde_json::Value;
use tenbo_testing::fans::{Fans, lists, read};
use tenbo_testing::files;
use tenbo_testing::mcr::{BOOK, Record, plan};

#[test]
fn corpus() {
    let step = if env::var_os("TENBO_FULL").is_some() { 1 } else { 10 };
    let plan = plan(BOOK);
    let mut failed = Vec::new();
    let (mut count, mut wrong_hands, mut several, mut missing, mut extra) = (0, 0, 0, Vec::new(), Vec::new());
    for line in files::corpus("tests/data/mcr/corpus-20000.jsonl.gz").step_by(step) {
        let value: Value = serde_json::from_str(&line).unwrap();
        let record = Record::read(&value);
        let optimal: Vec<Fans> = value["optimal"].as_array().unwrap().iter().map(read).collect();
        let (wrong, score) = record.differences(&plan, value["total"].as_i64().unwrap(), &optimal);
        if !wrong.is_empty() {
            wrong_hands += 1;
            if failed.len() < 40 {
                failed.push(format!("{} {}: {wrong}", value["id"], record.text()));
            }
        } else if let Some(score) = score {
            let ours: BTreeSet<Fans> = lists(&score).into_iter().collect();
            let theirs: BTreeSet<Fans> = optimal.into_iter().collect();
            several += usize::from(theirs.len() > 1);
            if !theirs.is_subset(&ours) {
                missing.push(format!("{} {}: {:?}", value["id"], record.text(), theirs.difference(&ours)));
            }
            if !ours.is_subset(&theirs) {
                extra.push(format!("{} {}: {:?}", value["id"], record.text(), ours.difference(&theirs)));
            }
        }
        count += 1;
    }
    assert_eq!(count, 20_000 / step);
    println!("{several} hands with several best lists; some missing in {}, more in {}", missing.len(), extra.len());
    for line in missing.iter().take(20).chain(extra.iter().take(20)) {
        println!("{line}");
    }
    assert!(failed.is_empty(), "{wrong_hands} of {count}\n{}", failed.join("\n"));
}
