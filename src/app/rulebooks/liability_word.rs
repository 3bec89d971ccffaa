//! A word of a sentence that is chosen: it reads as text, and a native list lies over it.

use leptos::prelude::*;

use super::liability::EditedRule;
use crate::app::state::use_app_state;
use tenbo_session::editor::pao::PaoWord;

/// The word.
#[component]
pub fn LiabilityWord(edited: EditedRule, word: PaoWord) -> impl IntoView {
    let app = use_app_state();
    let rule = edited.rule;
    let value = Memo::new(move |_| rule.with(|rule| rule.as_ref().map(|rule| word.value(rule))).unwrap_or_default());
    let text = move || app.plan.with(|plan| app.language.get().pao_word(word, &value.get(), plan));
    let choices = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| rule.with(|rule| rule.as_ref().map(|rule| language.pao_choices(word, rule, plan))))
    });
    let choose = move |chosen: &str| {
        let next = app.plan.with_untracked(|plan| {
            rule.with_untracked(|rule| rule.as_ref().and_then(|rule| word.put(rule, plan.rulebook(), chosen)))
        });
        next.is_some() && edited.put(next)
    };
    let option = |(value, text): (String, String)| view! { <option value=value>{text}</option> };
    view! {
        <span class="liability-word">
            <span aria-hidden="true">{text}</span>
            <select
                aria-label=app.text_for(move |language, family| language.pao_label(word, family))
                disabled=app.readonly
                prop:value=move || {
                    // Set again when the list has changed: its options come and go.
                    choices.track();
                    value.get()
                }
                on:change:target=move |event| {
                    let field = event.target();
                    choose(&field.value());
                    if let Some(value) = value.try_get_untracked() {
                        field.set_value(&value);
                    }
                }
            >
                {move || choices.get().unwrap_or_default().into_iter().map(option).collect_view()}
            </select>
        </span>
    }
}
