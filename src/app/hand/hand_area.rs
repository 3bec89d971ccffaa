//! What lies before the seat, and what lies beside it: flowers, indicators, discards.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use tenbo_engine::tiles::Kinds;

use crate::app::components::hand::{HandTray, KongOffers, MisfitReasons, TileList};
use crate::app::state::use_app_state;
use tenbo_session::edit::List;

/// The hand. On a low page, where the answer is out of sight, it says what the page is while it is empty.
#[component]
pub fn HandArea(
    /// Hears of a tap on the hand before the tile does that was tapped.
    #[prop(optional, into)]
    on_tap: Option<Callback<MouseEvent>>,
    /// Which tiles nobody should discard.
    #[prop(optional_no_strip)]
    dangers: Option<Memo<Kinds>>,
) -> impl IntoView {
    let app = use_app_state();
    let is_blank = app.slice(|state| !state.has_tiles());
    let heard = move |event: MouseEvent| {
        if let Some(on_tap) = on_tap {
            on_tap.run(event);
        }
    };
    view! {
        <div class="hand-tray">
            <div on:click:capture=heard>
                <HandTray dangers />
            </div>
            <Show when=move || is_blank.get()>
                <p class="pitch" aria-hidden="true">
                    {app.text(|language| language.headline_empty())}
                </p>
            </Show>
            <MisfitReasons />
        </div>
    }
}

/// What lies beside the hand. The room for it is there before anything is in it, and the last of what has no room is seen
/// first: the keys below must not move while tiles are tapped.
#[component]
pub fn BesideHand() -> impl IntoView {
    view! {
        <div class="tray-lists">
            <div class="tray-lists-in">
                <TileList which=List::Dora />
                <TileList which=List::Ura />
                <TileList which=List::Bonus />
                <KongOffers />
                <TileList which=List::Discards />
            </div>
        </div>
    }
}
