//! A list of patterns, and the search in it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tenbo_engine::patterns::Pattern;

use crate::app::state::use_app_state;
use tenbo_wording::EditorWord;
use tenbo_wording::rule_search::RuleSearch;

/// The patterns of a list.
#[component]
pub fn PatternRows<V: IntoView + 'static>(
    /// Which.
    patterns: Memo<Vec<Pattern>>,
    /// What is shown of each.
    row: fn(Pattern) -> V,
) -> impl IntoView {
    view! {
        <ul class="pattern-list">
            <For each=move || patterns.get() key=|pattern| *pattern children=row />
        </ul>
    }
}

/// A field to search by name, and a box for what else is listed.
#[component]
pub fn PatternFind(
    /// The id of the field.
    id: &'static str,
    /// What is searched.
    query: RwSignal<String>,
    /// Whether the box is ticked.
    ticked: RwSignal<bool>,
    /// The words of the box.
    label: impl IntoView + 'static,
    /// Whether nothing can be entered.
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// What stands behind it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let app = use_app_state();
    view! {
        <div class="row pattern-find">
            <label for=id>{app.word(EditorWord::Search)}</label>
            <input
                type="search"
                id=id
                disabled=disabled
                prop:value=query
                on:focus=move |_| spawn_local(app.load_names())
                on:input:target=move |event| query.set(event.target().value())
            />
            <label class="check">
                <input
                    type="checkbox"
                    disabled=disabled
                    prop:checked=ticked
                    on:change:target=move |event| ticked.set(event.target().checked())
                />
                {label}
            </label>
            {children.map(|children| children())}
        </div>
    }
}

/// The listed patterns that a search finds under the rules that are played.
pub fn use_found(listed: Memo<Vec<Pattern>>, query: RwSignal<String>) -> Memo<Vec<Pattern>> {
    let app = use_app_state();
    Memo::new(move |_| {
        app.loaded.track();
        let language = app.language.get();
        let search = query.with(|query| RuleSearch::of(query));
        let sought = |pattern: &Pattern| {
            app.plan.with(|plan| search.is_empty() || search.finds_pattern(language, plan, *pattern))
        };
        listed.get().into_iter().filter(sought).collect()
    })
}
