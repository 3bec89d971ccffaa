//! The hand on the table under every rulebook.

use leptos::prelude::*;

use super::actions::HEADING;
use super::headings::{Badge, PageHeading};
use crate::app::browser::focus::keep;
use crate::app::components::{DisclosureButton, UndoButtons};
use crate::app::state::use_app_state;
use tenbo_session::editor::BookEdit;
use tenbo_session::editor::compare::rulebooks;
use tenbo_session::{Action, Edit};
use tenbo_wording::compare::{CompareCells, CompareRow, NamedRulebook, compare_rows};
use tenbo_wording::{EditorWord, Word};

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
                    <div class="undo-pair">
                        <UndoButtons />
                    </div>
                </div>
                <Show
                    when=move || app.loaded.get().rulebooks
                    fallback=|| view! { <div class="page-part" aria-busy="true"></div> }
                >
                    <Comparison />
                </Show>
            </Show>
        </div>
    }
}

/// The table, a row for each rulebook that differs.
#[component]
fn Comparison() -> impl IntoView {
    let app = use_app_state();
    let rows = Memo::new(move |_| {
        app.loaded.track();
        let language = app.language.get();
        app.state.with(|state| {
            let all = app.library.with(|library| rulebooks(&state.rules, library));
            app.seating.with(|seating| compare_rows(language, state, all, seating))
        })
    });
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

/// A rulebook; those that would say the same open below it.
#[component]
fn ComparisonRow(row: CompareRow) -> impl IntoView {
    let app = use_app_state();
    let CompareRow { played, rulebook, cells, alike } = row;
    let open = RwSignal::new(false);
    let name = match played {
        true => view! { <b lang=rulebook.lang>{rulebook.name}</b> " " <Badge word=EditorWord::Played /> }.into_any(),
        false => view! { <PlayButton rulebook /> }.into_any(),
    };
    let count = alike.len();
    let more = (count > 0).then(|| {
        view! {
            <DisclosureButton class="disclosure compare-more" open on_toggle=move || open.update(|open| *open = !*open)>
                {app.text(move |language| language.alike(count))}
            </DisclosureButton>
        }
    });
    let others = move || {
        let item = |rulebook: NamedRulebook| {
            view! {
                <li>
                    <PlayButton rulebook />
                </li>
            }
        };
        open.get().then(|| {
            view! {
                <tr class="compare-alike">
                    <td colspan="4">
                        <ul>{alike.clone().into_iter().map(item).collect_view()}</ul>
                    </td>
                </tr>
            }
        })
    };
    // A narrow page has no heads of columns: each cell says what it is. What counts under the rules that are played says
    // so itself.
    let label = move |word: EditorWord, shown: bool| {
        app.text(move |language| shown.then(|| language.labeled(language.word(word), "")))
    };
    let CompareCells { worth, payment, lines } = cells;
    let (pays, differs) = (payment.is_some(), !played && !lines.is_empty());
    view! {
        <tr class=if played { "played" } else { "" }>
            <th scope="row">{name} {more}</th>
            <td data-label=label(EditorWord::Worth, true)>{worth}</td>
            <td data-label=label(EditorWord::Payment, pays)>{payment}</td>
            <td data-label=label(EditorWord::Difference, differs)>{lines}</td>
        </tr>
        {others}
    }
}

/// The name of a rulebook; a click plays it.
#[component]
fn PlayButton(rulebook: NamedRulebook) -> impl IntoView {
    let app = use_app_state();
    let NamedRulebook { name, lang, rules } = rulebook;
    let play = match rules.own {
        Some(own) => Action::Book(BookEdit::Play(own.id().to_owned())),
        None => Edit::Rules(rules.id).into(),
    };
    let choose = move |_| {
        app.dispatch(play.clone());
        request_animation_frame(|| keep(HEADING));
    };
    view! {
        <button type="button" class="link" lang=lang disabled=app.readonly on:click=choose>
            {name}
        </button>
    }
}
