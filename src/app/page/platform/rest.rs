//! What a first visit does not run is not in the module that it loads: the build makes a second one of it
//! (`.ci/split.mjs`), and each call into that one asks here first.

use std::sync::atomic::{AtomicBool, Ordering};

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::then::Then;

#[wasm_bindgen]
extern "C" {
    /// Fetches the rest if need be and joins it to the module of these exports; throws when it cannot be had.
    #[wasm_bindgen(js_namespace = tenbo, js_name = join)]
    fn join(exports: &JsValue);

    /// Fetches the rest; whether it is there then.
    #[wasm_bindgen(js_namespace = tenbo, js_name = fetch)]
    fn fetch() -> Promise;
}

static JOINED: AtomicBool = AtomicBool::new(false);

/// Does something once the rest is here, and tells it whether it is. What opens a view or a dialog of the rest asks here
/// first, so that a click neither waits in vain nor breaks for want of a connection.
pub fn with(then: Then<bool>) {
    if JOINED.load(Ordering::Relaxed) {
        return then.run(true);
    }
    let came = Then::told(move |came: Option<JsValue>| then.run(came.is_some_and(|came| came.is_truthy())));
    super::fetch::then(&fetch(), &came);
}

/// Called by the stubs of what is in the rest, with its place in the table, which is handed back once it is filled.
#[unsafe(no_mangle)]
extern "C" fn tenbo_rest_ready(place: u32) -> u32 {
    if !JOINED.load(Ordering::Relaxed) {
        join(&wasm_bindgen::exports());
        JOINED.store(true, Ordering::Relaxed);
    }
    place
}
