//! The code itself, for tests of who knows whom.

use std::fs;
use std::path::{Path, PathBuf};

use super::files::path;

/// Every Rust file below a folder of the repository, with its text.
pub fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    let mut found = Vec::new();
    walk(&path(folder), &mut found);
    assert!(!found.is_empty(), "{folder} has no Rust files");
    found
}

/// The lines of code that name a path, `crate::app` or what is below it, with their file.
pub fn naming(folder: &str, path: &str) -> Vec<String> {
    let names = |line: &str| {
        let mut rest = line;
        while let Some(place) = rest.find(path) {
            rest = &rest[place + path.len()..];
            if !rest.starts_with(|next: char| next.is_ascii_alphanumeric() || next == '_') {
                return true;
            }
        }
        false
    };
    let mut found = Vec::new();
    for (file, text) in sources(folder) {
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        found.extend(code.filter(|line| names(line)).map(|line| format!("{}: {}", file.display(), line.trim())));
    }
    found
}
