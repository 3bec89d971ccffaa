//! A part of the page that comes late, or not at all.

use std::cell::Cell;
use std::time::Duration;

use gloo::timers::future::sleep;
use leptos::prelude::*;
use tenbo::app::components::part::{Loading, Missing};
use tenbo::app::components::{Part, PartView};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::{settle, show};

thread_local! {
    /// How many more times it cannot be fetched.
    static FAILS: Cell<u32> = const { Cell::new(0) };
}

fn late() -> Loading<PartView> {
    Box::pin(async {
        sleep(Duration::from_millis(60)).await;
        let left = FAILS.get();
        FAILS.set(left.saturating_sub(1));
        let content: PartView = || view! { <p class="inside">"Inside"</p> }.into_any();
        if left > 0 { Err(Missing) } else { Ok(content) }
    })
}

async fn waited() {
    sleep(Duration::from_millis(60)).await;
    settle().await;
}

#[wasm_bindgen_test]
async fn a_part_takes_the_place_that_was_kept_for_it() {
    FAILS.set(0);
    let page = show("", || view! { <Part load=late /> }).await;
    assert_eq!((page.count("[aria-busy]"), page.count(".inside")), (1, 0));
    waited().await;
    assert_eq!((page.count("[aria-busy]"), page.count(".inside")), (0, 1));
}

#[wasm_bindgen_test]
async fn what_stands_in_its_place_meanwhile_goes_when_it_comes() {
    FAILS.set(0);
    let page = show("", || {
        let before: PartView = || view! { <p class="before">"Before"</p> }.into_any();
        view! { <Part load=late meanwhile=before /> }
    })
    .await;
    assert_eq!((page.count("[aria-busy]"), page.count(".before"), page.count(".inside")), (0, 1, 0));
    waited().await;
    assert_eq!((page.count(".before"), page.count(".inside")), (0, 1));
}

#[wasm_bindgen_test]
async fn one_that_cannot_be_fetched_says_so_until_it_can() {
    FAILS.set(2);
    let page = show("", || view! { <Part load=late /> }).await;
    waited().await;
    assert!(page.text("[role=alert]").contains("Couldn’t load"));
    page.button("Try again").focus().expect("a button");
    page.press("Try again").await;
    waited().await;
    assert_eq!((page.count("[role=alert]"), page.count(".inside")), (1, 0));
    let focused = document().active_element().and_then(|element| element.text_content());
    assert_eq!(focused.as_deref(), Some("Try again"), "whoever has no mouse can go on");
    page.press("Try again").await;
    waited().await;
    assert_eq!((page.count("[role=alert]"), page.count(".inside")), (0, 1));
}

#[wasm_bindgen_test]
async fn one_that_is_here_is_shown_at_once() {
    fn here() -> Loading<PartView> {
        Box::pin(async { Ok((|| view! { <p class="inside">"Inside"</p> }.into_any()) as PartView) })
    }
    let busy = std::rc::Rc::new(Cell::new(true));
    let seen = busy.clone();
    let page = show("", move || {
        let part = view! { <Part load=here /> };
        Effect::new(move |_| seen.set(document().query_selector(".page-part[aria-busy]").ok().flatten().is_some()));
        part
    })
    .await;
    assert_eq!(page.count(".inside"), 1);
    assert!(!busy.get(), "nothing is shown in its place");
}
