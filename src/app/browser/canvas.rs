//! A picture that the page draws, and what of it leaves the page.

use js_sys::Promise;
use leptos::prelude::{document, window};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

/// How many dots of the picture there are to a unit of the drawing, in each direction.
const DENSE: f64 = 2.0;

/// How a text looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Font {
    /// Its height.
    pub size: f64,
    /// Whether it is bold.
    pub bold: bool,
}

/// What is drawn on.
pub struct Canvas {
    element: HtmlCanvasElement,
    pen: CanvasRenderingContext2d,
    /// The fonts of the page, which are those of the language.
    family: String,
}

impl Canvas {
    /// An empty one; `None` where the browser has none.
    #[must_use]
    pub fn new() -> Option<Canvas> {
        let element: HtmlCanvasElement = document().create_element("canvas").ok()?.unchecked_into();
        let pen = element.get_context("2d").ok()??.unchecked_into();
        let style = window().get_computed_style(&document().body()?.into()).ok()??;
        let family = style.get_property_value("font-family").ok()?;
        Some(Canvas { element, pen, family })
    }

    /// How large it is. What was drawn before is gone.
    pub fn resize(&self, width: f64, height: f64) {
        self.element.set_width((width * DENSE) as u32);
        self.element.set_height((height * DENSE).ceil() as u32);
        let _ = self.pen.set_transform(DENSE, 0.0, 0.0, DENSE, 0.0, 0.0);
    }

    fn choose(&self, font: Font) {
        let weight = if font.bold { "700 " } else { "" };
        self.pen.set_font(&format!("{weight}{}px {}", font.size, self.family));
    }

    /// How wide a text is.
    #[must_use]
    pub fn measure(&self, text: &str, font: Font) -> f64 {
        self.choose(font);
        self.pen.measure_text(text).map_or(0.0, |measured| measured.width())
    }

    /// Writes a text, whose left end and base line are told.
    pub fn write(&self, text: &str, font: Font, color: &str, x: f64, y: f64) {
        self.choose(font);
        self.pen.set_fill_style_str(color);
        let _ = self.pen.fill_text(text, x, y);
    }

    /// Fills a rectangle with round corners.
    pub fn fill(&self, color: &str, [x, y, width, height]: [f64; 4], radius: f64) {
        self.pen.set_fill_style_str(color);
        self.pen.begin_path();
        let _ = self.pen.round_rect_with_f64(x, y, width, height, radius);
        self.pen.fill();
    }

    /// Fills the upper left corner of what begins there, so long on each side.
    pub fn corner(&self, color: &str, left: f64, top: f64, side: f64) {
        self.pen.set_fill_style_str(color);
        self.pen.begin_path();
        self.pen.move_to(left, top);
        self.pen.line_to(left + side, top);
        self.pen.line_to(left, top + side);
        self.pen.fill();
    }

    /// Draws a picture.
    pub fn picture(&self, picture: &HtmlImageElement, [x, y, width, height]: [f64; 4]) {
        let _ = self.pen.draw_image_with_html_image_element_and_dw_and_dh(picture, x, y, width, height);
    }

    /// Does something with the drawing turned by a quarter to the left round a point.
    pub fn turned(&self, x: f64, y: f64, draw: impl FnOnce()) {
        self.pen.save();
        let _ = self.pen.translate(x, y);
        let _ = self.pen.rotate(-std::f64::consts::FRAC_PI_2);
        draw();
        self.pen.restore();
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

/// The picture that an element of these classes has behind it, once it is here; the lowest, if several lie there.
pub async fn background(class: &str) -> Option<HtmlImageElement> {
    let element = document().create_element("span").ok()?;
    element.set_class_name(class);
    let body = document().body()?;
    body.append_child(&element).ok()?;
    let style = window().get_computed_style(&element).ok().flatten();
    let image = style.and_then(|style| style.get_property_value("background-image").ok());
    element.remove();
    let image = image?;
    let (_, lowest) = image.rsplit_once("url(\"")?;
    let address = lowest.strip_suffix("\")")?;
    let picture = HtmlImageElement::new().ok()?;
    picture.set_src(address);
    JsFuture::from(picture.decode()).await.ok()?;
    Some(picture)
}
