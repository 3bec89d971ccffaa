//! The address, which holds the hand: behind `#`, where the page writes it, or in its query.

use std::cell::RefCell;

use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{NavigationType, PerformanceNavigationTiming};

use super::message::is_embedded;
use tenbo_session::asked;
use tenbo_session::embed::Secret;
use tenbo_session::tab::Address;

/// The hand that the address says, if any, as its text stands there.
#[must_use]
pub fn hand() -> Option<String> {
    asked::hand(&query(), &hash())
}

/// The rulebook of the address, where its hand names none.
#[must_use]
pub fn rulebook() -> Option<&'static str> {
    asked::rulebook(&path(), &query())
}

/// By what a page of WordPress knows this frame.
#[must_use]
pub fn secret() -> Option<Secret> {
    Secret::of(&hash()).filter(|_| is_embedded())
}

fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

fn path() -> String {
    window().location().pathname().unwrap_or_default()
}

thread_local! {
    static KNOWN: RefCell<Address> = const { RefCell::new(Address { now: String::new(), before: None }) };
}

/// The hand that the address said when the page last looked at it or wrote it, and before that.
#[must_use]
pub fn known() -> Address {
    KNOWN.with_borrow(Clone::clone)
}

/// Looks at it.
pub fn look() {
    KNOWN.set(Address { now: hand().unwrap_or_default(), before: None });
}

/// Puts a text behind `#` without a new entry in the browser's history; not where somebody has just put a link that the
/// page has not heard of yet. Not possible in every frame.
pub fn set_hash(text: &str) {
    if hand().unwrap_or_default() != known().now {
        return;
    }
    let Ok(history) = window().history() else { return };
    let state = history.state().unwrap_or(JsValue::NULL);
    let text = [text, &secret().map_or_else(String::new, |secret| secret.sign())].concat();
    let write = |address: &str| history.replace_state_with_url(&state, "", Some(address));
    // Without an origin a page may change nothing but what stands behind `#`.
    if write(&asked::with_hand(&path(), &query(), &text)).is_err() {
        let _ = write(&["#", &text].concat());
    }
    KNOWN.with_borrow_mut(|known| known.replace(hand().unwrap_or_default()));
}

/// Whether the page was loaded again, not by a link or an address that somebody entered.
#[must_use]
pub fn is_reload() -> bool {
    let timings = window().performance().map(|performance| performance.get_entries_by_type("navigation").get(0));
    timings
        .and_then(|timing| timing.dyn_into::<PerformanceNavigationTiming>().ok())
        .is_some_and(|timing| timing.type_() == NavigationType::Reload)
}

/// What stands behind `?`, with it.
#[must_use]
pub fn query() -> String {
    window().location().search().unwrap_or_default()
}

/// The address of the page itself, whichever rulebook it was opened by.
#[must_use]
pub fn page() -> String {
    asked::page(&window().location().href().unwrap_or_default()).to_owned()
}

/// The address of the page with this text behind `#`. What configures a frame is no part of it.
#[must_use]
pub fn link(text: &str) -> String {
    [&page(), "#", text].concat()
}
