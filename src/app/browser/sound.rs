//! A short tone, for those who asked for one. Where the browser has none, nothing is heard.

use std::cell::RefCell;

use js_sys::Reflect;
use wasm_bindgen::JsValue;

use super::reach::{call, get, make};
use super::storage::{self, Key};

thread_local! {
    /// Browsers limit how many there may be.
    static CONTEXT: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// How high the tone is, in hertz.
const PITCH: f64 = 880.0;
/// How long it lasts, in seconds.
const LENGTH: f64 = 0.18;
/// How loud it is, of 1.
const LOUDNESS: f64 = 0.15;

/// Whether sound was asked for.
#[must_use]
pub fn wanted() -> bool {
    storage::get(Key::Sound).as_deref() == Some("on")
}

/// Asks for sound, or for none.
pub fn want(on: bool) {
    storage::set(Key::Sound, if on { "on" } else { "off" });
}

/// Plays the tone.
pub fn play() {
    let context = CONTEXT.with_borrow_mut(|kept| {
        if kept.is_none() {
            *kept = make("AudioContext", &[]);
        }
        kept.clone()
    });
    if let Some(context) = context {
        tone(&context);
    }
}

/// A tone that fades, so that its end does not click.
fn tone(context: &JsValue) -> Option<()> {
    call(context, "resume", &[])?;
    let now = get(context, "currentTime")?.as_f64()?;
    let (tone, loudness) = (call(context, "createOscillator", &[])?, call(context, "createGain", &[])?);
    Reflect::set(&get(&tone, "frequency")?, &"value".into(), &PITCH.into()).ok()?;
    let gain = get(&loudness, "gain")?;
    call(&gain, "setValueAtTime", &[LOUDNESS.into(), now.into()])?;
    call(&gain, "linearRampToValueAtTime", &[0.0.into(), (now + LENGTH).into()])?;
    call(&tone, "connect", std::slice::from_ref(&loudness))?;
    call(&loudness, "connect", &[get(context, "destination")?])?;
    call(&tone, "start", &[])?;
    call(&tone, "stop", &[(now + LENGTH).into()])?;
    Some(())
}
