//! The widget on other sites: in a frame of theirs, and the dialog with the text to be pasted there.

mod colors;
mod dialog;
mod form;
mod frame;
mod host;
mod looks;

pub use dialog::EmbedDialog;

use leptos::web_sys::Element;

use super::browser::start::fail;
use super::components::part::part;
use tenbo_wording::Language;

part! {
    /// Puts the widget into the frame.
    embed_frame in embed: fn(Element, Language) = frame::start
}

/// Puts the widget into the frame, once that part is here.
pub async fn start(root: Element, language: Language) {
    match embed_frame().await {
        Ok(start) => start(root, language),
        Err(_) => fail("the part for frames is missing"),
    }
}
