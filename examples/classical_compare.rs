//! Our scores beside Kajongg's: `cargo run --release --example classical_compare -- PEER records.jsonl`
//!
//! Prints a Markdown table and every difference; fails if there is one that no verdict explains.

use std::env;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::process::ExitCode;

use serde_json::Value;
use tenbo_testing::classical::{BOOKS, Record, kajongg_plan, verdict};

#[derive(Default)]
struct Counts {
    hands: u32,
    wins: u32,
    barred: u32,
    losers: u32,
    limits: u32,
    judged: Vec<String>,
    differences: Vec<String>,
}

fn main() -> io::Result<ExitCode> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [peer, records] = args.as_slice() else { panic!("the peer's name, its records") };
    let plans = BOOKS.map(|(rules, _)| (rules, kajongg_plan(rules)));
    let mut counts = BOOKS.map(|_| Counts::default());
    for line in BufReader::new(File::open(records)?).lines() {
        let value: Value = serde_json::from_str(&line?).expect("a line of JSON");
        let place = plans.iter().position(|(rules, _)| value["rules"] == *rules).expect("a ruleset that is known");
        let (Some((_, plan)), Some(count)) = (plans.get(place), counts.get_mut(place)) else { continue };
        count.hands += 1;
        match (value["win"].is_string(), value["won"] == true) {
            (true, true) => count.wins += 1,
            (true, false) => count.barred += 1,
            _ => count.losers += 1,
        }
        count.limits += u32::from(value["limits"].as_f64().is_some_and(|limits| limits > 0.0));
        let record = Record::read(&value);
        let wrong = record.differences(plan, &value);
        if wrong.is_empty() {
            continue;
        }
        let line =
            format!("- {} {}: `{}` {wrong}", value["rules"].as_str().unwrap_or_default(), value["id"], record.text());
        match verdict(&record, plan, &value) {
            Some(verdict) => count.judged.push(format!("{line}. {verdict}")),
            None => count.differences.push(format!("{line}; the peer: {}", value["items"])),
        }
    }
    println!(
        "| peer | rules | hands | won | may not win | losers | limit hands and calls for one | judged | differences |"
    );
    println!("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    for ((rules, _), count) in plans.iter().zip(&counts) {
        let Counts { hands, wins, barred, losers, limits, judged, differences } = count;
        let (judged, differences) = (judged.len(), differences.len());
        println!("| {peer} | {rules} | {hands} | {wins} | {barred} | {losers} | {limits} | {judged} | {differences} |");
    }
    println!();
    for line in counts.iter().flat_map(|count| count.differences.iter().chain(&count.judged)) {
        println!("{line}");
    }
    let same = counts.iter().all(|count| count.differences.is_empty() && count.hands > 0);
    Ok(if same { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
