//! Handing a rulebook on: as a file, and in a link.

use std::sync::Arc;

use leptos::prelude::*;

use super::actions::{copy_file, copy_link};
use super::controls::WordButton;
use super::state::use_rulebooks;
use crate::app::state::use_app_state;
use tenbo_session::editor::{CustomRulebook, import};
use tenbo_wording::EditorWord;

/// The file to save, and what copies it or a link.
#[component]
pub fn ShareLinks(own: Memo<Option<Arc<CustomRulebook>>>) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let word = move |word: EditorWord| app.word(word);
    let file_name = move || own.with(|own| own.as_deref().map(import::file_name));
    let address = move || {
        let text = own.with(|own| own.as_deref().map(import::write))?;
        let text = String::from(js_sys::encode_uri_component(&text));
        Some(format!("data:application/json;charset=utf-8,{text}"))
    };
    view! {
        <div>
            <p>{word(EditorWord::FileHelp)}</p>
            <div class="row">
                <a class="button" download=file_name href=address>
                    {word(EditorWord::Download)}
                </a>
                <WordButton word=EditorWord::CopyFile on_click=move || copy_file(books) />
                <WordButton word=EditorWord::ShareLink on_click=move || copy_link(books) />
            </div>
        </div>
    }
}
