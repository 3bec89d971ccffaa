//! The tabs of the views: one tab stop, arrows move between them, Enter opens.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use crate::app::browser::focus::focus;
use crate::app::components::key_row::moved;
use crate::app::state::{VIEW_PANEL, tab_id, use_app_state};
use tenbo_session::View;
use tenbo_wording::Word;

/// The tabs.
#[component]
pub fn ViewTabs() -> impl IntoView {
    let app = use_app_state();
    let shown = app.view;
    let tab = move |view: View| {
        let name = match view {
            View::Hand => Word::Hand,
            View::Table => Word::TableView,
            View::Game => Word::GameView,
        };
        let selected = move || shown.get() == view;
        view! {
            <button
                type="button"
                class="view-tab"
                id=tab_id(view)
                role="tab"
                aria-selected=move || if selected() { "true" } else { "false" }
                tabindex=move || if selected() { "0" } else { "-1" }
                aria-controls=move || selected().then_some(VIEW_PANEL)
                on:click=move |_| {
                    app.look_at(view);
                }
                on:keydown=move |event| move_focus(view, &event)
            >
                {app.word(name)}
            </button>
        }
    };
    view! {
        <div class="view-tabs" role="tablist" aria-label=app.word(Word::Views)>
            {View::ALL.iter().copied().map(tab).collect_view()}
        </div>
    }
}

/// Takes an arrow that was pressed on a tab: the next one gets the focus.
fn move_focus(from: View, event: &KeyboardEvent) {
    let at = View::ALL.iter().position(|&view| view == from).unwrap_or_default();
    if let Some(&view) = moved(at, View::ALL.len(), &event.key()).and_then(|next| View::ALL.get(next)) {
        event.prevent_default();
        focus(tab_id(view));
    }
}
