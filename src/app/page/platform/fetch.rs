//! Files that come after the page.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Response;

/// Fetches a file and hands over what `read` makes of the answer, or nothing.
pub fn fetch(
    address: &str,
    read: fn(&Response) -> Result<Promise, JsValue>,
    done: impl FnOnce(Option<JsValue>) + Clone + 'static,
) {
    let failed = {
        let done = done.clone();
        Closure::once_into_js(move |_: JsValue| done(None))
    };
    let again = failed.clone();
    let arrived = Closure::once_into_js(move |content: JsValue| done(Some(content)));
    let answered = Closure::once_into_js(move |answer: JsValue| {
        let body = answer.dyn_into::<Response>().ok().filter(Response::ok).and_then(|answer| read(&answer).ok());
        let _ = match body {
            Some(body) => then(&body, &arrived, &again),
            None => again.unchecked_ref::<Function>().call1(&JsValue::NULL, &JsValue::NULL).ok(),
        };
    });
    let _ = then(&window().fetch_with_str(address), &answered, &failed);
}

/// What comes after a promise.
pub fn then(promise: &Promise, kept: &JsValue, broken: &JsValue) -> Option<JsValue> {
    let then: Function = Reflect::get(promise, &"then".into()).ok()?.dyn_into().ok()?;
    then.call2(promise, kept, broken).ok()
}
