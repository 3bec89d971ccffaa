//! A rulebook from a text: a file, or a link of this page.

use tenbo_engine::problems::Problems;

use super::custom_rulebook::CustomRulebook;
use super::json::{self, SyntaxProblem};

/// Why a text is no rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It is no JSON.
    Syntax(SyntaxProblem),
    /// It is, but these things in it are wrong.
    Problems(Problems),
}

/// The longest file that is looked at, in bytes: many times what the largest rulebook needs.
pub const LONGEST: usize = 1_000_000;

/// The rulebook of a text.
///
/// # Errors
/// What is wrong, each with its place.
pub fn read(text: &str) -> Result<CustomRulebook, Refused> {
    let tree = json::read(text).map_err(Refused::Syntax)?;
    CustomRulebook::read(tree).map_err(Refused::Problems)
}

/// The file of a rulebook.
#[must_use]
pub fn write(own: &CustomRulebook) -> String {
    json::write(own.tree())
}

/// What its file is called: the name in plain letters.
#[must_use]
pub fn file_name(own: &CustomRulebook) -> String {
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
