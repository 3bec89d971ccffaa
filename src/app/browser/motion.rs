//! Small motions, for those who did not ask for less.

use std::time::Duration;

use js_sys::{Array, Object, Reflect};
use leptos::prelude::{request_animation_frame, set_timeout};
use wasm_bindgen::prelude::*;
use web_sys::Element;

use super::media::is_calm;

#[wasm_bindgen]
extern "C" {
    /// An element that can move: web-sys has `animate` only with what may still change in it.
    type Moving;

    #[wasm_bindgen(method, catch)]
    fn animate(this: &Moving, frames: &Object, milliseconds: f64) -> Result<JsValue, JsValue>;
}

/// How long a motion takes, in milliseconds: `--quick` in `style/tokens.css`.
const QUICK: f64 = 120.0;

/// How long the page is let alone after a frame, for whatever else waits.
const FRAME: Duration = Duration::from_millis(16);

/// Lets what is put down hop a little and land: `<button use:land=true>`. It lies at its place first, and moves soon
/// after that frame: as a transition with `@starting-style` the motion made a tap 0.6 of 8.8 ms slower (docs/measurements.md).
pub fn land(element: Element, lands: bool) {
    let hop = move || {
        if !is_calm() {
            let places = Array::of3(&"0 0".into(), &"0 -5px".into(), &"0 0".into());
            let frames = Object::new();
            let _ = Reflect::set(&frames, &"translate".into(), &places);
            let _ = element.unchecked_ref::<Moving>().animate(&frames, QUICK);
        }
    };
    if lands {
        request_animation_frame(move || set_timeout(hop, FRAME));
    }
}
