//! A start that comes to nothing.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Has the start script say in the person's language that the page could not start; the console is told why.
    #[wasm_bindgen(js_namespace = tenbo, js_name = fail)]
    pub fn fail(why: &str);
}
