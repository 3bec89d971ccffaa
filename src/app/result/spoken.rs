//! The result read aloud.

use gloo::timers::callback::Timeout;
use leptos::prelude::*;
use tenbo_engine::settle::Account;

use crate::app::components::score::ScoreState;

/// How long the hand must rest before its state is read aloud, in milliseconds.
const REST: u32 = 500;

/// The state of the hand in one sentence.
pub fn sentence(score: ScoreState) -> Memo<String> {
    score.section(|content| {
        let payments: Vec<(Account, i64)> = content.payments.iter().map(|row| (row.account, row.net)).collect();
        content.language.spoken(&content.headline, &payments)
    })
}

/// Reads the sentence aloud when it has changed and the hand has come to rest.
#[component]
pub fn Spoken(sentence: Memo<String>) -> impl IntoView {
    let spoken = RwSignal::new(String::new());
    // A timer that is dropped does not go off: with the next sentence, and with the component.
    let waiting = StoredValue::new_local(None::<Timeout>);
    let wait = move |now: &String, _: Option<&String>, _: Option<()>| {
        let now = now.clone();
        waiting.set_value(Some(Timeout::new(REST, move || spoken.set(now))));
    };
    Effect::watch(move || sentence.get(), wait, false);
    view! {
        <p class="visually-hidden" role="status">
            {spoken}
        </p>
    }
}
