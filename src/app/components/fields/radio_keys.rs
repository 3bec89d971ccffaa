//! One of a few.

use std::hash::Hash;

use leptos::prelude::*;

use crate::app::state::use_app_state;
use crate::session::Edit;
use crate::session::focus_target::Control;

/// One of a few: native radio buttons that look like a row of keys.
#[component]
pub fn RadioKeys<T>(
    /// The group, whose name is its id.
    group: Control,
    /// What is chosen here.
    #[prop(into)]
    legend: Signal<&'static str>,
    /// What there is to choose from.
    #[prop(into)]
    choices: Signal<Vec<T>>,
    /// What is chosen.
    #[prop(into)]
    chosen: Signal<T>,
    /// A choice in words; asked again when what it reads has changed.
    text: impl Fn(T) -> &'static str + Copy + Send + Sync + 'static,
    /// What a choice does.
    edit: impl Fn(T) -> Edit + Copy + Send + Sync + 'static,
) -> impl IntoView
where
    T: Copy + Eq + Hash + Send + Sync + 'static,
{
    let app = use_app_state();
    let key = move |choice: T| {
        view! {
            <label class="radio-key">
                <input
                    type="radio"
                    name=group.as_str()
                    disabled=app.readonly
                    prop:checked=move || chosen.get() == choice
                    on:click=move |event| {
                        if !app.dispatch(edit(choice)) || chosen.get_untracked() != choice {
                            event.prevent_default();
                        }
                    }
                />
                <span>{move || text(choice)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="radios" id=group.as_str()>
            <legend>{legend}</legend>
            <div class="keys">
                <For each=move || choices.get() key=|&choice| choice let:choice>
                    {key(choice)}
                </For>
            </div>
        </fieldset>
    }
}
