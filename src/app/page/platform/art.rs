//! The art of the tiles as pictures. Each symbol of the sprite becomes one picture, kept in its address: a picture is one
//! thing to style, lay out and paint, where a reference into the sprite is a copy of its dozens of paths.

use std::cell::RefCell;
use std::collections::BTreeMap;

use leptos::prelude::document;
use leptos::web_sys::Element;

thread_local! {
    static PICTURES: RefCell<BTreeMap<&'static str, &'static str>> = const { RefCell::new(BTreeMap::new()) };
}

/// The address of the picture of a symbol such as `t5m`; `None` while its sprite is not there.
#[must_use]
pub fn picture(symbol: &str) -> Option<&'static str> {
    if let Some(kept) = PICTURES.with_borrow(|kept| kept.get(symbol).copied()) {
        return Some(kept);
    }
    // Kept as long as the page: there are never more than there are tiles.
    let made: &'static str = Box::leak(make(symbol)?.into_boxed_str());
    let name: &'static str = Box::leak(symbol.to_owned().into_boxed_str());
    PICTURES.with_borrow_mut(|kept| kept.insert(name, made));
    Some(made)
}

fn make(symbol: &str) -> Option<String> {
    let element = document().get_element_by_id(symbol)?;
    let inside = element.inner_html();
    let mut shared = String::new();
    borrow(&inside, &inside, &mut shared);
    let view = element.get_attribute("viewBox")?;
    let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"";
    let svg = [head, &view, "\"><defs>", &shared, "</defs>", &inside, "</svg>"].concat();
    Some(["data:image/svg+xml,", &String::from(js_sys::encode_uri_component(&svg))].concat())
}

/// Collects the shapes that symbols share, as far as `text` refers to them and `inside` does not have them.
fn borrow(text: &str, inside: &str, shared: &mut String) {
    for after in text.split("href=\"#").skip(1) {
        let id = after.split('"').next().unwrap_or_default();
        let mark = ["id=\"", id, "\""].concat();
        if inside.contains(&mark) || shared.contains(&mark) {
            continue;
        }
        let shape = document().get_element_by_id(id).map(|element: Element| element.outer_html()).unwrap_or_default();
        shared.push_str(&shape);
        borrow(&shape, inside, shared);
    }
}

/// Pictures that came too late for the first painting.
pub fn fill() {
    let Ok(waiting) = document().query_selector_all("img[data-art]") else { return };
    for place in 0..waiting.length() {
        let Some(image) = waiting.get(place).and_then(|node| wasm_bindgen::JsCast::dyn_into::<Element>(node).ok())
        else {
            continue;
        };
        if let Some(address) = image.get_attribute("data-art").and_then(|symbol| picture(&symbol)) {
            let _ = image.set_attribute("src", address);
        }
    }
}
