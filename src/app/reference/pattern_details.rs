//! Everything about a pattern: what it is, what it is worth, what it keeps from counting and what keeps it, an example, and
//! a near miss with what it lacks.

use leptos::prelude::*;
use tenbo_engine::patterns::Pattern;

use super::actions::try_example;
use crate::app::components::{ExampleHands, TemplateGroups};
use crate::app::state::use_app_state;
use tenbo_session::example::{Example, Shown};
use tenbo_wording::pattern_details::{PatternDetails as Details, PatternValue};
use tenbo_wording::{Label, Language, ReferenceWord};

/// What is shown of a pattern that is open.
#[component]
pub fn PatternDetails(pattern: Pattern) -> impl IntoView {
    let app = use_app_state();
    let details = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| Details::of(pattern, plan, language))
    });
    let value = move |value: PatternValue| {
        let origin = value.origin.map(|(cited, mark)| {
            let word = move || app.language.get().mark(mark);
            let mark = move || word().map(|word| view! { <span class="badge">{word}</span> });
            view! { <span class="muted" lang=cited.language>{cited.text} " " {mark}</span> }
        });
        view! { <p><b>{value.text}</b> " " {origin}</p> }
    };
    let shown = Memo::new(move |_| app.plan.with(|plan| Shown::of(pattern, plan.rulebook())));
    let hands = move || {
        let Shown { example, near, .. } = shown.get();
        let example = example?;
        Some(view! {
            <ExampleHands example=example.clone() near>
                <TryButton pattern example />
            </ExampleHands>
        })
    };
    // Of a custom hand its groups say what it is.
    let groups = pattern.custom_number().map(|_| {
        let hand =
            move || app.plan.with(|plan| plan.rulebook().hands.get(&pattern).map(|hand| hand.template.ways().to_vec()));
        view! { <TemplateGroups ways=Signal::derive(move || hand().unwrap_or_default()) /> }
    });
    let source = move || {
        let source = shown.with(|shown| shown.source.clone());
        (!source.is_empty()).then(|| {
            view! {
                <p class="muted">
                    {app.word(Label::Source)} {app.text(Language::colon)} <span lang="en">{source}</span>
                </p>
            }
        })
    };
    view! {
        <div class="pattern-body">
            <p>{move || details.with(|details| details.definition.clone())}</p>
            {groups}
            {move || details.get().values.into_iter().map(value).collect_view()}
            {move || details.get().exclusions.into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}
            {hands}
            {source}
        </div>
    }
}

/// Puts the example into the hand builder, if it can be entered by these rules.
#[component]
fn TryButton(pattern: Pattern, example: Example) -> impl IntoView {
    let app = use_app_state();
    let fits = Memo::new(move |_| app.state.with(|state| app.plan.with(|plan| example.fits(state, plan))));
    let label = move || {
        let language = app.language.get();
        let word = language.word(ReferenceWord::TryIt);
        app.plan.with(|plan| language.labeled(word, language.named(pattern, plan)))
    };
    view! {
        <Show when=move || fits.get()>
            <button
                type="button"
                class="button"
                disabled=app.readonly
                aria-label=label
                on:click=move |_| try_example(app, pattern)
            >
                {app.word(ReferenceWord::TryIt)}
            </button>
        </Show>
    }
}
