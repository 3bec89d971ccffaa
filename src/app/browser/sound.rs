//! A short tone, unless it is switched off. Where the browser has none, nothing is heard.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::AudioContext;

use super::storage::{self, Key};

thread_local! {
    /// Browsers limit how many there may be.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// How high the tone is, in hertz.
const PITCH: f32 = 880.0;
/// How long it lasts, in seconds.
const LENGTH: f64 = 0.18;
/// How loud it is, of 1.
const LOUDNESS: f32 = 0.15;

/// Whether a danger is heard: until somebody switches it off.
#[must_use]
pub fn wanted() -> bool {
    storage::get(Key::Sound).as_deref() != Some("off")
}

/// Switches the sound on or off.
pub fn want(on: bool) {
    storage::set(Key::Sound, if on { "on" } else { "off" });
}

/// Plays the tone.
pub fn play() {
    CONTEXT.with_borrow_mut(|kept| {
        if kept.is_none() {
            *kept = AudioContext::new().ok();
        }
        let _ = kept.as_ref().map(tone);
    });
}

/// A tone that fades, so that its end does not click.
fn tone(context: &AudioContext) -> Result<(), JsValue> {
    let _ = context.resume()?;
    let now = context.current_time();
    let (tone, loudness) = (context.create_oscillator()?, context.create_gain()?);
    tone.frequency().set_value(PITCH);
    loudness.gain().set_value_at_time(LOUDNESS, now)?;
    loudness.gain().linear_ramp_to_value_at_time(0.0, now + LENGTH)?;
    tone.connect_with_audio_node(&loudness)?;
    loudness.connect_with_audio_node(&context.destination())?;
    tone.start()?;
    tone.stop_with_when(now + LENGTH)
}
