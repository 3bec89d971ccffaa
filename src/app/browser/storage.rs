//! What is remembered between visits; in a frame without storage, only as long as the page is open.

use std::cell::{Cell, RefCell};

use leptos::prelude::window;
use tenbo_session::tab::{self, Address};
use web_sys::Storage;

use super::address::is_reload;

/// The names that are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// The last state, as the text of a link.
    State,
    /// Light or dark.
    Theme,
    /// The faces of the tiles.
    Faces,
    /// The language.
    Language,
    /// Whether yaku have plain names.
    Names,
    /// Own rulebooks, as earlier versions kept them.
    Books,
    /// Whether a danger may be heard.
    Sound,
    /// Games, likewise.
    Games,
    /// Which deal of a game is being entered by tiles.
    ByTiles,
    /// What has been filled in of a deal, likewise.
    Form,
    /// Whether keys work only in the builder.
    KeysInBuilder,
    /// The last complete hands.
    Recents,
    /// The rulebooks that were chosen last.
    Rulebooks,
}

impl Key {
    const fn as_str(self) -> &'static str {
        match self {
            Key::State => "tenbo-state",
            Key::Theme => "tenbo-theme",
            Key::Faces => "tenbo-faces",
            Key::Language => "tenbo-language",
            Key::Names => "tenbo-names",
            Key::Books => "tenbo-books",
            Key::Sound => "tenbo-sound",
            Key::Games => "tenbo-games",
            Key::ByTiles => "tenbo-by-tiles",
            Key::Form => "tenbo-form",
            Key::KeysInBuilder => "tenbo-keys-in-builder",
            Key::Recents => "tenbo-recents",
            Key::Rulebooks => "tenbo-rulebooks",
        }
    }
}

thread_local! {
    static FORGETS: Cell<bool> = const { Cell::new(false) };
    static KEPT: RefCell<[Option<String>; 13]> = const { RefCell::new([const { None }; 13]) };
}

/// From now on nothing of earlier visits is read and nothing is left for later ones: a frame on another site has no part
/// in what a person keeps here.
pub fn forget() {
    FORGETS.set(true);
}

/// Whether nothing is kept, as in a frame.
#[must_use]
pub fn forgets() -> bool {
    FORGETS.get()
}

fn storage() -> Option<Storage> {
    if forgets() { None } else { window().local_storage().ok().flatten() }
}

/// What the browser keeps under a name, for other pages too.
#[must_use]
pub fn stored(key: Key) -> Option<String> {
    storage().and_then(|storage| storage.get_item(key.as_str()).ok().flatten())
}

/// What was kept under a name.
#[must_use]
pub fn get(key: Key) -> Option<String> {
    stored(key).or_else(|| KEPT.with_borrow(|kept| kept.get(key as usize).cloned().flatten()))
}

/// Whether something was kept under a name.
#[must_use]
pub fn has(key: Key) -> bool {
    get(key).is_some_and(|text| !text.is_empty())
}

/// Where a tab keeps what it did last.
const TAB: &str = "tenbo-tab";

fn session() -> Option<Storage> {
    if forgets() { None } else { window().session_storage().ok().flatten() }
}

/// What this tab did last, if that was at this address.
#[must_use]
pub fn tab(address: &str) -> Option<String> {
    let text = session()?.get_item(TAB).ok().flatten()?;
    tab::read(&text, address, is_reload()).map(str::to_owned)
}

/// Keeps what this tab did last, for as long as it is there; a crash does not end it.
pub fn set_tab(address: &Address, state: &str) {
    if let Some(session) = session() {
        let _ = session.set_item(TAB, &address.write(state));
    }
}

/// Forgets what an earlier version kept under a name, once it is kept elsewhere.
pub fn remove(key: Key) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key.as_str());
    }
}

/// Keeps a text under a name; where the browser does not let it, for as long as the page is open.
pub fn set(key: Key, text: &str) {
    let stored = storage().is_some_and(|storage| storage.set_item(key.as_str(), text).is_ok());
    if !stored {
        KEPT.with_borrow_mut(|kept| {
            if let Some(slot) = kept.get_mut(key as usize) {
                *slot = Some(text.to_owned());
            }
        });
    }
}
