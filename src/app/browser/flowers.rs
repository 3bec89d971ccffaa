//! The art of flowers and seasons, which the start script fetches and draws as it does that of the other tiles.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Adds their pictures to the page, once; without them tiles still have their names.
    #[wasm_bindgen(js_namespace = tenbo, js_name = flowers)]
    pub fn fetch();

    /// The same; over once they are there, or cannot be had.
    #[wasm_bindgen(js_namespace = tenbo, js_name = flowers)]
    pub async fn fetched();
}
