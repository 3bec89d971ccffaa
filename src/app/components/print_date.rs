//! When a page was printed, so that two sheets of one table can be told apart.

use leptos::prelude::*;

use crate::app::browser::date::today;
use crate::app::state::use_app_state;

/// The day, on paper alone.
#[component]
pub fn PrintDate() -> impl IntoView {
    let app = use_app_state();
    let printed = RwSignal::new(());
    let listener = window_event_listener(leptos::ev::beforeprint, move |_| printed.set(()));
    on_cleanup(move || listener.remove());
    let date = move || {
        printed.track();
        today(app.language.get())
    };
    view! { <p class="print-date on-paper">{date}</p> }
}
