//! The tables of the sheet: one row for each thing that is said, one column for each rulebook.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::components::{ExampleTiles, PatternNamesLine, TemplateGroups};
use tenbo_session::rule_sheet::RuleSheet;
use tenbo_wording::sheet_table::{Head, SheetCell, SheetRow, SheetTable, ShownSheet};
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
    /// The same as it is put into words.
    pub fn words(&self) -> ShownSheet<'_> {
        ShownSheet { sheet: &self.sheet, language: self.language }
    }
}

/// Tables below their heading; nothing where there are none.
#[component]
pub fn SheetTables(heading: &'static str, tables: Vec<SheetTable>, shown: Shown) -> impl IntoView {
    let heading = (!heading.is_empty() && !tables.is_empty()).then(|| view! { <h4>{heading}</h4> });
    let table = |table: SheetTable| view! { <TableView table shown=shown.clone() /> };
    view! {
        {heading}
        {tables.into_iter().map(table).collect_view()}
    }
}

#[component]
fn TableView(table: SheetTable, shown: Shown) -> impl IntoView {
    let SheetTable { caption, heads, rows } = table;
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
    let row = |row: SheetRow| view! { <RowView row shown=shown.clone() /> };
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
fn RowView(row: SheetRow, shown: Shown) -> impl IntoView {
    let SheetRow { name, names, note, template, example, cells, differs } = row;
    let groups = template.map(|template| view! { <TemplateGroups ways=template.ways().to_vec() /> });
    let marked = differs && shown.marks;
    let differs = marked.then(|| badge(shown.language.word(SheetWord::Differs)));
    let cell = |SheetCell { text, is_empty, mark, notes }: SheetCell| {
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
                {name} {names.map(|names| view! { <PatternNamesLine names /> })} {differs} {note.map(note_below)}
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
