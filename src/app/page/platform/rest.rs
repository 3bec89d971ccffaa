//! What a first visit does not run is not in the module that it loads: the build makes a second one of it
//! (`.ci/split.mjs`), and each call into that one asks here first.

use std::sync::atomic::{AtomicBool, Ordering};

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Fetches the rest if need be and joins it to the module of these exports; throws when it cannot be had.
    #[wasm_bindgen(js_namespace = tenbo, js_name = join)]
    fn join(exports: &JsValue);

    /// Fetches the rest ahead of its need, without waiting.
    #[wasm_bindgen(js_namespace = tenbo, js_name = fetch)]
    pub fn fetch();
}

static JOINED: AtomicBool = AtomicBool::new(false);

/// Called by the stubs of what is in the rest, with its place in the table, which is handed back once it is filled.
#[unsafe(no_mangle)]
extern "C" fn tenbo_rest_ready(place: u32) -> u32 {
    if !JOINED.load(Ordering::Relaxed) {
        join(&wasm_bindgen::exports());
        JOINED.store(true, Ordering::Relaxed);
    }
    place
}
