//! Everything about a pattern: what it is, what it is worth, what it keeps from counting and what keeps it, an example, and
//! a near miss with what it lacks.

use leptos::prelude::*;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::Mark;

use super::actions::try_example;
use crate::app::components::{ExampleHands, TemplateGroups};
use crate::app::state::use_app_state;
use tenbo_session::editor::List;
use tenbo_session::example::{Example, Shown};
use tenbo_session::exclusions::{excluded_by, excludes};
use tenbo_wording::cited::Cited;
use tenbo_wording::{Label, Language, ReferenceWord};

/// What is shown of a pattern that is open.
#[component]
pub fn PatternDetails(pattern: Pattern) -> impl IntoView {
    let app = use_app_state();
    let values = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| List::ALL.map(|list| Value::of(list, pattern, plan, language)))
    });
    let value = move |value: Value| {
        let origin = value.origin.map(|(cited, mark)| {
            let word = move || app.language.get().mark(mark);
            let mark = move || word().map(|word| view! { <span class="badge">{word}</span> });
            view! { <span class="muted" lang=cited.language>{cited.text} " " {mark}</span> }
        });
        view! { <p><b>{value.text}</b> " " {origin}</p> }
    };
    let shown = Memo::new(move |_| app.plan.with(|plan| Shown::of(pattern, &plan.book)));
    let hands = move || {
        let Shown { example, near, .. } = shown.get();
        let example = example?;
        Some(view! {
            <ExampleHands example=example.clone() near>
                <TryButton pattern example />
            </ExampleHands>
        })
    };
    // Of a hand of the rulebook's own its groups say what it is.
    let groups = pattern.own_number().map(|_| {
        let hand =
            move || app.plan.with(|plan| plan.book.hands.get(&pattern).map(|hand| hand.template.ways().to_vec()));
        view! { <TemplateGroups ways=Signal::derive(move || hand().unwrap_or_default()) /> }
    });
    let exclusions = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| {
            let below = language.keeps_out(&excludes(plan, pattern), plan);
            let above = language.kept_out_by(&excluded_by(plan, pattern), plan);
            [below, above].into_iter().flatten().collect::<Vec<_>>()
        })
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
            <p>{move || app.language.get().definition_under(pattern, &app.plan.read())}</p>
            {groups}
            {move || values.get().into_iter().flatten().map(value).collect_view()}
            {move || exclusions.get().into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}
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

/// What a pattern is worth to the winner or the losers, and which part of the rulebook says so.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Value {
    text: String,
    /// The source, and its mark.
    origin: Option<(Cited, Mark)>,
}

impl Value {
    fn of(list: List, pattern: Pattern, plan: &Plan, language: Language) -> Option<Value> {
        let item = list.item(&plan.book, pattern).filter(|item| item.has_value())?;
        let block = plan.book.blocks.get(usize::from(item.block)).filter(|_| item.block > 0);
        let origin = block.map(|block| (language.cited(block), block.mark));
        let text = language.labeled(language.list(list), &language.worth_of_item(item, plan.system()));
        Some(Value { text, origin })
    }
}
