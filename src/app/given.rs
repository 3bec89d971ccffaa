//! Files and texts that are given to the page: dropped on it, opened with it, shared with it. `public/given.js` tells of them.

use gloo::events::EventListener;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::MessageEvent;

use super::state::{AppState, Dialog};
use tenbo_session::View;
use tenbo_session::given::Given;

/// The event at the window that brings a text.
const EVENT: &str = "textgiven";

/// Opens what is given.
pub fn follow(app: AppState) {
    let given = move |event: &web_sys::Event| {
        if let Some(text) = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string()) {
            take(app, text);
        }
    };
    StoredValue::new_local(EventListener::new(&window(), EVENT, given));
}

/// A file is read where such files are read, which says what is wrong with it; any other text is laid down as a hand.
fn take(app: AppState, text: String) {
    let given = Given::of(&text);
    match given {
        Given::Rulebook => app.linked.set(text),
        Given::Game => {
            app.look_at(View::Game);
            app.linked.set(text);
        }
        Given::Hand => {
            if app.view.get_untracked() == View::Game {
                app.look_at(View::Hand);
            }
            app.paste(text);
        }
    }
    app.dialog.set((given == Given::Rulebook).then_some(Dialog::GivenFile));
}
