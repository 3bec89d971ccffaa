//! What the module exports.

use wasm_bindgen::prelude::wasm_bindgen;

use super::answers;
use crate::engine::rulebook::shipped;

/// All rulebooks but one: a section of the module, of which the build makes a file beside it.
#[allow(dead_code, reason = "for the build; marked as used it would be data of the module as well")]
#[unsafe(link_section = "books")]
static BOOKS: [u8; shipped::OTHER.len()] = *include_bytes!(concat!(env!("OUT_DIR"), "/other.bin"));

/// Takes the file of rulebooks. Without it only one rulebook is known.
#[wasm_bindgen]
pub fn books(file: Vec<u8>) {
    shipped::install(file.leak());
}

/// What only whole games need is a module of its own, which is joined before anything is asked: its place in the table.
#[unsafe(no_mangle)]
extern "C" fn tenbo_rest_ready(place: u32) -> u32 {
    place
}

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
