//! The art of the tiles as pictures. Each symbol of the sprite becomes one picture and one rule of a style sheet: a
//! reference into the sprite would be a copy of its dozens of paths, and a vector picture that is shown in several sizes
//! is laid out anew for each of them whenever it is painted. So each is drawn once into a bitmap; until that is done, and
//! where a frame does not allow it, the vector picture stands in.
//!
//! The sheet is made by script, which the content security policy allows and a frame without an origin of its own too.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use js_sys::{Array, Function, Object, Reflect};
use leptos::leptos_dom::helpers::set_timeout;
use leptos::prelude::{document, window};
use leptos::web_sys::{CanvasRenderingContext2d, Element, HtmlCanvasElement, HtmlImageElement};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// The width of a bitmap: the largest key three times as dense.
const WIDTH: u32 = 156;
const HEIGHT: u32 = WIDTH * 4 / 3;

/// After the first paint, and between two pictures, so that a tap is answered in time.
const PAUSE: Duration = Duration::from_millis(30);

thread_local! {
    static SHEET: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// A symbol with the address of its picture.
type Picture = (String, String);

/// Adds a rule for each of these symbols. Their sprite is not needed any more then: thousands of shapes that no frame has
/// to look at.
pub fn draw(names: impl Iterator<Item = String>) {
    let pictures: Vec<Picture> = names.filter_map(|name| picture(&name).map(|address| (name, address))).collect();
    rules(&pictures);
    let sprite =
        pictures.first().and_then(|(name, _)| document().get_element_by_id(name)?.closest("body > svg").ok()?);
    if let Some(sprite) = sprite.filter(|_| SHEET.with_borrow(Option::is_some)) {
        sprite.remove();
    }
    if let Some(canvas) = canvas() {
        set_timeout(move || bitmap(pictures, Vec::new(), Rc::new(canvas)), PAUSE);
    }
}

fn rules(pictures: &[Picture]) {
    let Some(sheet) = sheet() else { return };
    let insert = Reflect::get(&sheet, &"insertRule".into()).ok().and_then(|insert| insert.dyn_into::<Function>().ok());
    let Some(insert) = insert else { return };
    let end = |sheet: &JsValue| {
        let rules = Reflect::get(sheet, &"cssRules".into()).ok();
        rules.and_then(|rules| Reflect::get(&rules, &"length".into()).ok()).unwrap_or_else(|| 0.into())
    };
    for (name, address) in pictures {
        let rule = [".", name, "{background-image:url(\"", address, "\")}"].concat();
        let _ = insert.call2(&sheet, &rule.into(), &end(&sheet));
    }
}

fn canvas() -> Option<HtmlCanvasElement> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(WIDTH);
    canvas.set_height(HEIGHT);
    Some(canvas)
}

/// Draws one picture after the other; the rules of all are added at once, for each addition styles the page anew.
fn bitmap(mut left: Vec<Picture>, mut done: Vec<Picture>, canvas: Rc<HtmlCanvasElement>) {
    let Some((name, address)) = left.pop() else {
        rules(&done);
        return;
    };
    let Ok(image) = HtmlImageElement::new() else { return };
    let drawn = image.clone();
    let next = Closure::once_into_js(move || {
        if let Some(address) = drawing(&canvas, &drawn) {
            done.push((name, address));
            set_timeout(move || bitmap(left, done, canvas), Duration::ZERO);
        }
    });
    image.set_onload(Some(next.unchecked_ref()));
    image.set_src(&address);
}

/// The address of the bitmap of an image; `None` where the page may not have it.
fn drawing(canvas: &HtmlCanvasElement, image: &HtmlImageElement) -> Option<String> {
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let (width, height) = (f64::from(WIDTH), f64::from(HEIGHT));
    context.clear_rect(0.0, 0.0, width, height);
    context.draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, width, height).ok()?;
    canvas.to_data_url().ok()
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
    // Not every browser draws a vector picture that has no size of its own.
    let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"156\" height=\"208\" viewBox=\"";
    let svg = [head, &view, "\"><defs>", &shared, "</defs>", &inside, &mark, "</svg>"].concat();
    Some(["data:image/svg+xml,", &String::from(js_sys::encode_uri_component(&svg))].concat())
}

/// A red five is told by a dot in its corner as well as by its colour.
fn red_mark(view: &str) -> Option<String> {
    let mut numbers = view.split_ascii_whitespace().map(|number| number.parse::<i32>().ok());
    let (left, top, width) = (numbers.next()??, numbers.next()??, numbers.next()??);
    let at = |start: i32, percent: i32| (start + width * percent / 100).to_string();
    let (x, y, r) = (at(left, 88), at(top, 12), at(0, 9));
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
