//! The sources of a rulebook.

use leptos::prelude::*;
use tenbo_engine::rules::Rulebook;

use crate::app::state::use_app_state;
use crate::i18n::Word;
use crate::i18n::editor::{SourceRow, sources};

/// Where a rulebook is from.
#[component]
pub fn Sources(book: Rulebook) -> impl IntoView {
    let app = use_app_state();
    let rows = sources(&book);
    let mark = move || {
        view! {
            <span class="badge" lang=move || app.language.get().code()>
                {app.word(Word::HouseRuleMark)}
            </span>
        }
    };
    let row = move |row: SourceRow| {
        view! {
            <li lang="en">
                <b>{row.titles}</b>
                ": "
                {row.source}
                " "
                {row.house_rule.then(mark)}
            </li>
        }
    };
    let all = rows.clone().into_iter().map(row).collect_view();
    let house = move || app.language.get().house_parts(&rows).map(|text| view! { <p>{text}</p> });
    view! {
        <div class="muted">
            <ul>{all}</ul>
            {house}
        </div>
    }
}
