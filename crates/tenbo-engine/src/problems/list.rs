//! Everything that is wrong with an input, as one error.

use std::error::Error;
use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::{Serialize, Serializer};

use super::bounds;
use super::problem::{Place, Problem, ProblemKey};

/// All problems of an input, in the order in which they were found. As an error it has at least one. It can be empty
/// where it comes with a game or rulebook that could be read all the same.
///
/// ```
/// use tenbo_engine::{Draft, Plan, Rulebook, Seat, answer};
///
/// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
/// let deal = Draft::of_hand(Seat::East, "11111m456p789s22z~2z").unwrap();
/// let problems = answer(&deal, &rules).unwrap_err();
/// assert_eq!(problems.to_string(), "fifth-copy at /seats/E/hand: 1m");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(transparent, inline))]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// The problems as a plain list.
    #[must_use]
    pub fn into_vec(self) -> Vec<Problem> {
        self.0
    }
}

impl From<Vec<Problem>> for Problems {
    fn from(problems: Vec<Problem>) -> Problems {
        Problems(problems)
    }
}

impl From<Problem> for Problems {
    fn from(problem: Problem) -> Problems {
        Problems(vec![problem])
    }
}

impl Deref for Problems {
    type Target = [Problem];

    fn deref(&self) -> &[Problem] {
        &self.0
    }
}

impl DerefMut for Problems {
    fn deref_mut(&mut self) -> &mut [Problem] {
        &mut self.0
    }
}

impl FromIterator<Problem> for Problems {
    fn from_iter<I: IntoIterator<Item = Problem>>(problems: I) -> Problems {
        Problems(problems.into_iter().collect())
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

/// If there are too many problems, JSON has only the first ones, and one more that says so.
impl Serialize for Problems {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let more = Problem::new(ProblemKey::TooManyProblems, Place::default());
        let more = (self.len() > bounds::PROBLEMS).then_some(&more);
        to.collect_seq(self.iter().take(bounds::PROBLEMS).chain(more))
    }
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
