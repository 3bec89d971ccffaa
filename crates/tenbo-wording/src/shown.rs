//! A deal with its answer, as whoever looks at it is told of it.

use tenbo_engine::deal::Draft;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::Problems;
use tenbo_engine::settle::Answer;
use tenbo_engine::tiles::Seat;

use super::language::Language;
use tenbo_session::{RulesChoice, Seating};

/// What a picture, a text or the page is made from.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// The language.
    pub language: Language,
    /// The rules, with what the house plays differently.
    pub rules: &'a RulesChoice,
    /// The same, compiled.
    pub plan: &'a Plan,
    /// The deal as entered.
    pub draft: &'a Draft,
    /// The answer.
    pub answer: &'a Result<Answer, Problems>,
    /// The seat that is being looked at.
    pub seat: Seat,
    /// Who sits where.
    pub seating: &'a Seating,
}
