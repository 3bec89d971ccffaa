//! The tile keyboard.

use leptos::prelude::*;
use tenbo::app::components::Keyboard;
use tenbo::app::hand::Dock;
use tenbo::app::table::use_dangers;
use tenbo_engine::tiles::{Kind, Kinds};
use tenbo_session::Edit;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::{focused, show};

#[wasm_bindgen_test]
async fn every_tile_has_a_key_with_its_name_and_the_copies_left() {
    let page = show("", || view! { <Keyboard /> }).await;
    assert_eq!(page.count(".key"), 35, "34 kinds and backspace");
    assert_eq!(page.one("#key-1z").get_attribute("aria-label").as_deref(), Some("East wind, 4 left"));
    page.click("#key-1z").await;
    assert_eq!(page.text("#key-1z .count"), "3");
    assert_eq!(page.text("#key-2z .count"), "", "of another tile all copies are left");
}

#[wasm_bindgen_test]
async fn a_tile_without_a_copy_says_why_and_is_refused() {
    let page = show("", || view! { <Keyboard /> }).await;
    for _ in 0..4 {
        page.click("#key-1z").await;
    }
    let key = page.one("#key-1z");
    assert_eq!(key.get_attribute("aria-disabled").as_deref(), Some("true"));
    assert!(key.get_attribute("title").is_some_and(|why| !why.is_empty()));
    let before = page.link();
    page.click("#key-1z").await;
    assert_eq!(page.link(), before);
    page.click("#key-back").await;
    assert_eq!(page.one("#key-1z").get_attribute("aria-disabled"), None);
}

#[wasm_bindgen_test]
async fn arrows_move_the_focus_and_stay_at_the_edges() {
    let page = show("", || view! { <Keyboard /> }).await;
    for (from, key, to) in [
        ("#key-1m", "ArrowRight", "key-2m"),
        ("#key-1m", "ArrowLeft", "key-1m"),
        ("#key-1m", "ArrowDown", "key-1p"),
        ("#key-9m", "ArrowRight", "key-9m"),
        ("#key-5s", "Home", "key-1s"),
        ("#key-5s", "End", "key-9s"),
        ("#key-9s", "ArrowDown", "key-back"),
    ] {
        page.key(from, key).await;
        assert_eq!(focused(), to, "{key} from {from}");
    }
}

#[wasm_bindgen_test]
async fn one_key_is_the_tab_stop_the_one_that_had_the_focus() {
    let page = show("", || view! { <Keyboard /> }).await;
    assert_eq!(page.all(".key[tabindex='0']").len(), 1);
    assert_eq!(page.one(".key[tabindex='0']").id(), "key-1m");
    page.key("#key-5p", "ArrowRight").await;
    page.key("#key-6p", "x").await;
    assert_eq!(page.all(".key[tabindex='0']").len(), 1);
    assert_eq!(page.one(".key[tabindex='0']").id(), "key-6p");
}

#[wasm_bindgen_test]
async fn red_fives_and_flowers_have_keys_where_the_rulebook_has_them() {
    let page = show("", || view! { <Keyboard /> }).await;
    assert_eq!(page.count("#key-0m"), 0);
    assert!(page.edit(Edit::Rules("riichi-mahjong-soul")).await);
    assert_eq!(page.count("#key-0m"), 1, "a red five");
    assert_eq!(page.count(".keyboard.ten"), 1);
    assert!(page.edit(Edit::Rules("mcr-mil-2025")).await);
    assert_eq!(page.count("#key-0m"), 0);
    assert_eq!(page.count(".key"), 43, "and eight flowers");
    assert!(page.edit(Edit::Rules("singapore")).await);
    assert_eq!(page.count(".key"), 47, "and four animals");
    assert!(page.edit(Edit::Rules("malaysian")).await);
    assert_eq!(page.count(".key"), 34, "dots, honors, sixteen bonus tiles, and a key for jokers");
    assert_eq!(page.count("#key-1m"), 0);
}

#[wasm_bindgen_test]
async fn a_tile_that_makes_liable_bears_a_mark() {
    let east = Kind::honor(1).expect("a wind");
    let page = show("", move || view! { <Keyboard dangers=Signal::stored(Kinds::one(east)) /> }).await;
    assert_eq!(page.count(".danger"), 1);
    assert_eq!(page.one("#key-1z").get_attribute("title").as_deref(), Some("dangerous to discard"));
}

#[wasm_bindgen_test]
async fn who_may_only_read_cannot_press_a_key() {
    let page = show("", || view! { <Keyboard /> }).await;
    page.app.readonly.set(true);
    crate::page::settle().await;
    assert_eq!(page.count(".key:disabled"), 35);
}

/// Four Winds, Penalties, e to g: whoever discards another such tile takes the place of the seat that fed the fourth set.
#[wasm_bindgen_test]
async fn keys_stay_marked_after_the_fourth_fed_set() {
    let table = "v1;r=four-winds-slice;o=insurance-nine-tiles:on;view=table;W=(999p@E)(123p@S)(456p@S)(777p@S)";
    let page = show(table, || view! { <Dock dangers=use_dangers()>""</Dock> }).await;
    let marked = |key: &str| page.count(&format!("#key-{key} .danger")) == 1;
    assert!(["1p", "5p", "8p"].into_iter().all(marked), "of dots there are more to feed");
    assert!(!marked("1s") && !marked("1z"));
    assert_eq!(page.one("#key-1p").get_attribute("title").as_deref(), Some("dangerous to discard"));
}
