//! An option in one line: its control, what it was, the way back, and its meaning and source behind a key.

use leptos::prelude::*;
use tenbo_engine::options::{OptionKey, OptionSpec, Options};
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::unmet_need;
use tenbo_engine::rules::Mark;

use super::{CheckedInput, EditButton, Icon, IconName, Takes};
use crate::app::state::{AppState, use_app_state};
use tenbo_session::editor::{BookEdit, Change};
use tenbo_session::{Action, Edit};
use tenbo_wording::option_origin::OptionOrigin;
use tenbo_wording::{EditorWord, Word};

/// The edit that sets an option.
fn set(of_rulebook: bool, key: OptionKey, value: Option<i64>) -> Action {
    if of_rulebook {
        Action::Book(BookEdit::Change(Change::Option(key, value)))
    } else {
        Edit::Option(key, value).into()
    }
}

/// The edit that takes that back.
fn reset(of_rulebook: bool, key: OptionKey) -> Action {
    if of_rulebook { Action::Book(BookEdit::Change(Change::ResetOption(key))) } else { Edit::ResetOption(key).into() }
}

/// An option: its control, what it means, and where its value is from.
#[component]
pub fn OptionRow(
    /// The option.
    key: OptionKey,
    /// The pattern that it is shown with.
    of: Option<Pattern>,
    /// Whether the rulebook itself is changed.
    of_rulebook: bool,
) -> impl IntoView {
    let app = use_app_state();
    let own = app.slice(move |state| if of_rulebook { state.rules.is_own(key) } else { state.rules.is_over(key) });
    let value = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().comes_to(key)));
    let needed = Memo::new(move |_| app.plan.with(|plan| unmet_need(plan, key)));
    // What has no effect as the others stand is not to be set; what is set can be taken back.
    let idle =
        Memo::new(move |_| needed.with(Option::is_some) && !own.get() && value.get() == Options::default().get(key));
    let waits_for = Memo::new(move |_| {
        let language = app.language.get();
        needed.get().map(|need| language.missing(need, app.plan.read().rulebook().family))
    });
    let place = of.map_or_else(|| key.to_string(), |pattern| format!("{key}-{pattern}"));
    let (id, about) = (format!("option-{place}"), format!("about-{place}"));
    let told = RwSignal::new(false);
    let name = move || app.language.get().option(key, app.plan.read().rulebook().family);
    let meaning = Signal::derive(move || {
        let language = app.language.get();
        language.labeled(name(), language.word(EditorWord::WhatItMeans))
    });
    let was = Memo::new(move |_| own.get().then(|| was(app, key, of_rulebook)).flatten());
    view! {
        <li class=move || if own.get() { "own" } else { "" }>
            <div>
                <label for=id.clone()>{name}</label>
                {move || was.get().map(|text| view! { <small>{text}</small> })}
            </div>
            <OptionControl key of_rulebook value idle id described_by=about.clone() />
            <Show when=move || own.get()>
                <TakeBack key of_rulebook name=Signal::derive(name) />
            </Show>
            <button
                type="button"
                class="key-icon option-about"
                aria-label=meaning
                title=meaning
                aria-controls=about.clone()
                aria-expanded=move || if told.get() { "true" } else { "false" }
                on:click=move |_| told.update(|told| *told = !*told)
            >
                <Icon name=IconName::Info />
            </button>
            {move || waits_for.get().map(|text| view! { <p class="option-wants">{text}</p> })}
            <p class="muted" id=about hidden=move || !told.get()>
                {app.text_for(move |language, family| language.option_help(key, family))}
                " "
                <OriginText key own />
            </p>
        </li>
    }
}

/// What an option that was changed is without that: "2 in EMA 2025".
fn was(app: AppState, key: OptionKey, of_rulebook: bool) -> Option<String> {
    let language = app.language.get();
    app.state.with(|state| {
        let base = match of_rulebook {
            true => state.rules.own.as_ref()?.base_book(),
            false => state.rules.printed(),
        };
        let value = language.setting(key, base.comes_to(key), base.family);
        Some(language.editor_value_in(&value, language.rulebook(&base.id, &base.name)))
    })
}

/// Takes a change of an option back.
#[component]
fn TakeBack(key: OptionKey, of_rulebook: bool, name: Signal<&'static str>) -> impl IntoView {
    let app = use_app_state();
    let label = Signal::derive(move || {
        let language = app.language.get();
        language.labeled(name.get(), language.word(Word::ResetAll))
    });
    view! {
        <EditButton class="key-icon" edit=reset(of_rulebook, key) label attr:title=label>
            <Icon name=IconName::Undo />
        </EditButton>
    }
}

/// What sets an option: a box to tick, a number, or a list.
#[component]
fn OptionControl(
    /// The option.
    key: OptionKey,
    /// Whether the rulebook itself is changed.
    of_rulebook: bool,
    /// Its value.
    value: Memo<Option<i64>>,
    /// It has no effect.
    idle: Memo<bool>,
    /// The id of the control.
    id: String,
    /// The id of what tells about it.
    described_by: String,
) -> impl IntoView {
    let app = use_app_state();
    let disabled = move || app.readonly.get() || idle.get();
    let number = move || value.get().map(|value| value.to_string()).unwrap_or_default();
    // What the field shows afterwards, also where something was entered in vain. One that goes away is told of its change
    // as well.
    let enter = move |entered: String| {
        app.dispatch(set(of_rulebook, key, entered.trim().parse().ok()));
        value.try_get_untracked().flatten().map(|value| value.to_string()).unwrap_or_default()
    };
    match key.spec() {
        OptionSpec::Flag(_) => view! {
            <input
                type="checkbox"
                id=id
                aria-describedby=described_by
                disabled=disabled
                prop:checked=move || value.get() == Some(1)
                on:click=move |event| {
                    let on = value.get_untracked() == Some(1);
                    if !app.dispatch(set(of_rulebook, key, Some(i64::from(!on)))) {
                        event.prevent_default();
                    }
                }
            />
        }
        .into_any(),
        OptionSpec::Number { min, max, .. } => view! {
            <CheckedInput
                id
                value=Signal::derive(number)
                takes=Takes::WholeOrNothing(min, max)
                placeholder=Signal::derive(app.word(Word::None))
                disabled=idle
                described_by
                on_change=move |text: &str| {
                    let value = if text.trim().is_empty() { Ok(None) } else { text.trim().parse().map(Some) };
                    value.is_ok_and(|value| app.dispatch(set(of_rulebook, key, value)))
                }
            />
        }
        .into_any(),
        OptionSpec::Choice(names) => {
            let choice = |place: usize| {
                view! {
                    <option value=place.to_string()>
                        {app.text_for(move |language, family| language.choice(key, place, family))}
                    </option>
                }
            };
            view! {
                <select
                    id=id
                    aria-describedby=described_by
                    disabled=disabled
                    prop:value=number
                    on:change:target=move |event| {
                        let now = enter(event.target().value());
                        event.target().set_value(&now);
                    }
                >
                    {(0..names.len()).map(choice).collect_view()}
                </select>
            }
            .into_any()
        }
    }
}

/// Who set an option.
#[component]
fn OriginText(key: OptionKey, own: Memo<bool>) -> impl IntoView {
    let app = use_app_state();
    let origin = Memo::new(move |_| match own.get() {
        true => OptionOrigin::House,
        false => app.plan.with(|plan| OptionOrigin::of(key, plan.rulebook(), app.language.get())),
    });
    let badge = move |mark: Mark| app.language.get().mark(mark).map(|word| view! { <span class="badge">{word}</span> });
    let content = move || match origin.get() {
        OptionOrigin::House => badge(Mark::HouseRule).into_any(),
        OptionOrigin::Rulebook { mark, cited } => view! {
            {badge(mark)}
            " "
            <span lang=cited.language>{cited.text}</span>
        }
        .into_any(),
        OptionOrigin::Default => ().into_any(),
    };
    view! { <span class="from">{content}</span> }
}
