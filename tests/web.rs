//! Components in a real page. Run in a headless browser by `make test`.
#![cfg(target_arch = "wasm32")]

use leptos::mount::mount_to;
use leptos::prelude::*;
use tenbo::app::App;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// A fresh place in the page for one test.
fn place() -> web_sys::HtmlElement {
    let place = document().create_element("section").expect("an element");
    document().body().expect("a body").append_child(&place).expect("in the page");
    place.unchecked_into()
}

#[wasm_bindgen_test]
fn the_app_shows_its_name() {
    let place = place();
    let _app = mount_to(place.clone(), App);
    let heading = place.query_selector("h1").expect("a selector").expect("a heading");
    assert_eq!(heading.text_content().as_deref(), Some("Tenbo 点棒"));
}
