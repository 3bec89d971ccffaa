//! A box to tick.

use leptos::prelude::*;

use crate::app::components::edit_button::EditSource;
use crate::app::state::use_app_state;

/// A box to tick with its words. Why it cannot be ticked is said when it is tried, and to those who listen.
#[component]
pub fn CheckBox(
    /// Its words.
    #[prop(into)]
    label: TextProp,
    /// Whether it is ticked.
    #[prop(into)]
    on: Signal<bool>,
    /// What a tap does.
    #[prop(into)]
    edit: EditSource,
    /// Why it cannot be ticked, if it cannot.
    #[prop(optional, into)]
    why_not: Signal<Option<String>>,
) -> impl IntoView {
    let app = use_app_state();
    let blocked = move || why_not.with(Option::is_some);
    let reason = move || why_not.get().map(|why| view! { <span class="visually-hidden">{format!(". {why}")}</span> });
    view! {
        <label class=move || if blocked() { "check blocked" } else { "check" } title=why_not>
            <input
                type="checkbox"
                disabled=app.readonly
                aria-disabled=move || blocked().then_some("true")
                prop:checked=on
                on:click=move |event| {
                    let before = on.get_untracked();
                    if !app.dispatch(edit.edit()) || on.get_untracked() == before {
                        event.prevent_default();
                    }
                }
            />
            <span>{move || label.get()}{reason}</span>
        </label>
    }
}
