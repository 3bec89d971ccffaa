//! The options on a sheet: those that matter for a rulebook, part by part.

use tenbo_engine::options::{OptionKey, OptionSpec, Options};
use tenbo_engine::rules::Mark;

use super::FACTS;
use super::column::Column;
use crate::option_list::{OptionOrder, Part};

/// How an option is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionCell {
    /// The raw value, as in `Options`.
    pub value: Option<i64>,
    /// A house rule where a person has set it otherwise than the base; else the mark of the rulebook.
    pub mark: Mark,
}

/// An option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionRow {
    /// Which.
    pub key: OptionKey,
    /// How it is set; none where it has no effect.
    pub cells: Vec<Option<OptionCell>>,
    /// Whether it is not set alike.
    pub differs: bool,
}

impl OptionRow {
    /// Whether each rulebook leaves it off as most do, so that a list of what is played can do without it.
    #[must_use]
    pub fn is_off(&self) -> bool {
        let off = match self.key.spec() {
            OptionSpec::Choice(_) => self.key.spec().raw("none"),
            OptionSpec::Flag(_) | OptionSpec::Number { .. } => Some(0),
        };
        let usual = off == Options::default().get(self.key);
        let is_off = |cell: &OptionCell| cell.value == off && cell.mark != Mark::HouseRule;
        usual && self.cells.iter().flatten().all(is_off)
    }
}

/// The options of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionGroup {
    /// The part.
    pub part: Part,
    /// Its options.
    pub rows: Vec<OptionRow>,
}

/// The parts in the order of the first rulebook's list of options.
pub(super) fn groups(columns: &[&Column]) -> Vec<OptionGroup> {
    let parts = columns.first().map_or(Part::ALL, |column| OptionOrder::of(&column.rules, &column.plan).parts());
    let keys = OptionKey::ALL.iter().filter(|key| !FACTS.contains(key));
    let rows: Vec<OptionRow> =
        keys.map(|&key| row(columns, key)).filter(|row| row.cells.iter().any(Option::is_some)).collect();
    let group =
        |part: Part| OptionGroup { part, rows: rows.iter().filter(|row| Part::of(row.key) == part).cloned().collect() };
    parts.into_iter().map(group).filter(|group| !group.rows.is_empty()).collect()
}

fn row(columns: &[&Column], key: OptionKey) -> OptionRow {
    let cells: Vec<_> = columns.iter().map(|column| cell(column, key)).collect();
    let value = |cell: &Option<OptionCell>| cell.map(|cell| cell.value);
    let differs = cells.windows(2).any(|pair| matches!(pair, [one, other] if value(one) != value(other)));
    OptionRow { key, cells, differs }
}

fn cell(column: &Column, key: OptionKey) -> Option<OptionCell> {
    let book = column.book();
    let block = book.option_blocks.get(key as usize).copied().unwrap_or_default();
    let mark = || column.mark(|book| book.options.get(key), block.into());
    column.heeds(key).then(|| OptionCell { value: book.options.get(key), mark: mark() })
}
