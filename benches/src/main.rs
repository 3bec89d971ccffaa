//! Hands a second of the engine and of its peers: one thread, the same hands, medians of interleaved rounds.
//!
//! `cargo run --release [-- part of a name]` prints a Markdown table; `run.sh` adds the rows of wasm.

mod peers;

use std::time::{Duration, Instant};
use std::{env, fs};

use peers::{AgariHand, EnvHand};
use tenbo_benches::{Corpus, PROFILE, hands};

const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_secs(1);

struct Row<'a> {
    name: &'a str,
    includes: &'a str,
    pass: Box<dyn FnMut() -> i64 + 'a>,
    sum: i64,
    seen: Vec<f64>,
}

impl<'a> Row<'a> {
    fn new(name: &'a str, includes: &'a str, mut pass: impl FnMut() -> i64 + 'a) -> Row<'a> {
        let sum = pass();
        Row { name, includes, pass: Box::new(pass), sum, seen: Vec::new() }
    }

    fn round(&mut self, hands: usize) {
        let start = Instant::now();
        let mut passes = 0;
        while start.elapsed() < ROUND {
            assert_eq!((self.pass)(), self.sum, "{} does not repeat itself", self.name);
            passes += 1;
        }
        self.seen.push((passes * hands) as f64 / start.elapsed().as_secs_f64());
    }

    fn median(&self) -> f64 {
        let mut seen = self.seen.clone();
        seen.sort_by(f64::total_cmp);
        seen.get(seen.len() / 2).copied().unwrap_or_default()
    }
}

fn main() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/data/riichi/corpus-20000.jsonl.gz");
    let packed = fs::read(path).expect("the corpus can be read");
    let hands = hands(&packed);
    let corpus = Corpus::new(&hands);
    let mut deals = corpus.deals();
    let explained = corpus.deals();
    let env: Vec<EnvHand> = hands.iter().map(EnvHand::new).collect();
    let agari: Vec<AgariHand> = hands.iter().map(AgariHand::new).collect();
    let want: i64 = hands.iter().filter_map(|hand| hand["answers"][PROFILE]["pay"]["total"].as_i64()).sum();

    let part = env::args().nth(1).unwrap_or_default();
    let mut rows = vec![
        Row::new(
            "tenbo `score`",
            "all readings, patterns, fu, each seat's payments with counters and deposits",
            || deals.score(),
        ),
        Row::new("tenbo `explain`", "the fate of every pattern, every step, the other readings", || {
            explained.explain()
        }),
        Row::new("riichienv-core 0.4.11", "`calc`, its evaluator built beforehand", || {
            env.iter().map(EnvHand::score).sum()
        }),
        Row::new("riichienv-core 0.4.11, as called", "the evaluator's building as well", || {
            env.iter().map(EnvHand::build_and_score).sum()
        }),
        Row::new("agari 0.27.0", "structures, yaku, score; counts built beforehand", || {
            agari.iter().map(AgariHand::score).sum()
        }),
    ];
    rows.retain(|row| row.name.contains(&part));
    for _ in 0..ROUNDS {
        for row in &mut rows {
            row.round(hands.len());
        }
    }
    println!("| scorer | hands/s | of riichienv-core | what is timed |");
    println!("| --- | ---: | ---: | --- |");
    let peer = rows.iter().filter(|row| row.name.starts_with("riichienv")).map(Row::median).fold(0.0, f64::max);
    for row in &rows {
        println!("| {} | {:.0} | {:.2} | {} |", row.name, row.median(), row.median() / peer, row.includes);
    }
    for row in &rows {
        if row.sum != want {
            eprintln!("{}: the totals add up to {}, the corpus to {want}", row.name, row.sum);
        }
    }
}
