//! A pattern in the reference: its names and what it is worth in one line, and opened everything about it.

use leptos::prelude::*;
use tenbo_engine::patterns::Pattern;

use super::actions::{line_id, toggle};
use super::pattern_details::PatternDetails;
use super::state::{Section, use_reference_state};
use crate::app::components::{DisclosureButton, PatternNamesLine};
use crate::app::state::use_app_state;
use tenbo_wording::pattern_names::PatternNames;

/// A pattern.
#[component]
pub fn PatternRow(pattern: Pattern) -> impl IntoView {
    let app = use_app_state();
    let reference = use_reference_state();
    let section = Section::Pattern(pattern);
    let open = reference.is_open(section);
    let names = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| PatternNames::of(pattern, plan, language))
    });
    let value = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| language.worth_in_list(pattern, plan))
    });
    view! {
        <li>
            <DisclosureButton
                class="pattern-line"
                id=line_id(pattern)
                open
                on_toggle=move || toggle(reference, section)
            >
                <span class="pattern-name">{move || view! { <PatternNamesLine names=names.get() /> }}</span>
                <span class="pattern-value">{value}</span>
            </DisclosureButton>
            <Show when=move || open.get()>
                <PatternDetails pattern />
            </Show>
        </li>
    }
}
