//! The patterns in the editor: found by name or opened by group. What is closed is not there.

use leptos::prelude::*;
use tenbo_engine::patterns::{Category, Pattern};
use tenbo_engine::rules::{Item, Rulebook};

use super::actions::SEARCH;
use super::editor_page::use_edited;
use super::found_hands::{FoundHandButtons, use_found_hands};
use super::headings::{Badge, SectionHeading};
use super::pattern_row::PatternRow;
use super::state::{Section, use_rulebooks};
use crate::app::components::{PatternFind, PatternRows, use_found};
use crate::app::state::use_app_state;
use tenbo_session::editor::List;
use tenbo_session::editor::differs::differs;
use tenbo_wording::EditorWord;

/// Everything about patterns.
#[component]
pub fn PatternList() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let listed = Memo::new(move |_| {
        let only_used = books.only_used.get();
        app.plan.with(|plan| {
            let listed = |pattern: &Pattern| !only_used || counts(&plan.book, *pattern);
            // Hands of the rulebook's own have a section of theirs: two rows of one hand would share their ids.
            Pattern::ALL.iter().copied().filter(listed).collect::<Vec<_>>()
        })
    });
    let searching = Memo::new(move |_| books.query.with(|query| !query.trim().is_empty()));
    let content = move || match searching.get() {
        true => view! { <FoundPatterns listed /> }.into_any(),
        false => {
            Category::ALL.iter().map(|&category| view! { <PatternGroup category listed /> }).collect_view().into_any()
        }
    };
    view! {
        <section>
            <h3>{app.word(EditorWord::Patterns)}</h3>
            <PatternFind
                id=SEARCH
                query=books.query
                ticked=books.only_used
                label=app.word(EditorWord::OnlyUsed)
                disabled=app.readonly
            />
            {content}
        </section>
    }
}

/// Whether a rulebook gives a pattern a value, the winner's or the losers'.
fn counts(book: &Rulebook, pattern: Pattern) -> bool {
    List::ALL.into_iter().any(|list| list.item(book, pattern).is_some_and(Item::has_value))
}

/// What the search finds.
#[component]
fn FoundPatterns(listed: Memo<Vec<Pattern>>) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let found = use_found(listed, books.query);
    let hands = use_found_hands();
    let status = move || {
        let language = app.language.get();
        language.labeled(language.word(EditorWord::Found), &found.with(Vec::len).to_string())
    };
    view! {
        <p class="muted" role="status">
            {status}
        </p>
        <Show when=move || found.with(Vec::is_empty) && hands.is_empty()>
            <p>{app.word(EditorWord::NothingFound)}</p>
        </Show>
        <FoundHandButtons found=hands />
        <PatternRows patterns=found row />
    }
}

/// A group of patterns under its heading, if any of it is listed.
#[component]
fn PatternGroup(category: Category, listed: Memo<Vec<Pattern>>) -> impl IntoView {
    let app = use_app_state();
    let edited = use_edited();
    let section = StoredValue::new(Section::Category(category));
    let open = use_rulebooks().is_open(section.get_value());
    let patterns = Memo::new(move |_| {
        let mut patterns = listed.get();
        patterns.retain(|pattern| pattern.entry().category == category);
        patterns
    });
    let used = Memo::new(move |_| {
        app.plan.with(|plan| patterns.with(|all| all.iter().filter(|&&pattern| counts(&plan.book, pattern)).count()))
    });
    let changed = Memo::new(move |_| {
        let changed = |base: &Rulebook, own: &Rulebook| {
            patterns.with(|patterns| patterns.iter().any(|&pattern| differs(base, own, pattern)))
        };
        edited.base.with(|base| app.plan.with(|plan| changed(base, &plan.book)))
    });
    let name = Signal::derive(move || app.language.get().category(category, app.plan.read().book.family));
    view! {
        <Show when=move || patterns.with(|patterns| !patterns.is_empty())>
            <SectionHeading section=section.get_value() open name>
                <span class="disclosure-more">
                    <Show when=move || changed.get()>
                        <Badge word=EditorWord::Changed />
                    </Show>
                    " "
                    {move || format!("{} / {}", used.get(), patterns.with(Vec::len))}
                </span>
            </SectionHeading>
            <Show when=move || open.get()>
                <PatternRows patterns row />
            </Show>
        </Show>
    }
}

fn row(pattern: Pattern) -> impl IntoView {
    view! { <PatternRow pattern /> }
}
