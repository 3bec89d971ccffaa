//! The start of a rulebook of one's own: a few questions, then the editor opens.

use leptos::prelude::*;
use tenbo_engine::options::{OptionKey, OptionSpec, System};
use tenbo_engine::rules::Family;

use super::actions::begin;
use super::amount::{entered, parse_optional};
use super::controls::{AmountField, Choice, ChoiceField, Choices, WordButton};
use super::headings::PageHeading;
use super::state::use_rulebooks;
use crate::app::components::{CheckedInput, Takes};
use crate::app::state::use_app_state;
use tenbo_session::editor::Beginning;
use tenbo_session::rules;
use tenbo_wording::{EditorWord, Language, Word};

/// The page.
#[component]
pub fn StartPage() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let title = Signal::derive(move || app.language.get().word(EditorWord::Start).to_owned());
    view! {
        <div class="start-page">
            <PageHeading title />
            <p class="muted">{app.word(EditorWord::StartHelp)}</p>
            <p class="row own-name">
                <label for="start-name">{app.word(EditorWord::Name)}</label>
                <CheckedInput
                    id="start-name"
                    value=books.start_name
                    takes=Takes::Name
                    on_change=move |name: &str| {
                        books.start_name.set(name.to_owned());
                        !name.trim().is_empty()
                    }
                />
            </p>
            <BaseField />
            // The questions follow what it builds on once that is here.
            <Show when=move || books.start.with(Option::is_some)>
                <Questions />
            </Show>
            <div class="row">
                <WordButton word=EditorWord::StartNow on_click=move || begin(books) />
            </div>
        </div>
    }
}

/// What it builds on: nothing, or any shipped rulebook.
#[component]
fn BaseField() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let chosen = Memo::new(move |_| books.start.with(|start| start.as_ref().map(|start| start.base)));
    let choose = move |id: String| {
        if let Some(base) = rules::books().map(|book| book.id).find(|other| *other == id) {
            books.start.set(Beginning::of(base));
        }
    };
    let family = move |family: Family| {
        let language = app.language.get();
        let option = |book: rules::Offered| {
            view! {
                <option value=book.id lang=language.rulebook_language(book.id) prop:selected=move || chosen.get() == Some(book.id)>
                    {language.rulebook(book.id, book.name)}
                </option>
            }
        };
        let options: Vec<_> = rules::books().filter(|book| book.family == family).map(option).collect();
        view! { <optgroup label=language.family(family)>{options}</optgroup> }
    };
    view! {
        <p class="rule-field">
            <label for="start-base">{app.word(EditorWord::StartBase)}</label>
            <select id="start-base" disabled=app.readonly on:change:target=move |event| choose(event.target().value())>
                {move || Family::ALL.iter().map(|&id| family(id)).collect_view()}
            </select>
        </p>
    }
}

/// The questions, answered as what it builds on does.
#[component]
fn Questions() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let answer = move |change: &dyn Fn(&mut Beginning)| books.start.update(|start| start.iter_mut().for_each(change));
    let minimum = part(|start| start.minimum.map(entered).unwrap_or_default());
    let limit = part(|start| start.limit.map(|limit| limit.to_string()).unwrap_or_default());
    let family = part(|start| start.family.as_str());
    let families = Signal::derive(move || {
        let language = app.language.get();
        Family::ALL.iter().map(|family| (family.as_str(), language.family(*family).to_owned())).collect()
    });
    let system = part(|start| start.system.as_str());
    let settlement = part(|start| choice_name(OptionKey::Settlement, start.settlement));
    // Only in points and doubles are there hands of losers to pay for.
    let has_losers = part(|start| start.system == System::PointDouble);
    let none = Signal::derive(app.word(Word::None));
    view! {
        <ChoiceField
            id="start-family".to_owned()
            label=EditorWord::Family
            value=family
            choices=families
            on_change=move |chosen: String| {
                if let Ok(family) = chosen.parse::<Family>() {
                    answer(&|start| start.family = family);
                }
            }
        />
        <ChoiceField
            id="start-system".to_owned()
            label=EditorWord::StartSystem
            value=system
            choices=Signal::derive(app.text_for(|language, family| choices(OptionKey::System, language, family)))
            on_change=move |chosen: String| {
                if let Ok(system) = chosen.parse::<System>() {
                    answer(&|start| start.system = system);
                }
            }
        />
        <AmountField
            id="start-minimum".to_owned()
            label=EditorWord::Minimum
            value=minimum
            placeholder=none
            takes=Takes::AmountOrNothing
            on_change=move |text: &str| {
                parse_optional(text).is_some_and(|minimum| {
                    answer(&|start| start.minimum = minimum);
                    true
                })
            }
        />
        <AmountField
            id="start-limit".to_owned()
            label=EditorWord::StartLimit
            value=limit
            placeholder=none
            takes=Takes::WholeOrNothing(1, MOST)
            on_change=move |text: &str| {
                let limit = if text.trim().is_empty() { Some(None) } else { text.trim().parse().ok().map(Some) };
                limit.filter(|limit| limit.is_none_or(|limit| (1..=MOST).contains(&limit))).is_some_and(|limit| {
                    answer(&|start| start.limit = limit);
                    true
                })
            }
        />
        <p class="rule-field">
            <label for="start-settlement">{app.text_for(|language, family| language.option(OptionKey::Settlement, family))}</label>
            <Choice
                id="start-settlement"
                value=settlement
                choices=Signal::derive(app.text_for(|language, family| choices(OptionKey::Settlement, language, family)))
                on_change=move |chosen: String| {
                    let place = OptionKey::Settlement.spec().raw(&chosen);
                    answer(&|start| start.settlement = place.unwrap_or(start.settlement));
                }
            />
        </p>
        <Show when=move || has_losers.get()>
            <Tick
                option=OptionKey::LosersSettle
                is_on=|start| start.losers
                turn=|start| start.losers = !start.losers
            />
        </Show>
        <Tick
            option=OptionKey::UseFlowers
            is_on=|start| start.flowers
            turn=|start| start.flowers = !start.flowers
        />
        <p class="muted">{app.word(EditorWord::StartNext)}</p>
    }
}

/// The largest limit that can be entered here.
const MOST: i64 = 1_000_000;

/// A part of the answers.
fn part<T: PartialEq + Default + Send + Sync + 'static>(of: fn(&Beginning) -> T) -> Memo<T> {
    let books = use_rulebooks();
    Memo::new(move |_| books.start.with(|start| start.as_ref().map(of).unwrap_or_default()))
}

/// A box to tick.
#[component]
fn Tick(option: OptionKey, is_on: fn(&Beginning) -> bool, turn: fn(&mut Beginning)) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let on = part(is_on);
    view! {
        <label class="check">
            <input
                type="checkbox"
                disabled=app.readonly
                prop:checked=on
                on:click=move |_| books.start.update(|start| start.iter_mut().for_each(turn))
            />
            {app.text_for(move |language, family| language.option(option, family))}
        </label>
    }
}

/// The name of a choice of an option by its place.
fn choice_name(key: OptionKey, place: i64) -> &'static str {
    let OptionSpec::Choice(names) = key.spec() else { return "" };
    usize::try_from(place).ok().and_then(|place| names.get(place).copied()).unwrap_or_default()
}

/// The choices of an option.
fn choices(key: OptionKey, language: Language, family: Family) -> Choices {
    let OptionSpec::Choice(names) = key.spec() else { return Choices::new() };
    names.iter().enumerate().map(|(place, name)| (*name, language.choice(key, place, family).to_owned())).collect()
}
