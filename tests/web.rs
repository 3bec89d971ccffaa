//! Components in a real page. Run in a headless browser by `make test`.
#![cfg(target_arch = "wasm32")]

use leptos::prelude::{document, window};
use leptos::task::tick;
use tenbo::engine::rulebook::shipped;
use tenbo::i18n::Language;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// The texts in English, which no start script has fetched.
static TEXTS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/texts-en.txt"));

/// The app in a page of its own, with nothing entered.
fn open() -> web_sys::HtmlElement {
    // What an earlier test has left in the address and the storage is not this one's.
    let history = window().history().expect("a history");
    history.replace_state_with_url(&"".into(), "", Some("#")).expect("the own address");
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.clear();
    }
    if let Some(old) = document().get_element_by_id("app") {
        old.remove();
    }
    let place = document().create_element("div").expect("an element");
    place.set_id("app");
    document().body().expect("a body").append_child(&place).expect("in the page");
    // No build has put these beside this page.
    shipped::install(shipped::OTHER);
    Language::En.install(TEXTS);
    tenbo::app::mount();
    place.unchecked_into()
}

/// Clicks an element of the app and waits for the page to follow.
async fn click(place: &web_sys::HtmlElement, selector: &str) {
    let found = place.query_selector(selector).expect("a selector").unwrap_or_else(|| panic!("no {selector}"));
    found.unchecked_into::<web_sys::HtmlElement>().click();
    tick().await;
}

fn text(place: &web_sys::HtmlElement, selector: &str) -> String {
    let found = place.query_selector(selector).expect("a selector").unwrap_or_else(|| panic!("no {selector}"));
    found.text_content().unwrap_or_default()
}

fn count(place: &web_sys::HtmlElement, selector: &str) -> u32 {
    place.query_selector_all(selector).expect("a selector").length()
}

#[wasm_bindgen_test]
fn the_app_shows_its_name_and_every_tile() {
    let place = open();
    assert_eq!(text(&place, "h1").trim(), "Tenbo 点棒");
    for suit in ["m", "p", "s"] {
        for rank in 1..=9 {
            assert_eq!(count(&place, &format!("#key-{rank}{suit}")), 1);
        }
    }
    assert_eq!(count(&place, "#hand > .tile"), 0);
}

#[wasm_bindgen_test]
async fn a_tile_is_added_counted_and_taken_back() {
    let place = open();
    for _ in 0..4 {
        click(&place, "#key-1z").await;
    }
    assert_eq!(count(&place, "#hand > .tile"), 4);
    let key = place.query_selector("#key-1z").expect("a selector").expect("a key");
    assert_eq!(key.get_attribute("aria-disabled").as_deref(), Some("true"), "no copy is left");
    click(&place, "#key-1z").await;
    assert_eq!(count(&place, "#hand > .tile"), 4, "a fifth copy is refused");
    click(&place, "#key-back").await;
    assert_eq!(count(&place, "#hand > .tile"), 3);
}

#[wasm_bindgen_test]
async fn a_complete_hand_has_a_headline_with_its_worth() {
    let place = open();
    let before = text(&place, ".headline");
    for tile in ["2m", "3m", "4m", "3p", "4p", "5p", "5p", "6p", "7p", "6s", "6s", "7z", "7z"] {
        click(&place, &format!("#key-{tile}")).await;
    }
    let waiting = text(&place, ".headline");
    click(&place, "#key-7z").await;
    let won = text(&place, ".headline");
    assert_ne!(before, waiting);
    assert_ne!(waiting, won);
    assert!(won.contains("fu"), "{won}");
}
