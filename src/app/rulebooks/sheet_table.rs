//! The tables of the sheet: one row for each thing that is said, one column for each rulebook.

use std::borrow::Cow;
use std::sync::Arc;

use leptos::prelude::*;
use tenbo_engine::rules::{Family, Mark};
use tenbo_engine::templates::Template;

use crate::app::components::{ExampleTiles, Names, PatternNames, TemplateGroups};
use tenbo_session::editor::List;
use tenbo_session::example::Example;
use tenbo_session::rule_sheet::RuleSheet;
use tenbo_wording::{Language, SheetWord};

/// What is shown, in which language.
#[derive(Clone)]
pub struct Shown {
    /// The rows.
    pub sheet: Arc<RuleSheet>,
    /// The language.
    pub language: Language,
    /// Rows that differ have to be told from others.
    pub marks: bool,
}

impl Shown {
    /// Whose words are used: those of the first rulebook.
    pub fn family(&self) -> Family {
        self.sheet.first.plan.book.family
    }
}

/// The head of a column, and its language where that is not the page's.
pub type Head = (String, Option<&'static str>);

/// A table.
pub struct Table {
    /// What its rows are.
    pub caption: &'static str,
    /// The heads of its columns, if they have any.
    pub heads: Vec<Head>,
    /// The rows.
    pub rows: Vec<Row>,
}

/// A row.
#[derive(Default)]
pub struct Row {
    /// What it is about.
    pub name: Cow<'static, str>,
    /// The same of a pattern.
    pub names: Option<Names>,
    /// More about it.
    pub note: Option<String>,
    /// What it consists of, if it is a hand of the rulebook's own.
    pub template: Option<Template>,
    /// A hand that has it.
    pub example: Option<Example>,
    /// What is said.
    pub cells: Vec<Cell>,
    /// The rulebooks say different things.
    pub differs: bool,
}

/// What a rulebook says.
#[derive(Default)]
pub struct Cell {
    /// In short.
    pub text: String,
    /// That it says nothing.
    pub is_empty: bool,
    /// What is said of where it is from.
    pub mark: Mark,
    /// What more there is to say.
    pub notes: Vec<String>,
}

impl Cell {
    /// A text and no more.
    pub fn of(text: String) -> Cell {
        Cell { text, ..Cell::default() }
    }

    /// What stands where a rulebook says nothing.
    pub fn empty(text: &str) -> Cell {
        Cell { is_empty: true, ..Cell::of(text.to_owned()) }
    }
}

impl Shown {
    /// A column for each rulebook. The one column of one rulebook alone has no head: the caption says enough.
    pub fn heads(&self) -> Vec<Head> {
        if self.sheet.other.is_none() {
            return Vec::new();
        }
        let columns = self.sheet.columns().map(|column| &column.rules);
        columns.map(|rules| (self.language.rules_name(rules), self.language.rules_name_language(rules))).collect()
    }

    /// Where losers' hands count, one rulebook alone has a column for them.
    pub fn heads_of_values(&self) -> Vec<Head> {
        if self.sheet.other.is_none() && self.sheet.has_losers() {
            return List::ALL.into_iter().map(|list| (self.language.list(list).to_owned(), None)).collect();
        }
        self.heads()
    }
}

/// Tables below their heading; nothing where there are none.
#[component]
pub fn SheetTables(heading: &'static str, tables: Vec<Table>, shown: Shown) -> impl IntoView {
    let heading = (!heading.is_empty() && !tables.is_empty()).then(|| view! { <h4>{heading}</h4> });
    let table = |table: Table| view! { <SheetTable table shown=shown.clone() /> };
    view! {
        {heading}
        {tables.into_iter().map(table).collect_view()}
    }
}

#[component]
fn SheetTable(table: Table, shown: Shown) -> impl IntoView {
    let Table { caption, heads, rows } = table;
    let column = |(text, lang): Head| {
        view! {
            <th scope="col" lang=lang>
                {text}
            </th>
        }
    };
    let heads = (!heads.is_empty()).then(|| {
        view! {
            <thead>
                <tr>
                    <td></td>
                    {heads.into_iter().map(column).collect_view()}
                </tr>
            </thead>
        }
    });
    let row = |row: Row| view! { <SheetRow row shown=shown.clone() /> };
    view! {
        <div class="score-grid sheet-table">
            <table>
                <caption>{caption}</caption>
                {heads}
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}

#[component]
fn SheetRow(row: Row, shown: Shown) -> impl IntoView {
    let Row { name, names, note, template, example, cells, differs } = row;
    let groups = template.map(|template| view! { <TemplateGroups ways=template.ways().to_vec() /> });
    let marked = differs && shown.marks;
    let differs = marked.then(|| badge(shown.language.word(SheetWord::Differs)));
    let cell = |Cell { text, is_empty, mark, notes }: Cell| {
        let mark = shown.language.mark(mark).map(badge);
        view! {
            <td>
                <span class=if is_empty { "muted" } else { "" }>{text}</span>
                {mark}
                {notes.into_iter().map(note_below).collect_view()}
            </td>
        }
    };
    view! {
        <tr class=if marked { "sheet-differs" } else { "" }>
            <th scope="row">
                {name} {names.map(|names| view! { <PatternNames names /> })} {differs} {note.map(note_below)}
                {groups} {example.map(|example| view! { <ExampleTiles example /> })}
            </th>
            {cells.into_iter().map(cell).collect_view()}
        </tr>
    }
}

fn badge(word: &'static str) -> impl IntoView {
    view! { " " <span class="badge">{word}</span> }
}

fn note_below(text: String) -> impl IntoView {
    view! { <span class="sheet-note">{text}</span> }
}
