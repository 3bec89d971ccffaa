//! One of a few: native radio buttons that look like a row of keys.

use leptos::prelude::*;

/// One that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its word.
    pub text: String,
    /// Why it cannot be now.
    pub why_not: Option<String>,
}

impl Choice {
    /// One that can be.
    pub fn new(text: impl Into<String>) -> Choice {
        Choice { text: text.into(), why_not: None }
    }
}

/// A named group of radio buttons.
#[component]
pub fn Radios(
    /// The name of the group in the page; must be its own.
    name: &'static str,
    /// What is chosen, in words.
    #[prop(into)]
    legend: Signal<&'static str>,
    /// What there is.
    #[prop(into)]
    choices: Signal<Vec<Choice>>,
    /// The place of what is chosen now.
    #[prop(into)]
    now: Signal<usize>,
    /// Called with the place that was tapped; `false` if that is not possible now.
    pick: Callback<usize, bool>,
) -> impl IntoView {
    view! {
        <fieldset class="radios">
            <legend>{legend}</legend>
            <div class="keys">
                {move || {
                    choices
                        .get()
                        .into_iter()
                        .enumerate()
                        .map(|(place, choice)| {
                            let blocked = choice.why_not.is_some();
                            let title = choice.why_not.clone();
                            view! {
                                <label class="choice" class:blocked=blocked title=title>
                                    <input
                                        type="radio"
                                        name=name
                                        aria-disabled=blocked.then_some("true")
                                        prop:checked=move || now.get() == place
                                        on:click=move |event| {
                                            if !pick.run(place) {
                                                event.prevent_default();
                                            }
                                        }
                                    />
                                    <span>{choice.text}</span>
                                </label>
                            }
                        })
                        .collect_view()
                }}
            </div>
        </fieldset>
    }
    .into_any()
}
