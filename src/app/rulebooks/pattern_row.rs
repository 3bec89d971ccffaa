//! A pattern in the editor: one line with its value in place, and opened everything about it.

use leptos::prelude::*;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::{Item, Mark, Rulebook};

use super::actions::change_and_stay;
use super::controls::WordButton;
use super::editor_page::use_edited;
use super::pattern_details::PatternDetails;
use super::pattern_side::{Side, ValueInput};
use super::state::{Section, use_rulebooks};
use crate::app::components::{Icon, IconName};
use crate::app::state::use_app_state;
use tenbo_session::editor::change::usual_unit;
use tenbo_session::editor::differs::differs;
use tenbo_session::editor::inactive::{Inactive, inactive};
use tenbo_session::editor::{Change, List};
use tenbo_wording::{EditorWord, Word};

/// Patterns one below the other.
#[component]
pub fn RuleRows(patterns: Memo<Vec<Pattern>>) -> impl IntoView {
    view! {
        <ul class="options pattern-rows">
            <For
                each=move || patterns.get()
                key=|pattern| *pattern
                children=|pattern| view! { <PatternRow pattern /> }
            />
        </ul>
    }
}

/// A pattern.
#[component]
fn PatternRow(pattern: Pattern) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let edited = use_edited();
    let section = Section::Pattern(pattern);
    let open = books.is_open(section.clone());
    let side = Side::new(app, List::Winner, pattern);
    let names = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| {
            let (name, plain) = (language.named(pattern, plan), language.pattern(pattern, plan.rulebook().family));
            (name.to_owned(), (!plain.eq_ignore_ascii_case(name)).then_some(plain))
        })
    });
    let changed =
        Memo::new(move |_| edited.base.with(|base| app.plan.with(|plan| differs(base, plan.rulebook(), pattern))));
    let mark = Memo::new(move |_| edited.base.with(|base| app.plan.with(|plan| mark(base, plan.rulebook(), pattern))));
    let was = Memo::new(move |_| {
        let language = app.language.get();
        let was =
            || edited.base.with(|base| app.plan.with(|plan| language.pattern_was(pattern, base, plan.rulebook())));
        changed.get().then(was)
    });
    let beside = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| language.worth_beside(pattern, plan.rulebook()))
    });
    let unit = Memo::new(move |_| {
        let language = app.language.get();
        let unit = side.item.with(|item| item.as_ref().map(|item| item.unit));
        language.unit(unit.unwrap_or_else(|| app.plan.with(|plan| usual_unit(plan.rulebook(), pattern))))
    });
    let off = Memo::new(move |_| {
        app.plan.with(|plan| {
            let has_value = plan.rulebook().winner.get(&pattern).is_some_and(Item::has_value);
            inactive(plan.rulebook(), List::Winner, pattern).filter(|_| has_value)
        })
    });
    let meaning = Signal::derive(move || {
        let language = app.language.get();
        names.with(|(name, _)| language.labeled(name, language.word(EditorWord::WhatItMeans)))
    });
    let body = format!("about-{pattern}");
    let controls = body.clone();
    view! {
        <li class=move || if changed.get() { "own" } else { "" }>
            <div>
                <span class="rule-name">
                    <label for=side.id("value")>
                        {move || names.get().0} " "
                        {move || names.get().1.map(|plain| view! { <span class="muted">{plain}</span> })}
                    </label>
                    {move || {
                        app.language.get().mark(mark.get()).map(|word| view! { " " <span class="badge">{word}</span> })
                    }}
                    {move || beside.get().map(|text| view! { <small>{text}</small> })}
                </span>
                {move || was.get().map(|text| view! { <small class="was">{text}</small> })}
            </div>
            <span class=move || if off.get().is_some() { "pattern-value off" } else { "pattern-value" }>
                <ValueInput side />
                <span class="muted">{unit}</span>
            </span>
            <Show when=move || changed.get() && pattern.custom_number().is_none()>
                <TakeBack pattern name=Signal::derive(move || names.get().0) />
            </Show>
            <button
                type="button"
                class="key-icon option-about"
                aria-label=meaning
                title=meaning
                aria-controls=controls
                aria-expanded=move || if open.get() { "true" } else { "false" }
                on:click=move |_| books.toggle(&section)
            >
                <Icon name=IconName::Info />
            </button>
            {move || off.get().map(|reason| view! { <WhyOff reason /> })}
            <div class="rule-body" id=body>
                <Show when=move || open.get()>
                    <PatternDetails pattern />
                </Show>
            </div>
        </li>
    }
}

/// Makes a pattern again what it is in the base.
#[component]
fn TakeBack(pattern: Pattern, name: Signal<String>) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let label = Signal::derive(move || {
        let language = app.language.get();
        name.with(|name| language.labeled(name, language.word(Word::ResetAll)))
    });
    let take_back = move |_| {
        let [winner, losers] = List::ALL.map(|list| Change::Reset(list, pattern));
        change_and_stay(books, Change::Several(vec![winner, losers, Change::ResetExcludes(pattern)]));
    };
    view! {
        <button
            type="button"
            class="key-icon"
            disabled=app.readonly
            aria-label=label
            title=label
            on:click=take_back
        >
            <Icon name=IconName::Undo />
        </button>
    }
}

/// The mark of a value that is from the base. One that was changed says so itself.
fn mark(base: &Rulebook, own: &Rulebook, pattern: Pattern) -> Mark {
    let block = own.winner.get(&pattern).map_or(0, |item| usize::from(item.block));
    base.blocks.get(block).map_or(Mark::None, |block| block.mark)
}

/// Why a pattern counts nothing, with the way to change that.
#[component]
pub fn WhyOff(reason: Inactive) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let switch = match reason {
        Inactive::Option(key, value) => {
            let option = Signal::derive(app.text_for(move |language, family| language.option(key, family).to_owned()));
            let switch_on = move || {
                change_and_stay(books, Change::Option(key, Some(value)));
            };
            Some(view! { <WordButton word=EditorWord::SwitchOn about=option on_click=switch_on /> })
        }
        Inactive::NoWinner | Inactive::OnlyJokers => None,
    };
    view! {
        <p class="grayed">{app.text_for(move |language, family| language.why_inactive(reason, family))} " " {switch}</p>
    }
}
