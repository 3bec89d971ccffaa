//! Values of the contract as JSON.

use serde::Serialize;
use serde_json::Value;

/// Converts a value of the contract to JSON.
#[must_use]
pub fn to_json(value: &impl Serialize) -> Value {
    // This cannot fail: the contract has only values that JSON can express.
    serde_json::to_value(value).unwrap_or_default()
}
