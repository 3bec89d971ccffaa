//! What a hand is worth, or a win on a tile.

use serde::Serialize;

use crate::Ratio;
use crate::rules::{LimitName, Unit};
use crate::score::Restriction;

/// What a total is made of. How the rulebook counts decides which fields there are.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Units {
    /// Han, including dora; only in riichi. A yakuman counts as 13, a direct count below that as many as its limit takes:
    /// a mangan as 5.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub han: Option<i64>,
    /// Fu, rounded; left out for a yakuman.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub fu: Option<i64>,
    /// Points before doubling. Under rules that add points up, those that help to reach the minimum.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub points: Option<i64>,
    /// How many times the points are doubled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub doubles: Option<i64>,
    /// Faan.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub faan: Option<Ratio>,
    /// The limit that is reached, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<LimitName>,
    /// Per cent of the limit, for direct counts: 200 is a double yakuman.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub percent_of_limit: Option<i64>,
}

/// What a win on a tile is worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Outcome {
    /// Whether it is a legal win.
    pub win: bool,
    /// How much the hand falls short of the rulebook's minimum, in the minimum's unit; 0 if it reaches it.
    #[cfg_attr(feature = "schema", schemars(range(min = 0, max = 1_000_000)))]
    pub short_by: i64,
    /// Rules that bar the hand from winning; left out if none does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub barred_by: Option<Restrictions>,
    /// What it is worth; 0 if it is not a legal win, except under rules that add points up.
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub total: i64,
    /// The unit of the total.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::TotalUnit"))]
    pub unit: Unit,
    /// What the total is made of.
    #[serde(flatten)]
    pub units: Units,
}

/// What a win on a tile is worth; null if it is not a legal win, except under rules that add points up.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct MaybeOutcome(pub Option<Outcome>);

/// Rules that bar the hand from winning, however much it is worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "restrictions", extend("minItems" = 1)))]
#[serde(transparent)]
pub struct Restrictions(pub Vec<Restriction>);
