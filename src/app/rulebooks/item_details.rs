//! What of a pattern's item is changed now and then: its names, its number, the options that it depends on.

use leptos::prelude::*;
use tenbo_engine::options::{OptionKey, OptionSpec};
use tenbo_engine::rules::Item;

use super::controls::{AmountField, ChoiceField, Choices};
use super::pattern_side::Side;
use super::state::use_rulebooks;
use crate::app::components::Takes;
use crate::app::state::use_app_state;
use tenbo_session::editor::{Field, ItemName, List};
use tenbo_wording::EditorWord;

/// The fields, folded up. Names and number are the winner's.
#[component]
pub fn ItemDetails(side: Side) -> impl IntoView {
    let app = use_app_state();
    let names = (side.list == List::Winner).then(|| {
        let names = ItemName::ALL.map(|name| view! { <NameField side name /> });
        view! {
            {names.into_iter().collect_view()}
            <NumberField side />
        }
    });
    view! {
        <details>
            <summary>{app.word(EditorWord::ItemDetails)}</summary>
            {names}
            <OptionField
                side
                name="needs"
                label=EditorWord::NeedsOption
                of=|item| item.needs
                field=Field::Needs
            />
            <OptionField
                side
                name="doubled-by"
                label=EditorWord::DoubledBy
                of=|item| item.doubled_by
                field=Field::DoubledBy
            />
        </details>
    }
}

#[component]
fn NameField(side: Side, name: ItemName) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let label = match name {
        ItemName::Latin => EditorWord::ItemName,
        ItemName::Kanji => EditorWord::ItemKanji,
        ItemName::Reading => EditorWord::ItemReading,
    };
    let value = side.part(move |item| item.and_then(|item| name.of(item)).unwrap_or_default().to_owned());
    let set = move |text: &str| books.change(side.change(Field::Name(name, text.to_owned())));
    let none = Signal::derive(app.word(EditorWord::NotThere));
    view! { <AmountField id=side.id(name.as_str()) label value placeholder=none takes=Takes::Text on_change=set /> }
}

#[component]
fn NumberField(side: Side) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let number = side.part(|item| item.map_or(0, |item| item.number));
    let value =
        Signal::derive(move || Some(number.get()).filter(|&number| number > 0).map(|number| number.to_string()));
    let set = move |text: &str| {
        let number = if text.trim().is_empty() { Some(0) } else { text.trim().parse().ok() };
        number.is_some_and(|number| books.change(side.change(Field::Number(number))))
    };
    view! {
        <AmountField
            id=side.id("number")
            label=EditorWord::ItemNumber
            value=Signal::derive(move || value.get().unwrap_or_default())
            placeholder=Signal::derive(app.word(EditorWord::NotThere))
            takes=Takes::Whole(0, 255)
            on_change=set
        />
    }
}

/// An option that the item depends on. Only those that are on or off can be chosen.
#[component]
fn OptionField(
    side: Side,
    name: &'static str,
    label: EditorWord,
    of: fn(&Item) -> Option<OptionKey>,
    field: fn(Option<OptionKey>) -> Field,
) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let value = side.part(move |item| item.and_then(of).map(OptionKey::as_str).unwrap_or_default());
    let choices = Signal::derive(move || {
        let language = app.language.get();
        let family = app.plan.read().rulebook().family;
        let flags = OptionKey::ALL.iter().filter(|key| matches!(key.spec(), OptionSpec::Flag(_)));
        let named = flags.map(|key| (key.as_str(), language.option(*key, family).to_owned()));
        let none = ("", language.word(EditorWord::NotThere).to_owned());
        std::iter::once(none).chain(named).collect::<Choices>()
    });
    let set = move |chosen: String| {
        books.change(side.change(field(chosen.parse().ok())));
    };
    view! { <ChoiceField id=side.id(name) label value choices on_change=set /> }
}
