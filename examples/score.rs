//! The contract for batch use: a JSON request a line in, a JSON answer a line out.
//!
//! `cargo run --release --example score < requests.jsonl`

use std::io::{self, BufRead, BufWriter, Write};

use serde_json::Value;
use tenbo_engine::problems::{Place, Problem, ProblemKey};
use tenbo_engine::wire::{refused, respond};

fn main() -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let answer = match serde_json::from_str::<Value>(&line) {
            Ok(value) => respond(&value),
            Err(error) => syntax(&error),
        };
        serde_json::to_writer(&mut out, &answer)?;
        writeln!(out)?;
    }
    out.flush()
}

/// A line that is no JSON: where it stops making sense.
fn syntax(error: &serde_json::Error) -> Value {
    let problem = Problem::new(ProblemKey::Syntax, Place::default()).chars((error.column(), error.column()));
    refused(problem)
}
