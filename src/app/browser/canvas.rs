//! What a drawing is made with and what becomes of it: how wide a text is, the shapes of the tiles, the drawing in dots.

use js_sys::Promise;
use leptos::prelude::document;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

use super::files::address;
use tenbo_wording::still::Font;

/// How many dots of the picture there are to a unit of the drawing, in each direction.
const DENSE: u32 = 2;

/// What is drawn on.
pub struct Canvas {
    element: HtmlCanvasElement,
    pen: CanvasRenderingContext2d,
}

impl Canvas {
    /// An empty one; `None` where the browser has none.
    #[must_use]
    pub fn new() -> Option<Canvas> {
        let element: HtmlCanvasElement = document().create_element("canvas").ok()?.unchecked_into();
        let pen = element.get_context("2d").ok()??.unchecked_into();
        Some(Canvas { element, pen })
    }

    /// How wide a text is.
    #[must_use]
    pub fn measure(&self, text: &str, font: Font) -> f64 {
        self.pen.set_font(&format!("{} {}px {}", font.weight(), font.size, font.family()));
        self.pen.measure_text(text).map_or(0.0, |measured| measured.width())
    }

    /// Has a drawing in dots; `None` where the browser does not show it.
    pub async fn show(&self, drawing: &str) -> Option<()> {
        let picture = HtmlImageElement::new().ok()?;
        picture.set_src(&address("image/svg+xml", drawing));
        JsFuture::from(picture.decode()).await.ok()?;
        let (width, height) = (picture.natural_width() * DENSE, picture.natural_height() * DENSE);
        self.element.set_width(width);
        self.element.set_height(height);
        let (width, height) = (f64::from(width), f64::from(height));
        self.pen.draw_image_with_html_image_element_and_dw_and_dh(&picture, 0.0, 0.0, width, height).ok()
    }

    /// The picture as an address; `None` where the page may not have it.
    #[must_use]
    pub fn address(&self) -> Option<String> {
        self.element.to_data_url().ok()
    }

    /// The picture as a file's content.
    pub async fn png(&self) -> Option<Blob> {
        let element = self.element.clone();
        let made = Promise::new(&mut |resolve, _| {
            let done = Closure::once_into_js(move |blob: JsValue| drop(resolve.call1(&JsValue::NULL, &blob)));
            let _ = element.to_blob(done.unchecked_ref());
        });
        JsFuture::from(made).await.ok()?.dyn_into().ok()
    }
}

/// The shape of this id in the page, in its own element.
#[must_use]
pub fn shape(id: &str) -> Option<String> {
    document().get_element_by_id(id).map(|element| element.outer_html())
}
