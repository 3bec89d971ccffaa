//! A rulebook as a sheet: what it counts and by which options, alone or beside another one with what differs. No words here.

mod column;
mod fact;
mod option_rows;
mod pattern_cell;
mod pattern_rows;
mod points_rows;
#[cfg(test)]
mod tests;

use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;

use super::RulesChoice;
pub use column::Column;
pub use fact::{Fact, FactRow};
pub use option_rows::{OptionCell, OptionGroup, OptionRow};
pub use pattern_cell::PatternCell;
pub use pattern_rows::{PatternGroup, PatternRow};
pub use points_rows::PointsRow;

/// Options that stand among the facts.
const FACTS: [OptionKey; 3] = [OptionKey::System, OptionKey::Limit, OptionKey::MinimumValue];

/// What a sheet says. Cells of a row stand in the order of the columns.
#[derive(Clone, Debug)]
pub struct RuleSheet {
    /// The rulebook that it is about.
    pub first: Column,
    /// The one beside it.
    pub other: Option<Column>,
    /// What is said of each as a whole.
    pub facts: Vec<FactRow>,
    /// The patterns that one of them counts.
    pub patterns: Vec<PatternGroup>,
    /// Patterns that the one rulebook of a sheet values and does not count as its options are set, each with the option and
    /// what it would have to be. Beside another rulebook they have their row among the patterns, if that one counts them.
    pub left_out: Vec<(Pattern, OptionKey, i64)>,
    /// Points or fu of sets, waits and wins.
    pub points: Vec<PointsRow>,
    /// The options that matter for one of them.
    pub options: Vec<OptionGroup>,
}

impl RuleSheet {
    /// The sheet of a rulebook, beside another one if there is one.
    #[must_use]
    pub fn of(rules: &RulesChoice, beside: Option<&RulesChoice>) -> RuleSheet {
        let (first, other) = (Column::of(rules), beside.map(Column::of));
        let columns: Vec<&Column> = std::iter::once(&first).chain(&other).collect();
        let left_out = if beside.is_none() { left_out(&first) } else { Vec::new() };
        RuleSheet {
            left_out,
            facts: fact::rows(&columns),
            patterns: pattern_rows::groups(&columns),
            points: points_rows::rows(&columns),
            options: option_rows::groups(&columns),
            first,
            other,
        }
    }

    /// The rulebooks.
    pub fn columns(&self) -> impl Iterator<Item = &Column> {
        std::iter::once(&self.first).chain(&self.other)
    }

    /// Whether the hands of losers count anything.
    #[must_use]
    pub fn has_losers(&self) -> bool {
        let mut cells = self.patterns.iter().flat_map(|group| &group.rows).flat_map(|row| &row.cells);
        cells.any(|cell| cell.as_ref().is_some_and(|cell| cell.losers.is_some()))
    }
}

/// What a rulebook values and does not count.
fn left_out(column: &Column) -> Vec<(Pattern, OptionKey, i64)> {
    let all = Pattern::ALL.iter().chain(Pattern::CUSTOM.iter());
    all.filter_map(|&pattern| column.lacks(pattern).map(|(key, value)| (pattern, key, value))).collect()
}
