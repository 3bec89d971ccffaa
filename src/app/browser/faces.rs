//! The faces of the tiles, which the start script draws.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::storage::{self, Key};
use tenbo_session::faces::Faces;
use tenbo_wording::Language;

#[wasm_bindgen]
extern "C" {
    /// Shows faces once they are drawn; an error where their file cannot be had.
    #[wasm_bindgen(js_namespace = tenbo, js_name = tiles, catch)]
    async fn draw(kind: &str, language: &str) -> Result<JsValue, JsValue>;
}

/// What was chosen on an earlier visit. The start script has looked for it as well (`public/boot.js`).
#[must_use]
pub fn kept() -> Faces {
    let kept = storage::get(Key::Faces);
    kept.and_then(|kept| kept.parse().ok()).unwrap_or(Faces::Carved)
}

/// Remembers what was chosen.
pub fn keep(faces: Faces) {
    storage::set(Key::Faces, faces.as_str());
}

/// Shows these, with the letters of a language; `false` where they cannot be had.
pub async fn show(faces: Faces, language: Language) -> bool {
    draw(faces.as_str(), language.code()).await.is_ok()
}
