//! What each function answers. Nothing here fails: a text that makes no sense is answered with problems.

use serde_json::Value;
use tenbo_engine::problems::{Place, Problem, ProblemKey};
use tenbo_engine::wire::{questions, refused, respond};

use tenbo_session::editor::json;

fn ask(text: &str, answer: fn(&Value) -> Value) -> Value {
    json::read(text).map_or_else(|wrong| broken(text, wrong), |asked| answer(&asked))
}

/// A text that is no JSON: at which character it stops making sense.
fn broken(text: &str, wrong: json::SyntaxProblem) -> Value {
    let before: usize = text.split('\n').take(wrong.line - 1).map(|line| line.chars().count() + 1).sum();
    let at = before + wrong.column - 1;
    let problem = Problem::new(ProblemKey::Syntax, Place::default()).chars((at, at + 1));
    refused(problem)
}

/// The versions of the program and of the contract.
#[must_use]
pub fn version() -> Value {
    questions::version()
}

/// The shipped rulebooks in the order of the picker: id, name, family.
#[must_use]
pub fn rulebooks() -> Value {
    questions::rulebooks()
}

/// What a text of tiles says.
#[must_use]
pub fn parse(text: &str) -> Value {
    questions::parse(text)
}

/// Whether a request is in order.
#[must_use]
pub fn check(request: &str) -> Value {
    ask(request, questions::check)
}

/// The answer to a request.
#[must_use]
pub fn score(request: &str) -> Value {
    ask(request, respond)
}

/// What the seats of an open deal wait for.
#[must_use]
pub fn waits(request: &str) -> Value {
    ask(request, questions::waits)
}

/// Whether the text of a file is a rulebook.
#[must_use]
pub fn check_rulebook(book: &str) -> Value {
    ask(book, questions::check_rulebook)
}
