//! Text to the clipboard.

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

/// Puts text there and says whether that went well. In a frame without permission, or without a secure origin, there is
/// no clipboard.
pub fn copy(text: &str, done: impl FnOnce(bool) + Clone + 'static) {
    let clipboard = window().navigator().clipboard();
    if AsRef::<JsValue>::as_ref(&clipboard).is_undefined() {
        return done(false);
    }
    let promise = clipboard.write_text(text);
    let refused = done.clone();
    let kept = Closure::once(move |_: JsValue| done(true));
    let broken = Closure::once(move |_: JsValue| refused(false));
    let _ = promise.then2(&kept, &broken);
    // One of them is called, once; the memory of the other is what a click costs.
    kept.forget();
    broken.forget();
}
