//! One hand or more for every special rule of Kajongg's DMJL and BMJA, under the shipped rulebooks: the total beside
//! Kajongg's, what counts, and what does not and why. Where the two differ the rules are right, and the verdict stands with
//! the case.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tenbo_engine::patterns::{Category, Pattern};
use tenbo_engine::plan::Reason;
use tenbo_engine::score::Score;
use tenbo_testing::classical::{BOOKS, Record, plan};
use tenbo_testing::files;

fn cases() -> Vec<Value> {
    let text = files::text("tests/data/classical/special-hands.jsonl");
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn counted(score: &Score) -> Vec<Value> {
    let lines = score.lines.iter().filter(|line| line.reason.is_none());
    lines.map(|line| json!([line.pattern.as_str(), line.times])).collect()
}

fn not_counted(score: &Score) -> Vec<Value> {
    let mut lines: Vec<Value> = Vec::new();
    for line in &score.lines {
        let Some(why) = line.reason else { continue };
        let by: Vec<&str> = line.by.iter().map(|pattern| pattern.as_str()).collect();
        let line = json!([line.pattern.as_str(), why.as_str(), by]);
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

/// What differs from the expectation, empty if nothing.
fn differences(value: &Value, score: Option<&Score>) -> String {
    let expect = &value["expect"];
    let loser = value["win"].is_null();
    let mut wrong = Vec::new();
    let mut differ = |what: &str, found: Value, want: &Value| {
        if found != *want {
            wrong.push(format!("{what} {found}, not {want}"));
        }
    };
    let tally = score.map(|score| score.tally).unwrap_or_default();
    let win = tally.win && !loser;
    differ("win", json!(win), &expect["win"]);
    differ("total", json!(if win || loser { tally.total } else { 0 }), &expect["total"]);
    let barred: Vec<&str> = tally.barred.iter().map(|restriction| restriction.as_str()).collect();
    differ("barred", json!(barred), expect.get("barred").unwrap_or(&json!([])));
    match score {
        Some(score) => {
            differ("counted", json!(counted(score)), &expect["counted"]);
            differ("not counted", json!(not_counted(score)), &expect["not_counted"]);
        }
        None => differ("score", Value::Null, &expect["counted"]),
    }
    wrong.join("; ")
}

#[test]
fn special_hands() {
    let plans = BOOKS.map(|(rules, _)| (rules, plan(rules)));
    let (cases, mut failed, mut judged) = (cases(), Vec::new(), 0);
    for value in &cases {
        let (_, plan) = plans.iter().find(|(rules, _)| value["rules"] == *rules).unwrap();
        let record = Record::read(value);
        let wrong = differences(value, record.score(plan).as_ref());
        if !wrong.is_empty() {
            failed.push(format!("{} {}: {wrong}", value["id"], value["rules"]));
        }
        // Kajongg's own answer: the same win and total, or a verdict says why not.
        let (kajongg, expect) = (&value["kajongg"], &value["expect"]);
        let lost = value["win"].is_null();
        let same =
            kajongg["won"] == expect["win"] && (kajongg["total"] == expect["total"] || !lost && expect["win"] == false);
        judged += usize::from(!same);
        if same == value["verdict"].is_string() {
            failed.push(format!(
                "{} {}: a verdict where there is a difference, and only there",
                value["id"], value["rules"]
            ));
        }
    }
    assert_eq!((cases.len(), judged), (156, 4));
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// Every limit hand and every call for one that the two rulebooks have is counted in some case, but for those that need
/// a streak of the dealer or a dealt hand.
#[test]
fn every_limit_hand_has_a_case() {
    let cases = cases();
    for (rules, _) in BOOKS {
        let own: Vec<&Value> = cases.iter().filter(|value| value["rules"] == rules).collect();
        let counted: BTreeSet<&str> = own
            .iter()
            .flat_map(|value| value["expect"]["counted"].as_array().into_iter().flatten())
            .filter_map(|line| line[0].as_str())
            .collect();
        let book = plan(rules).rulebook().clone();
        let wanted = book.winner.iter().filter(|(_, item)| item.unit.as_str() == "percent-of-limit");
        let missing: Vec<Pattern> =
            wanted.map(|(pattern, _)| *pattern).filter(|p| !counted.contains(p.as_str())).collect();
        let events = missing.iter().filter(|pattern| pattern.def().category == Category::Winning).count();
        assert_eq!(events, missing.len(), "{rules} has no case of {missing:?}");
    }
}

/// A reason of each kind that these rules can give is among the cases.
#[test]
fn the_cases_have_reasons() {
    let reasons: BTreeSet<String> = cases()
        .iter()
        .flat_map(|value| value["expect"]["not_counted"].as_array().cloned().unwrap_or_default())
        .map(|line| line[1].as_str().unwrap().to_owned())
        .collect();
    for why in [Reason::Implied, Reason::DirectCount, Reason::NotConcealed] {
        assert!(reasons.contains(why.as_str()), "{why} is in no case");
    }
}
