//! Everything about a pattern in the editor: what it is, examples, its values, and what it keeps from counting.

use leptos::prelude::*;
use tenbo_engine::patterns::Pattern;

use super::custom_hand::CustomHandFields;
use super::editor_page::use_edited;
use super::exclusions::Exclusions;
use super::pattern_side::PatternSide;
use crate::app::components::{ExampleHand, OptionRows};
use crate::app::state::use_app_state;
use tenbo_session::editor::List;
use tenbo_session::editor::parameters::parameters;
use tenbo_session::example::Shown;
use tenbo_wording::{EditorWord, Label};

/// What is shown of a pattern that is open.
#[component]
pub fn PatternDetails(pattern: Pattern) -> impl IntoView {
    let app = use_app_state();
    let edited = use_edited();
    let doubts = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| {
            edited.doubts.with(|doubts| {
                let own = doubts.iter().filter(|doubt| doubt.about().is_some_and(|(_, about)| about == pattern));
                own.map(|doubt| language.doubt_in(doubt, plan)).collect::<Vec<_>>()
            })
        })
    });
    let parameters =
        Memo::new(move |_| app.state.with(|state| app.plan.with(|plan| parameters(&state.rules, plan, pattern))));
    let doubt = |text: String| view! { <p class="doubt">{text}</p> };
    let shown = Memo::new(move |_| app.plan.with(|plan| Shown::of(pattern, plan.rulebook())));
    let hands = move || {
        let Shown { example, near, .. } = shown.get();
        let hands = [(EditorWord::Example, example), (EditorWord::NearMiss, near)];
        let hands = hands.into_iter().filter_map(|(heading, hand)| Some((heading, hand?)));
        hands.map(|(heading, example)| view! { <ExampleHand heading example /> }).collect_view()
    };
    let source = move || {
        let source = shown.with(|shown| shown.source.clone());
        let language = app.language.get();
        let text = language.labeled(language.word(Label::Source), &source);
        (!source.is_empty()).then(|| view! { <p class="muted">{text}</p> })
    };
    view! {
        <div class="pattern-body">
            <p>{move || app.language.get().definition_under(pattern, &app.plan.read())}</p>
            <div class="example-hands">{hands}</div>
            {source}
            {pattern.custom_number().map(|_| view! { <CustomHandFields pattern /> })}
            {move || doubts.get().into_iter().map(doubt).collect_view()}
            <div class="sides">
                {List::ALL.map(|list| view! { <PatternSide list pattern /> }).collect_view()}
            </div>
            <Show when=move || parameters.with(|keys| !keys.is_empty())>
                <p>
                    <b>{app.word(EditorWord::Parameters)}</b>
                </p>
                <OptionRows keys=parameters of=pattern of_rulebook=true />
            </Show>
            <Exclusions pattern />
        </div>
    }
}
