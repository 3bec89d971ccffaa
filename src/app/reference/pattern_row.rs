//! A pattern in the reference: its names and what it is worth in one line, and opened everything about it.

use leptos::prelude::*;
use tenbo_engine::options::System;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::Unit;

use super::actions::{line_id, toggle};
use super::pattern_details::PatternDetails;
use super::patterns_page::counts;
use super::state::{Section, use_reference_state};
use crate::app::components::{DisclosureButton, Names, PatternNames};
use crate::app::state::use_app_state;
use tenbo_wording::{Language, ReferenceWord};

/// A pattern.
#[component]
pub fn PatternRow(pattern: Pattern) -> impl IntoView {
    let app = use_app_state();
    let reference = use_reference_state();
    let section = Section::Pattern(pattern);
    let open = reference.is_open(section);
    let names = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| Names::of(pattern, plan, language))
    });
    let value = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| value(pattern, plan, language))
    });
    view! {
        <li>
            <DisclosureButton
                class="pattern-line"
                id=line_id(pattern)
                open
                on_toggle=move || toggle(reference, section)
            >
                <span class="pattern-name">{move || view! { <PatternNames names=names.get() /> }}</span>
                <span class="pattern-value">{value}</span>
            </DisclosureButton>
            <Show when=move || open.get()>
                <PatternDetails pattern />
            </Show>
        </li>
    }
}

/// What a pattern is worth, or that it is not counted.
fn value(pattern: Pattern, plan: &Plan, language: Language) -> String {
    let item = plan.book.winner.get(&pattern);
    let of_limit = item.filter(|item| item.unit == Unit::PercentOfLimit && plan.system() == System::Mangan);
    match of_limit {
        Some(item) => language.worth_of_item(item, plan.system()),
        None if counts(plan, pattern) => language.item(item),
        None => language.word(ReferenceWord::NotCounted).to_owned(),
    }
}
