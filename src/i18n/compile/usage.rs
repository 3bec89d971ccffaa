//! Which messages the code reads: no text is translated, shipped and read by nobody.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// What the code of a folder names: `Enum::Variant`, and `Language::function` for everything that is called as a method.
/// Tests do not count.
pub fn names_in(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    look(folder, &mut found);
    found
}

fn look(folder: &Path, found: &mut BTreeSet<String>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for path in entries.map(|entry| entry.expect("a readable folder").path()) {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() {
            look(&path, found);
        } else if name.ends_with(".rs") && !name.ends_with("tests.rs") {
            println!("cargo::rerun-if-changed={}", path.display());
            let source = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let code: Vec<&str> = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            // Tests that stand in a file of the code are its end.
            let code = code.join("\n");
            names_of(code.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default(), found);
        }
    }
}

/// What a piece of code names.
pub fn names_of(code: &str, found: &mut BTreeSet<String>) {
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
