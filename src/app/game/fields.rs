//! Fields with a value of the program's: what is written there in vain goes away again.

use leptos::html;
use leptos::prelude::*;

use super::state::use_game_state;

/// Shows the value of the program again. A field that goes away is told of its change as well, and has none any more.
fn show_again(value: &Signal<String>, show: impl Fn(&str)) {
    if let Some(value) = value.try_get_untracked() {
        show(&value);
    }
}

/// A list to choose from.
#[component]
pub fn Select(
    /// What can be chosen, each as its value and its words.
    #[prop(into)]
    options: Signal<Vec<(String, String)>>,
    /// The value that is chosen.
    #[prop(into)]
    value: Signal<String>,
    /// Takes another one.
    choose: impl Fn(&str) + 'static,
) -> impl IntoView {
    let games = use_game_state();
    let option = move |(own, words): (String, String)| {
        let chosen = {
            let own = own.clone();
            move || value.with(|value| *value == own)
        };
        view! { <option value=own prop:selected=chosen>{words}</option> }
    };
    view! {
        <select
            disabled=games.app.readonly
            on:change:target=move |event| {
                let select = event.target();
                choose(&select.value());
                show_again(&value, |value| select.set_value(value));
            }
        >
            {move || options.get().into_iter().map(option).collect_view()}
        </select>
    }
}

/// A box for a line of text or a number, which counts once the box is left.
#[component]
pub fn TextField(
    /// Whether it is for a number.
    #[prop(optional)]
    number: bool,
    /// What is in it.
    #[prop(into)]
    value: Signal<String>,
    /// Takes what was written.
    write: impl Fn(&str) + 'static,
) -> impl IntoView {
    let games = use_game_state();
    view! {
        <input
            type=if number { "number" } else { "text" }
            inputmode=number.then_some("numeric")
            disabled=games.app.readonly
            prop:value=value
            on:change:target=move |event| {
                let input = event.target();
                write(&input.value());
                show_again(&value, |value| input.set_value(value));
            }
        />
    }
}

/// A box for a number, which counts at each digit.
#[component]
pub fn NumberField(
    /// The number; empty if there is none.
    #[prop(into)]
    value: Signal<String>,
    /// Takes what is written; `false` if that makes no sense.
    write: impl Fn(&str) -> bool + 'static,
) -> impl IntoView {
    let games = use_game_state();
    let node = NodeRef::<html::Input>::new();
    // A number that is half written, as `1-`, has no value yet and must not be wiped away.
    Effect::new(move |_| {
        let value = value.get();
        if let Some(input) = node.get()
            && input.value() != value
        {
            input.set_value(&value);
        }
    });
    view! {
        <input
            type="number"
            step="1"
            node_ref=node
            disabled=games.app.readonly
            on:input:target=move |event| {
                let input = event.target();
                if !write(&input.value()) {
                    show_again(&value, |value| input.set_value(value));
                }
            }
        />
    }
}
