//! The link to the clipboard, where the browser lets the page.

use leptos::prelude::*;

use super::browser::{address, clipboard};
use super::state::{AppState, Notice};
use crate::i18n::Word;

/// Copies the link to the state as it is.
pub fn copy_link(store: AppState) {
    let link = address::link(&untrack(move || store.link()));
    clipboard::copy(&link, move |copied| {
        let word = if copied { Word::LinkCopied } else { Word::CopyRefused };
        store.notice.set(Some(Notice::Done(word)));
    });
}
