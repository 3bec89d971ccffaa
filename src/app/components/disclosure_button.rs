//! A button that shows or hides what belongs to it.

use leptos::prelude::*;

/// The button; what belongs to it comes after it.
#[component]
pub fn DisclosureButton(
    /// Its classes.
    class: &'static str,
    /// Its id.
    #[prop(optional, into)]
    id: Option<String>,
    /// What it is called, where it shows no words.
    #[prop(optional, into)]
    label: MaybeProp<String>,
    /// Whether what belongs to it is shown.
    #[prop(into)]
    open: Signal<bool>,
    /// Shows or hides it.
    #[prop(into)]
    on_toggle: Callback<()>,
    /// What the button shows.
    children: Children,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class=class
            id=id
            aria-label=move || label.get()
            aria-expanded=move || if open.get() { "true" } else { "false" }
            on:click=move |_| on_toggle.run(())
        >
            {children()}
        </button>
    }
}
