//! Messages between the page in a frame and the page around it, and how high the frame would like to be. What a message
//! means is decided elsewhere: here it only becomes plain data, as far as it is small.

use js_sys::Array;
use leptos::prelude::window;
use leptos::web_sys::{Element, Event};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use super::reach::{ask, call, get, make};
use crate::engine::json::{Json, MapBuilder};
use crate::session::editor::json;
use crate::session::embed::gate::DEEPEST;
use crate::session::embed::message::Id;
use crate::session::embed::{ENVELOPE, Ignored, Room};

/// The window of the page around this one; none where nothing is around it.
#[must_use]
pub fn parent() -> Option<JsValue> {
    get(&window(), "parent").filter(|parent| *parent != JsValue::from(window()))
}

/// Whether the page has no origin of its own.
#[must_use]
pub fn is_opaque() -> bool {
    get(&window(), "origin").is_some_and(|origin| origin == JsValue::from_str("null"))
}

/// Says something to a window, if it is of that origin; `*` is any.
pub fn post(to: &JsValue, message: &Json, origin: &str) {
    if let Some(message) = ask("JSON", "parse", &[json::write(message).into()]) {
        let _ = call(to, "postMessage", &[message, origin.into()]);
    }
}

/// Something that was said.
#[derive(Debug)]
pub struct Said(Event);

impl Said {
    /// Whether this window said it.
    #[must_use]
    pub fn is_by(&self, window: &JsValue) -> bool {
        get(&self.0, "source").is_some_and(|source| source == *window)
    }

    /// The origin of who said it.
    #[must_use]
    pub fn origin(&self) -> String {
        get(&self.0, "origin").and_then(|origin| origin.as_string()).unwrap_or_default()
    }

    /// When, in milliseconds of some clock.
    #[must_use]
    pub fn at(&self) -> u64 {
        self.0.time_stamp() as u64
    }

    /// What a message of ours is to be answered by, if it says so; the rest of it may be whatever it is.
    #[must_use]
    pub fn id(&self) -> Option<Id> {
        let data = get(&self.0, "data").filter(|data| data.is_object() && get(data, ENVELOPE).is_some())?;
        let id = tree(&get(&data, "id")?, 0, &mut Room::default()).ok()?;
        Id::read(&id)
    }

    /// What, as plain data.
    ///
    /// # Errors
    /// Where it is none of ours, too large, or no plain data.
    pub fn plain(&self) -> Result<Json, Ignored> {
        let data = get(&self.0, "data").filter(|data| data.is_object() && get(data, ENVELOPE).is_some());
        tree(&data.ok_or(Ignored::Foreign)?, DEEPEST, &mut Room::default())
    }
}

/// Hears what any window says.
pub fn listen(mut take: impl FnMut(Said) + 'static) {
    let take: Box<dyn FnMut(Event)> = Box::new(move |event| take(Said(event)));
    let take = Closure::wrap(take).into_js_value();
    let _ = window().add_event_listener_with_callback("message", take.unchecked_ref());
}

fn tree(value: &JsValue, deep: u8, room: &mut Room) -> Result<Json, Ignored> {
    room.value().ok_or(Ignored::Size)?;
    if value.is_null() {
        return Ok(Json::Null);
    }
    if let Some(flag) = value.as_bool() {
        return Ok(Json::Bool(flag));
    }
    if let Some(number) = value.as_f64() {
        let whole = number as i64;
        return Ok(if whole as f64 == number { Json::Int(whole) } else { Json::Fraction });
    }
    if value.is_string() {
        return text(value, room).map(Json::text);
    }
    let deeper = deep.checked_sub(1);
    if is_list(value) {
        let (list, deeper): (&Array, u8) = (value.unchecked_ref(), deeper.ok_or(Ignored::Size)?);
        let mut read = Vec::new();
        for place in 0..list.length() {
            read.push(tree(&list.get(place), deeper, room)?);
        }
        return Ok(Json::List(read));
    }
    let above = |value: JsValue| ask("Object", "getPrototypeOf", &[value]);
    let is_plain = value.is_object() && above(value.clone()).and_then(above).is_some_and(|top| top.is_null());
    let names = if is_plain { ask("Object", "keys", std::slice::from_ref(value)) } else { None };
    let names: Array = names.ok_or(Ignored::Shape)?.unchecked_into();
    let deeper = deeper.ok_or(Ignored::Size)?;
    let mut map = MapBuilder::default();
    for place in 0..names.length() {
        let name = text(&names.get(place), room)?;
        let inner = get(value, &name).ok_or(Ignored::Shape)?;
        map = map.with(name, tree(&inner, deeper, room)?);
    }
    Ok(map.done())
}

fn is_list(value: &JsValue) -> bool {
    ask("Array", "isArray", std::slice::from_ref(value)).is_some_and(|is| is.is_truthy())
}

/// A text, which is not taken over before it is known to be short.
fn text(value: &JsValue, room: &mut Room) -> Result<String, Ignored> {
    let boxed = call(&window(), "Object", std::slice::from_ref(value));
    let letters = boxed.and_then(|boxed| get(&boxed, "length")?.as_f64()).unwrap_or(f64::MAX);
    room.text(letters as usize).ok_or(Ignored::Size)?;
    value.as_string().ok_or(Ignored::Shape)
}

/// Does something whenever the size of an element may have changed, and now.
pub fn on_resize(element: &Element, mut then: impl FnMut() + 'static) {
    then();
    let then: Box<dyn FnMut(Event)> = Box::new(move |_| then());
    let then = Closure::wrap(then).into_js_value();
    if let Some(observer) = make("ResizeObserver", &[then]) {
        let _ = call(&observer, "observe", &[element.clone().into()]);
    }
}

/// How high an element is, in whole pixels, none cut off.
#[must_use]
pub fn height(element: &Element) -> u32 {
    let place = call(element, "getBoundingClientRect", &[]);
    place.and_then(|place| get(&place, "height")?.as_f64()).map_or(0, |height| height.ceil() as u32)
}
