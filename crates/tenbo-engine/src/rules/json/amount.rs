//! Amounts in rulebook files.

use super::collection::OrNull;
use crate::Ratio;
use crate::object::object;
use crate::rules::item::Unit;

/// An amount: a number if it is whole, otherwise a fraction.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[serde(transparent)]
pub struct AmountJson(pub Ratio);

object! {
    /// A fraction.
    FractionJson, FractionField [inline] {
        /// The numerator.
        n: i64 => Numerator = "n" [range(min = 0, max = 1_000_000)];
        /// The denominator.
        d: i64 => Denominator = "d" [range(min = 1, max = 1_000)];
    }
}

object! {
    /// What a hand must be worth to win.
    MinimumJson, MinimumField [inline] {
        /// The amount.
        value: AmountJson => Value = "value";
        /// The unit of the amount.
        unit: Unit => Unit = "unit";
    }
}

/// What a hand must be worth to win, or null if there is no minimum.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "minimum"))]
pub struct MinimumEntryJson(pub OrNull<MinimumJson>);

impl From<Option<(Ratio, Unit)>> for MinimumEntryJson {
    fn from(minimum: Option<(Ratio, Unit)>) -> MinimumEntryJson {
        MinimumEntryJson(OrNull(minimum.map(|(value, unit)| MinimumJson { value: AmountJson(value), unit })))
    }
}
