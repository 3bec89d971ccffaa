//! What the module exports.

use serde::Serialize;
use serde_json::Value;
use serde_wasm_bindgen::{Error, Serializer};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::answers;

/// An answer as `JSON.parse` would make it.
fn plain(answer: &Value) -> Result<JsValue, Error> {
    answer.serialize(&Serializer::json_compatible())
}

#[wasm_bindgen]
pub fn version() -> Result<JsValue, Error> {
    plain(&answers::version())
}

#[wasm_bindgen]
pub fn rulebooks() -> Result<JsValue, Error> {
    plain(&answers::rulebooks())
}

#[wasm_bindgen]
pub fn parse(text: &str) -> Result<JsValue, Error> {
    plain(&answers::parse(text))
}

#[wasm_bindgen]
pub fn check(request: &str) -> Result<JsValue, Error> {
    plain(&answers::check(request))
}

#[wasm_bindgen]
pub fn score(request: &str) -> Result<JsValue, Error> {
    plain(&answers::score(request))
}

#[wasm_bindgen]
pub fn waits(request: &str) -> Result<JsValue, Error> {
    plain(&answers::waits(request))
}

#[wasm_bindgen(js_name = checkRulebook)]
pub fn check_rulebook(book: &str) -> Result<JsValue, Error> {
    plain(&answers::check_rulebook(book))
}
