//! The language of the page. The start script has chosen it, so that its texts come together with the module.

use js_sys::{Array, Uint8Array};
use leptos::prelude::{document, window};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::storage::{self, Key};
use tenbo_wording::{Language, Volume, names};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(thread_local_v2, js_namespace = tenbo, js_name = language)]
    static CODE: Option<String>;

    #[wasm_bindgen(thread_local_v2, js_namespace = tenbo, js_name = texts)]
    static TEXTS: Option<Uint8Array>;
}

/// The language that was chosen, with its texts.
#[must_use]
pub fn first() -> Language {
    let language = CODE.with(Clone::clone).and_then(|code| Language::of_code(&code)).unwrap_or_default();
    names::set_plain(storage::get(Key::Names).is_some_and(|kept| !kept.is_empty()));
    if let Some(texts) = TEXTS.with(Clone::clone) {
        language.install(Volume::Page, texts.to_vec().leak());
    }
    language
}

/// The languages that the reader prefers, as tags, the first one most; none where the browser does not tell.
#[must_use]
pub fn preferred() -> Vec<String> {
    let told = JsValue::from(window().navigator().languages()).dyn_into::<Array>().unwrap_or_default();
    told.iter().filter_map(|tag| tag.as_string()).collect()
}

/// Says to everybody who looks at the page which language it has.
pub fn show(language: Language) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", language.code());
    }
}

/// The language that the page has.
#[must_use]
pub fn shown() -> Language {
    let code = document().document_element().and_then(|root| root.get_attribute("lang"));
    code.and_then(|code| Language::of_code(&code)).unwrap_or_default()
}

/// The same, and remembers it.
pub fn keep(language: Language) {
    show(language);
    storage::set(Key::Language, language.code());
}

/// Shows yaku by their plain names if they were shown by romanised ones, or the other way, and remembers it.
pub fn turn_names() {
    let plain = !names::are_plain();
    names::set_plain(plain);
    storage::set(Key::Names, if plain { "plain" } else { "" });
}
