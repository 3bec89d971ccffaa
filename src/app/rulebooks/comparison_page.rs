//! The hand on the table under every rulebook: yours, those of its family that come to something else and why, and folded up
//! those that agree and those of other families.

use leptos::prelude::*;

use super::compared_rows::{ComparedRows, PlayButtons};
use super::headings::PageHeading;
use crate::app::components::{DisclosureButton, ExampleTiles, UndoButtons};
use crate::app::state::{AppState, use_app_state};
use tenbo_engine::rules::Family;
use tenbo_session::State;
use tenbo_session::editor::compare::rulebooks;
use tenbo_session::example::Example;
use tenbo_wording::EditorWord;
use tenbo_wording::comparison::{Comparison, Elsewhere, FamilyRows};

/// The page.
#[component]
pub fn ComparisonPage() -> impl IntoView {
    let app = use_app_state();
    let comparison = Memo::new(move |_| compared(app));
    let title = Signal::derive(move || {
        let language = app.language.get();
        let question = comparison.with(|all| all.as_ref().and_then(|all| all.question(language)));
        question.unwrap_or_else(|| language.word(EditorWord::Compare).to_owned())
    });
    let has_hand = app.slice(|state| state.size(state.winner) > 0);
    view! {
        <div class="compared">
            <PageHeading title />
            <Show when=move || has_hand.get() fallback=move || view! { <p>{app.word(EditorWord::NoHand)}</p> }>
                <div class="row">
                    <p class="muted">{app.word(EditorWord::CompareHelp)}</p>
                    <div class="undo-pair">
                        <UndoButtons />
                    </div>
                </div>
                <ComparedHand />
                <Show
                    when=move || comparison.with(Option::is_some)
                    fallback=|| view! { <div class="page-part" aria-busy="true"></div> }
                >
                    <YourFamily comparison />
                    <OtherFamilies comparison />
                </Show>
            </Show>
        </div>
    }
}

/// The comparison, once the rulebooks are here and there is something to compare.
fn compared(app: AppState) -> Option<Comparison> {
    let language = app.language.get();
    if !app.loaded.get().rulebooks {
        return None;
    }
    app.state.with(|state| {
        let all = app.library.with(|library| rulebooks(&state.rules, library));
        let compare = |state: &State| app.seating.with(|seating| Comparison::of(language, state, all, seating));
        (state.size(state.winner) > 0).then(|| compare(state))
    })
}

/// The tiles that are compared.
#[component]
fn ComparedHand() -> impl IntoView {
    let app = use_app_state();
    let hand = app.slice(|state| Example {
        entered: state.entered(state.winner),
        tile: state.win.tile,
        by: state.win.by,
        seat: state.winner,
        situation: Vec::new(),
        events: Vec::new(),
    });
    view! { <p class="compared-hand">{move || view! { <ExampleTiles example=hand.get() /> }}</p> }
}

/// Yours, those that differ, and the others of its family.
#[component]
fn YourFamily(comparison: Memo<Option<Comparison>>) -> impl IntoView {
    let app = use_app_state();
    let family = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().family));
    let open = RwSignal::new(false);
    let rows = move || {
        comparison.get().map(|Comparison { yours, differ, .. }| {
            let rows = std::iter::once(yours).chain(differ).collect();
            view! { <ComparedRows rows played=true /> }
        })
    };
    let same = Memo::new(move |_| comparison.with(|all| all.as_ref().map_or(0, |all| all.same.len())));
    let same_rows = move || comparison.get().map(|all| view! { <ComparedRows rows=all.same /> });
    let count = move || {
        let count = comparison.with(|all| all.as_ref().map_or(0, |all| 1 + all.of_your_family()));
        app.language.get().rulebooks(count)
    };
    view! {
        <section>
            <h4 class="compared-family">
                {move || view! { <FamilyName family=family.get() /> }} <span class="muted">{count}</span>
            </h4>
            {rows}
            <Show when=move || same.get().gt(&0)>
                <DisclosureButton class="disclosure" open on_toggle=move || open.update(|open| *open = !*open)>
                    {app.text(move |language| language.as_yours(same.get()))}
                </DisclosureButton>
                <Show when=move || open.get()>{same_rows}</Show>
            </Show>
        </section>
    }
}

/// All others, folded up.
#[component]
fn OtherFamilies(comparison: Memo<Option<Comparison>>) -> impl IntoView {
    let app = use_app_state();
    let open = RwSignal::new(false);
    let others = Memo::new(move |_| comparison.with(|all| all.as_ref().map_or(0, Comparison::of_others)));
    let family = |FamilyRows { family, rows }: FamilyRows| {
        view! {
            <h5 class="compared-family">
                <FamilyName family />
            </h5>
            <ComparedRows rows />
        }
    };
    let elsewhere = |Elsewhere { why, rulebooks }: Elsewhere| {
        view! {
            <h5 class="compared-family">{why}</h5>
            <PlayButtons rulebooks />
        }
    };
    let content = move || {
        comparison.get().map(|all| {
            let families = all.others.into_iter().map(family).collect_view();
            (families, all.elsewhere.into_iter().map(elsewhere).collect_view())
        })
    };
    view! {
        <section>
            <h4 class="compared-family">{app.word(EditorWord::OtherFamilies)}</h4>
            <DisclosureButton
                class="disclosure compared-others"
                open
                on_toggle=move || open.update(|open| *open = !*open)
            >
                {app.text(move |language| language.others(others.get()))}
            </DisclosureButton>
            <Show when=move || open.get()>{content}</Show>
        </section>
    }
}

/// The name of a family, in characters before it where the page is in another script.
#[component]
fn FamilyName(family: Family) -> impl IntoView {
    let app = use_app_state();
    let kanji = move || {
        app.language.get().family_ornament(family).map(|kanji| {
            view! {
                <span class="compared-kanji" lang=kanji.lang aria-hidden="true">
                    {kanji.text}
                </span>
            }
        })
    };
    view! {
        {kanji}
        <span>{app.text(move |language| language.family(family))}</span>
    }
}
