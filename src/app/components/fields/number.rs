//! A field for a number.

use leptos::prelude::*;

use crate::app::state::use_app_state;
use tenbo_session::Edit;

/// A field for a number from 0. Where the edit made another number of it than was written, it shows that one.
#[component]
pub fn NumberField(
    /// The number; nothing leaves the field empty.
    #[prop(into)]
    value: Signal<Option<u32>>,
    /// The largest one that the field offers.
    most: &'static str,
    /// Its id.
    #[prop(optional)]
    id: Option<&'static str>,
    /// What it does with what was written; nothing where that is no number.
    edit: impl Fn(Option<u32>) -> Edit + 'static,
) -> impl IntoView {
    let app = use_app_state();
    let written = |value: Option<u32>| value.map(|value| value.to_string()).unwrap_or_default();
    view! {
        <input
            type="number"
            inputmode="numeric"
            min="0"
            max=most
            id=id
            disabled=app.readonly
            prop:value=move || written(value.get())
            on:change:target=move |event| {
                let field = event.target();
                app.dispatch(edit(field.value().trim().parse().ok()));
                // A field that goes away is told of its change as well.
                if let Some(value) = value.try_get_untracked() {
                    field.set_value(&written(value));
                }
            }
        />
    }
}
