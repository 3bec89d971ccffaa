//! The header.

use leptos::prelude::*;
use tenbo::app::browser::faces;
use tenbo::app::chooser::RulebookChooser;
use tenbo::app::header::{AppearanceDialog, Header, HouseRulesButton, HouseRulesDialog, RulebookPicker, ViewTabs};
use tenbo::app::state::Dialog;
use tenbo_session::View;
use tenbo_session::faces::Faces;
use tenbo_session::theme::Theme;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::{focused, settle, show};

#[wasm_bindgen_test]
async fn tabs_choose_a_view_and_arrows_move_among_them() {
    let page = show("", || view! { <ViewTabs /> }).await;
    assert_eq!(page.one("[aria-selected=true]").id(), "tab-hand");
    page.key("#tab-hand", "ArrowRight").await;
    assert_eq!(focused(), "tab-table");
    assert_eq!(page.one("[aria-selected=true]").id(), "tab-hand", "an arrow alone opens nothing");
    page.click("#tab-table").await;
    assert_eq!(page.app.view.get_untracked(), View::Table);
    assert_eq!(page.one("[aria-selected=true]").id(), "tab-table");
}

#[wasm_bindgen_test]
async fn the_picker_shows_what_is_played_and_plays_what_is_picked() {
    let page = show("", || view! { <RulebookPicker /> <RulebookChooser /> }).await;
    assert_eq!(page.text(".rulebook-picker b"), "EMA 2025");
    page.click(".rulebook-picker").await;
    settle().await;
    assert_eq!(page.count(".chooser-row[aria-checked=true]"), 2, "among those of last, and in its family");
    page.click(".chooser-row[value=riichi-tenhou]").await;
    settle().await;
    assert_eq!(page.app.state.with_untracked(|state| state.rules.id), "riichi-tenhou");
    assert_eq!((page.text(".rulebook-picker b").as_str(), page.app.dialog.get_untracked()), ("Tenhou", None));
    page.app.undo();
    settle().await;
    assert_eq!(page.text(".rulebook-picker b"), "EMA 2025", "the button follows undo");
}

#[wasm_bindgen_test]
async fn colors_and_faces_of_tiles_are_chosen_in_a_dialog() {
    let page = show("", || view! { <Header>""</Header> <AppearanceDialog /> }).await;
    page.button("Appearance").click();
    settle().await;
    assert_eq!(page.app.dialog.get_untracked(), Some(Dialog::Appearance));
    assert_eq!(page.count("dialog input[type=radio]:checked"), 2, "one of each");
    let shown = || document().document_element().and_then(|root| root.get_attribute("data-theme"));
    page.click("#theme label:nth-child(3) input").await;
    assert_eq!((shown().as_deref(), page.app.theme.get_untracked()), (Some("dark"), Theme::Dark));
    page.click("#faces label:nth-child(3) input").await;
    assert_eq!((page.app.faces.get_untracked(), faces::kept()), (Faces::Plain, Faces::Plain));
    page.click("#theme label:nth-child(1) input").await;
    page.click("#faces label:nth-child(1) input").await;
    assert_eq!((shown(), faces::kept()), (None, Faces::Carved), "as before");
}

#[wasm_bindgen_test]
async fn house_rules_are_counted_on_their_button() {
    let page = show("", || view! { <HouseRulesButton /> <HouseRulesDialog /> }).await;
    assert_eq!(page.count(".badge"), 0);
    page.click("button").await;
    assert_eq!(page.app.dialog.get_untracked(), Some(Dialog::HouseRules));
    let tick = page.one("dialog input[type=checkbox]:not(:disabled)");
    tick.click();
    settle().await;
    assert_eq!(page.text("button .badge"), "1");
}
