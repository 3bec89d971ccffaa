//! A screen that stays on without a touch.

use std::cell::{Cell, RefCell};

use js_sys::Promise;
use leptos::prelude::window;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    /// A navigator that may have the lock; web-sys has it only behind its `web_sys_unstable_apis`.
    type WithLock;

    #[wasm_bindgen(method, getter, js_name = wakeLock)]
    fn wake_lock(this: &WithLock) -> Option<WakeLock>;

    type WakeLock;

    #[wasm_bindgen(method, catch)]
    fn request(this: &WakeLock, kind: &str) -> Result<Promise, JsValue>;

    /// The lock as it is held.
    type Held;

    #[wasm_bindgen(method, catch)]
    fn release(this: &Held) -> Result<Promise, JsValue>;
}

thread_local! {
    /// Whether it is wanted when it comes.
    static WANTED: Cell<bool> = const { Cell::new(false) };
    static HELD: RefCell<Option<Held>> = const { RefCell::new(None) };
}

/// Keeps the screen on until it is let go, where the browser can. The lock of a page that is out of sight is gone: it is asked
/// for again then.
pub fn keep() {
    WANTED.set(true);
    let navigator: WithLock = window().navigator().unchecked_into();
    let Some(Ok(asked)) = navigator.wake_lock().map(|lock| lock.request("screen")) else { return };
    spawn_local(async move {
        if let Ok(held) = JsFuture::from(asked).await {
            let_go(HELD.replace(Some(held.unchecked_into())));
            if !WANTED.get() {
                release();
            }
        }
    });
}

/// Lets it go.
pub fn release() {
    WANTED.set(false);
    let_go(HELD.take());
}

fn let_go(held: Option<Held>) {
    if let Some(Ok(gone)) = held.map(|held| held.release()) {
        spawn_local(async move {
            let _ = JsFuture::from(gone).await;
        });
    }
}
