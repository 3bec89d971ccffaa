//! Conditions: what opens them, and the fields of a condition on an option.

use leptos::prelude::*;
use tenbo_engine::options::{Choice, OptionKey, OptionSpec};
use tenbo_engine::rules::Condition;

use super::controls::{ChoiceField, Choices};
use crate::app::components::{DisclosureButton, Icon, IconName};
use crate::app::state::use_app_state;
use tenbo_wording::EditorWord;

/// A button that opens the conditions of something, and their fields after it.
#[component]
pub fn Conditions(
    /// What they are the conditions of.
    #[prop(into)]
    about: Signal<String>,
    /// The fields.
    children: ChildrenFn,
) -> impl IntoView {
    let app = use_app_state();
    let open = RwSignal::new(false);
    let label = Signal::derive(move || {
        let language = app.language.get();
        about.with(|about| language.labeled(language.word(EditorWord::Conditions), about))
    });
    let children = StoredValue::new(children);
    view! {
        <DisclosureButton class="chip-more" label open on_toggle=move || open.update(|open| *open = !*open)>
            <Icon name=IconName::Rules inline=true />
        </DisclosureButton>
        <Show when=move || open.get()>
            <div class="conditions part-fields">{children.with_value(|children| children())}</div>
        </Show>
    }
}

/// The fields of a condition: the option, whether its setting must be there or must not, and the setting of one that is
/// not just on or off. Without an option there is no condition.
#[component]
pub fn ConditionFields(
    /// How the ids of the fields begin.
    id: String,
    /// The condition.
    #[prop(into)]
    when: Signal<Option<Condition>>,
    /// Takes another condition, or none.
    #[prop(into)]
    on_change: Callback<Option<Condition>>,
) -> impl IntoView {
    let app = use_app_state();
    let [option_id, holds_id, setting_id] =
        ["option", "holds", "setting"].map(|name| StoredValue::new(format!("{id}-{name}")));
    let spec = Memo::new(move |_| when.get().map(|when| when.choice.option().spec()));
    let is_choice = Memo::new(move |_| matches!(spec.get(), Some(OptionSpec::Choice(_))));
    let change = move |change: fn(Condition, &str) -> Option<Condition>, chosen: &str| {
        if let Some(next) = when.get_untracked().and_then(|when| change(when, chosen)) {
            on_change.run(Some(next));
        }
    };
    let option = Memo::new(move |_| when.get().map(|when| when.choice.option().as_str()).unwrap_or_default());
    let options = Memo::new(move |_| {
        let language = app.language.get();
        let family = app.plan.read().rulebook().family;
        let none = ("", language.word(EditorWord::NotThere).to_owned());
        let known = OptionKey::ALL.iter().filter(|key| !matches!(key.spec(), OptionSpec::Number { .. }));
        let known = known.map(|key| (key.as_str(), language.option(*key, family).to_owned()));
        std::iter::once(none).chain(known).collect::<Choices>()
    });
    let set_option = move |chosen: String| {
        let unless = when.get_untracked().is_some_and(|when| when.unless);
        // A choice begins with the setting that it has.
        let choice = |option: OptionKey| {
            let now = app.plan.with_untracked(|plan| plan.rulebook().options.get(option));
            Choice::new(option, option.spec().name(now))
        };
        let choice = chosen.parse().ok().and_then(choice);
        on_change.run(choice.map(|choice| Condition { choice, unless }));
    };
    let holds = Memo::new(move |_| if when.get().is_some_and(|when| when.unless) { UNLESS } else { IF });
    let ways = Memo::new(move |_| {
        let language = app.language.get();
        let words = if is_choice.get() {
            [EditorWord::WhileSet, EditorWord::UnlessSet]
        } else {
            [EditorWord::WhileOn, EditorWord::WhileOff]
        };
        [IF, UNLESS]
            .into_iter()
            .zip(words)
            .map(|(way, word)| (way, language.word(word).to_owned()))
            .collect::<Choices>()
    });
    let setting = Memo::new(move |_| when.get().and_then(|when| when.choice.name()).unwrap_or_default());
    let settings = Memo::new(move |_| {
        let language = app.language.get();
        let (Some(OptionSpec::Choice(names)), Ok(key)) = (spec.get(), option.get().parse()) else { return Vec::new() };
        let family = app.plan.read().rulebook().family;
        let named = |(name, place): (&&'static str, usize)| (*name, language.choice(key, place, family).to_owned());
        names.iter().zip(0..).map(named).collect::<Choices>()
    });
    view! {
        <ChoiceField
            id=option_id.get_value()
            label=EditorWord::ConditionOption
            value=option
            choices=options
            on_change=set_option
        />
        <Show when=move || spec.with(Option::is_some)>
            <ChoiceField
                id=holds_id.get_value()
                label=EditorWord::ConditionHolds
                value=holds
                choices=ways
                on_change=move |chosen: String| {
                    change(|when, chosen| Some(Condition { unless: chosen == UNLESS, ..when }), &chosen);
                }
            />
        </Show>
        <Show when=move || is_choice.get()>
            <ChoiceField
                id=setting_id.get_value()
                label=EditorWord::ConditionSetting
                value=setting
                choices=settings
                on_change=move |chosen: String| {
                    change(
                        |when, chosen| {
                            let choice = Choice::new(when.choice.option(), Some(chosen))?;
                            Some(Condition { choice, ..when })
                        },
                        &chosen,
                    );
                }
            />
        </Show>
    }
}

/// The ways in which a condition holds, as files name them.
const IF: &str = "if";
const UNLESS: &str = "unless";
