//! A deal with its answer, as whoever looks at it is told of it.

use tenbo_engine::deal::Draft;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::Problems;
use tenbo_engine::settle::Answer;

use super::language::Language;
use tenbo_session::{Seating, State};

/// What a picture, a text or the page is made from.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// The language.
    pub language: Language,
    /// What is being done: the rules, the seat that is being looked at, the deal.
    pub state: &'a State,
    /// The rules, compiled.
    pub plan: &'a Plan,
    /// The deal as the engine was asked about it.
    pub draft: &'a Draft,
    /// The answer.
    pub answer: &'a Result<Answer, Problems>,
    /// Who sits where.
    pub seating: &'a Seating,
}
