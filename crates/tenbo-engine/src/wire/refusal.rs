//! Answers without a score: what is wrong with a request, or that nothing is wrong.

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
    /// Always true: tells a checked request from a refused one.
    pub ok: True,
    /// What has no effect in the rulebook, which can be used all the same; for a game, the problems of its deals.
    pub problems: Vec<ProblemJson>,
    /// Caveats; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caveats: Option<Caveats>,
}

/// A request that was refused.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Refused {
    /// Always false: tells a refused request from an answer.
    pub ok: False,
    /// Everything that is wrong with it. If there are more than a hundred problems, the first hundred and one more
    /// that says so.
    #[cfg_attr(feature = "schema", schemars(length(min = 1)))]
    pub problems: Vec<ProblemJson>,
}

/// What users should know about these rules or this deal although nothing is wrong.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "caveats", extend("minItems" = 1)))]
#[serde(transparent)]
pub struct Caveats(pub Vec<Caveat>);

/// One thing that is wrong.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "problem"))]
pub struct ProblemJson {
    /// What is wrong.
    pub key: ProblemKey,
    /// A JSON Pointer into the request.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = r"^(?:/(?:[^~/]|~[01])*)*$")))]
    pub at: String,
    /// The characters concerned in the text there: the index of the first, and that of the one after the last, from
    /// 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<super::described::Chars>"))]
    pub chars: Option<[usize; 2]>,
    /// The tiles that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiles: Option<TilesText>,
    /// If there are too many copies of a tile, where they all are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copies: Option<Vec<TilePlaceJson>>,
    /// The option that would allow it, or what was not understood.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// If the name is an option, the setting that it would need; if this is a number, that or more.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<super::described::Setting>"))]
    pub setting: Option<Value>,
}

/// Where a tile is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct TilePlaceJson {
    /// A JSON Pointer into the request.
    pub at: String,
    /// The index of the tile in its list, from 0.
    pub index: usize,
}
