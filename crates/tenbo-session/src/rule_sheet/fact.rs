//! What a sheet says of a rulebook as a whole.

use tenbo_engine::options::OptionKey;
use tenbo_engine::rules::Mark;

use super::column::Column;

/// A thing that is said of each rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Which game it is.
    Family,
    /// How hands are counted.
    System,
    /// The most that a hand is worth.
    Limit,
    /// What a hand must reach.
    Minimum,
    /// How patterns keep each other from counting.
    Exclusion,
}

impl Fact {
    /// All, in the order of the sheet.
    pub const ALL: [Fact; 5] = [Fact::Family, Fact::System, Fact::Limit, Fact::Minimum, Fact::Exclusion];

    /// Whether it says anything of a rulebook.
    fn is_of(self, column: &Column) -> bool {
        self != Fact::Limit || column.heeds(OptionKey::Limit)
    }

    fn mark(self, column: &Column) -> Mark {
        match self {
            Fact::Family => column.mark(|book| book.family, 0),
            Fact::System => column.mark(|book| book.options.get(OptionKey::System), 0),
            Fact::Limit => column.mark(|book| book.options.get(OptionKey::Limit), 0),
            Fact::Minimum => column.mark(|book| book.minimum, 0),
            Fact::Exclusion => column.mark(|book| book.exclusion, 0),
        }
    }

    /// Whether it is the same of two rulebooks.
    fn is_same(self, one: &Column, other: &Column) -> bool {
        let limit = |column: &Column| self.is_of(column).then(|| column.book().options.get(OptionKey::Limit));
        match self {
            Fact::Family => one.book().family == other.book().family,
            Fact::System => one.plan.system() == other.plan.system(),
            Fact::Limit => limit(one) == limit(other),
            Fact::Minimum => one.book().minimum == other.book().minimum,
            Fact::Exclusion => one.book().exclusion == other.book().exclusion,
        }
    }
}

/// A row about the whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactRow {
    /// What is said.
    pub fact: Fact,
    /// Of which rulebooks it says something, and whether a person has changed that.
    pub cells: Vec<Option<Mark>>,
    /// Whether it is not the same of all.
    pub differs: bool,
}

/// The rows.
pub(super) fn rows(columns: &[&Column]) -> Vec<FactRow> {
    let row = |fact: Fact| FactRow {
        fact,
        cells: columns.iter().map(|column| fact.is_of(column).then(|| fact.mark(column))).collect(),
        differs: columns.windows(2).any(|pair| matches!(pair, [one, other] if !fact.is_same(one, other))),
    };
    let said = |row: &FactRow| row.cells.iter().any(Option::is_some);
    Fact::ALL.into_iter().map(row).filter(said).collect()
}
