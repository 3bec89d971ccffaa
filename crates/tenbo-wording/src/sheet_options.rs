//! What the sheet says beside patterns: of a rulebook as a whole, of points of sets, of options.

use tenbo_engine::plan::Plan;
use tenbo_engine::rules::Mark;
use tenbo_session::editor::PatternLists;
use tenbo_session::rule_sheet::{FactRow, OptionCell, OptionGroup, OptionRow, PointsRow};

use super::language::{EditorWord, SheetWord, TablesWord, Word};
use super::number::grouped;
use super::rule_sheet::heading;
use super::sheet_payments::payments_in_words;
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
            is_off: row.is_off(),
            ..SheetRow::default()
        }
    };
    let group =
        |group: &OptionGroup| table(shown, language.part_of_rules(group.part), group.rows.iter().map(row).collect());
    shown.sheet.options.iter().flat_map(group).collect()
}

/// What else the rulebooks say: lists of which one pattern counts, who is liable, fouls of their own; beside each other also what they pay, since
/// the score tables of two stand nowhere else.
#[must_use]
pub fn other_tables(shown: &ShownSheet) -> Vec<SheetTable> {
    let language = shown.language;
    let of = |word: TablesWord, said: &dyn Fn(&Plan) -> Vec<(String, String)>| {
        let columns: Vec<_> = shown.sheet.columns().map(|column| said(&column.plan)).collect();
        table(shown, language.word_for(word, shown.family()), rows(shown, &columns))
    };
    let list = |lists: PatternLists| {
        let listed = if shown.sheet.other.is_some() { language.editor_on() } else { "" };
        of(heading(lists), &|plan| {
            let all = language.pattern_lists(lists, plan).into_iter();
            all.map(|patterns| (patterns, listed.to_owned())).collect()
        })
    };
    let paid = || {
        let limits = of(TablesWord::Limits, &|plan| language.limit_rows(plan));
        let faan = of(TablesWord::Settling, &|plan| language.settling_rows(plan));
        let auxiliary = of(TablesWord::Auxiliary, &|plan| language.auxiliary_rows(plan));
        let payments = of(TablesWord::Payments, &|plan| payments_in_words(language, plan));
        limits.into_iter().chain(faan).chain(auxiliary).chain(payments)
    };
    let paid = shown.sheet.other.is_some().then(paid).into_iter().flatten();
    let liability = of(TablesWord::Liability, &|plan| language.liability(plan));
    let fouls = of(TablesWord::Fouls, &|plan| language.own_fouls(plan));
    paid.chain(PatternLists::ALL.into_iter().flat_map(list)).chain(liability).chain(fouls).collect()
}

/// Of what each rulebook says a row for each thing; of one alone as it says it.
fn rows(shown: &ShownSheet, columns: &[Vec<(String, String)>]) -> Vec<SheetRow> {
    let row = |name: &str, cells: Vec<SheetCell>| SheetRow {
        name: name.to_owned().into(),
        differs: cells.windows(2).any(|pair| matches!(pair, [one, other] if one.text != other.text)),
        cells,
        ..SheetRow::default()
    };
    if let [said] = columns {
        return said.iter().map(|(name, said)| row(name, vec![SheetCell::of(said.clone())])).collect();
    }
    let mut names: Vec<&str> = Vec::new();
    for (name, _) in columns.iter().flatten() {
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    let cell = |name: &str, said: &Vec<(String, String)>| {
        let all: Vec<&str> = said.iter().filter(|(other, _)| other == name).map(|(_, said)| said.as_str()).collect();
        if all.is_empty() { nothing(shown) } else { SheetCell::of(shown.language.clauses_of(&all)) }
    };
    names.into_iter().map(|name| row(name, columns.iter().map(|said| cell(name, said)).collect())).collect()
}

/// A table with a column for each rulebook, if it has rows.
fn table(shown: &ShownSheet, caption: &'static str, rows: Vec<SheetRow>) -> Vec<SheetTable> {
    if rows.is_empty() { Vec::new() } else { vec![SheetTable { caption, heads: shown.heads(), rows }] }
}

/// What stands where a rulebook says nothing.
fn nothing(shown: &ShownSheet) -> SheetCell {
    SheetCell::empty(shown.language.word(SheetWord::NotUsed))
}
