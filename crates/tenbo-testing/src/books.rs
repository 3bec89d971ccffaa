//! Rulebooks as requests give them, and how many random cases a run tries.

use serde_json::Value;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::{Place, Reader};
use tenbo_engine::rules::read;

/// Rules ready for scoring: an id, or a rulebook with its base.
pub fn plan(rules: &Value) -> Plan {
    let mut reader = Reader::default();
    let book = read::rulebook(rules, &Place::default(), &mut reader).unwrap();
    assert!(reader.problems.is_empty(), "{rules}: {:?}", reader.problems);
    Plan::new(book)
}

/// How many cases to try: `full` of them in the full run, which `TENBO_FULL=1` asks for.
pub fn count(some: usize, full: usize) -> usize {
    if std::env::var_os("TENBO_FULL").is_some() { full } else { some }
}
