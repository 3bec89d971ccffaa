//! How points come about: the minimum, how exclusion is decided, whose words are used, the points of sets.

use leptos::prelude::*;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::{BasicPoints, Exclusion, Family, Unit};

use super::amount::{entered, parse_optional};
use super::controls::{AmountField, Choice, ChoiceField};
use super::state::{RulebooksState, use_rulebooks};
use crate::app::components::{CheckedInput, Takes};
use crate::app::state::use_app_state;
use tenbo_session::editor::Change;
use tenbo_session::editor::change::usual_unit;
use tenbo_wording::{EditorWord, Word};

/// The fields of this part.
#[component]
pub fn BasicRules() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let exclusion = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().exclusion.as_str()));
    let exclusions = Signal::derive(move || {
        let language = app.language.get();
        Exclusion::ALL.iter().map(|mode| (mode.as_str(), language.exclusion(*mode).to_owned())).collect()
    });
    let set_exclusion = move |chosen: String| {
        if let Ok(exclusion) = chosen.parse() {
            books.change(Change::Exclusion(exclusion));
        }
    };
    let family = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().family.as_str()));
    let families = Signal::derive(move || {
        let language = app.language.get();
        Family::ALL.iter().map(|family| (family.as_str(), language.family(*family).to_owned())).collect()
    });
    let set_family = move |chosen: String| {
        if let Ok(family) = chosen.parse() {
            books.change(Change::Family(family));
        }
    };
    view! {
        <div class="counting">
            <MinimumField />
            <ChoiceField
                id="own-exclusion".to_owned()
                label=EditorWord::Exclusions
                value=exclusion
                choices=exclusions
                on_change=set_exclusion
            />
            <ChoiceField
                id="own-family".to_owned()
                label=EditorWord::Family
                value=family
                choices=families
                on_change=set_family
            />
        </div>
    }
}

/// The points or fu of sets, waits and wins.
#[component]
pub fn SetPoints() -> impl IntoView {
    let app = use_app_state();
    view! {
        <div class="counting">
            <h5>{app.word(EditorWord::Points)}</h5>
            <div class="part-fields">
                {BasicPoints::fields().map(|name| view! { <PointsField name /> }).collect_view()}
            </div>
        </div>
    }
}

/// What a hand must reach to win, and in which unit.
#[component]
fn MinimumField() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let minimum = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().minimum));
    let value = Memo::new(move |_| minimum.get().map(|(value, _)| entered(value)).unwrap_or_default());
    let unit = Memo::new(move |_| minimum.get().map(|(_, unit)| unit.as_str()));
    let units = Signal::derive(move || {
        let language = app.language.get();
        Unit::ALL.iter().map(|unit| (unit.as_str(), language.unit(*unit).to_owned())).collect()
    });
    let set_unit = move |chosen: String| {
        let minimum = app.plan.with_untracked(|plan| plan.rulebook().minimum);
        if let (Ok(unit), Some((value, _))) = (chosen.parse(), minimum) {
            books.change(Change::Minimum(Some((value, unit))));
        }
    };
    view! {
        <AmountField
            id="own-minimum".to_owned()
            label=EditorWord::Minimum
            value
            placeholder=Signal::derive(app.word(Word::None))
            takes=Takes::AmountOrNothing
            on_change=move |entered: &str| set_minimum(books, entered)
        >
            <Show when=move || unit.get().is_some()>
                <Choice
                    name=Signal::derive(app.word(EditorWord::Unit))
                    value=Signal::derive(move || unit.get().unwrap_or_default())
                    choices=units
                    on_change=set_unit
                />
            </Show>
        </AmountField>
    }
}

fn set_minimum(books: RulebooksState, entered: &str) -> bool {
    let unit = books.app.plan.with_untracked(|plan| {
        let unit = plan.rulebook().minimum.map(|(_, unit)| unit);
        unit.unwrap_or_else(|| usual_unit(plan.rulebook(), Pattern::PungHand))
    });
    parse_optional(entered).is_some_and(|value| books.change(Change::Minimum(value.map(|value| (value, unit)))))
}

/// The points or fu of a kind of set.
#[component]
fn PointsField(name: &'static str) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let id = format!("basic-{name}");
    let label = move || {
        let family = app.plan.with(|plan| plan.rulebook().family);
        let text = app.language.get().basic_field(name, family);
        if text.is_empty() { name } else { text }
    };
    let value =
        Memo::new(move |_| app.plan.with(|plan| plan.rulebook().basic.get(name).unwrap_or_default().to_string()));
    view! {
        <p class="rule-field">
            <label for=id.clone()>{label}</label>
            <CheckedInput
                id
                value
                takes=Takes::Whole(0, 10_000)
                on_change=move |text: &str| {
                    text.trim().parse().is_ok_and(|points| books.change(Change::Basic(name, points)))
                }
            />
        </p>
    }
}
