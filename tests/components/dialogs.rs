//! Dialogs: opened, closed, and what is in them.

use leptos::prelude::*;
use tenbo::app::components::DialogFrame;
use tenbo::app::embed::EmbedDialog;
use tenbo::app::reference::ReferenceDialog;
use tenbo::app::state::{Dialog, Topic};
use tenbo_engine::patterns::Pattern;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::{settle, show};

#[wasm_bindgen_test]
async fn a_dialog_has_its_content_only_while_it_is_open() {
    let page = show("", || {
        view! {
            <DialogFrame id="probe" title="A title" shows=|dialog| matches!(dialog, Dialog::Embed)>
                <p class="inside">"Inside"</p>
            </DialogFrame>
        }
    })
    .await;
    assert_eq!((page.count("dialog[open]"), page.count(".inside")), (0, 0));
    page.app.dialog.set(Some(Dialog::Embed));
    settle().await;
    assert_eq!((page.count("dialog[open]"), page.count(".inside")), (1, 1));
    assert_eq!(page.one("dialog").get_attribute("aria-labelledby").as_deref(), Some("probe"));
    page.press("Close").await;
    assert_eq!((page.count("dialog[open]"), page.count(".inside")), (0, 0));
    assert_eq!(page.app.dialog.get_untracked(), None);
}

#[wasm_bindgen_test]
async fn another_dialog_takes_the_place_of_the_first() {
    let page = show("", || view! { <EmbedDialog /> <ReferenceDialog /> }).await;
    page.app.dialog.set(Some(Dialog::Embed));
    settle().await;
    page.app.dialog.set(Some(Dialog::Reference(Topic::Help)));
    settle().await;
    assert_eq!(page.count("dialog[open]"), 1);
    assert_eq!(page.app.dialog.get_untracked(), Some(Dialog::Reference(Topic::Help)));
}

#[wasm_bindgen_test]
async fn the_reference_opens_at_a_pattern() {
    let page = show("", || view! { <ReferenceDialog /> }).await;
    page.app.dialog.set(Some(Dialog::Reference(Topic::Pattern(Pattern::PungHand))));
    page.until("dialog[open] #pattern-pung-hand").await;
    assert_eq!(page.one("#pattern-pung-hand").get_attribute("aria-expanded").as_deref(), Some("true"));
}

#[wasm_bindgen_test]
async fn what_is_pasted_follows_what_is_chosen() {
    let page = show("", || view! { <EmbedDialog /> }).await;
    page.app.dialog.set(Some(Dialog::Embed));
    settle().await;
    let script = || {
        use wasm_bindgen::JsCast;
        page.one("#embed-script").unchecked_into::<leptos::web_sys::HtmlTextAreaElement>().value()
    };
    assert!(!script().contains("compact"), "{}", script());
    page.all("input[name=embed-ui]").get(1).expect("compact").click();
    settle().await;
    assert!(script().contains("compact"), "{}", script());
}

#[wasm_bindgen_test]
async fn an_address_that_is_none_is_marked() {
    let page = show("", || view! { <EmbedDialog /> }).await;
    page.app.dialog.set(Some(Dialog::Embed));
    page.until("dialog[open] input[type=url]").await;
    page.write("input[type=url]", "not an address").await;
    assert_eq!(page.one("input[type=url]").get_attribute("aria-invalid").as_deref(), Some("true"));
}
