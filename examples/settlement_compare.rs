//! Who pays whom beside Kajongg: `cargo run --release --example settlement_compare -- PEER records.jsonl`
//!
//! Each record is four totals, a winner or none, a liable seat or none, and what every seat gains; it is asked through the
//! contract. Prints a Markdown table and every difference; fails if there is one.

use std::collections::BTreeMap;
use std::env;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::process::ExitCode;

use serde_json::{Value, json};
use tenbo_engine::wire::respond;

/// Kajongg's rulesets and the rulebooks that they are. Kajongg settles a drawn deal in both of them; by
/// mahjongbritishrules.com that is a wash-out, so our BMJA does not, and is set as Kajongg has it.
const BOOKS: [(&str, &str); 2] = [("DMJL", "dmjl"), ("BMJA", "bmja")];

#[derive(Default)]
struct Counts {
    deals: u32,
    moved: u32,
    differences: Vec<String>,
}

fn main() -> io::Result<ExitCode> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [peer, records] = args.as_slice() else { panic!("the peer's name, its records") };
    let mut counts: BTreeMap<(String, &str), Counts> = BTreeMap::new();
    for line in BufReader::new(File::open(records)?).lines() {
        let record: Value = serde_json::from_str(&line?).expect("a line of JSON");
        let about = match (record["winner"].is_string(), record["payer"].is_string()) {
            (true, false) => "won",
            (true, true) => "won, one seat liable",
            _ => "drawn",
        };
        let rules = record["rules"].as_str().expect("a ruleset").to_owned();
        let count = counts.entry((rules, about)).or_default();
        let answer = respond(&request(&record));
        count.deals += 1;
        count.moved += u32::from(record["payments"].as_object().expect("payments").values().any(|sum| *sum != 0));
        let same = answer["ok"] == true
            && ["E", "S", "W", "N"].iter().all(|seat| answer["net"][seat] == record["payments"][seat])
            && answer["net"]["bank"] == 0
            && answer["net"]["table"] == 0;
        if !same {
            count.differences.push(format!("- `{record}`: {} {}", answer["net"], answer["problems"]));
        }
    }
    println!("| peer | rules | deals | settled | something paid | differences |");
    println!("| --- | --- | --- | ---: | ---: | ---: |");
    for ((rules, about), Counts { deals, moved, differences }) in &counts {
        println!("| {peer} | {rules} | {about} | {deals} | {moved} | {} |", differences.len());
    }
    println!();
    counts.values().flat_map(|count| &count.differences).take(20).for_each(|line| println!("{line}"));
    let same = counts.len() == 3 * BOOKS.len() && counts.values().all(|count| count.differences.is_empty());
    Ok(if same { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The record as a deal of which only totals are known.
fn request(record: &Value) -> Value {
    let (_, rules) = BOOKS.iter().find(|(name, _)| record["rules"] == *name).expect("a ruleset that is known");
    let seats = record["totals"].as_object().expect("totals").iter();
    let seats: Value = seats.map(|(seat, total)| (seat.clone(), json!({ "total": total }))).collect();
    let end = if record["winner"].is_null() {
        json!({ "kind": "draw", "cause": "wall" })
    } else {
        let mut win = json!({ "seat": record["winner"], "by": record["by"] });
        if record["from"].is_string() {
            win["from"] = record["from"].clone();
        }
        if record["payer"].is_string() {
            win["liable"] = record["payer"].clone();
        }
        json!({ "kind": "win", "wins": [win] })
    };
    let rules = json!({ "base": rules, "options": { "draw-payments": "hands" } });
    json!({ "v": 1, "rules": rules, "seats": seats, "end": end })
}
