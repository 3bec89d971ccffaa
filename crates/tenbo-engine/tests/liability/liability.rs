//! The table of riichi liability, `data/liability-riichi.md`: each row through the contract, its workings added up.

use std::collections::BTreeMap;

use serde_json::json;
use tenbo_testing::deal::{ask_line, net};
use tenbo_testing::files;

/// `32,000`
fn amount(text: &str) -> i64 {
    text.trim().replace(',', "").parse().unwrap_or_else(|_| panic!("{text} is no amount"))
}

/// `W 16,000 + 600 = 16,600; table 1,000` as accounts; a sum must be right.
fn accounts(text: &str, sign: i64) -> BTreeMap<String, i64> {
    let one = |entry: &str| {
        let (name, working) = entry.trim().split_once(' ').unwrap_or_else(|| panic!("{entry} in {text}"));
        let (terms, sum) = working.split_once('=').unwrap_or((working, ""));
        let added: i64 = terms.split('+').map(amount).sum();
        assert!(sum.is_empty() || amount(sum) == added, "{entry}: {added}");
        (name.to_owned(), sign * added)
    };
    text.split(';').map(one).collect()
}

/// What the workings call a pattern.
const PATTERNS: [(&str, &str); 3] =
    [("big dragons", "big-three-dragons"), ("big winds", "big-four-winds"), ("four kongs", "four-kongs")];

#[test]
fn every_row_of_the_table_is_paid_as_worked_out() {
    let text = files::text("tests/data/liability-riichi.md");
    let mut rules = "";
    let (mut rows, mut books, mut failed) = (0, Vec::new(), Vec::new());
    for line in text.lines() {
        if let Some(id) = line.strip_prefix("## ") {
            rules = id;
            books.push(id);
        }
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let [about, deal, pays, gets, workings] = cells[..] else { continue };
        if !deal.starts_with('`') {
            continue;
        }
        rows += 1;
        let deal = deal.trim_matches('`');
        let mut want = accounts(pays, -1);
        want.extend(accounts(gets, 1));
        assert_eq!(want.values().sum::<i64>(), 0, "{rules}: {about}");
        let answer = ask_line(&json!(rules), deal);
        let found = net(&answer);
        if found != want {
            failed.push(format!(
                "{rules}: {about}: {deal}\n  {found:?}, not {want:?}: {workings} {}",
                answer["problems"]
            ));
            continue;
        }
        // Whoever the workings say has fed a pattern is liable for it, and nobody else is.
        let liable = answer["wins"][0]["liable"].as_array().into_iter().flatten();
        let named: Vec<(&str, String)> = PATTERNS
            .into_iter()
            .flat_map(|(name, id)| ["E", "S", "W", "N"].map(|seat| (name, id, seat)))
            .filter(|(name, _, seat)| {
                let part = workings.split("; ").find(|part| part.starts_with(name));
                part.is_some_and(|part| part.contains(&format!("from {seat}, who fed it")))
            })
            .map(|(_, id, seat)| (seat, id.to_owned()))
            .collect();
        let found: Vec<(&str, String)> =
            liable.map(|one| (one["seat"].as_str().unwrap(), one["rule"].as_str().unwrap().to_owned())).collect();
        assert_eq!(found, named, "{rules}: {about}: {deal}");
    }
    assert!(failed.is_empty(), "{} of {rows}\n{}", failed.len(), failed.join("\n"));
    assert_eq!(books.len(), 9, "every riichi rulebook: {books:?}");
    assert!(rows > 300, "{rows} rows");
}
