//! The root of the page: what is mounted, what is kept, and what follows the address.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::mount::mount_to_renderer;
use leptos::prelude::*;
use leptos::web_sys::Element;
use wasm_bindgen::JsCast;

use super::browser::storage::Key;
use super::browser::then::Then;
use super::browser::{address, flowers, language, start, storage};
use super::live::Live;
use super::state::{AppState, Notice};
use super::tree::el;
use super::{embed, game, header, shortcuts, update, views};
use crate::engine::rulebook::option::OptionKey;
use crate::i18n::{Language, Word};
use crate::session::share as link;

/// How long after a change the address has it: browsers limit how often a page may change that, to a hundred times in
/// half a minute at the least.
const BETWEEN: Duration = Duration::from_millis(350);

/// Puts the app into the page in place of its static first paint.
pub fn mount() {
    console_error_panic_hook::set_once();
    let Some(root) = document().get_element_by_id("app") else { return };
    let language = language::first();
    if !language.is_here(false) {
        return start::fail("the texts are missing or of another build");
    }
    language::show(language);
    // The start script says so where the address asks for it.
    if document().document_element().is_some_and(|page| page.has_attribute("data-embed")) {
        return embed::start(root, language);
    }
    // What this tab did last stands over an address that has not been told of it.
    let told = address::hash().map(|hash| storage::tab(&hash).unwrap_or(hash));
    let kept = told.or_else(|| storage::get(Key::State)).unwrap_or_default();
    // Until the rulebook and the view of a link are here, the page keeps its first paint.
    let text = kept.clone();
    let start = Then::of(move || show(&root, Box::new(move || app(&kept, language))));
    views::with_link(&text, language, start);
}

/// Puts something into the page in place of what is there.
pub fn show(root: &Element, page: Box<dyn FnOnce() -> Live>) {
    root.set_inner_html("");
    mount_to_renderer(root, page).forget();
}

/// The whole widget.
fn app(kept: &str, language: Language) -> Live {
    let (state, dropped) = if kept.is_empty() { Default::default() } else { link::read(kept) };
    let (state, whole) = views::possible(state, language);
    let store = AppState::new(state, language);
    if !whole {
        store.notice.set(Some(Notice::Done(Word::PartMissing)));
    } else if !dropped.is_empty() {
        store.notice.set(Some(Notice::Dropped(dropped)));
    }
    store.theme.get_untracked().show();
    follow(store);
    let page = Live::of(el("div").class("page"))
        .on("keydown", move |event| shortcuts::on_page(store, event.unchecked_ref()))
        .on(update::EVENT, move |_| update::offer(store));
    header::header(store).into_iter().chain([views::main(store)]).fold(page, Live::put)
}

/// What goes on beside what is shown.
pub fn follow(store: AppState) {
    if storage::get(Key::Books).is_some() {
        store.fetch_own();
    }
    keep(store);
    Effect::new(move |_| store.keep_shelf());
    Effect::new(move |_| {
        // Flowers that were entered stay where the rules have none.
        let entered =
            || store.state.with(|state| state.draft.seats.0.iter().flatten().any(|seat| !seat.bonus.is_empty()));
        if store.plan.with(|plan| plan.book.options.on(OptionKey::UseFlowers)) || entered() {
            flowers::fetch();
        }
    });
    // What another link needs may still be on its way when the next one is followed: the last one is opened.
    let last = StoredValue::new(String::new());
    let opened = window_event_listener(leptos::ev::hashchange, move |_| {
        address::look();
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
    // What another page keeps, and what it kept while this one slept.
    let look = move || {
        store.follow_shelf();
        game::follow(store);
    };
    let other = window_event_listener(leptos::ev::storage, move |_| look());
    let awake = window_event_listener(leptos::ev::pageshow, move |_| look());
    let seen = window_event_listener(leptos::ev::visibilitychange, move |_| look());
    on_cleanup(move || {
        opened.remove();
        for listener in [other, awake, seen] {
            listener.remove();
        }
    });
}

/// Writes the state into the storage at each change, so that nothing that may happen to the page loses a tap; into the
/// address a little later, and when the page goes or is out of sight, from where it may never come back.
fn keep(store: AppState) {
    address::look();
    let waiting = StoredValue::new(None::<TimeoutHandle>);
    let write = move || {
        let text = waiting.try_update_value(Option::take).flatten().map(|_| untrack(move || store.link()));
        text.inspect(|text| address::set_hash(text))
    };
    let in_time = move || {
        if let Some(text) = write() {
            keep_state(&text);
        }
    };
    Effect::new(move |first: Option<()>| {
        store.state.track();
        // An untouched page keeps its plain address.
        if first.is_some() || address::hash().is_some() {
            keep_state(&untrack(move || store.link()));
            if waiting.with_value(Option::is_none) {
                waiting.set_value(set_timeout_with_handle(in_time, BETWEEN).ok());
            }
        }
    });
    // A page that is loaded again may have been asked for by its old address already: what the tab keeps is for that one.
    let gone = window_event_listener(leptos::ev::pagehide, move |_| drop(write()));
    let hidden = window_event_listener(leptos::ev::visibilitychange, move |_| {
        if document().hidden() {
            drop(write());
        }
    });
    on_cleanup(move || {
        gone.remove();
        hidden.remove();
    });
}

/// Keeps the state for another visit and for this tab, whose address may not have it yet.
fn keep_state(text: &str) {
    storage::set(Key::State, text);
    storage::set_tab(&address::known(), text);
}
