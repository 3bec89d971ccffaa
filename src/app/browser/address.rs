//! The part of the address behind `#`, which holds the hand.

use std::cell::RefCell;

use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{NavigationType, PerformanceNavigationTiming};

use tenbo_session::share::fragment;
use tenbo_session::tab::Address;

/// What stands behind `#`, if anything, as far as it is the page's.
#[must_use]
pub fn hash() -> Option<String> {
    let hash = window().location().hash().ok()?;
    Some(fragment(&hash)).filter(|hash| !hash.is_empty()).map(str::to_owned)
}

thread_local! {
    static KNOWN: RefCell<Address> = const { RefCell::new(Address { now: String::new(), before: None }) };
}

/// What stood behind `#` when the page last looked at it or wrote it, and before that.
#[must_use]
pub fn known() -> Address {
    KNOWN.with_borrow(Clone::clone)
}

/// Looks at it.
pub fn look() {
    KNOWN.set(Address { now: hash().unwrap_or_default(), before: None });
}

/// Puts a text behind `#` without a new entry in the browser's history; not where somebody has just put a link that the
/// page has not heard of yet. Not possible in every frame.
pub fn set_hash(text: &str) {
    if hash().unwrap_or_default() != known().now {
        return;
    }
    let Ok(history) = window().history() else { return };
    let _ = history.replace_state_with_url(&history.state().unwrap_or(JsValue::NULL), "", Some(&["#", text].concat()));
    KNOWN.with_borrow_mut(|known| known.replace(hash().unwrap_or_default()));
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

/// The address without what stands behind `?` and `#`.
#[must_use]
pub fn page() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split(['?', '#']).next().unwrap_or_default().to_owned()
}

/// The address of the page with this text behind `#`. What configures a frame is no part of it.
#[must_use]
pub fn link(text: &str) -> String {
    [&page(), "#", text].concat()
}
