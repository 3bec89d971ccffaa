//! Amounts in rulebook files.

use super::collection::OrNull;
use crate::Ratio;
use crate::object::object;
use crate::rules::item::Unit;

object! {
    /// What a hand must be worth to win.
    MinimumJson, MinimumField [inline] {
        /// The amount.
        value: Ratio => Value = "value" [with = "crate::rules::Amount"];
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
        MinimumEntryJson(OrNull(minimum.map(|(value, unit)| MinimumJson { value, unit })))
    }
}
