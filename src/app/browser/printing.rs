//! Printing.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use leptos::prelude::window;

/// Prints the page, and says whether the browser does so. A frame whose sandbox allows no dialogs may not print: nothing
/// happens, and nothing tells so but that the browser does not prepare to.
pub fn print() -> bool {
    let begun = Rc::new(Cell::new(false));
    let heard = Rc::clone(&begun);
    let _listener = EventListener::once(&window(), "beforeprint", move |_| heard.set(true));
    window().print().is_ok() && begun.get()
}
