//! Where the next tile goes.

use leptos::prelude::*;

use crate::app::state::use_app_state;

/// The caret, with the digits that were typed so far.
#[component]
pub fn Caret() -> impl IntoView {
    let app = use_app_state();
    let typed = move || {
        let typed = app.typed.with(|typed| (!typed.is_empty()).then(|| typed.text()));
        typed.map(|typed| view! { <span class="typed">{typed}</span> })
    };
    view! { <span class="caret">{typed}</span> }
}
