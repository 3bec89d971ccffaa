//! Under which conditions a pattern is kept from counting: the fields.

use leptos::prelude::*;
use tenbo_engine::order::sort_by_key;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::ExclusionReach;

use super::condition_fields::ConditionFields;
use super::controls::{AmountField, ChoiceField, Choices};
use crate::app::components::Takes;
use crate::app::state::use_app_state;
use tenbo_session::editor::Terms;
use tenbo_wording::EditorWord;

/// The fields: where in the hand, beside which pattern, and while an option is set so.
#[component]
pub fn ExclusionTerms(
    /// How the ids of the fields begin.
    id: String,
    /// The pattern that excludes and the one that is excluded.
    patterns: [Pattern; 2],
    /// The conditions.
    #[prop(into)]
    terms: Signal<Terms>,
    /// Takes other conditions; `false` if they are none for this rule.
    #[prop(into)]
    on_change: Callback<Terms, bool>,
) -> impl IntoView {
    let app = use_app_state();
    let first_id = StoredValue::new(format!("{id}-first"));
    let set = move |next: Terms| on_change.run(next);
    let reach = Memo::new(move |_| match terms.get().reach {
        ExclusionReach::Hand => HAND,
        ExclusionReach::OwnSets => OWN_SETS,
        ExclusionReach::First(_) => FIRST,
    });
    let reaches = Memo::new(move |_| {
        let language = app.language.get();
        let all = [(HAND, EditorWord::WholeHand), (OWN_SETS, EditorWord::OwnSets), (FIRST, EditorWord::FirstOnes)];
        all.map(|(reach, word)| (reach, language.word(word).to_owned())).to_vec()
    });
    let set_reach = move |chosen: String| {
        let reach = match chosen.as_str() {
            OWN_SETS => ExclusionReach::OwnSets,
            FIRST => ExclusionReach::First(1),
            _ => ExclusionReach::Hand,
        };
        set(Terms { reach, ..terms.get_untracked() });
    };
    let first = Memo::new(move |_| match terms.get().reach {
        ExclusionReach::First(count) => count.to_string(),
        _ => String::new(),
    });
    let set_first = move |text: &str| {
        let count = text.trim().parse();
        count.is_ok_and(|count| set(Terms { reach: ExclusionReach::First(count), ..terms.get_untracked() }))
    };
    let beside = Memo::new(move |_| terms.get().beside.map(Pattern::as_str).unwrap_or_default());
    let besides = Memo::new(move |_| {
        let language = app.language.get();
        let now = terms.get().beside;
        app.plan.with(|plan| {
            let counted = plan.rulebook().winner.keys().copied().filter(|other| !patterns.contains(other));
            let unlisted = now.filter(|now| patterns.contains(now) || !plan.rulebook().winner.contains_key(now));
            let mut named: Choices =
                counted.chain(unlisted).map(|other| (other.as_str(), language.named(other, plan).to_owned())).collect();
            sort_by_key(&mut named, |(_, name)| name.clone());
            let none = ("", language.word(EditorWord::NotThere).to_owned());
            std::iter::once(none).chain(named).collect::<Choices>()
        })
    });
    let set_beside = move |chosen: String| {
        set(Terms { beside: chosen.parse().ok(), ..terms.get_untracked() });
    };
    view! {
        <ChoiceField
            id=format!("{id}-over")
            label=EditorWord::ExcludedWhere
            value=reach
            choices=reaches
            on_change=set_reach
        />
        <Show when=move || reach.get() == FIRST>
            <AmountField
                id=first_id.get_value()
                label=EditorWord::ExcludedFirst
                value=first
                placeholder=Signal::stored("")
                takes=Takes::Whole(1, Terms::MOST.into())
                on_change=set_first
            />
        </Show>
        <ChoiceField
            id=format!("{id}-beside")
            label=EditorWord::OnlyWith
            value=beside
            choices=besides
            on_change=set_beside
        />
        <ConditionFields
            id
            when=Signal::derive(move || terms.get().when)
            on_change=move |when| {
                set(Terms { when, ..terms.get_untracked() });
            }
        />
    }
}

/// Where in the hand an exclusion holds, as the list of choices names it.
const HAND: &str = "hand";
const OWN_SETS: &str = "own-sets";
const FIRST: &str = "first";
