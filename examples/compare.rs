//! Our answers beside other scorers': `cargo run --release --example compare -- hands.jsonl PEER PROFILE answers.jsonl ...`
//!
//! Prints a Markdown table and every difference; fails if there is any.

use std::env;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::process::ExitCode;

use serde_json::Value;
use tenbo_testing::riichi;
use tenbo_testing::riichi::Record;

fn lines(path: &str) -> io::Result<impl Iterator<Item = Value>> {
    let lines = BufReader::new(File::open(path)?).lines();
    Ok(lines.map(|line| serde_json::from_str(&line.expect("a line of text")).expect("a line of JSON")))
}

fn main() -> io::Result<ExitCode> {
    let args: Vec<String> = env::args().skip(1).collect();
    let (hands, runs) = args.split_first().expect("a file of hands");
    let mut differences = Vec::new();
    println!("| peer | profile | hands | without a yaku | liable | differences |");
    println!("| --- | --- | ---: | ---: | ---: | ---: |");
    for run in runs.chunks_exact(3) {
        let [peer, profile, answers] = run else { continue };
        let plan = riichi::corpus_plan(profile);
        let (mut count, mut without, mut liable, before) = (0, 0, 0, differences.len());
        for (hand, want) in lines(hands)?.zip(lines(answers)?) {
            let record = Record::read(&hand);
            let wrong = record.differences(&plan, &want);
            count += 1;
            without += usize::from(want["ok"] == false);
            liable += usize::from(want["pao"] == true);
            if !wrong.is_empty() {
                differences.push(format!("- {peer}, {profile}, hand {}: `{}` {wrong}", hand["id"], record.text()));
            }
        }
        assert_eq!(count, lines(hands)?.count(), "{peer} under {profile} did not answer every hand");
        println!("| {peer} | {profile} | {count} | {without} | {liable} | {} |", differences.len() - before);
    }
    println!();
    for difference in &differences {
        println!("{difference}");
    }
    Ok(if differences.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
