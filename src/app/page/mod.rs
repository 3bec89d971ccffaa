//! The page: Leptos components over the pure rooms.

use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Puts the app into the page in place of its static first paint.
pub fn mount() {
    console_error_panic_hook::set_once();
    let Some(root) = document()
        .get_element_by_id("app")
        .and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok())
    else {
        return;
    };
    root.set_inner_html("");
    mount_to(root, App).forget();
}

/// The whole widget.
#[component]
pub fn App() -> impl IntoView {
    view! {
        <header class="top">
            <h1>"Tenbo " <span lang="ja">"点棒"</span></h1>
        </header>
        <main></main>
    }
}
