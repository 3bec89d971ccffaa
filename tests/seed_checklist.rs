//! What `tests/data/seed-checklist.md` names as proof is there: every vector, test function and journey. Whether it proves the
//! line, a reader has to see.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tenbo_testing::files;

/// Every file below a folder whose name ends so, with its text.
fn texts(folder: &Path, ending: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            texts(&entry, ending, found);
        } else if entry.to_string_lossy().ends_with(ending) {
            found.push(fs::read_to_string(&entry).unwrap());
        }
    }
}

/// Names that follow a word in a text: letters, digits, `_` and `-`.
fn names(text: &str, before: &str, known: &mut BTreeSet<String>) {
    for part in text.split(before).skip(1) {
        let end = part.find(|letter: char| !letter.is_alphanumeric() && !"_-.".contains(letter));
        known.extend(end.and_then(|end| part.get(..end)).map(str::to_owned));
    }
}

/// What can be named.
fn proofs() -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    for (folder, ending, before) in [
        ("crates/tenbo-engine", ".rs", "fn "),
        ("src", ".rs", "fn "),
        ("tests/components", ".rs", "fn "),
        ("tests/data", ".jsonl", "\"id\": \""),
    ] {
        let mut found = Vec::new();
        texts(&files::path(folder), ending, &mut found);
        found.iter().for_each(|text| names(text, before, &mut known));
    }
    for entry in fs::read_dir(files::path("tests/e2e/journeys")).unwrap() {
        let name = entry.unwrap().file_name().to_string_lossy().into_owned();
        known.extend(name.strip_suffix(".mjs").map(str::to_owned));
    }
    known
}

#[test]
fn what_proves_a_line_is_there() {
    let known = proofs();
    let page = files::text("tests/data/seed-checklist.md");
    let rows = page.lines().skip_while(|line| !line.starts_with("## ")).filter(|line| line.starts_with('|'));
    let (mut named, mut missing) = (0, Vec::new());
    for row in rows {
        for proof in row.split('`').skip(1).step_by(2) {
            let name = proof.rsplit([' ', ':', '/']).next().unwrap();
            named += 1;
            if !known.contains(name) {
                missing.push(format!("{proof}: {row}"));
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    assert!(named > 400, "{named}");
}
