//! The patterns: found by name or opened by group.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tenbo_engine::patterns::{Category, Pattern};

use super::actions::{toggle, toggle_all};
use super::pattern_row::PatternRow;
use super::state::{Section, use_reference_state};
use crate::app::components::{DisclosureButton, KnownHands, PatternFind, PatternRows, use_found};
use crate::app::state::use_app_state;
use tenbo_wording::pattern_details::counts;
use tenbo_wording::{EditorWord, ReferenceWord, TemplateWord};

/// The page of patterns.
#[component]
pub fn PatternsPage() -> impl IntoView {
    let app = use_app_state();
    let reference = use_reference_state();
    let listed = Memo::new(move |_| {
        let others = reference.others.get();
        app.plan.with(|plan| {
            let listed = |pattern: &Pattern| others || counts(plan, *pattern);
            plan.rulebook().patterns().filter(listed).collect::<Vec<_>>()
        })
    });
    let searching = Memo::new(move |_| reference.query.with(|query| !query.trim().is_empty()));
    let found = use_found(listed, reference.query);
    // A search knows the names of all rulebooks, once they are there.
    Effect::new(move |_| {
        if searching.get() {
            spawn_local(async move {
                app.load_rulebooks().await;
            });
        }
    });
    let status = move || {
        let language = app.language.get();
        match (searching.get(), found.with(Vec::len)) {
            (false, _) => String::new(),
            (true, 0) => language.word(EditorWord::NothingFound).to_owned(),
            (true, many) => language.labeled(language.word(EditorWord::Found), &many.to_string()),
        }
    };
    let content = move || match searching.get() {
        true => view! { <PatternRows patterns=found row /> }.into_any(),
        false => {
            Category::ALL.iter().map(|&category| view! { <PatternGroup category listed /> }).collect_view().into_any()
        }
    };
    view! {
        <div>
            <PatternFilter />
            // It is there before there is anything to say: only then is it read out.
            <p class="muted" role="status">
                {status}
            </p>
            {content}
            <KnownHands query=reference.query help=TemplateWord::KnownReference />
        </div>
    }
}

/// The search, what is listed, and how far it is open.
#[component]
fn PatternFilter() -> impl IntoView {
    let app = use_app_state();
    let reference = use_reference_state();
    let all = move || {
        let word = if reference.all_open.get() { ReferenceWord::CloseAll } else { ReferenceWord::OpenAll };
        app.language.get().word(word)
    };
    view! {
        <PatternFind
            id="pattern-search"
            query=reference.query
            ticked=reference.others
            label=app.word(ReferenceWord::AlsoOthers)
        >
            <button type="button" class="button" on:click=move |_| toggle_all(reference)>
                {all}
            </button>
        </PatternFind>
    }
}

/// A group of patterns under its heading, if any of it is listed.
#[component]
fn PatternGroup(category: Category, listed: Memo<Vec<Pattern>>) -> impl IntoView {
    let app = use_app_state();
    let reference = use_reference_state();
    let section = Section::Category(category);
    let open = reference.is_open(section);
    let patterns = Memo::new(move |_| {
        let mut patterns = listed.get();
        patterns.retain(|pattern| pattern.def().category == category);
        patterns
    });
    view! {
        <Show when=move || patterns.with(|patterns| !patterns.is_empty())>
            <h3 class="disclosure-title">
                <DisclosureButton class="disclosure" open on_toggle=move || toggle(reference, section)>
                    <span>{move || app.language.get().category(category, app.plan.read().rulebook().family)}</span>
                    <span class="disclosure-more">{move || patterns.with(Vec::len)}</span>
                </DisclosureButton>
            </h3>
            <Show when=move || open.get()>
                <PatternRows patterns row />
            </Show>
        </Show>
    }
}

fn row(pattern: Pattern) -> impl IntoView {
    view! { <PatternRow pattern /> }
}
