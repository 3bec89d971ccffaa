//! What the search of the editor finds: options, patterns and hands, to be changed where they are found.

use leptos::prelude::*;

use super::found_hands::{FoundHandButtons, use_found_hands};
use super::pattern_row::RuleRows;
use super::state::use_rulebooks;
use crate::app::components::OptionRows;
use crate::app::state::use_app_state;
use tenbo_engine::options::OptionKey;
use tenbo_wording::EditorWord;
use tenbo_wording::rule_search::RuleSearch;

/// All that is found.
#[component]
pub fn FoundRules() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    // What is found stays while it is changed.
    let found = Memo::new(move |_| {
        app.loaded.track();
        let language = app.language.get();
        let search = books.query.with(|query| RuleSearch::of(query));
        app.plan.with_untracked(|plan| search.find(language, plan))
    });
    let options = Memo::new(move |_| {
        let mut options = found.with(|found| found.options.clone());
        options.retain(|&key| key != OptionKey::MinimumValue);
        options
    });
    let patterns = Memo::new(move |_| found.with(|found| found.patterns.clone()));
    let hands = use_found_hands();
    let count = Memo::new(move |_| options.with(Vec::len) + patterns.with(Vec::len));
    let status = move || {
        let language = app.language.get();
        match count.get() {
            0 if hands.is_empty() => language.word(EditorWord::NoRule).to_owned(),
            count => language.labeled(language.word(EditorWord::Found), &count.to_string()),
        }
    };
    view! {
        <p class="muted" role="status">
            {status}
        </p>
        <FoundHandButtons found=hands />
        <OptionRows keys=options of_rulebook=true />
        <RuleRows patterns />
    }
}
