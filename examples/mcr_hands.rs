//! Random Chinese Official hands for another scorer: `cargo run --release --example mcr_hands -- SEED COUNT > hands.jsonl`

use std::env;
use std::io::{self, BufWriter, Write};

use tenbo_testing::fan_hands;
use tenbo_testing::random::Random;

fn main() -> io::Result<()> {
    let mut args = env::args().skip(1).map(|arg| arg.parse::<u64>().expect("SEED and COUNT are numbers"));
    let (seed, count) = (args.next().unwrap_or(1), args.next().unwrap_or(1000));
    let mut random = Random::new(seed);
    let mut out = BufWriter::new(io::stdout().lock());
    let mut id = 0;
    while id < count {
        let Some(hand) = fan_hands::hand(&mut random, id) else { continue };
        serde_json::to_writer(&mut out, &hand)?;
        writeln!(out)?;
        id += 1;
    }
    out.flush()
}
