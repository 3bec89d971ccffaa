//! The result panel.

use leptos::prelude::*;
use tenbo::app::result::ResultPanel;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::show;

const WON: &str = "v1;r=riichi-ema-2025;E=22345m45567p345s+6p;win=E";
const WAITING: &str = "v1;r=riichi-ema-2025;E=22345m45567p777z";

#[wasm_bindgen_test]
async fn a_win_has_its_worth_in_the_headline_and_a_line_for_each_yaku() {
    let page = show(WON, || view! { <ResultPanel /> }).await;
    assert!(page.text(".headline").contains("han"), "{}", page.text(".headline"));
    assert!(page.count(".lines .line") >= 2);
}

#[wasm_bindgen_test]
async fn a_line_opens_and_says_what_it_is() {
    let page = show(WON, || view! { <ResultPanel /> }).await;
    assert_eq!(page.count(".detail"), 0);
    page.click(".lines .line").await;
    assert!(page.text(".detail p").len() > 20);
    assert_eq!(page.one(".lines .line").get_attribute("aria-expanded").as_deref(), Some("true"));
    page.click(".lines .line").await;
    assert_eq!(page.count(".detail"), 0);
}

#[wasm_bindgen_test]
async fn a_wait_is_a_button_that_completes_the_hand() {
    let page = show(WAITING, || view! { <ResultPanel /> }).await;
    assert!(page.text(".headline").starts_with("Waiting"), "{}", page.text(".headline"));
    page.click(".waits button").await;
    assert!(page.text(".headline").contains("han"), "{}", page.text(".headline"));
}

#[wasm_bindgen_test]
async fn who_pays_whom_adds_up_to_nothing() {
    let page = show(WON, || view! { <ResultPanel /> }).await;
    let sum: i64 = page
        .all(".payments .net")
        .iter()
        .filter_map(|cell| cell.text_content()?.replace([',', '+'], "").replace('−', "-").trim().parse::<i64>().ok())
        .sum();
    assert_eq!(sum, 0);
}

#[wasm_bindgen_test]
async fn an_empty_page_says_how_to_begin() {
    let page = show("", || view! { <ResultPanel /> }).await;
    assert!(!page.text(".headline").is_empty());
    assert_eq!(page.count(".lines .line"), 0);
}
