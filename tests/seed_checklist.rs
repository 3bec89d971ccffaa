//! `tests/data/seed-checklist.md` names proofs that are there, each where it says, and counts its lines as they are. Whether a
//! proof shows the line, a reader has to see.

use std::collections::BTreeMap;
use std::fs;

use serde_json::Value;
use tenbo_testing::{examples, files};

/// The ids of the worked examples.
fn vectors() -> Vec<String> {
    let folder = fs::read_dir(files::path("tests/data/executable")).unwrap();
    let texts = folder.map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap());
    let ids = |text: String| -> Vec<String> {
        let id = |line: &str| serde_json::from_str::<Value>(line).unwrap()["id"].as_str().unwrap().to_owned();
        text.lines().map(id).collect()
    };
    texts.flat_map(ids).collect()
}

/// The ids of those that the page is compared with.
fn said() -> Vec<String> {
    let source = files::text("crates/tenbo-wording/src/example_tests.rs");
    let list = source.split_once("const FILES").and_then(|(_, rest)| rest.split_once("];")).unwrap().0;
    let id = |example: Value| example["id"].as_str().unwrap().to_owned();
    list.split('"').skip(1).step_by(2).flat_map(examples::load).map(id).collect()
}

/// Where the proofs of a cell are looked for.
#[derive(Clone)]
enum Place {
    Vector,
    /// An example as the page has it.
    Said,
    Journey,
    /// What the page says of a situation.
    Snapshot,
    /// A test function in one of these files.
    Files(Vec<String>),
}

impl Place {
    /// The place that a proof names and its name there; without one it is of the place before.
    fn of<'a>(proof: &'a str, before: Option<&Place>) -> Option<(Place, &'a str)> {
        let (kind, rest) = proof.split_once(' ').unwrap_or(("", proof));
        let (file, name) = rest.split_once("::").map_or((None, rest), |(file, name)| (Some(file), name));
        let place = match (kind, file) {
            ("vector", None) => Place::Vector,
            ("said", None) => Place::Said,
            ("journey", None) => Place::Journey,
            ("snapshot", None) => Place::Snapshot,
            ("session", Some(file)) => Place::Files(vec![format!("crates/tenbo-session/src/{file}.rs")]),
            ("texts", Some(file)) => Place::Files(vec![format!("crates/tenbo-wording/src/{file}.rs")]),
            ("component", Some(file)) => Place::Files(vec![format!("tests/components/{file}.rs")]),
            ("", Some(file)) => {
                let folders = ["crates/tenbo-engine/tests", "crates/tenbo-engine/src"];
                Place::Files(folders.map(|folder| format!("{folder}/{file}.rs")).to_vec())
            }
            ("", None) => before?.clone(),
            _ => return None,
        };
        Some((place, name))
    }

    fn has(&self, name: &str, [vectors, said]: [&[String]; 2]) -> bool {
        match self {
            Place::Vector => vectors.iter().any(|id| id == name),
            Place::Said => said.iter().any(|id| id == name),
            Place::Journey => files::text_if_any(format!("tests/e2e/journeys/{name}.mjs")).contains("journey("),
            Place::Snapshot => {
                !files::text_if_any(format!("crates/tenbo-wording/tests/said/snapshots/{name}.snap")).is_empty()
            }
            Place::Files(paths) => paths.iter().any(|path| is_test(&files::text_if_any(path), name)),
        }
    }
}

/// Whether a text has a test function of this name.
fn is_test(text: &str, name: &str) -> bool {
    let from = text.lines().rev().skip_while(|line| !line.contains(&format!("fn {name}("))).skip(1);
    from.take_while(|line| line.trim_start().starts_with(['#', '/'])).any(|line| line.ends_with("test]"))
}

/// The lines of each document: what is asked, and the cells for engine, page and what is open.
fn documents() -> BTreeMap<String, Vec<[String; 4]>> {
    let page = files::text("tests/data/seed-checklist.md");
    let parts = page.split("\n## ").skip(1).filter(|part| part.contains("| line |")).map(|part| {
        let (title, rows) = part.split_once('\n').unwrap();
        let rows = rows.lines().filter(|line| line.starts_with('|')).skip(2).map(|line| {
            let cells: Vec<String> = line.split('|').map(|cell| cell.trim().to_owned()).collect();
            let [_, asked, engine, page, open, _] = &cells[..] else { panic!("not four cells: {line}") };
            [asked, engine, page, open].map(String::clone)
        });
        (title.to_owned(), rows.collect())
    });
    parts.collect()
}

#[test]
fn what_proves_a_line_is_there() {
    let (vectors, said) = (vectors(), said());
    let (mut named, mut missing) = (0, Vec::new());
    for [asked, engine, page, _] in documents().values().flatten() {
        for cell in [engine, page] {
            let mut before = None;
            for proof in cell.split('`').skip(1).step_by(2) {
                named += 1;
                let found = Place::of(proof, before.as_ref());
                if found.as_ref().is_none_or(|(place, name)| !place.has(name, [&vectors, &said])) {
                    missing.push(format!("{proof}: {asked}"));
                }
                before = found.map(|(place, _)| place);
            }
            let reason = cell.starts_with('(');
            assert!(cell.contains('`') || reason, "without a proof: {asked}");
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    assert!(named > 700, "{named}");
}

/// The table at the head: lines, shown by the engine, by a journey, by another test alone, without a test, open.
#[test]
fn the_table_counts_the_lines() {
    let page = files::text("tests/data/seed-checklist.md");
    let mut all = [0; 6];
    let row = |title: &str, counts: &[usize]| {
        let counts: Vec<String> = counts.iter().map(ToString::to_string).collect();
        let row = format!("| {title} | {} |", counts.join(" | "));
        assert!(page.contains(&row), "the table should have: {row}");
    };
    for (title, lines) in documents() {
        let count = |fits: &dyn Fn(&[String; 4]) -> bool| lines.iter().filter(|line| fits(line)).count();
        let counts = [
            lines.len(),
            count(&|[_, engine, ..]| !engine.is_empty()),
            count(&|[_, _, page, _]| page.contains("`journey")),
            count(&|[_, _, page, _]| !page.contains("`journey") && page.contains('`')),
            count(&|[.., open]| !open.is_empty() && !open.contains("**open**")),
            count(&|[.., open]| open.contains("**open**")),
        ];
        row(&title, &counts);
        all.iter_mut().zip(counts).for_each(|(all, count)| *all += count);
    }
    row("all", &all);
    assert_eq!(all[0], 271);
}
