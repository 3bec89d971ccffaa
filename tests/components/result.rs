//! The result panel.

use leptos::prelude::*;
use tenbo::app::result::ResultPanel;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;

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
    let number = |cell: &HtmlElement| {
        let text = cell.text_content().unwrap_or_default().replace([',', '+'], "").replace('−', "-");
        text.parse::<i64>().unwrap_or_else(|_| panic!("{text} is no number"))
    };
    let net: Vec<i64> = page.all(".payments td.number").iter().map(number).collect();
    assert_eq!((net.len(), net.iter().sum::<i64>()), (4, 0), "{net:?}");
    assert!(net.iter().any(|&net| net > 0), "somebody is paid");
}

#[wasm_bindgen_test]
async fn an_empty_page_says_how_to_begin() {
    let page = show("", || view! { <ResultPanel /> }).await;
    assert!(!page.text(".headline").is_empty());
    assert_eq!(page.count(".lines .line"), 0);
}
