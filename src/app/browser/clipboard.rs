//! Text to the clipboard.

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// Puts text there; `false` where the browser refuses. In a frame without permission, or without a secure origin, there
/// is no clipboard at all.
pub async fn copy(text: &str) -> bool {
    let clipboard = window().navigator().clipboard();
    if AsRef::<JsValue>::as_ref(&clipboard).is_undefined() {
        return false;
    }
    JsFuture::from(clipboard.write_text(text)).await.is_ok()
}
