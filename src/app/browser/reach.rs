//! What a browser may have or not, reached by its name: it costs the page nothing where it is not asked for.

use js_sys::{Array, Function, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};

/// What something has by a name, if it has.
pub fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok().filter(|found| !found.is_undefined())
}

/// Calls what something does by a name. Nothing, where it does no such thing or fails.
pub fn call(of: &JsValue, name: &str, with: &[JsValue]) -> Option<JsValue> {
    let function: Function = get(of, name)?.dyn_into().ok()?;
    function.apply(of, &with.iter().collect::<Array>()).ok()
}

/// The same of something that the window has.
pub fn ask(of: &str, name: &str, with: &[JsValue]) -> Option<JsValue> {
    call(&get(&window(), of)?, name, with)
}

/// A new thing of a kind that the window has.
pub fn make(kind: &str, with: &[JsValue]) -> Option<JsValue> {
    let kind: Function = get(&window(), kind)?.dyn_into().ok()?;
    Reflect::construct(&kind, &with.iter().collect::<Array>()).ok()
}
