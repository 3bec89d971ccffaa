//! scratch
#[path = "../examples/support/fan_hands.rs"]
mod fan_hands;
#[path = "../examples/support/fan_shapes.rs"]
mod fan_shapes;
#[path = "support/fans.rs"]
#[allow(dead_code, reason = "every test uses a part of it")]
mod fans;
#[path = "support/mcr.rs"]
#[allow(dead_code, reason = "every test uses a part of it")]
mod mcr;
#[path = "../examples/support/random.rs"]
mod random;
#[path = "../examples/support/shapes.rs"]
#[allow(dead_code, reason = "riichi's own list")]
mod shapes;

use flate2::read::GzDecoder;
use mcr::*;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader};

#[test]
fn dump() {
    let plan = plan(BOOK);
    let mut cells: BTreeMap<(u8, &'static str), (u64, String)> = BTreeMap::new();
    let mut bys: BTreeMap<(u8, &'static str), BTreeMap<String, (u64, String)>> = BTreeMap::new();
    let mut see = |value: &Value| {
        let record = Record::read(value);
        let score = record.score(&plan).unwrap();
        for line in &score.lines {
            let why = line.why.map_or("counted", |why| why.as_str());
            let key = (fans::fan_of(line.pattern.as_str()), why);
            let entry = cells.entry(key).or_insert_with(|| (0, record.text()));
            entry.0 += 1;
            for by in &line.by {
                let e = bys.entry(key).or_default().entry(by.as_str().to_owned()).or_insert_with(|| (0, record.text()));
                e.0 += 1;
            }
        }
    };
    for line in fs::read_to_string("tests/data/mcr/vectors.jsonl").unwrap().lines() {
        see(&serde_json::from_str(line).unwrap());
    }
    let file = fs::File::open("tests/data/mcr/corpus-20000.jsonl.gz").unwrap();
    for line in BufReader::new(GzDecoder::new(file)).lines() {
        see(&serde_json::from_str(&line.unwrap()).unwrap());
    }
    let mut random = random::Random::new(99);
    for id in 0..std::env::var("N").map_or(100_000, |n| n.parse().unwrap()) {
        if let Some(hand) = fan_hands::hand(&mut random, id) {
            see(&hand);
        }
    }
    for ((fan, why), (n, example)) in &cells {
        let by: Vec<String> =
            bys.get(&(*fan, *why)).into_iter().flatten().map(|(k, (n, _))| format!("{k}:{n}")).collect();
        println!("{fan:2} {:32} {why:15} {n:6} [{}] {example}", fans::name(*fan), by.join(" "));
    }
}
