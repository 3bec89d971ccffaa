//! Every special hand as a vector (`tests/data/special-hands`): the limit hands of the catalogue, whatever counts directly in
//! a shipped rulebook, and the hands that these define themselves. Known hands have theirs in their own file.

use std::collections::BTreeSet;
use std::fs;
use std::str::FromStr;

use serde_json::{Value, json};
use tenbo_engine::patterns::{Category, Pattern};
use tenbo_engine::rules::{Rulebook, is_direct};
use tenbo_testing::deal::ask_line;
use tenbo_testing::files;

/// Stands for a rulebook in which the pattern alone counts, at the limit of 1,000.
const ALONE: &str = "*";

struct Row {
    rules: String,
    pattern: Pattern,
    name: String,
    total: i64,
    hand: String,
    near: String,
    line: String,
}

impl Row {
    fn rules(&self) -> Value {
        match &*self.rules {
            ALONE => json!({
                "base": "four-winds-blank",
                "options": { "limit": 1000, "earths-blessing": "first-draw", "seven-pairs-four-alike": true,
                    "riichi": true, "open-riichi": true },
                "winner": { self.pattern.as_str(): { "value": 100, "unit": "percent-of-limit" } },
            }),
            id => json!(id),
        }
    }

    fn book(&self) -> Option<Rulebook> {
        Rulebook::shipped(&self.rules).ok()
    }

    /// What a hand is worth, if it is worth something and the pattern counts in it.
    fn counts_in(&self, hand: &str) -> Option<i64> {
        let answer = ask_line(&self.rules(), hand);
        let complete = answer["ok"] == true || answer["problems"][0]["key"] == "not-complete";
        assert!(complete, "{}\n{hand}: {answer}", self.line);
        let mut lines = answer["wins"][0]["lines"].as_array().into_iter().flatten();
        let counted = lines.any(|line| line["pattern"] == self.pattern.as_str() && line["fate"] == "counted");
        answer["wins"][0]["total"].as_i64().filter(|_| counted)
    }
}

/// A deal in a line; the seat is South unless one is named.
fn deal(text: &str) -> String {
    if text.contains(": ") { text.to_owned() } else { format!("S: {text}") }
}

fn rows() -> Vec<Row> {
    let text = files::text("tests/data/special-hands/hands.tsv");
    let rows = text.lines().skip(1).map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [rules, pattern, name, total, hand, near, why, source] = fields[..] else {
            panic!("not eight fields: {line}")
        };
        assert!(why.len() > 3 && source.len() > 3, "no reason or no source: {line}");
        Row {
            rules: rules.to_owned(),
            pattern: Pattern::from_str(pattern).unwrap_or_else(|_| panic!("no pattern: {line}")),
            name: name.to_owned(),
            total: total.parse().unwrap_or_else(|_| panic!("no total: {line}")),
            hand: deal(hand),
            near: deal(near),
            line: line.to_owned(),
        }
    });
    rows.collect()
}

#[test]
fn each_hand_is_worth_what_its_source_says_and_the_one_beside_it_is_not_one() {
    let mut wrong = Vec::new();
    for row in rows() {
        let (is, near) = (row.counts_in(&row.hand), row.counts_in(&row.near));
        if is != Some(row.total) || near.is_some() {
            wrong.push(format!("{is:?}, near {near:?}: {}", row.line));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_special_hand_of_catalogue_and_rulebooks_has_a_row() {
    let rows = rows();
    let mut missing = BTreeSet::new();
    let has = |pattern: Pattern| rows.iter().any(|row| row.pattern == pattern);
    let limit = Pattern::ALL.iter().filter(|pattern| pattern.def().category == Category::Limit);
    missing.extend(limit.filter(|&&pattern| !has(pattern)).map(ToString::to_string));
    let folder = fs::read_dir(files::path("crates/tenbo-engine/src/rules/books")).unwrap();
    let names = folder.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let books: Vec<Rulebook> = names.filter_map(|name| Rulebook::shipped(name.strip_suffix(".json")?).ok()).collect();
    assert!(books.len() > 40, "{}", books.len());
    for book in &books {
        let (system, limit) = (book.options.counting.system, book.options.counting.limit);
        let direct = book
            .winner
            .iter()
            .filter(|(pattern, item)| pattern.custom_number().is_none() && is_direct(item, system, limit));
        missing
            .extend(direct.filter(|&(&pattern, _)| !has(pattern)).map(|(pattern, _)| format!("{} {pattern}", book.id)));
        // A rulebook that stands on another one has its hands.
        for (pattern, hand) in &book.hands {
            let same = |row: &Row| {
                row.pattern == *pattern
                    && row.book().is_some_and(|of| of.hands.get(pattern).is_some_and(|of| of.template == hand.template))
            };
            if !rows.iter().any(same) {
                missing.insert(format!("{} {pattern} {}", book.id, hand.name));
            }
        }
    }
    assert!(missing.is_empty(), "without a vector: {missing:#?}");
}

#[test]
fn rows_name_the_hands_that_they_are_about() {
    let mut seen = BTreeSet::new();
    for row in rows() {
        let book = row.book();
        let own = book.as_ref().and_then(|book| book.hands.get(&row.pattern));
        assert_eq!(own.map_or("", |hand| &*hand.name), row.name, "{}", row.line);
        assert!(row.rules == ALONE || book.is_some_and(|book| book.winner.contains_key(&row.pattern)), "{}", row.line);
        assert!(seen.insert((row.rules.clone(), row.hand.clone())), "twice: {}", row.line);
    }
}
