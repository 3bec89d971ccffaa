//! What the crate shows first: every name that its root re-exports is in an example, and its README counts the rulebooks.

use tenbo_engine::rules::shipped;
use tenbo_testing::files;
use tenbo_testing::sources::sources;

const SOURCE: &str = "crates/tenbo-engine/src";

/// The names that the root re-exports.
fn names() -> Vec<String> {
    let root = files::text(format!("{SOURCE}/lib.rs"));
    let shown = root.replace("#[doc(hidden)]\npub use", "");
    let uses = shown.split("\npub use ").skip(1).filter_map(|rest| rest.split_once(';')?.0.split_once("::"));
    let names = uses.flat_map(|(_, names)| names.split(|sign: char| !sign.is_alphanumeric() && sign != '_'));
    names.filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

/// The code of the examples in the comments of a file.
fn examples(text: &str) -> String {
    let comments = text.lines().map(str::trim).filter_map(|line| line.strip_prefix("///").or(line.strip_prefix("//!")));
    let comments = comments.collect::<Vec<_>>().join("\n");
    comments.split("```").skip(1).step_by(2).collect()
}

#[test]
fn every_name_of_the_root_has_an_example() {
    let names = names();
    assert!(names.len() > 90, "{names:?}");
    let examples: String = sources(SOURCE).iter().map(|(_, text)| examples(text)).collect();
    let words: Vec<&str> = examples.split(|sign: char| !sign.is_alphanumeric() && sign != '_').collect();
    let without: Vec<_> = names.iter().filter(|name| !words.contains(&name.as_str())).collect();
    assert!(without.is_empty(), "no example: {without:?}");
}

#[test]
fn the_readme_counts_the_rulebooks() {
    let readme = files::text("crates/tenbo-engine/README.md");
    let count = format!("{} come with the crate", shipped::OFFERED.len());
    assert!(readme.contains(&count), "{count}");
}
