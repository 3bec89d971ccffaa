//! A field with its name.

use leptos::prelude::*;

/// A field under its name, or beside it with the class `line-field`.
#[component]
pub fn Labeled(
    /// The name.
    name: impl IntoView + 'static,
    /// The classes of the label.
    #[prop(default = "field")]
    class: &'static str,
    /// The field.
    children: Children,
) -> impl IntoView {
    view! {
        <label class=class>
            <span>{name}</span>
            {children()}
        </label>
    }
}
