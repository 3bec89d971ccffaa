//! The art of flowers and seasons: a file of its own, fetched once when rules that use them are chosen.

use std::cell::Cell;

use leptos::prelude::{document, window};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

thread_local! {
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Puts the art into the page, beside that of the other tiles.
pub fn fetch() {
    if ASKED.replace(true) {
        return;
    }
    let insert = Closure::once_into_js(|text: JsValue| {
        if let (Some(body), Some(text)) = (document().body(), text.as_string()) {
            let _ = body.insert_adjacent_html("beforeend", &text);
            crate::app::page::tile::draw_flowers();
        }
    });
    let read = Closure::once_into_js(move |answer: JsValue| {
        let text = answer
            .dyn_into::<web_sys::Response>()
            .ok()
            .filter(web_sys::Response::ok)
            .and_then(|answer| answer.text().ok());
        if let Some(text) = text {
            let _ = js_sys::Reflect::get(&text, &"then".into())
                .ok()
                .and_then(|then| then.dyn_into::<js_sys::Function>().ok())
                .and_then(|then| then.call1(&text, &insert).ok());
        }
    });
    // Tiles without art still have their names; there is nothing to do if it does not come.
    let failed = Closure::once_into_js(|_: JsValue| {
        ASKED.set(false);
    });
    let asked: JsValue = window().fetch_with_str("flowers.svg").into();
    let _ = js_sys::Reflect::get(&asked, &"then".into())
        .ok()
        .and_then(|then| then.dyn_into::<js_sys::Function>().ok())
        .and_then(|then| then.call2(&asked, &read, &failed).ok());
}
