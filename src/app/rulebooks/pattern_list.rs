//! The patterns in the editor: those that have a value, group by group, and the others, folded up.

use leptos::prelude::*;
use tenbo_engine::patterns::{Category, Pattern};
use tenbo_engine::rules::{Item, Rulebook};

use super::editor_page::use_edited;
use super::editor_section::name;
use super::pattern_row::RuleRows;
use super::state::{EditorPart, Section, use_rulebooks};
use super::tables::ListsOfPatterns;
use crate::app::components::DisclosureButton;
use crate::app::state::{AppState, use_app_state};
use tenbo_session::editor::List;

/// What is listed where. It is settled when a rulebook is opened, so that no pattern moves away from under a finger when it
/// gets a value or loses it.
#[derive(Clone, Copy)]
pub struct PatternLists {
    /// Those with a value.
    valued: Memo<Vec<Pattern>>,
    /// Those without.
    pub without: Memo<Vec<Pattern>>,
    /// How many count.
    pub used: Memo<usize>,
}

impl PatternLists {
    /// Settled anew with each rulebook.
    pub fn new(app: AppState) -> PatternLists {
        let books = use_rulebooks();
        let open = books.is_open(Section::Editor(EditorPart::WithoutValue));
        let rulebook = app.slice(|state| state.rules.pick());
        let counted = move |of: &Rulebook| -> Vec<Pattern> {
            Pattern::ALL.iter().copied().filter(|&pattern| counts(of, pattern)).collect()
        };
        let before = Memo::new(move |_| {
            rulebook.track();
            app.plan.with_untracked(|plan| counted(plan.rulebook()))
        });
        let now = Memo::new(move |_| app.plan.with(|plan| counted(plan.rulebook())));
        let without = Memo::new(move |_| {
            let open = open.get();
            let is_out = |pattern: &Pattern| {
                before.with(|before| !before.contains(pattern)) && (open || now.with(|now| !now.contains(pattern)))
            };
            Pattern::ALL.iter().copied().filter(is_out).collect::<Vec<_>>()
        });
        let valued = Memo::new(move |_| {
            without.with(|without| Pattern::ALL.iter().copied().filter(|pattern| !without.contains(pattern)).collect())
        });
        PatternLists { valued, without, used: Memo::new(move |_| now.with(Vec::len)) }
    }
}

/// Whether a rulebook gives a pattern a value, the winner's or the losers'.
fn counts(book: &Rulebook, pattern: Pattern) -> bool {
    List::ALL.into_iter().any(|list| list.item(book, pattern).is_some_and(Item::has_value))
}

/// Everything about patterns.
#[component]
pub fn PatternRules() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let PatternLists { valued, without, .. } = use_edited().patterns;
    let section = Section::Editor(EditorPart::WithoutValue);
    let open = books.is_open(section.clone());
    view! {
        {Category::ALL.iter().map(|&category| view! { <PatternGroup category listed=valued /> }).collect_view()}
        <Show when=move || without.with(|patterns| !patterns.is_empty())>
            <h5 class="disclosure-title">
                <DisclosureButton class="disclosure" open on_toggle={
                    let section = section.clone();
                    move || books.toggle(&section)
                }>
                    <span>{app.text(|language| name(language, EditorPart::WithoutValue))}</span>
                    <span class="disclosure-more">{move || without.with(Vec::len)}</span>
                </DisclosureButton>
            </h5>
            <Show when=move || open.get()>
                {Category::ALL
                    .iter()
                    .map(|&category| view! { <PatternGroup category listed=without /> })
                    .collect_view()}
            </Show>
        </Show>
        <ListsOfPatterns />
    }
}

/// A group of patterns, if any of it is listed.
#[component]
fn PatternGroup(category: Category, listed: Memo<Vec<Pattern>>) -> impl IntoView {
    let app = use_app_state();
    let patterns = Memo::new(move |_| {
        let mut patterns = listed.get();
        patterns.retain(|pattern| pattern.def().category == category);
        patterns
    });
    let name = move || app.language.get().category(category, app.plan.read().rulebook().family);
    view! {
        <Show when=move || patterns.with(|patterns| !patterns.is_empty())>
            <h5>{name}</h5>
            <RuleRows patterns />
        </Show>
    }
}
