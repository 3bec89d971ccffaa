//! A small number that goes up and down by one.

use leptos::prelude::*;

use super::NumberField;
use crate::app::components::EditButton;
use crate::app::state::use_app_state;
use tenbo_session::Edit;

/// A number from 0 under its name, with a key for one less and one for one more.
#[component]
pub fn Stepper(
    /// The name.
    name: impl Fn() -> &'static str + Copy + Send + Sync + 'static,
    /// The id of its field.
    id: &'static str,
    /// The number.
    value: Memo<u32>,
    /// What another number does.
    edit: fn(u32) -> Edit,
) -> impl IntoView {
    let app = use_app_state();
    let key = move |sign: &'static str, next: fn(u32) -> u32| {
        let label = Signal::derive(move || app.language.get().labeled(name(), &[sign, "1"].concat()));
        view! {
            <EditButton
                class="key-icon"
                label
                edit=move || edit(next(value.get_untracked()))
                attr:title=move || label.get()
            >
                <span aria-hidden="true">{sign}</span>
            </EditButton>
        }
    };
    view! {
        <div class="field">
            <label for=id>{name}</label>
            <div class="stepper">
                {key("−", |count| count.saturating_sub(1))}
                <NumberField
                    id
                    value=Signal::derive(move || Some(value.get()))
                    most="99"
                    edit=move |count| edit(count.unwrap_or_default())
                />
                {key("+", |count| (count + 1).min(99))}
            </div>
        </div>
    }
}
