//! Which messages the code reads: no text is translated, shipped and read by nobody.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What a first visit shows, in the folder of the code.
pub const FIRST_VISIT: &[&str] = &[
    "app/app.rs",
    "app/components/dialog.rs",
    "app/components/fields",
    "app/components/hand",
    "app/components/keyboard",
    "app/components/part.rs",
    "app/components/update_offer.rs",
    "app/hand",
    "app/header",
    "app/recents/section.rs",
    "app/reference/mod.rs",
    "app/result/blank.rs",
    "app/result/caveats.rs",
    "app/result/mod.rs",
    "app/result/welcome.rs",
    "app/rulebooks/mod.rs",
    "app/settings",
    "app/share/dialog.rs",
    "app/shown.rs",
    "app/state.rs",
    "app/status_message.rs",
    "i18n/list.rs",
    "i18n/problem.rs",
    "i18n/tile.rs",
    "i18n/ui.rs",
];

/// What is shown with no more than the volumes of a first visit and of the result.
pub const RESULT: &[&str] = &[
    "app/components/score",
    "app/recents",
    "app/result",
    "app/share",
    "i18n/context.rs",
    "i18n/copy.rs",
    "i18n/headline.rs",
    "i18n/miss.rs",
    "i18n/payments.rs",
    "i18n/phrase.rs",
    "i18n/picture.rs",
    "i18n/remedy.rs",
    "i18n/score.rs",
];

/// What the code of a folder names: `Enum::Variant`, and `Language::function` for everything that is called as a method.
/// Tests do not count.
pub fn names_in(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    look(in_folder(folder), &mut found);
    found
}

/// The same of some of its folders and files.
pub fn names_of_some(folder: &Path, paths: &[&str]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    look(paths.iter().map(|path| folder.join(path)).filter(|path| path.exists()).collect(), &mut found);
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
