//! What *Rulebooks* says of a hand under every rulebook.

use tenbo_session::editor::Library;
use tenbo_session::editor::compare::rulebooks;
use tenbo_session::{Seating, State};
use tenbo_testing::files;
use tenbo_wording::EditorWord;
use tenbo_wording::compare::{CompareRow, NamedRulebook, compare_rows};

use super::page::{Page, cells, compare, in_every_language};
use super::situations::linked;

/// The table, in every language.
fn said(state: &State) -> String {
    in_every_language(state.rules.plan().book.family, |page| {
        let rows =
            compare_rows(page.language, state, rulebooks(&state.rules, &Library::default()), &Seating::default());
        rows.iter().for_each(|row| page.comparison(row));
    })
}

impl Page {
    fn comparison(&mut self, row: &CompareRow) {
        let CompareRow { played, rulebook, cells: said, alike } = row;
        let mark = if *played { format!(" ({})", self.language.word(EditorWord::Played)) } else { String::new() };
        let played = format!("{}{mark}", name(rulebook));
        let payment = said.payment.as_deref().unwrap_or_default();
        self.line(&cells([played.as_str(), &said.worth, payment, &said.lines]));
        if !alike.is_empty() {
            let names: Vec<String> = alike.iter().map(name).collect();
            self.line(&format!("  {}: {}", self.language.alike(alike.len()), names.join(" · ")));
        }
    }
}

/// The name, with its language where that is not the page's.
fn name(rulebook: &NamedRulebook) -> String {
    rulebook.lang.map_or_else(|| rulebook.name.clone(), |lang| format!("{} [{lang}]", rulebook.name))
}

/// `tests/data/said/compared.txt` has the links of the hands, each with a name.
#[test]
fn comparisons_are_said() {
    for line in files::text("tests/data/said/compared.txt").lines().filter(|line| !line.starts_with('#')) {
        let (name, link) = line.split_once(' ').unwrap();
        compare("compare", name, &said(&linked(name, link)));
    }
}
