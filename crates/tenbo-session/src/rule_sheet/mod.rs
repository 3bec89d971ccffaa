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
use super::editor::differs::{Difference, between};
pub use column::Column;
pub use fact::{Fact, FactRow};
pub use option_rows::{OptionCell, OptionGroup, OptionRow};
pub use pattern_cell::PatternCell;
pub use pattern_rows::{PatternGroup, PatternRow};
pub use points_rows::PointsRow;

/// Options that stand among the facts.
const FACTS: [OptionKey; 3] = [OptionKey::System, OptionKey::Limit, OptionKey::MinimumValue];

/// Parts of a rulebook that have rows of their own, so that nobody has to be told apart that they differ.
const SHOWN: [&str; 4] = ["hands", "family", "minimum", "exclusion"];

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
    /// Parts that differ and have no rows here, by their names in files.
    pub parts: Vec<&'static str>,
}

impl RuleSheet {
    /// The sheet of a rulebook, beside another one if there is one.
    #[must_use]
    pub fn of(rules: &RulesChoice, beside: Option<&RulesChoice>) -> RuleSheet {
        let (first, other) = (Column::of(rules), beside.map(Column::of));
        let columns: Vec<&Column> = std::iter::once(&first).chain(&other).collect();
        let parts = other.as_ref().map(|other| parts(&first, other)).unwrap_or_default();
        let left_out = if beside.is_none() { left_out(&first) } else { Vec::new() };
        RuleSheet {
            left_out,
            facts: fact::rows(&columns),
            patterns: pattern_rows::groups(&columns),
            points: points_rows::rows(&columns),
            options: option_rows::groups(&columns),
            parts,
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

    /// The same with no more than what differs.
    #[must_use]
    pub fn only_what_differs(mut self) -> RuleSheet {
        self.left_out.clear();
        self.facts.retain(|row| row.differs);
        self.points.retain(|row| row.differs);
        self.patterns.iter_mut().for_each(|group| group.rows.retain(|row| row.differs));
        self.patterns.retain(|group| !group.rows.is_empty());
        self.options.iter_mut().for_each(|group| group.rows.retain(|row| row.differs));
        self.options.retain(|group| !group.rows.is_empty());
        self
    }

    /// Whether there is nothing to say.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let rows = self.facts.is_empty() && self.points.is_empty();
        rows && self.patterns.is_empty() && self.options.is_empty() && self.parts.is_empty()
    }
}

/// What a rulebook values and does not count.
fn left_out(column: &Column) -> Vec<(Pattern, OptionKey, i64)> {
    let all = Pattern::ALL.iter().chain(Pattern::OWN.iter());
    all.filter_map(|&pattern| column.lacks(pattern).map(|(key, value)| (pattern, key, value))).collect()
}

/// The parts that differ and have no rows.
fn parts(first: &Column, other: &Column) -> Vec<&'static str> {
    let differences = between(&other.plan.book, &first.plan.book).into_iter();
    let parts =
        differences.filter_map(|difference| if let Difference::Part(part) = difference { Some(part) } else { None });
    parts.filter(|part| !SHOWN.contains(part)).collect()
}
