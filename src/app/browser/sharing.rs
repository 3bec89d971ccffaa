//! The system's own way to hand something on, where the browser has one.

use js_sys::{Array, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, DomException, File, FilePropertyBag, ShareData};

/// Whether there is one, for text and links.
#[must_use]
pub fn is_there() -> bool {
    has("share")
}

fn has(name: &str) -> bool {
    Reflect::has(window().navigator().as_ref(), &name.into()).unwrap_or_default()
}

/// A picture as a file of this name, if the system takes such a file.
#[must_use]
pub fn file(picture: &Blob, name: &str) -> Option<ShareData> {
    let kind = FilePropertyBag::new();
    kind.set_type(&picture.type_());
    let file = File::new_with_blob_sequence_and_options(&Array::of1(picture), name, &kind).ok()?;
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    (has("share") && has("canShare") && window().navigator().can_share_with_data(&data)).then_some(data)
}

/// A text with a link.
#[must_use]
pub fn text(title: &str, text: &str, link: &str) -> ShareData {
    let data = ShareData::new();
    data.set_title(title);
    data.set_text(text);
    data.set_url(link);
    data
}

/// A text.
#[must_use]
pub fn text_alone(text: &str) -> ShareData {
    let data = ShareData::new();
    data.set_text(text);
    data
}

/// Hands it to the system; `false` where that fails. Canceling is not an error.
pub async fn share(data: &ShareData) -> bool {
    let shared = JsFuture::from(window().navigator().share_with_data(data)).await;
    let aborted = |error: &JsValue| error.dyn_ref::<DomException>().is_some_and(|error| error.name() == "AbortError");
    shared.as_ref().map_or_else(aborted, |_| true)
}
