//! What a rulebook file says about patterns.

use super::collection::{OrNull, PatternMap};
use crate::rules::item::Item;

/// Items by pattern; null removes the item of the base.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "items"))]
pub struct ItemsJson(pub PatternMap<OrNull<Item>>);
