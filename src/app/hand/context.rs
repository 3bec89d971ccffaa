//! Round and seat, in the line of the rulebook.

use leptos::prelude::*;

use super::round::RoundSelect;
use super::seat_tabs::SeatTabs;
use crate::app::state::use_app_state;
use tenbo_session::View;

/// The round, and while one hand is entered the winner's seat.
#[component]
pub fn HandContext() -> impl IntoView {
    let app = use_app_state();
    view! {
        <Show when=move || app.view.get() != View::Game && !app.readonly.get()>
            <div class="hand-context">
                <RoundSelect />
                <Show when=move || app.view.get() == View::Hand>
                    <SeatTabs />
                </Show>
            </div>
        </Show>
    }
}
