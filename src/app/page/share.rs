//! The link to the clipboard, where the browser lets the page.

use leptos::prelude::*;

use super::platform::{address, clipboard};
use super::store::{Notice, Store};
use crate::app::text::Word;

/// Copies the link to the state as it is.
pub fn copy_link(store: Store) {
    let link = address::link(&untrack(move || store.link()));
    clipboard::copy(&link, move |copied| {
        let word = if copied { Word::LinkCopied } else { Word::CopyRefused };
        store.notice.set(Some(Notice::Done(word)));
    });
}
