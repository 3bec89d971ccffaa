//! Whole answers to 300 requests, to be read: a change of one is seen in its diff.
//!
//! `tests/data/answers/FAMILY.jsonl` has the requests, one a line; `FAMILY.snap` each with its answer. They were chosen
//! so that every pattern, reason, problem and transfer is in at least one: what is new needs a line more. `cargo insta
//! review` (or `INSTA_UPDATE=always cargo test -p tenbo-engine --test contract answers`) takes over what has changed.
//! Whether answers are right is for the other tests, which know the rules.

use std::collections::BTreeSet;

use insta::{Settings, assert_snapshot};
use serde_json::{Map, Value};
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Reason;
use tenbo_engine::problems::ProblemKey;
use tenbo_engine::rules::is_made_by_jokers_alone;
use tenbo_engine::settle::TransferReason;
use tenbo_engine::wire::respond;
use tenbo_testing::files;

const FOLDER: &str = "tests/data/answers";

/// The families of rules, and requests that name no rulebook.
const FILES: [&str; 9] = [
    "riichi",
    "chinese-official",
    "classical",
    "hong-kong",
    "taiwanese",
    "zung-jung",
    "four-winds",
    "regional",
    "other",
];

/// What the package for JavaScript reports: a text that is no JSON, a call before it has started.
const OF_THE_PACKAGE: [ProblemKey; 2] = [ProblemKey::Syntax, ProblemKey::NotStarted];

fn requests(file: &str) -> Vec<Value> {
    let text = files::text(format!("{FOLDER}/{file}.jsonl"));
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn answers_are_what_they_were() {
    let mut settings = Settings::clone_current();
    settings.set_snapshot_path(files::path(FOLDER));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| {
        for file in FILES {
            let answered = |request: Value| format!("{request}\n{}\n", laid_out(&respond(&request), 0));
            assert_snapshot!(file, requests(file).into_iter().map(answered).collect::<Vec<_>>().join("\n"));
        }
    });
}

/// A value on one line, or if that is too long, on as few as do: the entries of a list on a line each, the fields of an
/// object side by side. The JSON of insta and serde has a line for each number.
fn laid_out(value: &Value, indent: usize) -> String {
    const WIDTH: usize = 120;
    let line = value.to_string();
    if indent + line.len() <= WIDTH {
        return line;
    }
    let inner = indent + 2;
    let (open, parts, close): (_, Vec<String>, _) = match value {
        Value::Object(map) => {
            let field = |(key, value)| format!("{key:?}:{}", laid_out(value, inner));
            ('{', map.iter().map(field).collect(), '}')
        }
        Value::Array(list) => ('[', list.iter().map(|value| laid_out(value, inner)).collect(), ']'),
        _ => return line,
    };
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(last) if value.is_object() && !part.contains('\n') && inner + last.len() + part.len() < WIDTH => {
                *last += &format!(", {part}");
            }
            _ => lines.push(part),
        }
    }
    let separator = format!(",\n{:inner$}", "");
    format!("{open}\n{:inner$}{}\n{:indent$}{close}", "", lines.join(&separator), "")
}

/// Calls `tell` for each object, anywhere in a value.
fn each_object<'a>(value: &'a Value, tell: &mut impl FnMut(&'a Map<String, Value>)) {
    match value {
        Value::Object(map) => {
            tell(map);
            map.values().for_each(|value| each_object(value, tell));
        }
        Value::Array(list) => list.iter().for_each(|value| each_object(value, tell)),
        _ => {}
    }
}

#[test]
fn everything_is_in_an_answer() {
    let answers: Vec<Value> = FILES.iter().flat_map(|file| requests(file)).map(|request| respond(&request)).collect();
    let mut reported = BTreeSet::new();
    answers.iter().for_each(|answer| {
        each_object(answer, &mut |object| {
            let counts = object.get("fate").is_none_or(|fate| fate == "counted");
            let keys = ["why", "key", "kind"].into_iter().chain(counts.then_some("pattern"));
            reported.extend(keys.filter_map(|key| Some((key, object.get(key)?.as_str()?))));
        });
    });
    let missing = |key: &'static str, names: &mut dyn Iterator<Item = &'static str>| -> Vec<&str> {
        names.filter(|name| !reported.contains(&(key, name))).collect()
    };
    let none: [&str; 0] = [];
    let patterns = Pattern::ALL.iter().filter(|&&pattern| !is_made_by_jokers_alone(pattern));
    assert_eq!(missing("pattern", &mut patterns.map(|pattern| pattern.as_str())), none);
    assert_eq!(missing("why", &mut Reason::ALL.iter().map(|reason| reason.as_str())), none);
    let problems = ProblemKey::ALL.iter().filter(|key| !OF_THE_PACKAGE.contains(key));
    assert_eq!(missing("key", &mut problems.map(|key| key.as_str())), none);
    // A game pays yakitori at its end, where a transfer has only its reason.
    let of_deals = TransferReason::ALL.iter().filter(|&&reason| reason != TransferReason::Yakitori);
    assert_eq!(missing("kind", &mut of_deals.map(|reason| reason.as_str())), none);
    assert!(reported.contains(&("why", "yakitori")));
    assert!(answers.len() >= 300, "add, do not take away: {}", answers.len());
}
