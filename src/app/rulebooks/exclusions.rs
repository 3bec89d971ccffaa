//! What a pattern keeps from counting, and what keeps it.

use leptos::prelude::*;
use tenbo_engine::order::sort_by_key;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Exclusion, Rulebook};

use super::actions::change_and_stay;
use super::condition_fields::Conditions;
use super::controls::Choice;
use super::exclusion_terms::ExclusionTerms;
use super::state::use_rulebooks;
use crate::app::components::{Icon, IconName};
use crate::app::state::use_app_state;
use tenbo_session::editor::exclusion_rules::{listed_by, rules};
use tenbo_session::editor::{Change, Terms};
use tenbo_wording::{EditorWord, Language, Word};

/// The patterns that one keeps out, what adds another, and what keeps it out itself.
#[component]
pub fn Exclusions(pattern: Pattern) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let excluded = Memo::new(move |_| app.plan.with(|plan| excluded(plan.rulebook(), pattern)));
    let choices = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| {
            let others = plan.rulebook().winner.keys().copied();
            let others = others.filter(|other| *other != pattern && excluded.with(|all| !all.contains(&(*other, 0))));
            let mut others: Vec<_> =
                others.map(|other| (other.as_str(), language.named(other, plan).to_owned())).collect();
            sort_by_key(&mut others, |(_, name)| name.clone());
            let first = ("", language.word(EditorWord::AddExclusion).to_owned());
            std::iter::once(first).chain(others).collect::<Vec<_>>()
        })
    });
    let add = move |chosen: String| {
        if let Ok(below) = chosen.parse() {
            books.change(Change::Exclude(pattern, below, true));
        }
    };
    let note = move |said: fn(Language, &Plan, Pattern) -> Option<String>| {
        let text = Memo::new(move |_| app.plan.with(|plan| said(app.language.get(), plan, pattern)));
        move || text.get().map(|text| view! { <p class="muted">{text}</p> })
    };
    view! {
        <div class="excludes">
            <div class="row">
                <span>
                    <b>{app.word(EditorWord::KeepsOut)}</b>
                </span>
                <Show when=move || excluded.with(Vec::is_empty)>
                    <span class="muted">{app.word(EditorWord::NoExclusion)}</span>
                </Show>
                <For
                    each=move || excluded.get()
                    key=|rule| *rule
                    children=move |(below, place)| view! { <ExcludedPattern above=pattern below place /> }
                />
                <Choice
                    id=format!("exclude-{pattern}")
                    name=Signal::derive(app.word(EditorWord::AddExclusion))
                    value=""
                    choices
                    on_change=add
                />
            </div>
            {note(|language, plan, pattern| language.keeps_out_by_nature(&implied(plan.rulebook(), pattern), plan))}
            {note(|language, plan, pattern| language.kept_out_by(&listed_by(plan.rulebook(), pattern), plan))}
        </div>
    }
}

/// What a pattern keeps from counting, with the terms of each rule.
fn rules_of(book: &Rulebook, pattern: Pattern) -> impl Iterator<Item = (Pattern, Terms)> {
    rules(book.excludes.get(&pattern).map_or(&[], Vec::as_slice))
}

/// What a pattern keeps from counting, each with how many rules about the same come before.
fn excluded(book: &Rulebook, pattern: Pattern) -> Vec<(Pattern, usize)> {
    let mut all: Vec<(Pattern, usize)> = Vec::new();
    for (below, _) in rules_of(book, pattern) {
        let before = all.iter().filter(|(other, _)| *other == below).count();
        all.push((below, before));
    }
    all
}

/// What it keeps from counting as it implies that, where the rulebook goes by this.
fn implied(book: &Rulebook, pattern: Pattern) -> Vec<Pattern> {
    let mut implied = pattern.implied();
    implied.retain(|other| book.exclusion == Exclusion::Entailment && book.winner.contains_key(other));
    implied
}

/// A pattern that is kept from counting by a rule: a click on it takes the rule away, a click beside it opens the
/// conditions.
#[component]
fn ExcludedPattern(
    above: Pattern,
    below: Pattern,
    /// How many rules about the same pattern come before this one.
    place: usize,
) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let terms = Memo::new(move |_| {
        app.plan.with(|plan| {
            let mut about = rules_of(plan.rulebook(), above).filter(|(pattern, _)| *pattern == below);
            about.nth(place).map_or(Terms::PLAIN, |(_, terms)| terms)
        })
    });
    let name = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| language.excluded_pattern(below, terms.get(), plan))
    });
    let label = move || {
        let language = app.language.get();
        name.with(|name| language.labeled(language.word(Word::Remove), name))
    };
    let change = move |next: Option<Terms>| Change::ExcludeRule(above, below, terms.get_untracked(), next);
    let id = StoredValue::new(format!("exclude-{above}-{below}-{place}"));
    view! {
        <div class="excluded">
            <button
                type="button"
                class="chip-button"
                disabled=app.readonly
                aria-label=label
                on:click=move |_| {
                    change_and_stay(books, change(None));
                }
            >
                {name}
                " "
                <Icon name=IconName::Cross inline=true />
            </button>
            <Conditions about=name>
                <ExclusionTerms
                    id=id.get_value()
                    patterns=[above, below]
                    terms
                    on_change=move |next| books.change(change(Some(next)))
                />
            </Conditions>
        </div>
    }
}
