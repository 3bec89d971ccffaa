//! One of all pages with this app is the one that writes: it holds a lock of the browser, which lets go of it when the page
//! is left or killed.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use futures::future::{Either, select};
use gloo::events::EventListener;
use js_sys::{Function, Object, Promise};
use leptos::prelude::window;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, AbortSignal};

use super::storage;

/// What the lock is called.
const NAME: &str = "tenbo-games";

#[wasm_bindgen]
extern "C" {
    /// A navigator that may have locks; web-sys has them only behind its `web_sys_unstable_apis`.
    type WithLocks;

    #[wasm_bindgen(method, getter)]
    fn locks(this: &WithLocks) -> Option<Locks>;

    type Locks;

    #[wasm_bindgen(method, catch)]
    fn request(this: &Locks, name: &str, wish: &Wish, granted: &Function) -> Result<Promise, JsValue>;

    /// How a lock is asked for.
    type Wish;

    #[wasm_bindgen(method, setter, js_name = ifAvailable)]
    fn set_if_available(this: &Wish, is_so: bool);

    #[wasm_bindgen(method, setter)]
    fn set_steal(this: &Wish, is_so: bool);

    #[wasm_bindgen(method, setter)]
    fn set_signal(this: &Wish, signal: &AbortSignal);
}

/// How the lock is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// Only if no other page has it.
    IfFree,
    /// Once the page that has it is left.
    InTurn,
    /// From the page that has it.
    Taking,
}

/// What has become of it.
#[derive(Debug)]
pub enum Asked {
    /// This page has it.
    Held(Held),
    /// Another page has it.
    Elsewhere,
    /// The browser has no locks, or none for this page.
    Without,
}

/// The lock as this page has it.
#[derive(Debug)]
pub struct Held(Promise);

impl Held {
    /// Waits until it is gone; whether another page has taken it.
    pub async fn is_taken(self) -> bool {
        JsFuture::from(self.0).await.is_err()
    }
}

thread_local! {
    /// What lets go of the lock.
    static RELEASE: RefCell<Option<Function>> = const { RefCell::new(None) };
    /// What ends the wait for it.
    static WAIT: RefCell<Option<AbortController>> = const { RefCell::new(None) };
}

/// Asks for the lock. A frame, which keeps nothing, needs none.
pub async fn ask(asking: Asking) -> Asked {
    let navigator: WithLocks = window().navigator().unchecked_into();
    let Some(locks) = navigator.locks().filter(|_| !storage::forgets()) else { return Asked::Without };
    let wish: Wish = Object::new().unchecked_into();
    match asking {
        Asking::IfFree => wish.set_if_available(true),
        Asking::Taking => wish.set_steal(true),
        Asking::InTurn => {
            if let Ok(wait) = AbortController::new() {
                wish.set_signal(&wait.signal());
                WAIT.set(Some(wait));
            }
        }
    }
    let (Some((answer, answered)), Some((until, release))) = (promise(), promise()) else { return Asked::Without };
    let granted = Closure::once(move |lock: JsValue| -> JsValue {
        let is_held = !lock.is_null();
        // It takes anything.
        let _ = answered.call1(&JsValue::NULL, &JsValue::from(is_held));
        if is_held { until.into() } else { JsValue::UNDEFINED }
    });
    let Ok(over) = locks.request(NAME, &wish, granted.as_ref().unchecked_ref()) else { return Asked::Without };
    // Where the browser refuses, nothing is ever granted.
    let first = select(JsFuture::from(answer), JsFuture::from(over.clone())).await;
    match first {
        Either::Left((Ok(is_held), _)) if is_held.is_truthy() => {
            RELEASE.set(Some(release));
            Asked::Held(Held(over))
        }
        Either::Left(_) => Asked::Elsewhere,
        Either::Right(_) => Asked::Without,
    }
}

/// Lets go of the lock, or waits for it no longer.
pub fn release() {
    if let Some(release) = RELEASE.take() {
        let _ = release.call0(&JsValue::NULL);
    }
    stop_waiting();
}

/// Waits no longer.
pub fn stop_waiting() {
    if let Some(wait) = WAIT.take() {
        wait.abort();
    }
}

/// Lets go of the lock whenever the page is left, and does something when it is there again.
pub fn follow(again: impl Fn() + 'static) {
    let is_left = Rc::new(Cell::new(false));
    let left = is_left.clone();
    EventListener::new(&window(), "pagehide", move |_| {
        left.set(true);
        release();
    })
    .forget();
    EventListener::new(&window(), "pageshow", move |_| {
        if is_left.take() {
            again();
        }
    })
    .forget();
}

/// A promise, and what keeps it.
fn promise() -> Option<(Promise, Function)> {
    let mut keep = None;
    let promise = Promise::new(&mut |done, _| keep = Some(done));
    Some((promise, keep?))
}
