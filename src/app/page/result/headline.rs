//! The line above everything, and the same for those who listen.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::Shown;
use crate::app::text::headline::Headline;
use crate::app::text::payments;
use crate::engine::table::account::Account;

/// How long the hand must rest before its state is read aloud.
const REST: Duration = Duration::from_millis(500);

/// The headline, which stays in sight, and the live region with one sentence.
#[component]
pub fn HeadlineBar() -> impl IntoView {
    let shown = expect_context::<Shown>();
    let language = shown.language;
    let headline = Memo::new(move |_| {
        let (plan, seat) = (shown.plan.get(), shown.seat.get());
        shown.draft.with(|draft| shown.answer.with(|answer| Headline::of(draft, &plan, seat, answer)))
    });
    let spoken = RwSignal::new(String::new());
    let waiting = StoredValue::new(None::<TimeoutHandle>);
    let sentence = move || {
        let payments: Vec<(Account, i64)> = shown
            .paper(|paper| payments::rows(paper.answer, paper.draft.players()))
            .unwrap_or_default()
            .into_iter()
            .map(|row| (row.account, row.net))
            .collect();
        language.spoken(&headline.get(), &payments)
    };
    Effect::new(move |before: Option<String>| {
        let now = sentence();
        if before.as_ref().is_some_and(|before| *before != now) {
            if let Some(handle) = waiting.get_value() {
                handle.clear();
            }
            let text = now.clone();
            waiting.set_value(set_timeout_with_handle(move || spoken.set(text), REST).ok());
        }
        now
    });
    on_cleanup(move || {
        if let Some(handle) = waiting.try_get_value().flatten() {
            handle.clear();
        }
    });
    view! {
        <p class="headline" class:won=move || matches!(headline.get(), Headline::Worth(..) | Headline::Total(_) | Headline::Wins(_))>
            {move || language.headline(&headline.get())}
        </p>
        <p class="hidden" role="status">{spoken}</p>
    }
}
