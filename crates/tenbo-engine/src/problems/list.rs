//! Everything that is wrong with an input, as one error.

use std::error::Error;
use std::fmt;
use std::ops::Deref;

use serde::{Serialize, Serializer};

use super::bounds;
use super::place::Place;
use super::problem::{Problem, ProblemKey};

/// All problems of an input, at least one, in the order in which they were found.
///
/// ```
/// use tenbo_engine::{Draft, Plan, Rulebook, Seat, answer};
///
/// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
/// let deal = Draft::of_hand(Seat::East, "11111m456p789s22z~2z").unwrap();
/// let problems = answer(&deal, &rules).unwrap_err();
/// assert_eq!(problems.to_string(), "/seats/E/hand: there are more copies of a tile than the set of tiles has: 1m");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(transparent, inline))]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// Whether nothing was found.
    ///
    /// # Errors
    /// What was found, if anything was.
    pub fn none_in(found: impl IntoIterator<Item = Problem>) -> Result<(), Problems> {
        let found = Vec::from_iter(found);
        if found.is_empty() { Ok(()) } else { Err(Problems(found)) }
    }

    /// The problems with something changed in each.
    #[must_use]
    pub fn map(self, change: impl FnMut(Problem) -> Problem) -> Problems {
        Problems(self.0.into_iter().map(change).collect())
    }
}

impl From<Problem> for Problems {
    fn from(problem: Problem) -> Problems {
        Problems(vec![problem])
    }
}

impl Extend<Problem> for Problems {
    fn extend<I: IntoIterator<Item = Problem>>(&mut self, more: I) {
        self.0.extend(more);
    }
}

impl Deref for Problems {
    type Target = [Problem];

    fn deref(&self) -> &[Problem] {
        &self.0
    }
}

impl IntoIterator for Problems {
    type Item = Problem;
    type IntoIter = std::vec::IntoIter<Problem>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Problems {
    type Item = &'a Problem;
    type IntoIter = std::slice::Iter<'a, Problem>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl Serialize for Problems {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        first_problems(self, to)
    }
}

/// Writes problems. If there are too many, JSON has only the first ones, and one more that says so.
pub(crate) fn first_problems<S: Serializer>(problems: &[Problem], to: S) -> Result<S::Ok, S::Error> {
    let more = Problem::new(ProblemKey::TooManyProblems, Place::default());
    let more = (problems.len() > bounds::PROBLEMS).then_some(&more);
    to.collect_seq(problems.iter().take(bounds::PROBLEMS).chain(more))
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, problem) in self.0.iter().enumerate() {
            let separator = if place == 0 { "" } else { "; " };
            write!(f, "{separator}{problem}")?;
        }
        Ok(())
    }
}

impl Error for Problems {}
