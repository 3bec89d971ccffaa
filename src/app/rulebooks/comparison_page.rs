//! The hand on the table under every rulebook.

use leptos::prelude::*;

use super::actions::HEADING;
use super::headings::{Badge, PageHeading};
use super::state::{RulebooksState, use_rulebooks};
use crate::app::browser::focus::keep;
use crate::app::components::UndoButtons;
use crate::app::state::{AppState, use_app_state};
use crate::i18n::editor::{CompareRow, compare_row};
use crate::i18n::{EditorWord, Word};
use crate::session::editor::BookEdit;
use crate::session::editor::compare::{play, rulebooks};
use crate::session::{Edit, RulesChoice};

/// A rulebook, and what the hand comes to by it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    /// It is the one that is played.
    played: bool,
    /// Whose name it has: that of a shipped rulebook is English.
    lang: Option<&'static str>,
    /// What plays it.
    edit: Edit,
    /// The cells.
    cells: CompareRow,
}

/// The page.
#[component]
pub fn ComparisonPage() -> impl IntoView {
    let app = use_app_state();
    let has_hand = app.slice(|state| state.size(state.winner) > 0);
    let title = Signal::derive(move || app.language.get().word(EditorWord::Compare).to_owned());
    view! {
        <div>
            <PageHeading title />
            <Show
                when=move || has_hand.get()
                fallback=move || view! { <p>{app.word(EditorWord::NoHand)}</p> }
            >
                <div class="row">
                    <p class="muted">{app.word(EditorWord::CompareHelp)}</p>
                    <UndoButtons />
                </div>
                <Comparison />
            </Show>
        </div>
    }
}

/// The table, a row for each rulebook.
#[component]
fn Comparison() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let rows = Memo::new(move |_| rows(app, books));
    let editor_word = move |word: EditorWord| app.word(word);
    view! {
        <table class="compare">
            <thead>
                <tr>
                    <th scope="col">{app.word(Word::Rulebook)}</th>
                    <th scope="col">{editor_word(EditorWord::Worth)}</th>
                    <th scope="col">{editor_word(EditorWord::Payment)}</th>
                    <th scope="col">{editor_word(EditorWord::Difference)}</th>
                </tr>
            </thead>
            <tbody>{move || rows.get().into_iter().map(|row| view! { <ComparisonRow row /> }).collect_view()}</tbody>
        </table>
    }
}

fn rows(app: AppState, books: RulebooksState) -> Vec<Row> {
    books.loaded.track();
    let language = app.language.get();
    app.state.with(|state| {
        let now = play(state, state.rules.clone());
        let row = |rules: RulesChoice| {
            let edit = match &rules.own {
                Some(own) => Edit::Book(BookEdit::Play(own.id().to_owned())),
                None => Edit::Rules(rules.id),
            };
            let (played, lang) = (rules == state.rules, rules.own.is_none().then_some("en"));
            Row { played, lang, edit, cells: compare_row(language, &now, &play(state, rules), state.seat) }
        };
        rulebooks(state).into_iter().map(row).collect()
    })
}

/// A rulebook; a click on its name plays it.
#[component]
fn ComparisonRow(row: Row) -> impl IntoView {
    let app = use_app_state();
    let Row { played, lang, edit, cells } = row;
    let payment = move || match cells.payment.is_empty() {
        true => app.language.get().word(EditorWord::NobodyPays).to_owned(),
        false => cells.payment.clone(),
    };
    let choose = move |_| {
        app.dispatch(edit.clone());
        request_animation_frame(|| keep(HEADING));
    };
    let name = match played {
        true => view! { <b lang=lang>{cells.name}</b> " " <Badge word=EditorWord::Played /> }.into_any(),
        false => view! {
            <button type="button" class="link" lang=lang disabled=app.readonly on:click=choose>
                {cells.name}
            </button>
        }
        .into_any(),
    };
    let label = move |word: EditorWord| app.word(word);
    view! {
        <tr class=if played { "played" } else { "" }>
            <th scope="row">{name}</th>
            <td data-label=label(EditorWord::Worth)>{cells.worth}</td>
            <td data-label=label(EditorWord::Payment)>{payment}</td>
            <td data-label=label(EditorWord::Difference)>{cells.lines}</td>
        </tr>
    }
}
