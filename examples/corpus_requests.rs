//! Every hand of a corpus as a request of the contract, one a line, for `examples/score`:
//!
//! `cargo run --release --example corpus_requests -- riichi|mcr|classical > requests.jsonl`
//!
//! Riichi's hands are asked under three rulebooks, those of the classical game under the one that each record names.

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use serde_json::Value;
use tenbo_engine::deal::{Riichi, SeatDraft};
use tenbo_testing::requests::request_under;
use tenbo_testing::{classical, files, mcr, riichi};

fn main() -> ExitCode {
    let corpus = std::env::args().nth(1).unwrap_or_default();
    let written = match corpus.as_str() {
        "riichi" => riichi_requests(),
        "mcr" => write("tests/data/mcr/corpus-20000.jsonl.gz", |hand| {
            vec![request_under(mcr::Record::read(hand).draft(), mcr::BOOK)]
        }),
        "classical" => write("tests/data/classical/kajongg-6000.jsonl.gz", |hand| {
            let rules = classical::BOOKS.iter().find(|(name, _)| hand["rules"] == *name);
            let rules = rules.expect("a record names its rules").1;
            vec![request_under(&classical::Record::read(hand).draft(), rules)]
        }),
        _ => {
            eprintln!("corpus_requests: riichi, mcr or classical");
            return ExitCode::FAILURE;
        }
    };
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("corpus_requests: {error}");
            ExitCode::FAILURE
        }
    }
}

fn riichi_requests() -> io::Result<()> {
    let books: Vec<_> = riichi::PROFILES.iter().map(|(profile, id)| (*profile, *id, riichi::plan(profile))).collect();
    write("tests/data/riichi/corpus-20000.jsonl.gz", |hand| {
        let record = riichi::Record::read(hand);
        let asked = books.iter().filter(|(profile, ..)| hand["answers"].get(profile).is_some());
        let asked = asked.map(|(_, id, plan)| {
            let mut draft = record.draft_for(plan);
            // A record may leave the winner's own stick out; the contract wants it among the deposits.
            let declared = draft.seats.iter().filter(|(_, seat)| declared(seat.as_ref())).count() as u32;
            draft.deposits = draft.deposits.max(declared);
            request_under(&draft, *id)
        });
        asked.collect()
    })
}

/// Whether a seat has a stick on the table.
fn declared(seat: Option<&SeatDraft>) -> bool {
    seat.is_some_and(|seat| seat.riichi != Riichi::None)
}

/// Writes the requests of each line of a corpus.
fn write(corpus: &str, requests: impl Fn(&Value) -> Vec<Value>) -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    for line in files::corpus(corpus) {
        for mut request in requests(&serde_json::from_str(&line)?) {
            request["detail"] = "explain".into();
            serde_json::to_writer(&mut out, &request)?;
            writeln!(out)?;
        }
    }
    out.flush()
}
