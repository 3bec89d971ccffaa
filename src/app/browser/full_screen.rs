//! The whole of the device's screen for the page, where the browser gives it.

use js_sys::Promise;
use leptos::prelude::document;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    /// An element or a document; web-sys drops the promises, and a page whose wish is refused would have failed.
    type Shown;

    #[wasm_bindgen(method, catch, js_name = requestFullscreen)]
    fn request(this: &Shown) -> Result<Option<Promise>, JsValue>;

    #[wasm_bindgen(method, catch, js_name = exitFullscreen)]
    fn exit(this: &Shown) -> Result<Option<Promise>, JsValue>;
}

/// Whether the page has it.
#[must_use]
pub fn is_on() -> bool {
    document().fullscreen_element().is_some()
}

/// Asks for it, and waits until it is there or refused: what is to lie over the page must come after it. A telephone may have
/// none to give; the page stays as large as it is then.
pub async fn enter() {
    if let Some(root) = document().document_element() {
        wait(root.unchecked_ref::<Shown>().request()).await;
    }
}

/// Gives it back.
pub fn leave() {
    if is_on() {
        spawn_local(wait(document().unchecked_ref::<Shown>().exit()));
    }
}

async fn wait(answer: Result<Option<Promise>, JsValue>) {
    if let Ok(Some(answer)) = answer {
        let _ = JsFuture::from(answer).await;
    }
}
