//! The tables of the sheet of a rulebook: one row for each thing that is said, one column for each rulebook.

use std::borrow::Cow;

use tenbo_engine::rules::{Family, Mark};
use tenbo_engine::templates::Template;
use tenbo_session::editor::List;
use tenbo_session::example::Example;
use tenbo_session::rule_sheet::RuleSheet;

use super::language::Language;
use super::pattern_names::PatternNames;

/// What is shown, in which language.
#[derive(Clone, Copy, Debug)]
pub struct ShownSheet<'a> {
    /// The rows.
    pub sheet: &'a RuleSheet,
    /// The language.
    pub language: Language,
}

impl ShownSheet<'_> {
    /// Whose words are used: those of the first rulebook.
    pub(super) fn family(&self) -> Family {
        self.sheet.first.plan.rulebook().family
    }
}

/// The head of a column, and its language where that is not the page's.
pub type Head = (String, Option<&'static str>);

/// A table.
#[derive(Clone, Debug)]
pub struct SheetTable {
    /// What its rows are.
    pub caption: &'static str,
    /// The heads of its columns, if they have any.
    pub heads: Vec<Head>,
    /// The rows.
    pub rows: Vec<SheetRow>,
}

impl SheetTable {
    /// The same with no more than the rows that differ, or that do not; nothing where there are none.
    #[must_use]
    pub fn only(mut self, differs: bool) -> Option<SheetTable> {
        self.rows.retain(|row| row.differs == differs);
        Some(self).filter(|table| !table.rows.is_empty())
    }
}

/// A row.
#[derive(Clone, Debug, Default)]
pub struct SheetRow {
    /// What it is about.
    pub name: Cow<'static, str>,
    /// The same of a pattern.
    pub names: Option<PatternNames>,
    /// More about it.
    pub note: Option<String>,
    /// What it consists of, if it is a custom hand.
    pub template: Option<Template>,
    /// A hand that has it.
    pub example: Option<Example>,
    /// What is said.
    pub cells: Vec<SheetCell>,
    /// The rulebooks say different things.
    pub differs: bool,
    /// It is off as in most rulebooks.
    pub is_off: bool,
}

/// What a rulebook says.
#[derive(Clone, Debug, Default)]
pub struct SheetCell {
    /// In short.
    pub text: String,
    /// That it says nothing.
    pub is_empty: bool,
    /// What is said of where it is from.
    pub mark: Mark,
    /// What more there is to say.
    pub notes: Vec<String>,
}

impl SheetCell {
    /// A text and no more.
    pub(super) fn of(text: String) -> SheetCell {
        SheetCell { text, ..SheetCell::default() }
    }

    /// What stands where a rulebook says nothing.
    pub(super) fn empty(text: &str) -> SheetCell {
        SheetCell { is_empty: true, ..SheetCell::of(text.to_owned()) }
    }
}

impl ShownSheet<'_> {
    /// A column for each rulebook. The one column of one rulebook alone has no head: the caption says enough.
    pub(super) fn heads(&self) -> Vec<Head> {
        if self.sheet.other.is_none() {
            return Vec::new();
        }
        let columns = self.sheet.columns().map(|column| &column.rules);
        columns.map(|rules| (self.language.rules_name(rules), self.language.rules_name_language(rules))).collect()
    }

    /// Where losers' hands count, one rulebook alone has a column for them.
    pub(super) fn heads_of_values(&self) -> Vec<Head> {
        if self.sheet.other.is_none() && self.sheet.has_losers() {
            return List::ALL.into_iter().map(|list| (self.language.list(list).to_owned(), None)).collect();
        }
        self.heads()
    }
}
