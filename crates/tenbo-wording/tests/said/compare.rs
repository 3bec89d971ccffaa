//! What *Rulebooks* says of a hand under every rulebook.

use tenbo_session::editor::Library;
use tenbo_session::editor::compare::rulebooks;
use tenbo_session::{Seating, State};
use tenbo_testing::files;
use tenbo_wording::compare::NamedRulebook;
use tenbo_wording::comparison::{ComparedRow, Comparison};

use super::page::{Page, cells, compare, in_every_language};
use super::situations::linked;

/// The page, in every language.
fn said(state: &State) -> String {
    in_every_language(state.rules.plan().rulebook().family, |page| {
        let language = page.language;
        let all = rulebooks(&state.rules, &Library::default());
        let all = Comparison::of(language, state, all, &Seating::default());
        page.line(all.question(language).as_deref().unwrap_or("?"));
        page.compared(&all.yours);
        all.differ.iter().for_each(|row| page.compared(row));
        page.line(&language.as_yours(all.same.len()));
        all.same.iter().for_each(|row| page.compared(row));
        page.line(&language.others(all.of_others()));
        for family in &all.others {
            page.line(language.family(family.family));
            family.rows.iter().for_each(|row| page.compared(row));
        }
        for group in &all.elsewhere {
            page.line(&language.labeled(group.why, &names(&group.rulebooks)));
        }
    })
}

impl Page {
    fn compared(&mut self, row: &ComparedRow) {
        self.line(&cells([&*name(&row.rulebook), &row.value, &row.reason, &names(&row.alike)]));
    }
}

fn names(rulebooks: &[NamedRulebook]) -> String {
    rulebooks.iter().map(name).collect::<Vec<_>>().join(" · ")
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
