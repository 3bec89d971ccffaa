//! The patterns of a sheet, group by group.

use tenbo_engine::patterns::{Category, Pattern};

use super::column::Column;
use super::pattern_cell::PatternCell;

/// A pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternRow {
    /// Which. One of a rulebook's custom hands is that of each column that has a cell.
    pub pattern: Pattern,
    /// What the rulebooks say of it; none where it is not counted.
    pub cells: Vec<Option<PatternCell>>,
    /// Whether they say different things.
    pub differs: bool,
    /// Whether all of them have it and it keeps the same from counting.
    pub excludes_alike: bool,
}

/// The patterns of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternGroup {
    /// The group.
    pub category: Category,
    /// Its patterns.
    pub rows: Vec<PatternRow>,
}

/// The patterns that one of the rulebooks counts, as the list of patterns groups them.
pub(super) fn groups(columns: &[&Column]) -> Vec<PatternGroup> {
    let catalogue = Pattern::ALL.iter().map(|&pattern| row(columns, pattern, |_| true));
    let own = Pattern::CUSTOM.iter().flat_map(|&pattern| own_rows(columns, pattern));
    let rows: Vec<PatternRow> = catalogue.chain(own).filter(|row| row.cells.iter().any(Option::is_some)).collect();
    let group = |&category: &Category| PatternGroup {
        category,
        rows: rows.iter().filter(|row| row.pattern.def().category == category).cloned().collect(),
    };
    Category::ALL.iter().map(group).filter(|group| !group.rows.is_empty()).collect()
}

/// The rows of a number of the rulebooks' own hands: one, or one for each where that is not the same hand.
fn own_rows(columns: &[&Column], pattern: Pattern) -> Vec<PatternRow> {
    let hands: Vec<_> = columns.iter().filter_map(|column| column.hand(pattern)).collect();
    let same = hands.windows(2).all(|pair| matches!(pair, [one, other] if one == other));
    let alone = |place: usize| row(columns, pattern, |other| other == place);
    if same { vec![row(columns, pattern, |_| true)] } else { (0..columns.len()).map(alone).collect() }
}

/// The row of a pattern, with the columns that it is about.
fn row(columns: &[&Column], pattern: Pattern, about: impl Fn(usize) -> bool) -> PatternRow {
    let of = |(place, column): (usize, &&Column)| about(place).then(|| PatternCell::of(column, pattern)).flatten();
    let cells: Vec<Option<PatternCell>> = columns.iter().enumerate().map(of).collect();
    // What only one of them counts makes no difference elsewhere.
    let heeded =
        |below: Pattern| below.custom_number().is_none() && columns.iter().all(|column| column.plan.values(below));
    let differ = |pair: &[Option<PatternCell>]| match pair {
        [Some(one), Some(other)] => !one.is_same(other, heeded),
        [None, None] | [] | [_] => false,
        _ => true,
    };
    let alike = |pair: &[Option<PatternCell>]| match pair {
        [Some(one), Some(other)] => one.excludes == other.excludes,
        _ => false,
    };
    PatternRow { pattern, differs: cells.windows(2).any(differ), excludes_alike: cells.windows(2).all(alike), cells }
}
