//! A button that shows a picture, with its name beside it or alone.

use leptos::prelude::*;

use super::{Icon, IconName};
use crate::app::state::use_app_state;

/// A button with a picture; one that can do nothing now keeps its place. Disabled where the page is only for reading.
#[component]
pub fn IconButton(
    /// Its picture.
    name: IconName,
    /// Its name in words.
    #[prop(into)]
    label: Signal<&'static str>,
    /// Whether it can do something now.
    #[prop(into, default = true.into())]
    able: Signal<bool>,
    /// Whether its name stands beside the picture.
    #[prop(optional)]
    words: bool,
    /// What it does.
    on_click: impl Fn() + 'static,
) -> impl IntoView {
    let app = use_app_state();
    view! {
        <button
            type="button"
            class=if words { "key-icon with-words" } else { "key-icon" }
            disabled=app.readonly
            aria-label=label
            title=label
            aria-disabled=move || (!able.get()).then_some("true")
            on:click=move |_| on_click()
        >
            <Icon name=name />
            {words.then(|| view! { <span>{label}</span> })}
        </button>
    }
}
