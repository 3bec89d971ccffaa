//! The settings of the win and of the table.

use leptos::prelude::*;
use tenbo::app::settings::Settings;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::{settle, show};

#[wasm_bindgen_test]
async fn a_box_that_cannot_be_ticked_says_why_and_stays_as_it_is() {
    let page = show("v1;S=22345m45567p777z+6p;win=S;from=W", || view! { <Settings /> }).await;
    let ticked = || page.count(".situations input:checked");
    let before = ticked();
    let off = page
        .all(".situations label")
        .into_iter()
        .find(|label| label.text_content().is_some_and(|text| text.starts_with("Haitei")));
    off.expect("the box").click();
    settle().await;
    assert_eq!(ticked(), before);
    assert!(page.app.message.get_untracked().is_some(), "it says why");
}

#[wasm_bindgen_test]
async fn faults_of_a_text_are_marked_and_nothing_of_it_is_taken() {
    let page = show("", || view! { <Settings /> }).await;
    page.write("#text-box", "123m45x").await;
    page.press("Load").await;
    // What is left of a hand of which a part is not understood is another hand.
    assert!(!page.link().contains("123m"), "{}", page.link());
    assert!(page.count("#text-errors mark") > 0);
}
