//! What the sheet says beside patterns: of a rulebook as a whole, of points of sets, of options.

use tenbo_engine::plan::Plan;
use tenbo_engine::rules::Mark;
use tenbo_session::editor::PatternLists;
use tenbo_session::rule_sheet::{FactRow, OptionCell, OptionGroup, OptionRow, PointsRow};

use super::language::{EditorWord, SheetWord, TablesWord, Word};
use super::number::grouped;
use super::rule_sheet::heading;
use super::sheet_table::{SheetCell, SheetRow, SheetTable, ShownSheet};

/// The rulebook as a whole.
#[must_use]
pub fn fact_tables(shown: &ShownSheet) -> Vec<SheetTable> {
    let (language, family) = (shown.language, shown.family());
    let row = |row: &FactRow| {
        let plans = shown.sheet.columns().map(|column| &column.plan);
        let cell = |(plan, mark): (&Plan, &Option<Mark>)| match *mark {
            Some(mark) => SheetCell { mark, ..SheetCell::of(language.fact(row.fact, plan)) },
            None => nothing(shown),
        };
        SheetRow {
            name: language.fact_name(row.fact, family).into(),
            cells: plans.zip(&row.cells).map(cell).collect(),
            differs: row.differs,
            ..SheetRow::default()
        }
    };
    table(shown, language.word(Word::Rulebook), shown.sheet.facts.iter().map(row).collect())
}

/// The points or fu of sets, waits and wins.
#[must_use]
pub fn points_tables(shown: &ShownSheet) -> Vec<SheetTable> {
    let language = shown.language;
    let cell = |cell: &Option<(i64, Mark)>| match *cell {
        Some((points, mark)) => SheetCell { mark, ..SheetCell::of(grouped(points)) },
        None => nothing(shown),
    };
    let row = |row: &PointsRow| {
        let name = language.basic_field(row.field, shown.family());
        SheetRow {
            name: if name.is_empty() { row.field } else { name }.into(),
            cells: row.cells.iter().map(cell).collect(),
            differs: row.differs,
            ..SheetRow::default()
        }
    };
    table(shown, language.word_for(EditorWord::Points, shown.family()), shown.sheet.points.iter().map(row).collect())
}

/// The options, a table for each part of them, with the marks of house rules and usual practice.
#[must_use]
pub fn option_tables(shown: &ShownSheet) -> Vec<SheetTable> {
    let (language, family) = (shown.language, shown.family());
    let row = |row: &OptionRow| {
        let cell = |cell: &Option<OptionCell>| {
            cell.map_or_else(
                || nothing(shown),
                |OptionCell { value, mark }| {
                    let said = language.setting(row.key, value, family);
                    SheetCell { mark, ..SheetCell::of(said) }
                },
            )
        };
        SheetRow {
            name: language.option(row.key, family).into(),
            cells: row.cells.iter().map(cell).collect(),
            differs: row.differs,
            ..SheetRow::default()
        }
    };
    let group =
        |group: &OptionGroup| table(shown, language.part_of_rules(group.part), group.rows.iter().map(row).collect());
    shown.sheet.options.iter().flat_map(group).collect()
}

/// What one rulebook alone says besides: its own table of payments, lists of which one pattern counts, who is liable.
#[must_use]
pub fn other_tables(shown: &ShownSheet) -> Vec<SheetTable> {
    if shown.sheet.other.is_some() {
        return Vec::new();
    }
    let (language, plan) = (shown.language, &shown.sheet.first.plan);
    let row = |(name, said): (String, String)| SheetRow {
        name: name.into(),
        cells: vec![SheetCell::of(said)],
        ..SheetRow::default()
    };
    let of = |word: TablesWord, rows: Vec<(String, String)>| {
        table(shown, language.word_for(word, shown.family()), rows.into_iter().map(row).collect())
    };
    let list = |lists: PatternLists| {
        let rows = language.pattern_lists(lists, plan).into_iter();
        of(heading(lists), rows.map(|patterns| (patterns, String::new())).collect())
    };
    let payments = of(TablesWord::Payments, language.payment_table(&plan.book));
    let lists = PatternLists::ALL.into_iter().flat_map(list);
    payments.into_iter().chain(lists).chain(of(TablesWord::Liability, language.liability(plan))).collect()
}

/// A table with a column for each rulebook, if it has rows.
fn table(shown: &ShownSheet, caption: &'static str, rows: Vec<SheetRow>) -> Vec<SheetTable> {
    if rows.is_empty() { Vec::new() } else { vec![SheetTable { caption, heads: shown.heads(), rows }] }
}

/// What stands where a rulebook says nothing.
fn nothing(shown: &ShownSheet) -> SheetCell {
    SheetCell::empty(shown.language.word(SheetWord::NotUsed))
}
