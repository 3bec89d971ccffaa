//! Whether everything is kept for use without a network. What keeps it is in `public/update.js`.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// What the start script knows; there is none where a component is by itself.
    #[wasm_bindgen(catch, js_namespace = tenbo, js_name = offline)]
    fn offline() -> Result<Option<String>, JsValue>;
}

/// The event at the window by which the script says that it has become known.
pub const EVENT: &str = "offlineknown";

/// How far the page can be used without a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offline {
    /// Everything is kept.
    Ready,
    /// Not everything is: the browser has no room for it.
    Full,
    /// Nor here, for another reason: no secure origin, a browser that keeps nothing, a file that is not the build's.
    Missing,
}

/// What is known of it; nothing as long as that is not known.
#[must_use]
pub fn known() -> Option<Offline> {
    offline().ok().flatten().map(|known| match known.as_str() {
        "ready" => Offline::Ready,
        "full" => Offline::Full,
        _ => Offline::Missing,
    })
}
