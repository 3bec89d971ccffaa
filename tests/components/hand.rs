//! The hand before a seat, and the builder around it.

use leptos::prelude::*;
use tenbo::app::components::hand::HandTray;
use tenbo::app::components::{EditButton, UndoButtons};
use tenbo::app::hand::{Dock, HandContext, HandKeys};
use tenbo_session::Edit;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::{focused, show};

const FULL: &str = "v1;S=234m345567p66s77z+7z;win=S";

#[wasm_bindgen_test]
async fn an_empty_tray_says_how_to_begin() {
    let page = show("", || view! { <HandTray /> }).await;
    assert!(page.text("#hand .hint").contains("123m"));
    assert_eq!(page.count("#hand > .tile"), 0);
}

#[wasm_bindgen_test]
async fn the_winning_tile_lies_apart_and_another_that_is_picked_up_can_be_it() {
    let page = show(FULL, || view! { <Dock><HandKeys /></Dock> }).await;
    assert_eq!(page.count("#hand > .tile"), 14);
    assert_eq!(page.count("#hand > .tile.apart"), 1);
    page.click("#hand > .tile:first-child").await;
    assert_eq!(page.count("#hand > .tile[aria-pressed='true']"), 1);
    page.press("Winning tile").await;
    assert!(
        page.one("#hand > .apart").get_attribute("aria-label").is_some_and(|name| name.starts_with("2 of characters"))
    );
}

#[wasm_bindgen_test]
async fn a_tile_that_is_picked_up_is_taken_away_and_the_focus_stays_at_its_place() {
    let page = show("v1;E=123m456p", || view! { <Dock><HandKeys /></Dock> }).await;
    let first = page.one("#hand > .tile");
    page.click("#hand > .tile").await;
    page.click("#key-back").await;
    assert_eq!(page.count("#hand > .tile"), 5);
    let now = page.one("#hand > .tile");
    assert!(now.get_attribute("aria-label").is_some_and(|name| name.starts_with("2 of characters")));
    assert_eq!(first, now, "the button of a place is not made anew, so the focus stays where it was");
}

#[wasm_bindgen_test]
async fn a_meld_is_one_button_that_opens_its_editor() {
    let page = show("v1;E=123m(444z@W)", || view! { <Dock><HandKeys /></Dock> }).await;
    let meld = page.one("#hand .meld");
    assert_eq!(meld.get_attribute("aria-pressed").as_deref(), Some("false"));
    meld.click();
    crate::page::settle().await;
    assert_eq!(page.one("#hand .meld").get_attribute("aria-pressed").as_deref(), Some("true"));
}

#[wasm_bindgen_test]
async fn undo_and_redo_go_both_ways_and_say_where_they_end() {
    let page = show("", || view! { <Dock><HandKeys /></Dock> }).await;
    page.click("#key-1m").await;
    page.click("#key-2m").await;
    page.press("Undo").await;
    assert_eq!(page.count("#hand > .tile"), 1);
    page.press("Redo").await;
    assert_eq!(page.count("#hand > .tile"), 2);
    page.press("Next hand").await;
    assert_eq!(page.count("#hand > .tile"), 0);
    page.press("Undo").await;
    assert_eq!(page.count("#hand > .tile"), 2, "clearing is undone like anything else");
}

#[wasm_bindgen_test]
async fn what_is_refused_is_said_in_the_status_line() {
    let page = show(FULL, || view! { <Dock><HandKeys /></Dock> }).await;
    page.click("#key-1m").await;
    assert!(page.text(".dock-status").contains("full"), "{}", page.text(".dock-status"));
}

#[wasm_bindgen_test]
async fn a_tile_becomes_a_group_and_a_further_press_turns_it() {
    let page = show("", || view! { <Dock><HandKeys /></Dock> }).await;
    assert_eq!(
        page.count(".group-key.none"),
        10,
        "no group of nothing, and the place of pairs says that they are to come"
    );
    page.click("#key-7z").await;
    assert_eq!(page.count(".group-key.none"), 6, "an honor has no runs");
    page.click("#group-claimed-triplet").await;
    assert_eq!(page.count("#hand .meld"), 1);
    assert_eq!(page.count("#hand .meld .tile"), 3);
    assert!(page.link().contains("(777z@N)"), "{}", page.link());
    page.click("#group-claimed-triplet").await;
    assert!(page.link().contains("(777z@W)"), "{}", page.link());
    page.click("#key-3m").await;
    page.click("#group-in-hand-middle").await;
    assert!(page.link().contains("E=234m(777z@W)"), "{}", page.link());
    assert_eq!(page.count(".group-key.none"), 10);
}

#[wasm_bindgen_test]
async fn with_pairs_on_each_key_enters_two() {
    let page = show("", || view! { <Dock><HandKeys /></Dock> }).await;
    page.click("#group-in-hand-pair").await;
    assert_eq!(page.count("#group-in-hand-pair[aria-pressed=true]"), 1);
    page.click("#key-7z").await;
    page.click("#key-1m").await;
    assert!(page.link().contains("E=11m77z"), "{}", page.link());
    page.click("#group-in-hand-pair").await;
    page.click("#key-2m").await;
    assert!(page.link().contains("E=112m77z"), "{}", page.link());
}

#[wasm_bindgen_test]
async fn typed_digits_wait_for_their_suit() {
    let page = show("", || view! { <Dock><HandKeys /></Dock> }).await;
    for key in ["1", "2", "3"] {
        page.key("#hand", key).await;
    }
    assert_eq!(page.text("#hand .typed"), "123");
    page.key("#hand", "m").await;
    assert_eq!(page.count("#hand > .tile"), 3);
    assert_eq!(focused(), "hand", "the focus stays");
}

#[wasm_bindgen_test]
async fn a_seat_is_a_button_that_seats_the_winner() {
    let page = show(FULL, || view! { <HandContext /> <Dock><HandKeys /></Dock> }).await;
    assert_eq!(page.count(".seats button"), 4);
    assert_eq!(page.text(".seats [aria-pressed=true]").chars().next(), Some('S'));
    page.click(".seats [aria-pressed=false]").await;
    assert_eq!(page.text(".seats [aria-pressed=true]").chars().next(), Some('E'));
    assert_eq!(page.count("#hand > .tile"), 14, "the hand goes along");
    assert!(page.link().contains("E=234m345567p66s77z"), "{}", page.link());
}

#[wasm_bindgen_test]
async fn an_edit_button_edits_and_is_off_for_readers() {
    let page =
        show("", || view! { <EditButton class="probe" edit=Edit::North>"North"</EditButton> <UndoButtons /> }).await;
    page.app.readonly.set(true);
    crate::page::settle().await;
    assert_eq!(page.count(".probe:disabled"), 1);
}

/// Here as a house rule: a page under test has no other rulebook.
#[wasm_bindgen_test]
async fn groups_have_keys_where_the_rules_have_them() {
    let page = show("v1;o=exposed-groups:1;E=1122m", || view! { <Dock><HandKeys /></Dock> }).await;
    page.click("#key-3p").await;
    page.click("#group-claimed-low").await;
    assert_eq!(page.count("#hand .meld .tile"), 4);
    assert!(page.link().contains("E=1122m<3333p@N>"), "{}", page.link());
    page.click("#hand .meld").await;
    page.press("Pon").await;
    assert!(page.link().contains("E=1122m(333p@N)"), "{}", page.link());
}
