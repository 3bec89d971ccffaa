//! Answers without a score: what is wrong with a request, or that nothing is.

use serde::Serialize;
use serde_json::Value;

use super::constants::{False, True};
use super::tiles_text::TilesText;
use crate::problems::ProblemKey;
use crate::rules::Caveat;

/// A rulebook that was checked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Checked {
    /// Told apart from a refused request by this.
    pub ok: True,
    /// What in the rulebook has no effect; it can be played all the same.
    pub problems: Vec<Problem>,
    /// What to take care of; not there if nothing is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caveats: Option<Caveats>,
}

/// A request that was refused.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Refused {
    /// Told apart from an answer by this.
    pub ok: False,
    /// Everything that is wrong with it: the first hundred, and that there are more.
    #[cfg_attr(feature = "schema", schemars(length(min = 1)))]
    pub problems: Vec<Problem>,
}

/// What to take care of with these rules or in this deal, though nothing is wrong.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "caveats", extend("minItems" = 1)))]
#[serde(transparent)]
pub struct Caveats(pub Vec<Caveat>);

/// One thing that is wrong.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "problem"))]
pub struct Problem {
    /// What.
    pub key: ProblemKey,
    /// A JSON Pointer into the request.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = r"^(?:/(?:[^~/]|~[01])*)*$")))]
    pub at: String,
    /// The characters of the text there: from the first, up to but not with the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<super::described::Chars>"))]
    pub chars: Option<[usize; 2]>,
    /// The tiles that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiles: Option<TilesText>,
    /// Where the copies lie of a tile of which there are too many.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copies: Option<Vec<TilePlace>>,
    /// The option that would allow it, or what was not understood.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Where the name is an option: what it would have to be; a number: that or more.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<super::described::Setting>"))]
    pub setting: Option<Value>,
}

/// Where a tile lies.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct TilePlace {
    /// A JSON Pointer into the request.
    pub at: String,
    /// Which tile of a list, from 0.
    pub index: usize,
}
