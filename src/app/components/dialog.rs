//! A native dialog, whose content exists only while it is open.

use leptos::prelude::*;
use leptos::web_sys::HtmlDialogElement;
use wasm_bindgen::JsCast;

use crate::app::live::{Live, innermost};
use crate::app::region::{Paint, region};
use crate::app::state::AppState;
use crate::app::tree::el;
use crate::i18n::{Language, Word};

/// A dialog that `open` opens. The browser brings the focus back to the opener.
pub fn dialog(store: AppState, id: &'static str, title: Word, open: RwSignal<bool>, paint: Paint) -> Live {
    titled(store, id, move |language| language.word(title), open, paint)
}

/// The same with any title.
pub fn titled(
    store: AppState,
    id: &'static str,
    title: impl Fn(Language) -> &'static str + 'static,
    open: RwSignal<bool>,
    paint: Paint,
) -> Live {
    let top = move || {
        let language = store.language.get();
        let close = el("button").with("type", "button").class("button").add(language.word(Word::Close));
        el("div").class("dialog-top").add(el("h2").with("id", id).add(title(language))).add(close)
    };
    let dialog = Live::of(el("dialog").with("aria-labelledby", id))
        .on("close", move |_| open.set(false))
        .on("click", move |event| {
            if innermost(&event, ".dialog-top button").is_some() {
                open.set(false);
            }
        })
        .follow(top);
    let whole = dialog.clone();
    Effect::new(move |content: Option<Option<Live>>| {
        let native: HtmlDialogElement = whole.element().unchecked_into();
        if let Some(content) = content.flatten() {
            content.element().remove();
        }
        if !open.get() {
            native.close();
            return None;
        }
        let content = region(store, paint);
        let _ = native.append_child(&content.element());
        if !native.open() {
            let _ = native.show_modal();
        }
        Some(content)
    });
    dialog
}
