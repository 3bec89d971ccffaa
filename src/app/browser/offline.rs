//! Whether everything is kept for use without a network. What keeps it is in `public/update.js`.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// What the start script knows; there is none where a component is by itself.
    #[wasm_bindgen(catch, js_namespace = tenbo, js_name = offline)]
    fn offline() -> Result<Option<bool>, JsValue>;
}

/// The event at the window by which the script says that it has become known.
pub const EVENT: &str = "offlineknown";

/// Whether everything is kept; nothing as long as that is not known.
#[must_use]
pub fn is_ready() -> Option<bool> {
    offline().ok().flatten()
}
