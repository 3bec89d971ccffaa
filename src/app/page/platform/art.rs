//! The art of the tiles as pictures. Each symbol of the sprite becomes one picture and one rule of a style sheet: a
//! background is one thing to paint, where a reference into the sprite is a copy of its dozens of paths. The sheet is
//! made by script, which the content security policy allows and a frame without an origin of its own as well.

use std::cell::RefCell;

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::{document, window};
use leptos::web_sys::Element;
use wasm_bindgen::{JsCast, JsValue};

thread_local! {
    static SHEET: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Adds a rule for each symbol that the page has by now and that has none yet; `names` are those of the symbols.
pub fn draw(names: impl Iterator<Item = String>) {
    let Some(sheet) = sheet() else { return };
    let Some(insert) = Reflect::get(&sheet, &"insertRule".into()).ok().and_then(|insert| insert.dyn_into::<Function>().ok()) else {
        return;
    };
    for name in names {
        if let Some(picture) = picture(&name) {
            let rule = [".", &name, "{background-image:url(\"", &picture, "\")}"].concat();
            let _ = insert.call1(&sheet, &rule.into());
        }
    }
}

/// The sheet, made when it is asked for first.
fn sheet() -> Option<JsValue> {
    if let Some(sheet) = SHEET.with_borrow(Clone::clone) {
        return Some(sheet);
    }
    let kind: Function = Reflect::get(&window(), &"CSSStyleSheet".into()).ok()?.dyn_into().ok()?;
    let sheet = Reflect::construct(&kind, &Array::new()).ok()?;
    let page: Object = document().unchecked_into();
    Reflect::set(&page, &"adoptedStyleSheets".into(), &Array::of1(&sheet)).ok()?;
    SHEET.set(Some(sheet.clone()));
    Some(sheet)
}

/// The address of the picture of a symbol.
fn picture(symbol: &str) -> Option<String> {
    let element = document().get_element_by_id(symbol)?;
    let inside = element.inner_html();
    let mut shared = String::new();
    borrow(&inside, &inside, &mut shared);
    let view = element.get_attribute("viewBox")?;
    let mark = if symbol.starts_with("t0") { red_mark(&view) } else { None }.unwrap_or_default();
    let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"";
    let svg = [head, &view, "\"><defs>", &shared, "</defs>", &inside, &mark, "</svg>"].concat();
    Some(["data:image/svg+xml,", &String::from(js_sys::encode_uri_component(&svg))].concat())
}

/// A red five is told by a dot in its corner as well as by its colour.
fn red_mark(view: &str) -> Option<String> {
    let mut numbers = view.split_ascii_whitespace().map(|number| number.parse::<f64>().ok());
    let (left, top, width) = (numbers.next()??, numbers.next()??, numbers.next()??);
    let number = |value: f64| (value as i64).to_string();
    let (x, y, r) = (number(left + width * 0.88), number(top + width * 0.12), number(width * 0.09));
    Some(
        [
            "<circle fill=\"#b3261e\" stroke=\"#f5f0eb\" stroke-width=\"6\" cx=\"",
            &x,
            "\" cy=\"",
            &y,
            "\" r=\"",
            &r,
            "\"/>",
        ]
        .concat(),
    )
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
