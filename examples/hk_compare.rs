//! Our faan beside another scorer's: `cargo run --release --example hk_compare -- COUNT hands.jsonl PEER answers.jsonl`
//!
//! Takes the first COUNT hands that are hands of Hong Kong; prints a Markdown table and every difference with its verdict;
//! fails if there is one without.

use std::collections::BTreeMap;
use std::env;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::process::ExitCode;

use serde_json::Value;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::shipped;
use tenbo_engine::score::{Breakdown, Score};
use tenbo_testing::mcr::Record;

/// What a limit hand is worth, and the most that is compared.
const LIMIT: i64 = 13;

fn lines(path: &str) -> io::Result<impl Iterator<Item = Value>> {
    let lines = BufReader::new(File::open(path)?).lines();
    Ok(lines.map(|line| serde_json::from_str(&line.expect("a line of text")).expect("a line of JSON")))
}

/// Who is right where the peer says something else, by the rules of docs/rules/hong-kong.md.
fn verdict(hand: &Value, score: &Score, want: &Value) -> Option<&'static str> {
    let counts = |pattern| score.lines.iter().any(|line| line.reason.is_none() && line.pattern == pattern);
    let kongs = hand["melds"].as_array().into_iter().flatten();
    let concealed = kongs.filter_map(Value::as_str).any(|meld| meld.starts_with('A'));
    match hand["flowers"].as_u64() {
        _ if counts(Pattern::FourConcealedPungs) && concealed && want["best"].as_i64() < Some(LIMIT) => Some(
            "A concealed kong is a concealed triplet: four of them, self-drawn, are a limit hand; it knows only pungs",
        ),
        Some(8) if counts(Pattern::AllEight) => {
            Some("Eight flowers are a limit hand; it counts two sets of four, two faan each")
        }
        Some(7) if counts(Pattern::SevenFlowers) => {
            Some("Seven flowers are a flower hand of three faan; it counts one set of four and the seat's own")
        }
        _ => None,
    }
}

fn counted(score: &Score) -> Vec<String> {
    let counted = score.lines.iter().filter(|line| line.reason.is_none());
    counted.map(|line| format!("{} {}", line.pattern, line.value)).collect()
}

fn main() -> io::Result<ExitCode> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [most, hands, peer, answers] = args.as_slice() else { panic!("how many, hands, the peer's name, its answers") };
    let most: u32 = most.parse().expect("COUNT is a number");
    let mut book = shipped::find("hong-kong-old-style").expect("it is shipped");
    book.minimum = None;
    let plan = Plan::new(book);
    let (mut count, mut limits, mut not_first) = (0, 0, 0);
    let (mut judged, mut differences) = (BTreeMap::<&str, Vec<String>>::new(), Vec::new());
    let mut seen = [false; Pattern::COUNT];
    for (hand, want) in lines(hands)?.zip(lines(answers)?) {
        if count == most {
            break;
        }
        let record = Record::read(&hand);
        let score = match record.score(&plan) {
            Ok(score) => score,
            Err(_) if want["won"] == false => continue,
            Err(problem) => {
                differences.push(format!("- hand {}: `{}` {problem}; the peer {want}", hand["id"], record.text()));
                continue;
            }
        };
        count += 1;
        let ours = match score.tally.breakdown {
            Breakdown::Faan { faan, .. } => faan.floor().min(LIMIT),
            _ => LIMIT,
        };
        limits += u32::from(score.tally.is_direct());
        not_first += u32::from(want["first"] != want["best"]);
        for line in score.lines.iter().filter(|line| line.reason.is_none()) {
            if let Some(seen) = seen.get_mut(line.pattern.index()) {
                *seen = true;
            }
        }
        if want["best"].as_i64() != Some(ours) {
            let line = format!(
                "- hand {}: `{}` {ours}, {}; the peer {}, {}",
                hand["id"],
                record.text(),
                counted(&score).join(", "),
                want["best"],
                want["details"]
            );
            match verdict(&hand, &score, &want) {
                Some(verdict) => judged.entry(verdict).or_default().push(line),
                None => differences.push(line),
            }
        }
    }
    let patterns = plan.winner().items().iter().filter(|item| seen.get(item.pattern.index()) == Some(&true)).count();
    println!("| peer | hands | limit hands | its first arrangement is not its best | judged | differences |");
    println!("| --- | ---: | ---: | ---: | ---: | ---: |");
    let settled: usize = judged.values().map(Vec::len).sum();
    println!("| {peer} | {count} | {limits} | {not_first} | {settled} | {} |", differences.len());
    println!();
    println!("{patterns} of {} items counted.", plan.winner().items().len());
    for (verdict, list) in judged.iter().map(|(verdict, list)| (*verdict, list)).chain([("Differences", &differences)])
    {
        if !list.is_empty() {
            println!("\n## {verdict} ({} hands)\n", list.len());
            list.iter().for_each(|line| println!("{line}"));
        }
    }
    Ok(if differences.is_empty() && count == most { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
