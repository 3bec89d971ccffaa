//! Parts of the state.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use leptos::prelude::*;
use tenbo::app::state::use_app_state;
use tenbo_engine::tiles::{Kind, Tile};
use tenbo_session::Edit;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::{settle, show};

/// Shows how many tiles the hand has; counts how often that is asked of the state and how often it is shown.
#[component]
fn Size(asked: Arc<AtomicUsize>, shown: Arc<AtomicUsize>) -> impl IntoView {
    let app = use_app_state();
    let size = app.slice(move |state| {
        asked.fetch_add(1, Ordering::Relaxed);
        state.size(state.seat)
    });
    move || {
        shown.fetch_add(1, Ordering::Relaxed);
        size.get()
    }
}

#[wasm_bindgen_test]
async fn a_slice_wakes_its_reader_only_when_it_changes() {
    let (asked, shown) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let there = RwSignal::new(true);
    let counts = (Arc::clone(&asked), Arc::clone(&shown));
    let page = show("", move || {
        view! {
            <Show when=move || there.get()>
                <Size asked=Arc::clone(&asked) shown=Arc::clone(&shown) />
            </Show>
        }
    })
    .await;
    let counted = || (counts.0.load(Ordering::Relaxed), counts.1.load(Ordering::Relaxed));
    assert_eq!(counted(), (1, 1));
    assert!(page.edit(Edit::Tile(Tile::plain(Kind::NORTH))).await);
    assert_eq!((page.root.text_content().as_deref(), counted()), (Some("1"), (2, 2)));
    assert!(page.edit(Edit::Honba(2)).await);
    assert_eq!(counted(), (3, 2), "asked, but not shown again");
    page.app.undo();
    page.app.undo();
    settle().await;
    assert_eq!((page.root.text_content().as_deref(), counted()), (Some("0"), (4, 3)), "asked once for both");
    there.set(false);
    settle().await;
    assert!(page.edit(Edit::Tile(Tile::plain(Kind::NORTH))).await);
    assert_eq!(counted(), (4, 3), "not asked when nobody shows it");
}
