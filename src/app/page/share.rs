//! The link to the clipboard, where the browser lets the page.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::platform::address;
use super::store::{Notice, Store};
use crate::app::text::Word;

/// Copies the link to the state as it is.
pub fn copy_link(store: Store) {
    let say = move |word: Word| store.notice.set(Some(Notice::Done(word)));
    let clipboard = window().navigator().clipboard();
    if AsRef::<JsValue>::as_ref(&clipboard).is_undefined() {
        say(Word::CopyRefused);
        return;
    }
    let promise = clipboard.write_text(&address::link(&untrack(move || store.link())));
    let done = Closure::once(move |_: JsValue| say(Word::LinkCopied));
    let refused = Closure::once(move |_: JsValue| say(Word::CopyRefused));
    let _ = promise.then2(&done, &refused);
    // One of them is called, once.
    done.forget();
    refused.forget();
}
