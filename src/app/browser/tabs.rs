//! The other tabs with this app: each tells the others that it has kept something.

use std::cell::OnceCell;

use gloo::events::EventListener;
use leptos::prelude::StoredValue;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

use super::records::Kind;
use super::storage;

/// What the channel is called.
const NAME: &str = "tenbo";

thread_local! {
    static CHANNEL: OnceCell<Option<BroadcastChannel>> = const { OnceCell::new() };
}

/// The channel of this page, which does not hear itself; none in a frame, and where the browser has none.
fn with_channel<T>(what: impl FnOnce(&BroadcastChannel) -> T) -> Option<T> {
    let open = || if storage::forgets() { None } else { BroadcastChannel::new(NAME).ok() };
    CHANNEL.with(|channel| channel.get_or_init(open).as_ref().map(what))
}

/// Tells the other tabs that something of a kind has been kept.
pub fn tell(kind: Kind) {
    // Who is not told sees it when the page is looked at.
    with_channel(|channel| channel.post_message(&JsValue::from(kind.as_str())).ok());
}

/// Does something when another tab has kept something of a kind.
pub fn on_told(kind: Kind, look: impl Fn() + 'static) {
    let heard = move |event: &web_sys::Event| {
        let said = event.dyn_ref::<MessageEvent>().and_then(|message| message.data().as_string());
        if said.as_deref() == Some(kind.as_str()) {
            look();
        }
    };
    StoredValue::new_local(with_channel(|channel| EventListener::new(channel, "message", heard)));
}
