//! No text is translated, shipped and read by nobody.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::language::NAMED_IN_CODE;

/// What the code of a folder names: `Enum::Variant`, and `Language::function` for everything that is called as a method.
fn named(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() {
            named(&path, found);
        } else if name.ends_with(".rs") && !name.ends_with("tests.rs") {
            let source = fs::read_to_string(&path).unwrap();
            let code: Vec<&str> = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            // Tests that stand in a file of the code are its end.
            let code = code.join("\n");
            names_of(code.split("#[cfg(test)]\nmod tests {").next().unwrap(), found);
        }
    }
}

fn names_of(code: &str, found: &mut BTreeSet<String>) {
    let is_of_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let mut before = "";
    let mut rest = code;
    while let Some(start) = rest.find(is_of_name) {
        let (between, at_name) = rest.split_at(start);
        let (name, after) = at_name.split_at(at_name.find(|letter| !is_of_name(letter)).unwrap_or(at_name.len()));
        if between == "::" {
            found.insert([before, "::", name].concat());
        } else if between.ends_with('.') && after.starts_with('(') {
            found.insert(["Language::", name].concat());
        }
        (before, rest) = (name, after);
    }
}

#[test]
fn every_word_and_every_sentence_is_named_by_the_code() {
    let mut found = BTreeSet::new();
    named(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    let unused: Vec<&&str> = NAMED_IN_CODE.iter().filter(|&&name| !found.contains(name)).collect();
    assert!(NAMED_IN_CODE.len() > 500, "{} texts are looked for", NAMED_IN_CODE.len());
    assert!(unused.is_empty(), "no code reads {unused:?}");
}

#[test]
fn what_is_named_is_told_from_what_only_looks_like_it() {
    let mut found = BTreeSet::new();
    let code =
        "[ui(BoardWord::Deal), super::Word::Save, text.score, language\n    .from_tile(of), map(Language::tile)]";
    names_of(code, &mut found);
    let expected = ["BoardWord::Deal", "Language::from_tile", "Language::tile", "Word::Save", "super::Word"];
    assert_eq!(found.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}
