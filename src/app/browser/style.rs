//! Styles that a first visit does not need.

use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};

use super::then::Then;

/// Does something once the style sheet that the start script names is here, or cannot be had.
pub fn with(name: &str, then: Then) {
    let script = document().query_selector(&["script[", name, "]"].concat()).ok().flatten();
    let Some(address) = script.and_then(|script| script.get_attribute(name)) else { return then.run(()) };
    let known = document().query_selector(&["link[href='", &address, "']"].concat()).ok().flatten();
    let made = if known.is_none() { document().create_element("link").ok() } else { None };
    let (Some(link), Some(head)) = (made, document().head()) else { return then.run(()) };
    let _ = link.set_attribute("rel", "stylesheet");
    let _ = link.set_attribute("href", &address);
    let then = Then::told(move |_: Option<JsValue>| then.run(())).callback(true);
    for event in ["load", "error"] {
        let _ = link.add_event_listener_with_callback(event, then.unchecked_ref());
    }
    let _ = head.append_child(&link);
}
