//! What the module exports.

use wasm_bindgen::prelude::wasm_bindgen;

use super::answers;

#[wasm_bindgen]
pub fn version() -> String {
    answers::version()
}

#[wasm_bindgen]
pub fn rulebooks() -> String {
    answers::rulebooks()
}

#[wasm_bindgen]
pub fn parse(text: &str) -> String {
    answers::parse(text)
}

#[wasm_bindgen]
pub fn check(request: &str) -> String {
    answers::check(request)
}

#[wasm_bindgen]
pub fn score(request: &str) -> String {
    answers::score(request)
}

#[wasm_bindgen]
pub fn waits(request: &str) -> String {
    answers::waits(request)
}

#[wasm_bindgen(js_name = checkRulebook)]
pub fn check_rulebook(book: &str) -> String {
    answers::check_rulebook(book)
}
