//! The tables of the sheet: one row for each thing that is said, one column for each rulebook.

use leptos::prelude::*;
use tenbo_engine::rules::Mark;

use crate::app::components::{ExampleTiles, PatternNamesLine, TemplateGroups};
use tenbo_wording::Language;
use tenbo_wording::sheet_table::{Head, SheetCell, SheetRow, SheetTable};

/// What stands beside its name has at most so many characters; more stand below it.
const SHORT: usize = 44;

/// What is no longer than this is not broken on paper.
const IN_A_LINE: usize = 24;

/// Tables as one, below their heading; nothing where there are none. The heads are those of the first, and each table is a part
/// of it.
#[component]
pub fn SheetTables(
    /// What they are about.
    #[prop(optional)]
    heading: &'static str,
    /// The tables.
    tables: Vec<SheetTable>,
    /// The language.
    language: Language,
) -> impl IntoView {
    let heads = tables.first().map(|table| table.heads.clone()).unwrap_or_default();
    let is_wide = tables.first().and_then(|table| table.rows.first()).map_or(1, |row| row.cells.len()) > 1;
    let class = if is_wide { "score-grid sheet-table sheet-two" } else { "score-grid sheet-table" };
    let heading = (!heading.is_empty() && !tables.is_empty()).then(|| view! { <h4>{heading}</h4> });
    let part = |SheetTable { caption, rows, .. }: SheetTable| {
        let span = rows.iter().map(|row| 1 + row.cells.len()).max();
        view! {
            <tbody>
                <tr class="sheet-part">
                    <th scope="rowgroup" colspan=span>
                        {caption}
                    </th>
                </tr>
                {rows.into_iter().map(|row| view! { <RowView row language /> }).collect_view()}
            </tbody>
        }
    };
    (!tables.is_empty()).then(|| {
        view! {
            {heading}
            <div class=class>
                <table>
                    {(!heads.is_empty()).then(|| view! { <Heads heads /> })} {tables.into_iter().map(part).collect_view()}
                </table>
            </div>
        }
    })
}

#[component]
fn Heads(heads: Vec<Head>) -> impl IntoView {
    let column = |(text, lang): Head| {
        view! {
            <th scope="col" lang=lang>
                {text}
            </th>
        }
    };
    view! {
        <thead>
            <tr>
                <td></td>
                {heads.into_iter().map(column).collect_view()}
            </tr>
        </thead>
    }
}

#[component]
fn RowView(row: SheetRow, language: Language) -> impl IntoView {
    let SheetRow { name, names, note, template, example, cells, is_off, .. } = row;
    let is_long = matches!(cells.as_slice(), [cell] if cell.text.chars().count() > SHORT);
    let groups = template.map(|template| view! { <TemplateGroups ways=template.ways().to_vec() /> });
    let cell = |SheetCell { text, is_empty, mark, notes }: SheetCell| {
        let is_short = text.chars().count() <= IN_A_LINE;
        let class = if mark == Mark::HouseRule { "sheet-mark badge" } else { "badge" };
        let mark = language.mark(mark).map(|word| view! { " " <span class=class>{word}</span> });
        view! {
            <td>
                <span class:muted=is_empty class:sheet-short=is_short>
                    {text}
                </span>
                {mark}
                {notes.into_iter().map(|note| view! { <span class="sheet-note">{note}</span> }).collect_view()}
            </td>
        }
    };
    view! {
        <tr class:sheet-long=is_long class:sheet-off=is_off>
            <th scope="row">
                {name} {names.map(|names| view! { <PatternNamesLine names /> })}
                {note.map(|note| view! { <span class="sheet-note sheet-excludes">{note}</span> })} {groups}
                {example.map(|example| view! { <ExampleTiles example /> })}
            </th>
            {cells.into_iter().map(cell).collect_view()}
        </tr>
    }
}
