//! What heads the page: the outcome of a deal, with who hands over what.

use tenbo_engine::settle::answer;
use tenbo_session::sticks::Tender;
use tenbo_session::{Seating, State};
use tenbo_testing::files;
use tenbo_wording::number::grouped;
use tenbo_wording::ornament::Ornament;
use tenbo_wording::outcome::{Calm, Column, Figure, Outcome, Payers, SeatPays, Win, Wins};
use tenbo_wording::shown::Shown;

use super::page::{Page, cells, compare, in_every_language};
use super::situations::linked;

/// The outcome, in every language.
fn said(state: &State) -> String {
    let plan = state.rules.plan();
    let draft = state.deal(&plan);
    let answer = answer(&draft, &plan);
    in_every_language(plan.rulebook().family, |page| {
        let seating = Seating::default();
        let shown =
            Shown { language: page.language, state, plan: &plan, draft: &draft, answer: &answer, seating: &seating };
        page.outcome(&Outcome::of(&shown), Tender::of(&plan));
    })
}

impl Page {
    fn outcome(&mut self, outcome: &Outcome, tender: Option<Tender>) {
        match outcome {
            Outcome::Win(win) => {
                self.win(win);
                win.payers.iter().for_each(|payers| self.line(&self.language.handed(payers, tender)));
            }
            Outcome::Wins(Wins { cause, figure, columns }) => {
                self.line(cause);
                self.line(&told(figure));
                let column = |Column { name, amount, parts, barred, .. }: &Column| {
                    cells([name, &grouped(*amount), parts, barred.as_deref().unwrap_or_default()])
                };
                columns.iter().for_each(|one| self.line(&column(one)));
            }
            Outcome::Calm(Calm { kanji, title, why }) => {
                self.line(&cells([&characters(*kanji), title]));
                why.iter().for_each(|why| self.line(why));
            }
        }
    }

    fn win(&mut self, win: &Win) {
        let Win { cause, figure, seal, how, payers, seats, receives, deposits, .. } = win;
        self.line(cause);
        let seal = seal.iter().flat_map(|seal| [characters(seal.kanji), seal.name.clone()]);
        self.line(&cells([told(figure)].into_iter().chain(seal).chain(how.iter().cloned())));
        let payer = |Payers { names, does, amount, liable, .. }: &Payers| {
            let liable = if *liable { "!" } else { "" };
            cells([names, does, &grouped(*amount), liable])
        };
        payers.iter().for_each(|row| self.line(&payer(row)));
        let seat = |SeatPays { name, amount, why, .. }: &SeatPays| cells([name, &grouped(*amount), why]);
        seats.iter().for_each(|row| self.line(&format!("  {}", seat(row))));
        self.line(&format!("= {} + {}", grouped(*receives), grouped(*deposits)));
    }
}

pub fn told(figure: &Figure) -> String {
    let parts = [figure.text.as_str(), &figure.unit, figure.per.unwrap_or_default()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

fn characters(kanji: Option<Ornament>) -> String {
    kanji.map_or_else(String::new, |kanji| format!("{} [{}]", kanji.text, kanji.lang))
}

/// `tests/data/said/outcomes.txt` has the links of the deals, each with a name.
#[test]
fn outcomes_are_said() {
    for line in files::text("tests/data/said/outcomes.txt").lines().filter(|line| !line.starts_with('#')) {
        let (name, link) = line.split_once(' ').unwrap();
        compare("outcome", name, &said(&linked(name, link)));
    }
}
