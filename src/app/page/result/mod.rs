//! The result: what the hand is worth and why, who pays, what it waits for.

mod copy;
mod discards;
mod hand;
mod headline;
mod lines;
mod losers;
mod others;
mod payments;
mod problems;
mod sheet;
mod shown;
mod steps;
mod waits;
mod warnings;

use leptos::prelude::*;

pub use shown::Shown;

use self::copy::CopyButtons;
use self::discards::Discards;
use self::headline::HeadlineBar;
use self::losers::Losers;
use self::payments::Payments;
use self::problems::Problems;
use self::sheet::Winners;
use self::waits::Waits;
use self::warnings::Warnings;
use crate::app::page::store::Store;
use crate::app::text::Label;

/// Everything about the answer of the store. Another language makes it anew.
#[component]
pub fn ResultPanel() -> impl IntoView {
    let store = Store::here();
    move || {
        let language = store.language.get();
        provide_context(Shown::of(store));
        view! {
            <section class="result" aria-labelledby="result-title">
                <h2 id="result-title" class="hidden">{language.label(Label::Result)}</h2>
                <HeadlineBar />
                <Problems />
                <Warnings />
                <Winners />
                <Payments />
                <Losers />
                <Waits />
                <Discards />
                <CopyButtons />
            </section>
        }
        .into_any()
    }
}
