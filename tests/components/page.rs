//! A page of its own for each test, with one component on it.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use gloo::timers::future::sleep;
use leptos::mount::{UnmountHandle, mount_to};
use leptos::prelude::*;
use leptos::web_sys::{Element, Event, EventInit, HtmlElement, HtmlInputElement, KeyboardEvent, KeyboardEventInit};
use tenbo::app::state::AppState;
use tenbo_engine::rules::shipped;
use tenbo_session::{Edit, State, share};
use tenbo_wording::{Language, Volume};
use wasm_bindgen::{JsCast, JsValue};

/// The texts in English, which no start script has fetched.
static TEXTS: [(Volume, &[u8]); Volume::ALL.len()] = [
    (Volume::Page, tenbo_wording::file_of_texts!("texts-en")),
    (Volume::Result, tenbo_wording::file_of_texts!("result-words-en")),
    (Volume::Parts, tenbo_wording::file_of_texts!("part-words-en")),
];

/// What the start script and the files beside the module would have brought.
pub fn prepare() {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.clear();
    }
    shipped::install(shipped::OTHER).expect("the shipped rulebooks");
    TEXTS.into_iter().for_each(|(volume, texts)| Language::En.install(volume, texts));
    let start =
        js_sys::Function::new_no_args("globalThis.tenbo ??= { tiles: async () => {}, flowers: async () => {} }");
    start.call0(&JsValue::UNDEFINED).expect("an object");
}

/// A component on the page, with the state that it shares.
pub struct Page {
    /// What it lies in.
    pub root: HtmlElement,
    /// The state.
    pub app: AppState,
    _mounted: Box<dyn std::any::Any>,
}

impl Drop for Page {
    fn drop(&mut self) {
        self.root.remove();
    }
}

/// Shows a component for a state, which is written as a link.
pub async fn show<V: IntoView + 'static>(link: &str, view: impl FnOnce() -> V + 'static) -> Page
where
    UnmountHandle<<V as Render>::State>: 'static,
{
    prepare();
    // What a failed test has left, a dialog over the page for instance, is not the next one's failure.
    while let Ok(Some(left)) = document().query_selector(".under-test") {
        left.remove();
    }
    let root: HtmlElement = document().create_element("div").expect("an element").unchecked_into();
    root.set_class_name("under-test");
    document().body().expect("a body").append_child(&root).expect("in the page");
    let (state, dropped) = if link.is_empty() { (State::default(), Vec::new()) } else { share::read(link) };
    assert!(dropped.is_empty(), "{link}: {dropped:?}");
    let opened_view = share::view(link);
    let made = Rc::new(RefCell::new(None));
    let slot = Rc::clone(&made);
    let mounted = mount_to(root.clone(), move || {
        let app = AppState::new(state, opened_view, Language::En);
        provide_context(app);
        slot.replace(Some(app));
        view()
    });
    let app = made.take().expect("the state was made");
    settle().await;
    Page { root, app, _mounted: Box::new(mounted) }
}

/// Waits until effects and frames have run.
pub async fn settle() {
    sleep(Duration::from_millis(30)).await;
}

impl Page {
    /// Every element of a selector.
    pub fn all(&self, selector: &str) -> Vec<HtmlElement> {
        let found = self.root.query_selector_all(selector).expect("a selector");
        (0..found.length()).filter_map(|place| found.get(place)?.dyn_into().ok()).collect()
    }

    /// The first element of a selector.
    pub fn one(&self, selector: &str) -> HtmlElement {
        self.all(selector).into_iter().next().unwrap_or_else(|| panic!("no {selector} in {}", self.root.inner_html()))
    }

    /// Waits for an element: a large dialog takes a debug build longer than [`settle`] waits.
    pub async fn until(&self, selector: &str) {
        for _ in 0..100 {
            if self.count(selector) > 0 {
                return;
            }
            settle().await;
        }
        panic!("no {selector} in {}", self.root.inner_html());
    }

    /// How many elements a selector has.
    pub fn count(&self, selector: &str) -> usize {
        self.all(selector).len()
    }

    /// The text of the first element of a selector.
    pub fn text(&self, selector: &str) -> String {
        self.one(selector).text_content().unwrap_or_default()
    }

    /// The button of a name: its label, otherwise its text.
    pub fn button(&self, name: &str) -> HtmlElement {
        let named = |element: &HtmlElement| {
            let label = element.get_attribute("aria-label").or_else(|| element.text_content());
            label.is_some_and(|label| label.trim() == name)
        };
        self.all("button").into_iter().find(named).unwrap_or_else(|| panic!("no button {name}"))
    }

    /// Clicks a button by its name.
    pub async fn press(&self, name: &str) {
        self.button(name).click();
        settle().await;
    }

    /// Clicks the first element of a selector.
    pub async fn click(&self, selector: &str) {
        self.one(selector).click();
        settle().await;
    }

    /// An edit of the shared state.
    pub async fn edit(&self, edit: Edit) -> bool {
        let done = self.app.dispatch(edit);
        settle().await;
        done
    }

    /// What the state is now, as a link.
    pub fn link(&self) -> String {
        untrack(|| self.app.link())
    }

    /// Writes into a field, as a person does who then leaves it.
    pub async fn write(&self, selector: &str, value: &str) {
        let field: HtmlInputElement = self.one(selector).unchecked_into();
        field.set_value(value);
        for kind in ["input", "change"] {
            fire(&field, kind);
        }
        settle().await;
    }

    /// Presses a key on the element that a selector names, which gets the focus first.
    pub async fn key(&self, selector: &str, key: &str) {
        let element = self.one(selector);
        let _ = element.focus();
        let init = KeyboardEventInit::new();
        init.set_key(key);
        init.set_bubbles(true);
        init.set_cancelable(true);
        let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).expect("an event");
        let _ = element.dispatch_event(&event);
        settle().await;
    }
}

fn fire(element: &Element, kind: &str) {
    let init = EventInit::new();
    init.set_bubbles(true);
    let _ = element.dispatch_event(&Event::new_with_event_init_dict(kind, &init).expect("an event"));
}

/// The id of the element that has the focus.
pub fn focused() -> String {
    document().active_element().map(|element| element.id()).unwrap_or_default()
}
