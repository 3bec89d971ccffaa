//! A rulebook of the list.

use leptos::prelude::*;

use super::state::ChooserState;
use crate::app::state::use_app_state;
use tenbo_session::rules::RulebookPick;
use tenbo_wording::rulebook_list::ListedRulebook;

/// Rulebooks of which one may be chosen.
#[component]
pub fn Rows(
    /// The id of their heading.
    labelled_by: String,
    /// Which.
    books: Vec<ListedRulebook>,
    /// The id of the row of each.
    id: fn(&RulebookPick) -> String,
) -> impl IntoView {
    let row = move |book: ListedRulebook| view! { <Row id=id(&book.pick) book /> };
    view! {
        <div class="chooser-list" role="radiogroup" aria-labelledby=labelled_by>
            {books.into_iter().map(row).collect_view()}
        </div>
    }
}

/// A rulebook; a tap plays it.
#[component]
fn Row(id: String, book: ListedRulebook) -> impl IntoView {
    let app = use_app_state();
    let chooser = expect_context::<ChooserState>();
    let ListedRulebook { pick, name, lang, about } = book;
    let value = pick.to_string();
    let is_played = {
        let pick = pick.clone();
        app.slice(move |state| state.rules.pick() == pick)
    };
    let row = id.clone();
    // One stop for Tab: the row that had the focus last, or the first.
    let stop = Memo::new(move |_| {
        let last = chooser.last.get();
        chooser.rows.with(|rows| if rows.contains(&last) { last == row } else { rows.first() == Some(&row) })
    });
    view! {
        <button
            type="button"
            role="radio"
            class="chooser-row"
            id=id
            value=value
            aria-checked=move || if is_played.get() { "true" } else { "false" }
            tabindex=move || if stop.get() { "0" } else { "-1" }
            on:click=move |_| chooser.choose(pick.clone())
        >
            <span class="chooser-name" lang=lang>
                {name}
            </span>
            " "
            <small>{about}</small>
        </button>
    }
}
