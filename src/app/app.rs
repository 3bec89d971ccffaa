//! The root of the page: what is mounted, what is kept, and what follows the address.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::mount::mount_to;
use leptos::prelude::*;
use leptos::web_sys::Element;
use wasm_bindgen::JsCast;

use super::browser::storage::Key;
use super::browser::{address, assets, flowers, language, start, storage};
use super::components::UpdateOffer;
use super::embed::EmbedDialog;
use super::game::{DealBar, GamePanel, provide_game_state, use_game_state};
use super::hand::{Dock, TableKeys};
use super::header::{Header, HouseRulesDialog};
use super::legacy::Legacy;
use super::reference::ReferenceDialog;
use super::result::{ResultPanel, TableResult};
use super::rulebooks::RulebooksDialog;
use super::settings::{Settings, WinSettings};
use super::state::{AppState, StatusMessage, VIEW_PANEL, tab_id, use_app_state};
use super::table::{Settlement, TableView};
use super::{embed, shortcuts};
use crate::engine::rulebook::option::OptionKey;
use crate::i18n::Language;
use crate::session::share::Dropped;
use crate::session::{State, View, share as link};

/// How long after a change the address has it: browsers limit how often a page may change that, to a hundred times in
/// half a minute at the least.
const BETWEEN: Duration = Duration::from_millis(350);

/// Puts the app into the page in place of its static first paint.
pub fn mount() {
    console_error_panic_hook::set_once();
    let Some(root) = document().get_element_by_id("app") else { return };
    let language = language::first();
    if !language.is_loaded() {
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
    // The executor of Leptos is set up with the first view.
    wasm_bindgen_futures::spawn_local(async move {
        assets::load_link(&kept).await;
        let (state, dropped) = if kept.is_empty() { Default::default() } else { link::read(&kept) };
        show(&root, move || view! { <App state dropped language /> });
    });
}

/// Puts a view into the page in place of what is there.
pub fn show<V: IntoView + 'static>(root: &Element, view: impl FnOnce() -> V + 'static) {
    root.set_inner_html("");
    mount_to(root.clone().unchecked_into(), view).forget();
}

/// The whole widget.
#[component]
fn App(state: State, dropped: Vec<Dropped>, language: Language) -> impl IntoView {
    let app = AppState::new(state, language);
    provide_context(app);
    provide_game_state();
    if !dropped.is_empty() {
        app.message.set(Some(StatusMessage::Dropped(dropped)));
    }
    app.theme.get_untracked().show();
    follow(app);
    view! {
        <div class="page" on:keydown=move |event| shortcuts::on_page(app, &event)>
            <UpdateOffer />
            <Header />
            <Main />
            <HouseRulesDialog />
            <RulebooksDialog />
            <ReferenceDialog />
            <EmbedDialog />
        </div>
    }
}

/// The main part of the page. Only the view that is shown exists.
#[component]
pub fn Main() -> impl IntoView {
    let app = use_app_state();
    let view = Memo::new(move |_| app.state.with(|state| state.view));
    let content = move || match view.get() {
        View::Hand => view! { <HandView /> }.into_any(),
        View::Table => view! { <TableScreen /> }.into_any(),
        View::Game => view! { <GamePanel /> }.into_any(),
    };
    view! {
        <main>
            <div class="region" id=VIEW_PANEL role="tabpanel" aria-labelledby=move || tab_id(view.get())>
                <Show when=move || view.get() != View::Game>
                    <DealBar />
                </Show>
                {content}
            </div>
        </main>
    }
}

/// One hand: the builder, what happened, and what it is worth.
#[component]
fn HandView() -> impl IntoView {
    let app = use_app_state();
    view! {
        <Dock />
        <Settings />
        <div class="answer">
            <ResultPanel />
        </div>
    }
}

/// All seats, and what is said of the deal beside them.
#[component]
fn TableScreen() -> impl IntoView {
    let app = use_app_state();
    view! {
        <TableView>
            <TableKeys />
            <WinSettings />
            <div class="answer">
                <TableResult>
                    <Settlement />
                </TableResult>
            </div>
        </TableView>
    }
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
            leptos::task::spawn_local(async move {
                assets::load_link(&hash).await;
                if last.with_value(|last| *last == hash) {
                    store.open(&hash);
                }
            });
        }
    });
    // What another page keeps, and what it kept while this one slept.
    let games = use_game_state();
    let look = move || {
        store.follow_shelf();
        games.follow();
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
