//! The whole page, as `main.rs` mounts it.

use leptos::prelude::{document, window};
use leptos::web_sys::{KeyboardEvent, KeyboardEventInit};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::{prepare, settle};

#[wasm_bindgen_test]
async fn the_page_takes_the_place_of_its_first_paint_and_scores_a_hand() {
    prepare();
    // What an earlier test has left in the address is not this one's.
    let history = window().history().expect("a history");
    history.replace_state_with_url(&JsValue::NULL, "", Some("#")).expect("the own address");
    let place = document().create_element("div").expect("an element");
    place.set_id("app");
    place.set_inner_html("<p>first paint</p>");
    document().body().expect("a body").append_child(&place).expect("in the page");
    tenbo::app::mount();
    settle().await;
    let text = |selector: &str| {
        let found = place.query_selector(selector).expect("a selector").unwrap_or_else(|| panic!("no {selector}"));
        found.text_content().unwrap_or_default()
    };
    assert_eq!(text("h1").trim(), "Tenbo 点棒");
    for tile in "2m 3m 4m 3p 4p 5p 5p 6p 7p 6s 6s 7z 7z 7z".split(' ') {
        let key = place.query_selector(&format!("#key-{tile}")).expect("a selector").expect("a key");
        key.unchecked_into::<web_sys::HtmlElement>().click();
        settle().await;
    }
    assert!(text(".headline").contains("fu"), "{}", text(".headline"));
    // Where nothing has the focus, a key is the body's.
    let init = KeyboardEventInit::new();
    init.set_key("z");
    init.set_ctrl_key(true);
    init.set_bubbles(true);
    let undo = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).expect("an event");
    document().body().expect("a body").dispatch_event(&undo).expect("an event that is sent");
    settle().await;
    assert!(!text(".headline").contains("fu"), "the last tile is taken back: {}", text(".headline"));
    place.remove();
}
