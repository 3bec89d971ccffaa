//! How the edited rulebook differs from what it builds on, each difference with the way back.

use std::sync::Arc;

use leptos::prelude::*;
use tenbo_engine::rules::Rulebook;

use super::actions::change_and_stay;
use super::controls::WordButton;
use super::editor_page::use_edited;
use super::state::use_rulebooks;
use crate::app::components::{Icon, IconName};
use crate::app::state::{AppState, use_app_state};
use tenbo_session::editor::chapter::Chapter;
use tenbo_session::editor::differs::differences;
use tenbo_session::editor::{Change, CustomRulebook};
use tenbo_wording::EditorWord;
use tenbo_wording::editor::Changed;

/// A difference in words, and the change that takes it back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DifferenceRow {
    changed: Changed,
    undo: Change,
    /// Where it is changed.
    pub chapter: Chapter,
}

impl DifferenceRow {
    /// All differences of what is edited.
    pub fn all(
        app: AppState,
        own: Memo<Option<Arc<CustomRulebook>>>,
        base: Memo<Arc<Rulebook>>,
    ) -> Memo<Vec<DifferenceRow>> {
        Memo::new(move |_| {
            let language = app.language.get();
            base.track();
            own.with(|own| {
                let all = own.as_deref().map(differences).unwrap_or_default();
                app.plan.with(|plan| {
                    let row = |difference| DifferenceRow {
                        changed: language.changed(difference, plan),
                        undo: difference.undo(),
                        chapter: difference.chapter(),
                    };
                    all.iter().map(row).collect()
                })
            })
        })
    }
}

/// The differences as a table: the rule, what it is in the base, what it is here.
#[component]
pub fn Differences() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let edited = use_edited();
    let differences = edited.differences;
    let base = move || {
        let language = app.language.get();
        edited.base.with(|base| language.rulebook(&base.id, &base.name).to_owned())
    };
    let here = move || app.plan.with(|plan| plan.rulebook().name.to_string());
    let take_all_back = move || {
        change_and_stay(books, Change::ResetAll);
    };
    view! {
        <Show
            when=move || differences.with(|all| !all.is_empty())
            fallback=move || {
                view! { <p class="muted">{app.word(EditorWord::SameAsBase)}</p> }
            }
        >
            <div>
                <table class="changes">
                    <thead>
                        <tr>
                            <th scope="col">{app.word(EditorWord::Rule)}</th>
                            <th scope="col">{base}</th>
                            <td></td>
                            <th scope="col">{here}</th>
                            <td></td>
                        </tr>
                    </thead>
                    <tbody>
                        {move || differences.get().into_iter().map(|row| view! { <ChangedRow row /> }).collect_view()}
                    </tbody>
                </table>
                <div class="row">
                    <WordButton word=EditorWord::TakeAllBack on_click=take_all_back />
                </div>
            </div>
        </Show>
    }
}

/// A difference with the way back.
#[component]
fn ChangedRow(row: DifferenceRow) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let DifferenceRow { changed: Changed { rule, values }, undo, .. } = row;
    let language = app.language.get_untracked();
    let label = language.labeled(language.word(EditorWord::AsBase), &rule);
    let title = label.clone();
    let take_back = move |_| {
        change_and_stay(books, undo.clone());
    };
    let cells = match values {
        Some((before, after)) => view! {
            <th scope="row">{rule}</th>
            <td class="muted">{before}</td>
            <td aria-hidden="true">
                <i class="becomes"></i>
            </td>
            <td>
                <b>{after}</b>
            </td>
        }
        .into_any(),
        None => view! {
            <th scope="row" colspan="4">
                {rule}
            </th>
        }
        .into_any(),
    };
    view! {
        <tr>
            {cells}
            <td>
                <button
                    type="button"
                    class="key-icon"
                    disabled=app.readonly
                    aria-label=label
                    title=title
                    on:click=take_back
                >
                    <Icon name=IconName::Undo />
                </button>
            </td>
        </tr>
    }
}
