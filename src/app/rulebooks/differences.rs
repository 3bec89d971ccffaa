//! How the edited rulebook differs from what it builds on, each difference with the way back.

use leptos::prelude::*;

use super::actions::change_and_stay;
use super::controls::WordButton;
use super::editor_page::Edited;
use super::state::use_rulebooks;
use crate::app::state::{AppState, use_app_state};
use tenbo_session::editor::Change;
use tenbo_session::editor::differs::differences;
use tenbo_wording::EditorWord;

/// A difference in words, and the change that takes it back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DifferenceRow {
    text: String,
    undo: Change,
}

impl DifferenceRow {
    /// All differences of what is edited.
    pub fn all(app: AppState, edited: Edited) -> Memo<Vec<DifferenceRow>> {
        Memo::new(move |_| {
            let language = app.language.get();
            edited.base.track();
            edited.own.with(|own| {
                let all = own.as_deref().map(differences).unwrap_or_default();
                app.plan.with(|plan| {
                    let row = |difference| DifferenceRow {
                        text: language.difference(difference, plan),
                        undo: difference.undo(),
                    };
                    all.iter().map(row).collect()
                })
            })
        })
    }
}

/// The differences.
#[component]
pub fn Differences(differences: Memo<Vec<DifferenceRow>>) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let row = move |DifferenceRow { text, undo }: DifferenceRow| {
        let take_back = move || {
            change_and_stay(books, undo.clone());
        };
        view! {
            <li class="row">
                <span>{text.clone()}</span>
                <WordButton word=EditorWord::AsBase about=Signal::stored(text) on_click=take_back />
            </li>
        }
    };
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
                <ul class="plain-list">{move || differences.get().into_iter().map(row).collect_view()}</ul>
                <div class="row">
                    <WordButton word=EditorWord::TakeAllBack on_click=take_all_back />
                </div>
            </div>
        </Show>
    }
}
