//! The result read aloud.

use leptos::prelude::*;
use tenbo_engine::settle::Account;

use crate::app::browser::rest::Rest;
use crate::app::components::score::ScoreState;

/// How long the hand must rest before its state is read aloud, in milliseconds.
const REST: u32 = 500;

/// The state of the hand in one sentence.
pub fn sentence(score: ScoreState) -> Memo<String> {
    score.section(|content| {
        let payments: Vec<(Account, i64)> = content.payments.iter().map(|row| (row.account, row.net)).collect();
        content.language.spoken(&content.headline, &payments, content.family, &content.seating)
    })
}

/// What is read aloud of the result. Its place is on the page before there is a result: a screen reader says only what changes
/// in a place that it knows.
#[derive(Clone, Copy)]
pub struct Spoken(RwSignal<String>);

impl Spoken {
    /// Provides it as context; nothing is said yet.
    pub fn provide() -> Spoken {
        let spoken = Spoken(RwSignal::default());
        provide_context(spoken);
        spoken
    }
}

/// The place.
#[component]
pub fn SpokenPlace(
    /// What is said there.
    spoken: Spoken,
) -> impl IntoView {
    view! {
        <p class="visually-hidden" role="status">
            {spoken.0}
        </p>
    }
}

/// Has the sentence read aloud when it has changed and the hand has come to rest.
pub fn speak(sentence: Memo<String>) {
    let Spoken(spoken) = expect_context();
    let rest = Rest::new();
    let wait = move |now: &String, _: Option<&String>, _: Option<()>| {
        let now = now.clone();
        rest.then(REST, move || spoken.set(now));
    };
    Effect::watch(move || sentence.get(), wait, true);
    // Of a page without a result nothing is said, so that the next one is said even if it is the same.
    on_cleanup(move || drop(spoken.try_set(String::new())));
}
