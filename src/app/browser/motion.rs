//! Small motions, for those who did not ask for less.

use std::time::Duration;

use js_sys::{Array, Object, Reflect};
use leptos::prelude::{request_animation_frame, set_timeout};
use wasm_bindgen::prelude::*;
use web_sys::Element;

use super::media::prefers_reduced_motion;

#[wasm_bindgen]
extern "C" {
    /// What can be animated; web-sys has `animate` only behind its `web_sys_unstable_apis`.
    type Animatable;

    #[wasm_bindgen(method, catch)]
    fn animate(this: &Animatable, frames: &Object, milliseconds: f64) -> Result<JsValue, JsValue>;
}

/// How long a motion takes, in milliseconds.
const QUICK: f64 = 120.0;

/// A pause between the frame and the motion, in which whatever else waits can run.
const PAUSE: Duration = Duration::from_millis(16);

/// Lets a new element hop a little and land, if it is one that does: `<button use:land=true>`. The motion begins soon after
/// the frame that shows the element at its place. As a transition with `@starting-style` it began with that frame, which
/// came 0.6 of 8.8 ms later for it (docs/measurements.md).
pub fn land(element: Element, lands: bool) {
    let hop = move || {
        if !prefers_reduced_motion() {
            let places = Array::of3(&"0 0".into(), &"0 -5px".into(), &"0 0".into());
            let frames = Object::new();
            let _ = Reflect::set(&frames, &"translate".into(), &places);
            let _ = element.unchecked_ref::<Animatable>().animate(&frames, QUICK);
        }
    };
    if lands {
        request_animation_frame(move || set_timeout(hop, PAUSE));
    }
}
