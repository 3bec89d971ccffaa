//! A pattern in the editor: one line, and opened everything about it.

use leptos::prelude::*;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::{Item, Mark, Rulebook};

use super::actions::change_and_stay;
use super::controls::WordButton;
use super::editor_page::use_edited;
use super::headings::Badge;
use super::pattern_details::PatternDetails;
use super::state::{Section, use_rulebooks};
use crate::app::components::DisclosureButton;
use crate::app::state::use_app_state;
use tenbo_session::editor::differs::differs;
use tenbo_session::editor::inactive::{Inactive, inactive};
use tenbo_session::editor::{Change, List};
use tenbo_wording::EditorWord;

/// A pattern.
#[component]
pub fn PatternRow(pattern: Pattern) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let edited = use_edited();
    let section = Section::Pattern(pattern);
    let open = books.is_open(section.clone());
    let names = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| {
            let (name, plain) = (language.named(pattern, plan), language.pattern(pattern, plan.book.family));
            (name.to_owned(), (!plain.eq_ignore_ascii_case(name)).then_some(plain))
        })
    });
    let changed = Memo::new(move |_| edited.base.with(|base| app.plan.with(|plan| differs(base, &plan.book, pattern))));
    let mark = Memo::new(move |_| edited.base.with(|base| app.plan.with(|plan| mark(base, &plan.book, pattern))));
    let value = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| language.worth_in_editor(pattern, &plan.book))
    });
    let off = Memo::new(move |_| {
        app.plan.with(|plan| {
            let has_value = plan.book.winner.get(&pattern).is_some_and(Item::has_value);
            inactive(&plan.book, List::Winner, pattern).filter(|_| has_value)
        })
    });
    view! {
        <li>
            <DisclosureButton class="pattern-line" open on_toggle=move || books.toggle(&section)>
                <span class="pattern-name">
                    {move || names.get().0}
                    " "
                    {move || names.get().1.map(|plain| view! { <span class="muted">{plain}</span> })}
                    " "
                    <Show when=move || changed.get()>
                        <Badge word=EditorWord::Changed />
                    </Show>
                    {move || app.language.get().mark(mark.get()).map(|word| view! { <span class="badge">{word}</span> })}
                </span>
                <span class=move || if off.get().is_some() { "pattern-value off" } else { "pattern-value" }>{value}</span>
            </DisclosureButton>
            {move || off.get().map(|reason| view! { <WhyOff reason /> })}
            <Show when=move || open.get()>
                <PatternDetails pattern />
            </Show>
        </li>
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
