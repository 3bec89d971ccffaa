//! A file that a person has chosen in a field.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::document;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// Reads the file of a field as text. One that is far too long is cut, and will be found broken.
pub fn read(field: &str, longest: usize, then: impl FnOnce(String) + 'static) {
    let get = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).ok().filter(|found| !found.is_undefined());
    let field = document().get_element_by_id(field);
    let file = field.and_then(|field| get(&get(&field, "files")?, "0"));
    let Some(file) = file else { return };
    let text = get(&file, "slice").and_then(|slice| {
        let part = slice.unchecked_into::<Function>();
        let part = part.call2(&file, &0.into(), &JsValue::from_f64(longest as f64)).ok()?;
        let text = get(&part, "text")?.unchecked_into::<Function>();
        text.call0(&part).ok()
    });
    let Some(promise) = text.and_then(|text| text.dyn_into::<Promise>().ok()) else { return };
    let done = Closure::once(move |text: JsValue| then(text.as_string().unwrap_or_default()));
    let _ = promise.then(&done);
    done.forget();
}
