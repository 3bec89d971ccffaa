//! Everything that lies before the seat, and the indicators.

use leptos::prelude::*;

use crate::app::components::hand::{HandTray, KongOffers, MisfitReasons, TileList};
use crate::session::edit::List;

/// The hand with what lies beside it. The room for that is there before anything is in it, and the last of what has no
/// room is seen first: the keys below must not move while tiles are tapped.
#[component]
pub fn HandArea() -> impl IntoView {
    view! {
        <div class="hand-tray">
            <HandTray />
            <MisfitReasons />
            <div class="tray-lists">
                <div class="tray-lists-in">
                    <KongOffers />
                    <TileList which=List::Bonus />
                    <TileList which=List::Dora />
                    <TileList which=List::Ura />
                    <TileList which=List::Discards />
                </div>
            </div>
        </div>
    }
}
