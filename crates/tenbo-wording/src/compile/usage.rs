//! Which messages the code reads: no text is translated, shipped and read by nobody.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Where the code is that reads messages, in the folder of the repository.
const CODE: &[&str] = &["src", "crates/tenbo-wording/src"];

/// What a first visit shows.
pub const FIRST_VISIT: &[&str] = &[
    "src/app/app.rs",
    "src/app/chooser/mod.rs",
    "src/app/components/dialog.rs",
    "src/app/components/fields",
    "src/app/components/hand",
    "src/app/components/keyboard",
    "src/app/components/part.rs",
    "src/app/components/update_offer.rs",
    "src/app/hand",
    "src/app/header",
    "src/app/recents/section.rs",
    "src/app/reference/mod.rs",
    "src/app/result/blank.rs",
    "src/app/result/caveats.rs",
    "src/app/result/mod.rs",
    "src/app/result/welcome.rs",
    "src/app/rulebooks/mod.rs",
    "src/app/settings",
    "src/app/share/dialog.rs",
    "src/app/shown.rs",
    "src/app/state.rs",
    "src/app/status_message.rs",
    "crates/tenbo-wording/src/list.rs",
    "crates/tenbo-wording/src/pen.rs",
    "crates/tenbo-wording/src/problem.rs",
    "crates/tenbo-wording/src/tile.rs",
    "crates/tenbo-wording/src/ui.rs",
];

/// What is shown with no more than the volumes of a first visit and of the result.
pub const RESULT: &[&str] = &[
    "src/app/components/score",
    "src/app/recents",
    "src/app/result",
    "crates/tenbo-wording/src/change.rs",
    "crates/tenbo-wording/src/context.rs",
    "crates/tenbo-wording/src/copy.rs",
    "crates/tenbo-wording/src/handed.rs",
    "crates/tenbo-wording/src/headline.rs",
    "crates/tenbo-wording/src/miss.rs",
    "crates/tenbo-wording/src/ornament.rs",
    "crates/tenbo-wording/src/outcome.rs",
    "crates/tenbo-wording/src/payments.rs",
    "crates/tenbo-wording/src/phrase.rs",
    "crates/tenbo-wording/src/picture.rs",
    "crates/tenbo-wording/src/remedy.rs",
    "crates/tenbo-wording/src/score.rs",
];

/// What all code of the repository names: `Enum::Variant`, and `Language::function` for everything that is called as a method.
/// Tests do not count.
pub fn names_in(repository: &Path) -> BTreeSet<String> {
    names_of_some(repository, CODE)
}

/// The same of some of its folders and files.
pub fn names_of_some(repository: &Path, paths: &[&str]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    look(paths.iter().map(|path| repository.join(path)).filter(|path| path.exists()).collect(), &mut found);
    found
}

fn in_folder(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.expect("a readable folder").path()).collect()
}

fn look(paths: Vec<PathBuf>, found: &mut BTreeSet<String>) {
    for path in paths {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() {
            look(in_folder(&path), found);
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
