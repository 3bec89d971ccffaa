//! The winner's or the losers' value of a pattern: value, unit, conditions, switches.

use leptos::prelude::*;
use tenbo_engine::Ratio;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::{counts_in, units};
use tenbo_engine::rules::{ConcealedWhen, Item, Unit};

use super::actions::change_and_stay;
use super::amount::{entered, parse, parse_optional};
use super::controls::{AmountField, ChoiceField, Choices, WordButton};
use super::editor_page::use_edited;
use super::item_details::ItemDetails;
use super::item_switches::ItemSwitches;
use super::pattern_row::WhyOff;
use super::state::use_rulebooks;
use crate::app::components::{CheckedInput, Takes};
use crate::app::state::{AppState, use_app_state};
use tenbo_session::editor::change::usual_unit;
use tenbo_session::editor::inactive::inactive;
use tenbo_session::editor::{Change, Field, List};
use tenbo_wording::EditorWord;

/// What is edited here.
#[derive(Clone, Copy)]
pub struct Side {
    /// Whose values.
    pub list: List,
    /// The pattern.
    pub pattern: Pattern,
    /// What the rulebook says, if anything.
    pub item: Memo<Option<Item>>,
}

impl Side {
    /// What a rulebook says of a pattern.
    pub fn new(app: AppState, list: List, pattern: Pattern) -> Side {
        let item = Memo::new(move |_| app.plan.with(|plan| list.item(plan.rulebook(), pattern).cloned()));
        Side { list, pattern, item }
    }

    /// The id of a field.
    pub fn id(self, field: &str) -> String {
        format!("{}-{field}-{}", self.list.as_str(), self.pattern)
    }

    /// The change of a part.
    pub fn change(self, field: Field) -> Change {
        Change::Item(self.list, self.pattern, field)
    }

    /// A part of what the rulebook says.
    pub fn part<T: PartialEq + Send + Sync + 'static>(
        self,
        of: impl Fn(Option<&Item>) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.item.with(|item| of(item.as_ref())))
    }
}

/// One side of a pattern.
#[component]
pub fn PatternSide(list: List, pattern: Pattern) -> impl IntoView {
    let app = use_app_state();
    let side = Side::new(app, list, pattern);
    let there = side.part(|item| item.is_some());
    let has_concealed = side.part(|item| item.is_some_and(|item| item.concealed_value.is_some()));
    let needs = side.part(move |item| item.and_then(|item| item.needs).or(pattern.def().needs));
    let off = Memo::new(move |_| {
        app.plan.with(|plan| inactive(plan.rulebook(), list, pattern)).filter(|_| list == List::Losers)
    });
    let share = (list == List::Losers).then(|| {
        view! {
            <OptionalField side name="share" label=EditorWord::Share of=|item| item.share_of_winner field=Field::Share />
        }
    });
    let needed = move || {
        let key = needs.get()?;
        let option = app.text_for(move |language, family| language.option(key, family))();
        let text = format!("{} \u{201c}{option}\u{201d}", app.word(EditorWord::NeedsOption)());
        Some(view! { <p class="muted">{text}</p> })
    };
    view! {
        <fieldset class="side">
            <legend>{app.text(move |language| language.list(list))}</legend>
            // What it is worth to the winner stands in its line.
            {(list == List::Losers).then(|| view! { <ValueField side /> })}
            <UnitField side />
            <OptionalField
                side
                name="concealed"
                label=EditorWord::Concealed
                of=|item| item.concealed_value
                field=Field::Concealed
            />
            <Show when=move || has_concealed.get()>
                <ConcealedWhenField side />
            </Show>
            <OptionalField
                side
                name="drawn"
                label=EditorWord::SelfDrawn
                of=|item| item.self_drawn_value
                field=Field::SelfDrawn
            />
            {share}
            <Show when=move || there.get()>
                <ItemSwitches side />
                <ItemDetails side />
            </Show>
            {needed}
            <SideButtons side there />
            {move || off.get().map(|reason| view! { <WhyOff reason /> })}
        </fieldset>
    }
}

/// What it is worth, with a label.
#[component]
fn ValueField(side: Side) -> impl IntoView {
    let app = use_app_state();
    view! {
        <p class="rule-field">
            <label for=side.id("value")>{app.word(EditorWord::Value)}</label>
            <ValueInput side />
        </p>
    }
}

/// What it is worth.
#[component]
pub fn ValueInput(side: Side) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let value = side.part(|item| item.map(|item| entered(item.value)).unwrap_or_default());
    view! {
        <CheckedInput
            id=side.id("value")
            value
            takes=Takes::Amount
            placeholder=Signal::derive(app.word(EditorWord::NotThere))
            title=Signal::derive(app.word(EditorWord::ValueHelp))
            on_change=move |text: &str| parse(text).is_some_and(|value| books.change(side.change(Field::Value(value))))
        />
    }
}

/// A value that there may be: concealed, self-drawn, a share of the winner's.
#[component]
fn OptionalField(
    side: Side,
    /// Its name in ids.
    name: &'static str,
    /// Its label.
    label: EditorWord,
    /// Reads it.
    of: fn(&Item) -> Option<Ratio>,
    /// What changes it.
    field: fn(Option<Ratio>) -> Field,
) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let value = side.part(move |item| item.and_then(of).map(entered).unwrap_or_default());
    let none = if label == EditorWord::Share { EditorWord::NotThere } else { EditorWord::NotApart };
    let set = move |text: &str| parse_optional(text).is_some_and(|value| books.change(side.change(field(value))));
    view! {
        <AmountField
            id=side.id(name)
            label
            value
            placeholder=Signal::derive(app.word(none))
            has_help=true
            takes=Takes::AmountOrNothing
            on_change=set
        />
    }
}

/// In which unit it counts: those that make sense here, and the one that it has.
#[component]
fn UnitField(side: Side) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let unit = Memo::new(move |_| {
        let unit = side.item.with(|item| item.as_ref().map(|item| item.unit));
        unit.unwrap_or_else(|| app.plan.with(|plan| usual_unit(plan.rulebook(), side.pattern)))
    });
    let choices = Memo::new(move |_| {
        let (language, has) = (app.language.get(), unit.get());
        app.plan.with(|plan| {
            let named = |unit: Unit| {
                let name = language.unit(unit);
                (unit.as_str(), if counts_in(plan, unit) { name.to_owned() } else { language.not_counted(name) })
            };
            let is_offered = |unit: &Unit| *unit == has || units(plan, side.pattern).any(|other| other == *unit);
            Unit::ALL.iter().copied().filter(is_offered).map(named).collect::<Choices>()
        })
    });
    let set = move |chosen: String| {
        if let Ok(unit) = chosen.parse() {
            books.change(side.change(Field::Unit(unit)));
        }
    };
    let value = Signal::derive(move || unit.get().as_str());
    view! { <ChoiceField id=side.id("unit") label=EditorWord::Unit value choices on_change=set /> }
}

/// What "concealed" asks of a hand.
#[component]
fn ConcealedWhenField(side: Side) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let when = side.part(|item| item.map(|item| item.concealed_when.as_str()).unwrap_or_default());
    let choices = Signal::derive(move || {
        let language = app.language.get();
        ConcealedWhen::ALL.iter().map(|when| (when.as_str(), language.concealed_when(*when).to_owned())).collect()
    });
    let set = move |chosen: String| {
        if let Ok(when) = chosen.parse() {
            books.change(side.change(Field::ConcealedWhen(when)));
        }
    };
    view! { <ChoiceField id=side.id("when") label=EditorWord::ConcealedWhen value=when choices on_change=set /> }
}

/// What changes the whole side at once.
#[component]
fn SideButtons(
    side: Side,
    /// Whether the rulebook says anything.
    there: Memo<bool>,
) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let edited = use_edited();
    let (list, pattern) = (side.list, side.pattern);
    let differs = Memo::new(move |_| {
        let bare = |item: Option<&Item>| item.map(|item| Item { block: 0, ..item.clone() });
        edited.base.with(|base| side.item.with(|item| bare(list.item(base, pattern)) != bare(item.as_ref())))
    });
    let about = Signal::derive(app.text(move |language| language.list(list).to_owned()));
    let button = move |word: EditorWord, change: Change| {
        view! { <WordButton word about on_click=move || { change_and_stay(books, change.clone()); } /> }
    };
    view! {
        <div class="row">
            {button(EditorWord::AllOfLimit, Change::Limit(list, pattern))}
            <Show when=move || { list == List::Winner && there.get() }>
                {button(EditorWord::CopyToLosers, Change::CopyToLosers(pattern))}
            </Show>
            <Show when=move || differs.get()>{button(EditorWord::AsBase, Change::Reset(list, pattern))}</Show>
            <Show when=move || there.get()>{button(EditorWord::Remove, Change::Remove(list, pattern))}</Show>
        </div>
    }
}
