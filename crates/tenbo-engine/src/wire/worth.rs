//! What a hand or a win on a tile is worth.

use serde::Serialize;

use crate::Ratio;
use crate::rules::{LimitName, Unit};
use crate::score::Restriction;

/// What a total was made of. Which of them are there is a matter of how the rulebook counts.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Units {
    /// Han, dora among them; under riichi rules alone. A yakuman is 13.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub han: Option<i64>,
    /// Fu, rounded; not there of a yakuman.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub fu: Option<i64>,
    /// Points before doubling, or the sum where points are added up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub points: Option<i64>,
    /// How often the points are doubled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub doubles: Option<i64>,
    /// Faan.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<super::described::RulebookRatio>"))]
    pub faan: Option<Ratio>,
    /// The limit that is reached, if one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<LimitName>,
    /// Percent of the limit, where hands that are worth it as a whole are paid: 200 is a double yakuman.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub percent_of_limit: Option<i64>,
}

/// What a win on that tile is worth; null where it is no legal win.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Outcome {
    /// Whether it is a win by the rules.
    pub win: bool,
    /// How much is missing to the rulebook's minimum, in the minimum's unit.
    #[cfg_attr(feature = "schema", schemars(range(min = 0, max = 1_000_000)))]
    pub short_by: i64,
    /// Rules that bar the hand from winning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub barred_by: Option<Restrictions>,
    /// What it is worth; 0 where it is no win, but for rules that add up points.
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub total: i64,
    /// What the total is counted in.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::TotalUnit"))]
    pub unit: Unit,
    /// What the total was made of.
    #[serde(flatten)]
    pub units: Units,
}

/// What a win on a tile is worth, or nothing where it is no legal win.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct MaybeOutcome(pub Option<Outcome>);

/// Rules that bar the hand from winning, however much it is worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "restrictions", extend("minItems" = 1)))]
#[serde(transparent)]
pub struct Restrictions(pub Vec<Restriction>);
