//! A button that edits the deal.

use leptos::prelude::*;

use crate::app::state::use_app_state;
use crate::session::Edit;

/// A button that makes an edit; disabled where the page is only for reading.
#[component]
pub fn EditButton(
    /// Its classes.
    #[prop(into)]
    class: TextProp,
    /// What it does.
    edit: Edit,
    /// What it shows.
    children: Children,
) -> impl IntoView {
    let app = use_app_state();
    view! {
        <button
            type="button"
            class=move || class.get()
            disabled=app.readonly
            on:click=move |_| {
                app.dispatch(edit.clone());
            }
        >
            {children()}
        </button>
    }
}
