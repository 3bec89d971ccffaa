//! What is put on the clipboard.

use js_sys::{Array, Object, Reflect};
use leptos::prelude::window;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Clipboard};

#[wasm_bindgen]
extern "C" {
    /// What is on it, by its types; an error where the browser has none.
    type ClipboardItem;

    #[wasm_bindgen(constructor, catch)]
    fn new(items: &Object) -> Result<ClipboardItem, JsValue>;
}

/// The clipboard. In a frame without permission, or without a secure origin, there is none at all.
fn clipboard() -> Option<Clipboard> {
    let clipboard = window().navigator().clipboard();
    (!AsRef::<JsValue>::as_ref(&clipboard).is_undefined()).then_some(clipboard)
}

/// Puts text there; `false` where the browser refuses.
pub async fn copy(text: &str) -> bool {
    let Some(clipboard) = clipboard() else { return false };
    JsFuture::from(clipboard.write_text(text)).await.is_ok()
}

/// Puts a picture there; `false` where the browser refuses.
pub async fn copy_picture(picture: &Blob) -> bool {
    let items = Object::new();
    let is_set = Reflect::set(&items, &picture.type_().into(), picture).is_ok();
    let Some(clipboard) = clipboard().filter(|_| is_set) else { return false };
    let Ok(item) = ClipboardItem::new(&items) else { return false };
    JsFuture::from(clipboard.write(&Array::of1(&item))).await.is_ok()
}
