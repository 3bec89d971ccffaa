//! What the crate shows first: every name that its root re-exports has an example, and its README counts the rulebooks.

use std::fs;
use std::path::Path;

use tenbo_engine::rules::shipped;
use tenbo_testing::files;

const SOURCE: &str = "crates/tenbo-engine/src";

/// The names that the root re-exports, each with the module that it comes from.
fn names() -> Vec<(String, String)> {
    let root = files::text(format!("{SOURCE}/lib.rs"));
    let uses = root.lines().filter_map(|line| line.strip_prefix("pub use ")?.strip_suffix(';')?.split_once("::"));
    uses.flat_map(|(module, names)| {
        let names = names.trim_matches(['{', '}']).split(", ");
        names.map(|name| (module.to_owned(), name.to_owned())).collect::<Vec<_>>()
    })
    .collect()
}

/// The lines of the Rust files of a module.
fn lines(path: &Path) -> Vec<String> {
    if path.is_dir() {
        let mut entries: Vec<_> = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
        entries.sort();
        return entries.iter().flat_map(|entry| lines(entry)).collect();
    }
    fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect()
}

/// Whether a line begins the definition of a name, by itself or within `named!` or `object!`.
fn defines(line: &str, name: &str) -> bool {
    let line = line.strip_prefix("    ").filter(|line| line.starts_with("pub struct ")).unwrap_or(line);
    let begins = |start: &str, ends: &[char]| {
        line.strip_prefix(start)
            .and_then(|rest| rest.strip_prefix(name))
            .is_some_and(|rest| rest.starts_with(ends) || rest.is_empty())
    };
    line == format!("    {name} {{")
        || begins("pub fn ", &['(', '<'])
        || ["pub struct ", "pub enum ", "pub trait "].iter().any(|start| begins(start, &[' ', '(', '<', ';', ':']))
}

/// The comment before the definition of a name; a value of a type, written like a variant of `named!`, has none.
fn comment(module: &str, name: &str) -> Option<String> {
    let folder = files::path(&format!("{SOURCE}/{module}"));
    let lines = lines(&if folder.is_dir() { folder } else { folder.with_extension("rs") });
    let places = (0..lines.len()).filter(|&place| defines(&lines[place], name));
    let before = |place: usize| {
        let before = lines[..place].iter().rev().map(|line| line.trim());
        let own: Vec<&str> = before.take_while(|line| line.starts_with("///") || line.starts_with("#[")).collect();
        own.join("\n")
    };
    places.map(before).find(|comment| !comment.is_empty())
}

#[test]
fn every_name_of_the_root_has_an_example() {
    let names = names();
    assert!(names.len() > 30, "{names:?}");
    let without: Vec<_> = names
        .iter()
        .filter(|(module, name)| !comment(module, name).is_some_and(|comment| comment.contains("/// ```\n")))
        .collect();
    assert!(without.is_empty(), "no example: {without:?}");
}

#[test]
fn the_readme_counts_the_rulebooks() {
    let readme = files::text("crates/tenbo-engine/README.md");
    let count = format!("{} come with the crate", shipped::OFFERED.len());
    assert!(readme.contains(&count), "{count}");
}
