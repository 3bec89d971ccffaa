//! The sources of a rulebook.

use leptos::prelude::*;
use tenbo_engine::rules::{Mark, Rulebook};

use crate::app::state::use_app_state;
use tenbo_wording::Language;
use tenbo_wording::editor::{SourceRow, sources};

/// Where a rulebook is from.
#[component]
pub fn Sources(book: Rulebook) -> impl IntoView {
    let app = use_app_state();
    let rows = Memo::new(move |_| sources(app.language.get(), &book));
    let badge = move |mark: Mark| {
        move || {
            let language = app.language.get();
            language.mark(mark).map(|word| view! { <span class="badge" lang=language.code()>{word}</span> })
        }
    };
    let row = move |row: SourceRow| {
        view! {
            <li lang=row.language>
                <b>{row.titles}</b>
                {app.text(Language::colon)}
                {row.source}
                " "
                {badge(row.mark)}
            </li>
        }
    };
    let all = move || rows.get().into_iter().map(row).collect_view();
    let unquoted =
        move || rows.with(|rows| app.language.get().unquoted_parts(rows).map(|text| view! { <p>{text}</p> }));
    view! {
        <div class="muted">
            <ul>{all}</ul>
            {unquoted}
        </div>
    }
}
