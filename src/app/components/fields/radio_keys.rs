//! One of a few that says something about the deal.

use std::borrow::Cow;
use std::hash::Hash;

use leptos::prelude::*;

use super::{RadioButton, RadioGroup};
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_session::focus_target::Control;

/// One of a few that says something about the deal.
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
    text: impl Fn(T) -> Cow<'static, str> + Copy + Send + Sync + 'static,
    /// What a choice does.
    edit: impl Fn(T) -> Edit + Copy + Send + Sync + 'static,
) -> impl IntoView
where
    T: Copy + Eq + Hash + Send + Sync + 'static,
{
    let app = use_app_state();
    let name = group.as_str();
    let key = move |choice: T| {
        let checked = Signal::derive(move || chosen.get() == choice);
        let choose = move || app.dispatch(edit(choice));
        view! { <RadioButton name checked choose label=move || text(choice) /> }
    };
    view! {
        <RadioGroup name legend>
            <For each=move || choices.get() key=|&choice| choice let:choice>
                {key(choice)}
            </For>
        </RadioGroup>
    }
}
