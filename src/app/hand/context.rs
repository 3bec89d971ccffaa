//! Round and seat, in the line of the rulebook.

use leptos::prelude::*;

use super::round::RoundSelect;
use super::seat_tabs::SeatTabs;
use crate::app::state::use_app_state;
use tenbo_session::View;

/// The round and the winner's seat, while one hand is entered.
#[component]
pub fn HandContext() -> impl IntoView {
    let app = use_app_state();
    view! {
        <Show when=move || app.view.get() == View::Hand && !app.readonly.get()>
            <div class="hand-context">
                <RoundSelect />
                <SeatTabs />
            </div>
        </Show>
    }
}
