//! Where the next tile goes.

use leptos::prelude::*;

use crate::app::state::use_app_state;

/// The caret, with the digits that were typed so far.
#[component]
pub fn Caret() -> impl IntoView {
    let app = use_app_state();
    view! {
        <span class="caret">
            <span class="typed">{move || app.typed.with(|typed| typed.text())}</span>
        </span>
    }
}
