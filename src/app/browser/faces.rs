//! The faces of the tiles, which the start script draws.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::storage::{self, Key};
use crate::i18n::Language;
pub use crate::session::faces::Faces;

#[wasm_bindgen]
extern "C" {
    /// Shows faces once they are drawn; an error where their file cannot be had.
    #[wasm_bindgen(js_namespace = tenbo, js_name = tiles, catch)]
    async fn draw(kind: &str, language: &str) -> Result<JsValue, JsValue>;
}

impl Faces {
    /// What was chosen on an earlier visit. The start script has looked for it as well (`public/boot.js`).
    #[must_use]
    pub fn kept() -> Faces {
        let kept = storage::get(Key::Faces);
        kept.and_then(|kept| kept.parse().ok()).unwrap_or(Faces::Carved)
    }

    /// Remembers these.
    pub fn keep(self) {
        storage::set(Key::Faces, self.as_str());
    }

    /// Shows these, with the letters of a language; `false` where they cannot be had.
    pub async fn show(self, language: Language) -> bool {
        draw(self.as_str(), language.code()).await.is_ok()
    }
}
