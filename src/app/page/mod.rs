//! The page: Leptos components over the pure rooms.

mod act;
mod board;
mod builder;
mod dialog;
mod editor;
mod embed;
mod example;
mod game;
mod header;
mod icon;
mod live;
mod platform;
mod press;
mod reference;
mod region;
mod result;
mod settings;
mod share;
mod store;
mod tile;
mod tree;
mod update;
mod views;

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::mount::mount_to_renderer;
use leptos::prelude::*;
use leptos::web_sys::Element;
use wasm_bindgen::JsCast;

use self::live::Live;
use self::platform::storage::Key;
use self::platform::then::Then;
use self::platform::{address, flowers, language, rest, storage};
use self::store::{Notice, Store};
use self::tree::el;
use crate::app::text::Language;
use crate::engine::rulebook::option::OptionKey;
use crate::session::share as link;

/// How long the hand must rest before the address is changed: browsers limit how often a page may.
const REST: Duration = Duration::from_millis(250);

/// Puts the app into the page in place of its static first paint.
pub fn mount() {
    console_error_panic_hook::set_once();
    let Some(root) = document().get_element_by_id("app") else { return };
    let language = language::first();
    language::show(language);
    // The start script says so where the address asks for it.
    if document().document_element().is_some_and(|page| page.has_attribute("data-embed")) {
        rest::with(Then::told(move |came| {
            if came {
                embed::start(root, language);
            }
        }));
        return;
    }
    let kept = address::hash().or_else(|| storage::get(Key::State)).unwrap_or_default();
    // Until the rulebook and the view of a link are here, the page keeps its first paint.
    let text = kept.clone();
    let start = Then::of(move || show(&root, Box::new(move || app(&kept, language))));
    views::with_link(&text, language, start);
}

/// Puts something into the page in place of what is there.
fn show(root: &Element, page: Box<dyn FnOnce() -> Live>) {
    root.set_inner_html("");
    mount_to_renderer(root, page).forget();
}

/// The whole widget.
fn app(kept: &str, language: Language) -> Live {
    let (state, dropped) = if kept.is_empty() { Default::default() } else { link::read(kept) };
    let store = Store::new(state, language);
    if !dropped.is_empty() {
        store.notice.set(Some(Notice::Dropped(dropped)));
    }
    store.theme.get_untracked().show();
    follow(store);
    let page = Live::of(el("div").class("page"))
        .on("keydown", move |event| press::on_page(store, event.unchecked_ref()))
        .on(update::EVENT, move |_| update::offer(store));
    header::header(store).into_iter().chain([views::main(store)]).fold(page, Live::put)
}

/// What goes on beside what is shown.
fn follow(store: Store) {
    if storage::get(Key::Books).is_some() {
        store.fetch_own();
    }
    keep(store);
    Effect::new(move |_| store.keep_shelf());
    Effect::new(move |_| {
        if store.plan.with(|plan| plan.book.options.on(OptionKey::UseFlowers)) {
            flowers::fetch();
        }
    });
    // What another link needs may still be on its way when the next one is followed: the last one is opened.
    let last = StoredValue::new(String::new());
    let opened = window_event_listener(leptos::ev::hashchange, move |_| {
        let Some(hash) = address::hash() else { return };
        last.set_value(hash.clone());
        if hash != store.link() {
            let then = Then::of({
                let hash = hash.clone();
                move || {
                    if last.with_value(|last| *last == hash) {
                        store.open(&hash);
                    }
                }
            });
            views::with_link(&hash, store.language.get_untracked(), then);
        }
    });
    on_cleanup(move || opened.remove());
}

/// Writes the state into the address and the storage, a little after its last change or when the page goes.
fn keep(store: Store) {
    let waiting = StoredValue::new(None::<TimeoutHandle>);
    let write = move || {
        if waiting.try_update_value(Option::take).flatten().is_some() {
            let text = untrack(move || store.link());
            address::set_hash(&text);
            storage::set(Key::State, &text);
        }
    };
    Effect::new(move |first: Option<()>| {
        store.state.track();
        if let Some(handle) = waiting.get_value() {
            handle.clear();
        }
        // An untouched page keeps its plain address.
        if first.is_some() || address::hash().is_some() {
            waiting.set_value(set_timeout_with_handle(write, REST).ok());
        }
    });
    let gone = window_event_listener(leptos::ev::pagehide, move |_| write());
    on_cleanup(move || gone.remove());
}
