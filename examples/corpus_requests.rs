//! Every hand of a corpus as a request of the contract, one a line, for `examples/score`:
//!
//! `cargo run --release --example corpus_requests -- riichi|mcr|classical|generated > requests.jsonl`
//!
//! Riichi's hands are asked under three rulebooks, those of the classical game under the one that each record names.
//! Generated deals are of all degrees of sanity, 500 under each rulebook.

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use serde_json::Value;
use tenbo_engine::deal::{Riichi, SeatDraft};
use tenbo_engine::rules::OFFERED;
use tenbo_testing::deals::{Books, deal_under};
use tenbo_testing::random::Random;
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
        "generated" => generated(),
        _ => {
            eprintln!("corpus_requests: riichi, mcr, classical or generated");
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

fn generated() -> io::Result<()> {
    const DEALS: u64 = 500;
    let mut out = BufWriter::new(io::stdout().lock());
    let books = Books::shipped();
    for (place, id) in (0..).zip(OFFERED) {
        for number in 0..DEALS {
            let deal = deal_under(&mut Random::new(place << 32 | number), &books, place as usize);
            writeln!(out, "{}", explained(request_under(&deal.draft, *id)))?;
        }
    }
    out.flush()
}

fn explained(mut request: Value) -> Value {
    request["detail"] = "explain".into();
    request
}

/// Whether a seat has a stick on the table.
fn declared(seat: Option<&SeatDraft>) -> bool {
    seat.is_some_and(|seat| seat.riichi != Riichi::None)
}

/// Writes the requests of each line of a corpus.
fn write(corpus: &str, requests: impl Fn(&Value) -> Vec<Value>) -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    for line in files::corpus(corpus) {
        for request in requests(&serde_json::from_str(&line)?) {
            writeln!(out, "{}", explained(request))?;
        }
    }
    out.flush()
}
