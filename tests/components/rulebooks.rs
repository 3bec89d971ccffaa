//! The rulebooks and their editor.

use leptos::prelude::*;
use tenbo::app::rulebooks::RulebooksDialog;
use tenbo::app::state::Dialog;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::{Page, settle, show};

async fn open() -> Page {
    let page = show("", || view! { <RulebooksDialog /> }).await;
    page.app.dialog.set(Some(Dialog::Rulebooks));
    settle().await;
    page
}

#[wasm_bindgen_test]
async fn every_shipped_rulebook_is_listed_and_can_be_played() {
    let page = open().await;
    let listed =
        page.all("dialog button").iter().filter(|button| button.text_content().as_deref() == Some("Use")).count();
    assert!(listed > 15, "{listed} rulebooks");
}

#[wasm_bindgen_test]
async fn what_is_no_rulebook_says_where() {
    let page = open().await;
    page.press("Open a file").await;
    page.write("dialog textarea", "{ \"id\": }").await;
    page.press("Load text").await;
    assert_eq!(page.count("#import-problems"), 1);
}
