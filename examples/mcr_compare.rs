//! Our answers beside another scorer's: `cargo run --release --example mcr_compare -- hands.jsonl PEER answers.jsonl`
//!
//! Prints a Markdown table, how often each fan counted, and every difference; fails if there is any, or if the hands
//! leave a fan out.

use std::collections::BTreeMap;
use std::env;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::process::ExitCode;

use serde_json::Value;
use tenbo_testing::fans::{FANS, counted, lists, read};
use tenbo_testing::mcr::{BOOK, Record, plan};

fn lines(path: &str) -> io::Result<impl Iterator<Item = Value>> {
    let lines = BufReader::new(File::open(path)?).lines();
    Ok(lines.map(|line| serde_json::from_str(&line.expect("a line of text")).expect("a line of JSON")))
}

fn main() -> io::Result<ExitCode> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [hands, peer, answers] = args.as_slice() else { panic!("hands, the peer's name, its answers") };
    let plan = plan(BOOK);
    let mut differences = Vec::new();
    let mut seen: BTreeMap<u8, u64> = BTreeMap::new();
    let (mut count, mut below, mut several, mut shown_equal) = (0, 0, 0, 0);
    for (hand, want) in lines(hands)?.zip(lines(answers)?) {
        let record = Record::read(&hand);
        count += 1;
        let score = match record.score(&plan) {
            Ok(score) => score,
            Err(problem) => {
                differences.push(format!("- hand {}: `{}` {problem}; the peer {want}", hand["id"], record.text()));
                continue;
            }
        };
        let theirs = read(&want["fans"]);
        let ours = lists(&score);
        below += usize::from(!score.tally.win);
        several += usize::from(ours.len() > 1);
        shown_equal += usize::from(counted(&score.lines) == theirs);
        for fan in theirs.keys() {
            *seen.entry(*fan).or_default() += 1;
        }
        if Some(score.tally.total) != want["total"].as_i64() || !ours.contains(&theirs) {
            let found = score.tally.total;
            differences.push(format!(
                "- hand {}: `{}` {found}, {ours:?}; the peer {}, {theirs:?}",
                hand["id"],
                record.text(),
                want["total"]
            ));
        }
    }
    assert_eq!(count, lines(hands)?.count(), "{peer} did not answer every hand");
    println!("| peer | hands | below 8 | several best lists | the same list shown | differences |");
    println!("| --- | ---: | ---: | ---: | ---: | ---: |");
    println!("| {peer} | {count} | {below} | {several} | {shown_equal} | {} |", differences.len());
    println!();
    let rarest = FANS.iter().map(|fan| (seen.get(&fan.0).copied().unwrap_or_default(), fan.1)).min();
    let (times, fan) = rarest.unwrap_or_default();
    println!("{} of 82 fans counted; the rarest is {fan}, in {times} hands.", seen.len());
    println!();
    for difference in &differences {
        println!("{difference}");
    }
    Ok(if differences.is_empty() && seen.len() == FANS.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
