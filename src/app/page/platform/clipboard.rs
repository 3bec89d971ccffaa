//! The clipboard, where the browser lets the page.

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

/// Copies a text and says whether it is there.
pub fn copy(text: &str, then: impl FnOnce(bool) + Clone + 'static) {
    let clipboard = window().navigator().clipboard();
    if AsRef::<JsValue>::as_ref(&clipboard).is_undefined() {
        return then(false);
    }
    let promise = clipboard.write_text(text);
    let otherwise = then.clone();
    let done = Closure::once(move |_: JsValue| then(true));
    let refused = Closure::once(move |_: JsValue| otherwise(false));
    let _ = promise.then2(&done, &refused);
    // One of them is called, once.
    done.forget();
    refused.forget();
}
