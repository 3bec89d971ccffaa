//! What the contract says as a tree.

use serde::Serialize;
use serde_json::Value;

/// What the contract says, as JSON.
#[must_use]
pub fn to_json(said: &impl Serialize) -> Value {
    // It cannot fail: of what JSON cannot say the contract has nothing.
    serde_json::to_value(said).unwrap_or_default()
}
