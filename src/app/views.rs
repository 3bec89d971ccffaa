//! The views of the page: the tabs in the header, and the panel that the chosen one fills.

use leptos::prelude::*;
use leptos::web_sys::{Element, Event, KeyboardEvent};
use wasm_bindgen::JsCast;

use super::act::Act;
use super::browser::focus::focus;
use super::browser::then::Then;
use super::browser::{books, style};
use super::live::Live;
use super::region::{Acts, Scene, yes};
use super::state::AppState;
use super::tree::{Tree, el};
use super::{game, hand, result, settings, table};
use crate::i18n::{Language, Word};
use crate::session::{Edit, State, View, share};

/// The id of the tab where the page begins.
pub const TABS: &str = tab(View::Hand);

/// The id of the tab of a view.
const fn tab(view: View) -> &'static str {
    match view {
        View::Hand => "tab-hand",
        View::Table => "tab-table",
        View::Game => "tab-game",
    }
}

/// The id of the panel, which all tabs control.
const PANEL: &str = "panel";

/// The tabs: one tab stop, arrows move between them, Enter opens.
pub fn tabs(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let tabs = View::ALL.iter().map(|&view| {
        let shown = scene.state.view == view;
        let name = match view {
            View::Hand => Word::Hand,
            View::Table => Word::TableView,
            View::Game => Word::GameView,
        };
        acts.button("view", Act::View(view))
            .with("id", tab(view))
            .with("role", "tab")
            .with("aria-selected", yes(shown))
            .with("tabindex", if shown { "0" } else { "-1" })
            .maybe_with("aria-controls", shown.then_some(PANEL))
            .add(scene.word(name))
    });
    el("div").class("views").with("role", "tablist").with("aria-label", scene.word(Word::Views)).all(tabs)
}

/// Takes an arrow that was pressed on a tab: the next one gets the focus.
pub fn arrow(event: &Event) {
    let event: &KeyboardEvent = event.unchecked_ref();
    let id = event.target().and_then(|target| target.dyn_into::<Element>().ok()).map(|element| element.id());
    let Some(at) = View::ALL.iter().position(|&view| id.as_deref() == Some(tab(view))) else { return };
    let last = View::ALL.len() - 1;
    let next = match event.key().as_str() {
        "ArrowLeft" => at.checked_sub(1).unwrap_or(last),
        "ArrowRight" => (at + 1) % View::ALL.len(),
        "Home" => 0,
        "End" => last,
        _ => return,
    };
    if let Some(&view) = View::ALL.get(next) {
        event.prevent_default();
        focus(tab(view));
    }
}

/// Opens a view.
pub fn open(store: AppState, view: View) {
    let open = Then::of(move || store.take(Edit::View(view)));
    match sheet(view) {
        Some(sheet) => store.later(Then::of(move || style::with(sheet, open))),
        None => open.run(()),
    }
}

/// Where the start script names the styles of a view that a first visit does not need.
const fn sheet(view: View) -> Option<&'static str> {
    match view {
        View::Hand => None,
        View::Table => Some("data-board"),
        View::Game => Some("data-game"),
    }
}

/// Does something once what a link's text asks for is here: its rulebook, and what its view needs.
pub fn with_link(text: &str, language: Language, then: Then) {
    let view = share::view(text);
    let shown = Then::of(move || match sheet(view) {
        Some(sheet) => style::with(sheet, Then::of(move || books::with_texts(language, then))),
        None => then.run(()),
    });
    books::with_link(text, shown);
}

/// What can be shown of a state, and whether that is all of it: a view whose texts could not be had would be without words.
pub fn possible(state: State, language: Language) -> (State, bool) {
    let whole = sheet(state.view).is_none() || language.is_here(true);
    (if whole { state } else { State { view: View::Hand, ..state } }, whole)
}

/// The main part of the page. Only the view that is shown exists.
pub fn main(store: AppState) -> Live {
    let main = Live::of(el("main"));
    let (parent, view) = (main.clone(), Memo::new(move |_| store.state.with(|state| state.view)));
    let shown = RenderEffect::new(move |before: Option<Live>| {
        if let Some(before) = before {
            before.element().remove();
        }
        let view = view.get();
        let panel = el("div").class("region").with("id", PANEL).with("role", "tabpanel");
        let panel = content(store, view, Live::of(panel.with("aria-labelledby", tab(view))));
        let _ = parent.clone().put(panel.clone());
        panel
    });
    StoredValue::new_local(shown);
    main
}

fn content(store: AppState, view: View, panel: Live) -> Live {
    let panel = match view {
        View::Hand | View::Table if store.by_tiles.get_untracked().is_some() => panel.put(game::bar(store)),
        _ => panel,
    };
    match view {
        View::Hand => panel
            .put(hand::dock(store))
            .put(settings::settings(store))
            .put(Live::of(el("div").class("answer")).put(result::result(store))),
        View::Table => panel.put(table::board(store)),
        View::Game => panel.put(game::panel(store)),
    }
}
