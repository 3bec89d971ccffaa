//! The view of the games.

use leptos::prelude::*;
use tenbo::app::components::Part;
use tenbo::app::game::game;
use tenbo::app::status_message::StatusMessage;
use tenbo_wording::Word;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::{settle, show};

/// A link that was copied, a rulebook that cannot be had: what the page says is said here too.
#[wasm_bindgen_test]
async fn what_the_page_says_has_its_place_among_the_games() {
    let page = show("", || view! { <Part load=game /> }).await;
    page.until(".game .said").await;
    page.app.message.set(Some(StatusMessage::Notice(Word::LinkCopied)));
    settle().await;
    let said: Vec<_> = page.all(".said [role=status]").iter().filter_map(|line| line.text_content()).collect();
    assert!(said.iter().any(|line| line == "Link copied."), "{said:?}");
}
