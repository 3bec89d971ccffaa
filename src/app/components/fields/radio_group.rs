//! One of a few, by native radio buttons that look like keys.

use std::borrow::Cow;

use leptos::prelude::*;

use crate::app::state::use_app_state;

/// A group of radio buttons under a legend.
#[component]
pub fn RadioGroup(
    /// The name of the group, which is its id too.
    #[prop(into)]
    name: Cow<'static, str>,
    /// What is chosen here.
    #[prop(into)]
    legend: Signal<&'static str>,
    /// The buttons.
    children: Children,
) -> impl IntoView {
    view! {
        <fieldset class="radios" id=name>
            <legend>{legend}</legend>
            <div class="keys">{children()}</div>
        </fieldset>
    }
}

/// A button of such a group.
#[component]
pub fn RadioButton(
    /// The name of the group.
    #[prop(into)]
    name: Cow<'static, str>,
    /// Whether it is the chosen one.
    #[prop(into)]
    checked: Signal<bool>,
    /// Chooses it; `false` if that is not possible.
    choose: impl Fn() -> bool + 'static,
    /// Its words.
    label: impl IntoView + 'static,
) -> impl IntoView {
    let app = use_app_state();
    view! {
        <label class="radio-key">
            <input
                type="radio"
                name=name
                disabled=app.readonly
                prop:checked=checked
                on:click=move |event| {
                    if !choose() || !checked.get_untracked() {
                        event.prevent_default();
                    }
                }
            />
            <span>{label}</span>
        </label>
    }
}
