//! The patterns of the sheet, a table for each group.

use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Item, Mark};
use tenbo_session::editor::List;
use tenbo_session::example::Shown as Examples;
use tenbo_session::rule_sheet::{Column, PatternCell, PatternGroup, PatternRow};

use super::language::{Language, ReferenceWord, SheetWord};
use super::pattern_names::PatternNames;
use super::sheet_table::{SheetCell, SheetRow, SheetTable, ShownSheet};

/// Every group.
#[must_use]
pub fn pattern_tables(shown: &ShownSheet) -> Vec<SheetTable> {
    let table = |group: &PatternGroup| SheetTable {
        caption: shown.language.category(group.category, shown.sheet.first.book().family),
        heads: shown.heads_of_values(),
        rows: group.rows.iter().map(|pattern| row(pattern, shown)).collect(),
    };
    shown.sheet.patterns.iter().map(table).collect()
}

/// What the rulebook values and does not count, with what it would take.
#[must_use]
pub fn left_out(shown: &ShownSheet) -> Vec<SheetTable> {
    let (plan, language) = (&shown.sheet.first.plan, shown.language);
    let row = |&(pattern, key, value): &(Pattern, OptionKey, i64)| SheetRow {
        names: Some(PatternNames::of(pattern, plan, language)),
        cells: vec![SheetCell::of(language.counts_with(key, value, shown.family()))],
        ..SheetRow::default()
    };
    let rows: Vec<SheetRow> = shown.sheet.left_out.iter().map(row).collect();
    let caption = language.word(SheetWord::LeftOut);
    if rows.is_empty() { Vec::new() } else { vec![SheetTable { caption, heads: Vec::new(), rows }] }
}

/// A pattern, by the names that it has in the first rulebook that counts it.
fn row(row: &PatternRow, shown: &ShownSheet) -> SheetRow {
    let (sheet, language) = (&shown.sheet, shown.language);
    let alone = sheet.other.is_none();
    let columns = || sheet.columns().zip(&row.cells);
    let first = columns().find_map(|(column, cell)| Some((column, cell.as_ref()?)));
    let cells = match row.cells.as_slice() {
        [Some(cell)] if alone && sheet.has_losers() => {
            let both = [(List::Winner, &cell.winner), (List::Losers, &cell.losers)];
            let value = |(list, item): (List, &Option<Item>)| value(item.as_ref(), list, &sheet.first.plan, language);
            let mark = |(place, said): (usize, SheetCell)| {
                if place == 0 { SheetCell { mark: cell.mark, ..said } } else { said }
            };
            both.into_iter().map(value).enumerate().map(mark).collect()
        }
        _ => columns().map(|(column, cell)| whole(row, cell.as_ref(), column, language)).collect(),
    };
    SheetRow {
        names: first.map(|(column, _)| PatternNames::of(row.pattern, &column.plan, language)),
        note: first
            .filter(|_| row.excludes_alike)
            .and_then(|(column, cell)| language.keeps_out(&cell.excludes, &column.plan)),
        template: first.and_then(|(column, _)| Some(column.book().hands.get(&row.pattern)?.template.clone())),
        example: first.filter(|_| alone).and_then(|(column, _)| Examples::of(row.pattern, column.book()).example),
        cells,
        differs: row.differs,
        ..SheetRow::default()
    }
}

/// What an item is worth, and what it asks.
fn value(item: Option<&Item>, list: List, plan: &Plan, language: Language) -> SheetCell {
    let Some(item) = item else { return SheetCell::empty(language.word(ReferenceWord::NotCounted)) };
    let notes = language.switched_on(item, list, plan.rulebook().exclusion).into_iter().collect();
    SheetCell { notes, ..SheetCell::of(language.worth_of_item(item, plan.system())) }
}

/// Everything that a rulebook says of a pattern, in one cell.
fn whole(row: &PatternRow, cell: Option<&PatternCell>, column: &Column, language: Language) -> SheetCell {
    let plan = &column.plan;
    let mut out = value(cell.and_then(|cell| cell.winner.as_ref()), List::Winner, plan, language);
    out.mark = cell.map_or(Mark::None, |cell| cell.mark);
    if let Some(losers) = cell.and_then(|cell| cell.losers.as_ref()) {
        let losers = value(Some(losers), List::Losers, plan, language);
        out.notes.push(language.labeled(language.list(List::Losers), &losers.text));
        out.notes.extend(losers.notes);
    }
    match cell {
        Some(cell) if !row.excludes_alike => out.notes.extend(language.keeps_out(&cell.excludes, plan)),
        Some(_) => {}
        None => out.notes.extend(
            column.lacks(row.pattern).map(|(key, value)| language.counts_with(key, value, plan.rulebook().family)),
        ),
    }
    out
}
