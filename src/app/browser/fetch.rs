//! Files that come after the page.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Response;

use super::then::Then;

/// Fetches a file and hands over what `read` makes of the answer, or nothing.
pub fn fetch(address: &str, read: fn(&Response) -> Result<Promise, JsValue>, done: Then<Option<JsValue>>) {
    let answered = Then::told(move |answer: Option<JsValue>| {
        let answer = answer.and_then(|answer| answer.dyn_into::<Response>().ok());
        match answer.filter(Response::ok).and_then(|answer| read(&answer).ok()) {
            Some(body) => then(&body, &done),
            None => done.run(None),
        }
    });
    then(&window().fetch_with_str(address), &answered);
}

/// What comes after a promise: what it was kept with, or nothing.
pub fn then(promise: &Promise, done: &Then<Option<JsValue>>) {
    let then = Reflect::get(promise, &"then".into()).and_then(JsCast::dyn_into::<Function>);
    let _ = then.map(|then| then.call2(promise, &done.callback(true), &done.callback(false)));
}
