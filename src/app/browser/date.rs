//! The day, as a language writes it.

use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;

use tenbo_wording::Language;

/// Today.
#[must_use]
pub fn today(language: Language) -> String {
    let style = Object::new();
    // A browser that does not know it writes the date in figures.
    let _ = Reflect::set(&style, &JsValue::from("dateStyle"), &JsValue::from("long"));
    Date::new_0().to_locale_date_string(language.code(), &style).into()
}
