//! The art of flowers and seasons: a file of its own, fetched once when rules that use them are chosen.

use std::cell::Cell;

use leptos::prelude::document;
use wasm_bindgen::JsValue;
use web_sys::Response;

use super::fetch;
use super::then::Then;

thread_local! {
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Puts the art into the page, beside that of the other tiles.
pub fn fetch() {
    if ASKED.replace(true) {
        return;
    }
    let draw = Then::told(|text: Option<JsValue>| {
        match (document().body(), text.and_then(|text| text.as_string())) {
            (Some(body), Some(text)) => {
                let _ = body.insert_adjacent_html("beforeend", &text);
                crate::app::page::tile::draw_flowers();
            }
            // Tiles without art still have their names; another time it may come.
            _ => ASKED.set(false),
        }
    });
    fetch::fetch("flowers.svg", Response::text, draw);
}
