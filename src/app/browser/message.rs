//! Messages between the page in a frame and the page around it, and how high the frame would like to be. What a message
//! means is decided elsewhere: here it only becomes plain data, as far as it is small.

use gloo::events::EventListener;
use js_sys::{Array, JsString, Object};
use leptos::prelude::{document, window};
use serde::Serialize;
use serde_json::{Map, Value};
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, MessageEvent, ResizeObserver, Window};

use tenbo_session::embed::gate::DEEPEST;
use tenbo_session::embed::message::Id;
use tenbo_session::embed::{Ignored, Room};

#[wasm_bindgen]
extern "C" {
    /// What a stranger has sent; reading it may fail.
    type Stranger;

    /// What marks a message of ours: the field that is called as `ENVELOPE` says.
    #[wasm_bindgen(method, getter, catch, js_name = mahjongScore)]
    fn envelope(this: &Stranger) -> Result<JsValue, JsValue>;

    /// What it is to be answered by.
    #[wasm_bindgen(method, getter, catch)]
    fn id(this: &Stranger) -> Result<JsValue, JsValue>;
}

/// The window of the page around this one; none where nothing is around it.
#[must_use]
pub fn parent() -> Option<Window> {
    window().parent().ok().flatten().filter(|parent| *parent != window())
}

/// Whether the page is the widget in a frame: the start script says so where the address asks for it, and where the page around
/// it is of another origin.
#[must_use]
pub fn is_embedded() -> bool {
    document().document_element().is_some_and(|page| page.has_attribute("data-embed"))
}

/// Whether the page has no origin of its own.
#[must_use]
pub fn is_opaque() -> bool {
    window().origin() == "null"
}

/// Says something to a window, if it is of that origin; `*` is any.
pub fn post(to: &Window, message: &Value, origin: &str) {
    if let Ok(message) = message.serialize(&Serializer::json_compatible()) {
        let _ = to.post_message(&message, origin);
    }
}

/// A message that came in.
#[derive(Debug)]
pub struct Incoming(MessageEvent);

impl Incoming {
    /// Whether this window said it.
    #[must_use]
    pub fn is_by(&self, window: &Window) -> bool {
        self.0.source().is_some_and(|source| JsValue::from(source) == JsValue::from(window.clone()))
    }

    /// The origin of who said it.
    #[must_use]
    pub fn origin(&self) -> String {
        self.0.origin()
    }

    /// When, in milliseconds of some clock.
    #[must_use]
    pub fn at(&self) -> u64 {
        self.0.time_stamp() as u64
    }

    /// The message, if it is one of ours.
    fn ours(&self) -> Option<Stranger> {
        let data = Some(self.0.data()).filter(JsValue::is_object)?.unchecked_into::<Stranger>();
        let envelope = data.envelope().unwrap_or_default();
        (!envelope.is_undefined()).then_some(data)
    }

    /// What a message of ours is to be answered by, if it says so; the rest of it may be whatever it is.
    #[must_use]
    pub fn id(&self) -> Option<Id> {
        let id = tree(&self.ours()?.id().ok()?, 0, &mut Room::default()).ok()?;
        Id::read(&id)
    }

    /// What, as plain data, if it is small and none of ours: other programs have messages of their own.
    #[must_use]
    pub fn of_others(&self) -> Option<Value> {
        let is_ours = self.ours().is_some();
        if is_ours { None } else { tree(&self.0.data(), 1, &mut Room::default()).ok() }
    }

    /// What, as plain data.
    ///
    /// # Errors
    /// Where it is none of ours, too large, or no plain data.
    pub fn plain(&self) -> Result<Value, Ignored> {
        let ours = self.ours().ok_or(Ignored::Foreign)?;
        tree(&ours, DEEPEST, &mut Room::default())
    }
}

/// Hears what any window says, for as long as the listener is kept.
pub fn listen(mut take: impl FnMut(Incoming) + 'static) -> EventListener {
    EventListener::new(&window(), "message", move |event| {
        if let Some(event) = event.dyn_ref::<MessageEvent>() {
            take(Incoming(event.clone()));
        }
    })
}

fn tree(value: &JsValue, deep: u8, room: &mut Room) -> Result<Value, Ignored> {
    room.value().ok_or(Ignored::Size)?;
    if value.is_null() {
        return Ok(Value::Null);
    }
    if let Some(flag) = value.as_bool() {
        return Ok(flag.into());
    }
    if let Some(number) = value.as_f64() {
        let whole = number as i64;
        return Ok(if whole as f64 == number { whole.into() } else { number.into() });
    }
    if value.is_string() {
        return text(value, room).map(Value::from);
    }
    let deeper = deep.checked_sub(1);
    if let Some(list) = value.dyn_ref::<Array>() {
        let deeper = deeper.ok_or(Ignored::Size)?;
        let mut read = Vec::new();
        for place in 0..list.length() {
            read.push(tree(&list.get(place), deeper, room)?);
        }
        return Ok(read.into());
    }
    // Only objects as they are written in JSON: not those of a class.
    let plain = value.dyn_ref::<Object>().filter(|object| {
        let above = Object::get_prototype_of(object);
        !above.is_null() && Object::get_prototype_of(&above).is_null()
    });
    let fields = Object::entries(plain.ok_or(Ignored::Shape)?);
    let deeper = deeper.ok_or(Ignored::Size)?;
    let mut map = Map::new();
    for place in 0..fields.length() {
        let field: Array = fields.get(place).unchecked_into();
        map.insert(text(&field.get(0), room)?, tree(&field.get(1), deeper, room)?);
    }
    Ok(map.into())
}

/// A text, which is not taken over before it is known to be short.
fn text(value: &JsValue, room: &mut Room) -> Result<String, Ignored> {
    let letters = value.dyn_ref::<JsString>().map_or(u32::MAX, JsString::length);
    room.text(letters as usize).ok_or(Ignored::Size)?;
    value.as_string().ok_or(Ignored::Shape)
}

/// Watches the height of an element until it is dropped.
#[derive(Debug)]
pub struct HeightObserver {
    observer: ResizeObserver,
    _callback: Closure<dyn FnMut()>,
}

impl Drop for HeightObserver {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Tells the height of an element, in whole pixels rounded up: now, and whenever it may have changed for as long as what
/// is returned is kept. Where the browser has no observer, now only.
#[must_use]
pub fn on_resize(element: &Element, mut then: impl FnMut(u32) + 'static) -> Option<HeightObserver> {
    let measured = element.clone();
    let mut tell = move || then(measured.get_bounding_client_rect().height().ceil() as u32);
    tell();
    let callback: Closure<dyn FnMut()> = Closure::new(tell);
    let observer = ResizeObserver::new(callback.as_ref().unchecked_ref()).ok()?;
    observer.observe(element);
    Some(HeightObserver { observer, _callback: callback })
}
