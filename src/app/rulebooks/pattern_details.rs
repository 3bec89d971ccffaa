//! Everything about a pattern in the editor: what it is, examples, its values, and what it keeps from counting.

use leptos::prelude::*;
use tenbo_engine::patterns::Pattern;

use super::editor_page::use_edited;
use super::exclusions::Exclusions;
use super::pattern_side::PatternSide;
use crate::app::components::ExampleHand;
use crate::app::state::use_app_state;
use crate::i18n::notes::explained;
use crate::i18n::{EditorWord, Label};
use crate::session::editor::List;
use crate::session::example::Example;

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
    let doubt = |text: String| view! { <p class="doubt">{text}</p> };
    let [example, near, source] = explained(pattern);
    view! {
        <div class="pattern-body">
            <p>{app.text(move |language| language.definition(pattern))}</p>
            <div class="example-hands">
                <ExampleHand heading=EditorWord::Example example=Example::read(example) />
                <ExampleHand heading=EditorWord::NearMiss example=Example::read(near) />
            </div>
            <p class="muted">{app.text(move |language| format!("{} {source}", language.word(Label::Source)))}</p>
            {move || doubts.get().into_iter().map(doubt).collect_view()}
            <div class="sides">
                {List::ALL.map(|list| view! { <PatternSide list pattern /> }).collect_view()}
            </div>
            <Exclusions pattern />
        </div>
    }
}
