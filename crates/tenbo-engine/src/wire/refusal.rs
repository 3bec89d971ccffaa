//! Answers without a score: what is wrong with a request, or that nothing is wrong.

use serde::Serialize;

use super::constants::{False, True};
use super::lists::filled;
use crate::problems::{Problem, Problems, first_problems};
use crate::rules::Caveat;

/// A rulebook that was checked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Checked {
    /// Always true: tells a checked request from a refused one.
    pub ok: True,
    /// What has no effect in the rulebook, which can be used all the same; for a game, the problems of its deals.
    #[serde(serialize_with = "first_problems")]
    pub problems: Vec<Problem>,
    /// Caveats; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caveats: Option<Caveats>,
}

/// A request that was refused.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Refused {
    /// Always false: tells a refused request from an answer.
    pub ok: False,
    /// Everything that is wrong with it. If there are more than a hundred problems, the first hundred and one more
    /// that says so.
    #[cfg_attr(feature = "schema", schemars(length(min = 1)))]
    pub problems: Problems,
}

/// What users should know about these rules or this deal although nothing is wrong.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "caveats", extend("minItems" = 1)))]
#[serde(transparent)]
pub struct Caveats(pub Vec<Caveat>);

impl Caveats {
    /// `None` if there are none.
    pub(super) fn of(caveats: impl IntoIterator<Item = Caveat>) -> Option<Caveats> {
        filled(caveats.into_iter()).map(Caveats)
    }
}
