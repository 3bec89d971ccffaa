//! What of a link asks for the sheet of its rulebook: `v1;r=riichi-ema-2025;sheet=differing;br=riichi-tenhou`. The rulebook beside
//! it is named by `br`, `bx` and `bo` as its own is by `r`, `x` and `o`.

use std::fmt::Write as _;

use tenbo_engine::named;

use super::reading::own_rulebook;
use super::{Dropped, Lost, VERSION, fragment, setting, unescape, write_rules};
use crate::rules::RulesChoice;

named! {
    /// Which rows a sheet shows.
    SheetRows {
        /// All.
        All = "all",
        /// Beside another rulebook only what differs.
        Differing = "differing",
    }
}

/// A sheet that a link asks for, but for the rulebook that it is of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetLink {
    /// What is shown.
    pub rows: SheetRows,
    /// The rulebook beside.
    pub beside: Option<RulesChoice>,
}

impl SheetLink {
    /// The text of a link, without `#`, that opens the sheet of a rulebook.
    #[must_use]
    pub fn write(&self, rules: &RulesChoice) -> String {
        let mut out = String::from(VERSION);
        let mut field = |name: &str, value: &str| {
            let _ = write!(out, ";{name}={value}");
        };
        write_rules(rules, ["r", "x", "o"], &mut field);
        field("sheet", self.rows.as_str());
        if let Some(beside) = &self.beside {
            write_rules(beside, ["br", "bx", "bo"], &mut field);
        }
        out
    }

    /// What a link's text says of the sheet, and what of that was dropped. All rulebooks must be here.
    #[must_use]
    pub fn read(text: &str) -> (SheetLink, Vec<Dropped>) {
        let mut link = SheetLink { rows: SheetRows::Differing, beside: None };
        let mut dropped = Vec::new();
        let text = unescape(fragment(text));
        let fields: Vec<(&str, &str)> = text.split(';').filter_map(|field| field.trim().split_once('=')).collect();
        // The house rules come last, wherever the link says them.
        for wanted in ["sheet", "br", "bx", "bo"] {
            for (_, value) in fields.iter().filter(|(name, _)| *name == wanted) {
                if let Some((what, text)) = link.field(wanted, value) {
                    dropped.push(Dropped { what, text });
                }
            }
        }
        (link, dropped)
    }

    /// Takes a field; what could not be taken is given back.
    fn field(&mut self, name: &str, value: &str) -> Option<(Lost, String)> {
        let (taken, lost) = match name {
            "sheet" => (value.parse().map(|rows| self.rows = rows).is_ok(), Lost::Value),
            "br" => (self.lay(RulesChoice::of(value)), Lost::Rulebook),
            "bx" => (self.lay(own_rulebook(value)), Lost::Rulebook),
            _ => return Some((Lost::Option, self.unset(value))).filter(|(_, left)| !left.is_empty()),
        };
        (!taken).then(|| (lost, value.to_owned()))
    }

    /// Lays a rulebook beside, if it is one.
    fn lay(&mut self, rules: Option<RulesChoice>) -> bool {
        let is_one = rules.is_some();
        self.beside = rules.or(self.beside.take());
        is_one
    }

    /// Sets house rules of the rulebook beside; those that cannot be set are given back.
    fn unset(&mut self, text: &str) -> String {
        let Some(rules) = self.beside.as_mut() else { return text.to_owned() };
        let is_set = |entry: &&str| setting::read(entry).is_some_and(|(key, value)| rules.set(key, value));
        let (_, left): (Vec<&str>, Vec<&str>) = text.split(',').partition(is_set);
        left.join(",")
    }
}
