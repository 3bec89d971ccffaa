//! Boxes to tick.

use leptos::prelude::*;

use crate::app::state::use_app_state;

/// A box to tick with its words. Why it cannot be ticked is said when it is tried, and to those who listen.
#[component]
pub fn CheckBox(
    /// Its words.
    label: impl IntoView + 'static,
    /// Whether it is ticked.
    #[prop(into)]
    checked: Signal<bool>,
    /// Ticks it, or takes that back; `false` if that is not possible.
    toggle: impl Fn() -> bool + 'static,
    /// Why it cannot be ticked, if it cannot.
    #[prop(optional, into)]
    why_not: Signal<Option<String>>,
) -> impl IntoView {
    let app = use_app_state();
    let blocked = move || why_not.with(Option::is_some);
    let reason = move || why_not.get().map(|why| view! { <span class="visually-hidden">{format!(". {why}")}</span> });
    view! {
        <label class="check" class:blocked=blocked title=why_not>
            <input
                type="checkbox"
                disabled=app.readonly
                aria-disabled=move || blocked().then_some("true")
                prop:checked=checked
                on:click=move |event| {
                    let before = checked.get_untracked();
                    if !toggle() || checked.get_untracked() == before {
                        event.prevent_default();
                    }
                }
            />
            <span>{label} {reason}</span>
        </label>
    }
}

/// Boxes to tick under a legend.
#[component]
pub fn CheckGroup(
    /// The legend.
    #[prop(into)]
    legend: TextProp,
    /// Its id.
    #[prop(optional)]
    id: Option<&'static str>,
    /// Whether it has a line of its own.
    #[prop(optional)]
    wide: bool,
    /// The boxes.
    children: Children,
) -> impl IntoView {
    view! {
        <fieldset id=id class=wide.then_some("wide")>
            <legend>{move || legend.get()}</legend>
            <div class="checks">{children()}</div>
        </fieldset>
    }
}
