//! A rulebook from a text: a file, or a link of this page.

use super::json::{self, Syntax};
use super::own::Own;
use tenbo_engine::problem::Problem;

/// Why a text is no rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It is no JSON.
    Syntax(Syntax),
    /// It is, but these things in it are wrong.
    Problems(Vec<Problem>),
}

/// The longest file that is looked at, in bytes: many times what the largest rulebook needs.
pub const LONGEST: usize = 1_000_000;

/// The rulebook of a text.
///
/// # Errors
/// What is wrong, each with its place.
pub fn read(text: &str) -> Result<Own, Refused> {
    let tree = json::read(text).map_err(Refused::Syntax)?;
    Own::read(tree).map_err(Refused::Problems)
}

/// The file of a rulebook.
#[must_use]
pub fn write(own: &Own) -> String {
    json::write(own.tree())
}

/// What its file is called: the name in plain letters.
#[must_use]
pub fn file_name(own: &Own) -> String {
    let mut out = String::new();
    for letter in own.name().chars() {
        if letter.is_ascii_alphanumeric() {
            out.push(letter.to_ascii_lowercase());
        } else if !out.is_empty() && !out.ends_with('-') {
            out.push('-');
        }
    }
    let name = out.trim_end_matches('-');
    [if name.is_empty() { "rulebook" } else { name }, ".json"].concat()
}
