//! A table of a rulebook whose rows come and go: limits, points for faan, rules of liability.

use std::sync::Arc;

use leptos::prelude::*;
use tenbo_engine::rules::Family;

use super::controls::{Choice, Choices};
use crate::app::components::{CheckedInput, Takes};
use crate::app::state::use_app_state;
use tenbo_wording::{Language, TablesWord};

/// How a cell is entered.
#[derive(Clone, Copy)]
pub enum Entry {
    /// In a field that takes this.
    Text(Takes),
    /// As one of these, in the words of a family of rules.
    Choice(fn(Language, Family) -> Choices),
}

/// A column of a table whose rows are of type `T`.
pub struct Column<T> {
    /// What stands before the cell.
    pub name: TablesWord,
    /// How it is entered.
    pub entry: Entry,
    /// What a row has there, as it is entered.
    pub read: fn(&T) -> String,
    /// Puts what was entered into a row; `None` where that is nothing for this column.
    pub write: fn(&T, &str) -> Option<T>,
}

impl<T> Clone for Column<T> {
    fn clone(&self) -> Column<T> {
        *self
    }
}

impl<T> Copy for Column<T> {}

/// The table.
#[component]
pub fn TableRows<T>(
    /// What it is called.
    heading: TablesWord,
    /// What the ids begin with.
    id: &'static str,
    /// The rows.
    rows: Memo<Vec<T>>,
    /// The columns.
    columns: &'static [Column<T>],
    /// A row to add behind the last.
    fresh: fn(Option<&T>) -> T,
    /// Takes all rows after a change; `false` if a rulebook cannot have these.
    #[prop(into)]
    on_change: Callback<Vec<T>, bool>,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let app = use_app_state();
    let change = move |change: &dyn Fn(&mut Vec<T>)| {
        let mut next = rows.get_untracked();
        change(&mut next);
        on_change.run(next)
    };
    let cell = move |place: usize, column: Column<T>| {
        let value = Memo::new(move |_| rows.with(|rows| rows.get(place).map(column.read)).unwrap_or_default());
        let set = move |entered: &str| {
            let row = rows.with_untracked(|rows| rows.get(place).and_then(|row| (column.write)(row, entered)));
            row.is_some_and(|row| {
                change(&|rows| {
                    if let Some(old) = rows.get_mut(place) {
                        *old = row.clone();
                    }
                })
            })
        };
        view! { <Cell id=format!("{id}-{place}-{}", column.name as usize) column_name=column.name entry=column.entry value on_change=Arc::new(set) /> }
    };
    let row = move |place: usize| {
        view! {
            <li class="table-row">
                {columns.iter().map(|&column| cell(place, column)).collect_view()}
                <button
                    type="button"
                    class="button"
                    disabled=app.readonly
                    on:click=move |_| {
                        change(&|rows| drop(rows.remove(place)));
                    }
                >
                    {app.word(TablesWord::RemoveRow)}
                </button>
            </li>
        }
    };
    view! {
        <section class="table-rows">
            <h5>{app.word(heading)}</h5>
            <ol>
                <For each=move || 0..rows.with(Vec::len) key=|place| *place children=row />
            </ol>
            <button
                type="button"
                class="button"
                disabled=app.readonly
                on:click=move |_| {
                    change(&|rows| rows.push(fresh(rows.last())));
                }
            >
                {app.word(TablesWord::AddRow)}
            </button>
        </section>
    }
}

/// A cell with its name.
#[component]
fn Cell(
    id: String,
    column_name: TablesWord,
    entry: Entry,
    value: Memo<String>,
    on_change: Arc<dyn Fn(&str) -> bool + Send + Sync>,
) -> impl IntoView {
    let app = use_app_state();
    let field = match entry {
        Entry::Text(takes) => {
            view! { <CheckedInput id=id.clone() value takes on_change=move |text: &str| on_change(text) /> }.into_any()
        }
        Entry::Choice(choices) => {
            let choices = Signal::derive(app.text_for(choices));
            let chosen = Signal::derive(move || {
                let value = value.get();
                choices.with(|all| all.iter().find(|(id, _)| *id == value).map_or("", |(id, _)| *id))
            });
            let choose = move |chosen: String| {
                on_change(&chosen);
            };
            view! { <Choice id=id.clone() value=chosen choices on_change=choose /> }.into_any()
        }
    };
    view! {
        <span class="table-cell">
            <label for=id>{app.word(column_name)}</label>
            {field}
        </span>
    }
}
