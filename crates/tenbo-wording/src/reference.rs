//! The pages of reference in words: values, what a near miss lacks, and the score tables.

use tenbo_engine::Ratio;
use tenbo_engine::deal::{By, Situation};
use tenbo_engine::options::System;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Family, Item, LimitName, PayoffCase, Unit};
use tenbo_engine::tiles::Tile;

use super::language::{EditorWord, Language, ReferenceWord};
use super::number::grouped;
use tenbo_session::example::{Differs, Example};
use tenbo_session::tables::{
    Doubling, Limit, Payments, Winner, Worth, base, doubling, first_limit, fu, halves_of_missing, limits, payments,
    worths,
};

/// What stands where no hand counts to that.
const NONE: &str = "–";

/// A table to look something up in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// What it says.
    pub title: String,
    /// What the first column holds.
    pub corner: String,
    /// The others.
    pub columns: Vec<String>,
    /// Their cells, each row behind what it is about.
    pub rows: Vec<(String, Vec<String>)>,
}

impl Language {
    /// What an item is worth, in full: "2 han, concealed 3 han".
    #[must_use]
    pub fn worth_of_item(self, item: &Item, system: System) -> String {
        let amount = |value: Ratio| match (item.unit, system, value.as_whole()) {
            (Unit::PercentOfLimit, System::HanFu, Some(percent)) => self.yakuman(percent),
            _ => self.amount(value, item.unit),
        };
        if let Some(share) = item.share_of_winner {
            return self.ref_share(&super::number::ratio(share));
        }
        let mut parts = vec![amount(item.value)];
        let with = |word: EditorWord, value: Ratio| [self.word(word), " ", &amount(value)].concat();
        parts.extend(item.concealed_value.map(|value| with(EditorWord::Concealed, value)));
        parts.extend(item.self_drawn_value.map(|value| with(EditorWord::SelfDrawn, value)));
        if item.concealed_only {
            parts.push(self.word(ReferenceWord::ConcealedOnly).to_owned());
        }
        self.listed(&parts)
    }

    /// What happened in an example, in the words of a family of rules.
    #[must_use]
    pub fn what_happened(self, example: &Example, family: Family) -> String {
        self.happenings(&example.events, &example.situation, family)
    }

    fn happenings(self, events: &[String], situations: &[Situation], family: Family) -> String {
        let events = events.iter().map(|event| self.event(event, family));
        let all = events.chain(situations.iter().map(|&situation| self.situation(situation, family)));
        self.listed(&all.collect::<Vec<_>>())
    }

    /// What a near miss lacks.
    #[must_use]
    pub fn missing_in(self, differs: &Differs, family: Family) -> String {
        let tiles =
            |tiles: &[Tile]| self.listed(&tiles.iter().map(|&tile| self.tile(tile, family)).collect::<Vec<_>>());
        let (lost, gained) = (tiles(&differs.lost), tiles(&differs.gained));
        let mut parts: Vec<String> = Vec::new();
        match (lost.is_empty(), gained.is_empty()) {
            (true, true) => {}
            (false, true) => parts.push(self.ref_without(&lost)),
            (true, false) => parts.push(self.ref_with(&gained)),
            (false, false) => parts.push(self.ref_instead(&gained, &lost)),
        }
        let [lost, more] = [0, 1].map(|place: usize| {
            let events = differs.events.get(place).map_or(&[][..], Vec::as_slice);
            let situations = differs.situation.get(place).map_or(&[][..], Vec::as_slice);
            self.happenings(events, situations, family)
        });
        if !lost.is_empty() {
            parts.push(self.ref_without(&lost));
        }
        if !more.is_empty() {
            parts.push(self.ref_with(&more));
        }
        parts.extend(differs.tile.map(|tile| self.ref_completed(&self.tile(tile, family))));
        parts.extend(differs.by.map(|by: By| self.ref_won(self.by(by, family))));
        if differs.melds {
            parts.push(self.word_for(ReferenceWord::OtherMelds, family).to_owned());
        }
        self.ref_lacks(&self.clauses_of(&parts))
    }
}

/// The tables of a rulebook.
#[must_use]
pub fn grids(language: Language, plan: &Plan) -> Vec<Grid> {
    match plan.system() {
        System::HanFu => {
            let (others, dealer) = Winner::ALL.split_at(2);
            let mut all = vec![
                of_limits(language, plan, ReferenceWord::Limits, others),
                of_limits(language, plan, ReferenceWord::DealerLimits, dealer),
            ];
            all.extend(Winner::ALL.iter().map(|&winner| of_fu(language, plan, winner)));
            all
        }
        System::PointDouble => {
            let mut all: Vec<Grid> = doubling(plan).iter().map(|table| of_doubles(language, table)).collect();
            all.extend(of_payments(language, plan));
            all
        }
        System::FaanLaak | System::Points => of_payments(language, plan),
    }
}

/// What counters add, where there are any.
#[must_use]
pub fn counters(language: Language, plan: &Plan) -> Option<String> {
    let each = plan.rulebook().options.payments.counter_value;
    let losers = if plan.rulebook().options.tiles.players == 3 { 2 } else { 3 };
    (plan.system() == System::HanFu && each > 0)
        .then(|| language.ref_counters(plan.rulebook().family, &grouped(each * losers), &grouped(each)))
}

fn paid(plan: &Plan, winner: Winner, base: i64) -> String {
    let (each, dealer) = winner.paid(base, halves_of_missing(plan));
    dealer.map_or_else(|| grouped(each), |dealer| [&grouped(each), " / ", &grouped(dealer)].concat())
}

fn of_fu(language: Language, plan: &Plan, winner: Winner) -> Grid {
    let han: Vec<i64> = (1..first_limit(plan)).collect();
    let row = |fu: i64| {
        let cell =
            |&han: &i64| base(plan, winner, han, fu).map_or_else(|| NONE.to_owned(), |base| paid(plan, winner, base));
        (fu.to_string(), han.iter().map(cell).collect())
    };
    Grid {
        title: language.riichi_winner(winner).to_owned(),
        corner: language.unit(Unit::Fu).to_owned(),
        columns: han.iter().map(|han| language.amount_of(Unit::Han, &han.to_string())).collect(),
        rows: fu(plan, winner).map(row).collect(),
    }
}

fn of_limits(language: Language, plan: &Plan, title: ReferenceWord, winners: &[Winner]) -> Grid {
    let row = |limit: &Limit| {
        let name = match usize::try_from(limit.times - 2) {
            Ok(fold) if limit.name == LimitName::Yakuman => language.yakuman_times(fold.min(4)),
            _ => language.limit(limit.name),
        };
        let han = limit.han.map(|(from, to)| match to {
            Some(to) if to > from => [&from.to_string(), "–", &to.to_string()].concat(),
            Some(_) => from.to_string(),
            None => [&from.to_string(), "+"].concat(),
        });
        let name =
            han.map_or_else(|| name.to_owned(), |han| [name, " ", &language.amount_of(Unit::Han, &han)].concat());
        (name, winners.iter().map(|&winner| paid(plan, winner, limit.base)).collect())
    };
    Grid {
        title: language.word_for(title, plan.rulebook().family).to_owned(),
        corner: language.word(ReferenceWord::Limit).to_owned(),
        columns: winners.iter().map(|&winner| language.riichi_column(winner).to_owned()).collect(),
        rows: limits(plan).iter().map(row).collect(),
    }
}

pub(super) fn of_doubles(language: Language, table: &Doubling) -> Grid {
    let row =
        |(points, totals): &(i64, Vec<i64>)| (points.to_string(), totals.iter().map(|&total| grouped(total)).collect());
    Grid {
        title: language.word(ReferenceWord::Doubling).to_owned(),
        corner: language.unit(Unit::Points).to_owned(),
        columns: table.doubles.iter().map(ToString::to_string).collect(),
        rows: table.rows.iter().map(row).collect(),
    }
}

fn of_payments(language: Language, plan: &Plan) -> Vec<Grid> {
    let worths = worths(plan);
    let counted = worths.iter().any(|worth| worth.counted.is_some_and(|counted| counted != Ratio::whole(worth.total)));
    let unit = plan.winner().items().iter().map(|item| item.unit).find(|&unit| unit != Unit::PercentOfLimit);
    let unit = match plan.system() {
        System::PointDouble => Unit::Points,
        _ => unit.unwrap_or(Unit::Points),
    };
    let one = |table: &Payments| {
        let together = table.rows.iter().zip(&table.sums).any(|(row, sum)| row.as_slice() != [*sum]);
        let mut columns: Vec<String> = Vec::new();
        if counted {
            columns.push(language.unit(Unit::Points).to_owned());
        }
        columns.extend(table.payers.iter().map(|&payer| language.payer(payer, plan.rulebook().family).to_owned()));
        if together {
            columns.push(language.word(ReferenceWord::Together).to_owned());
        }
        let rows = worths.iter().zip(&table.rows).zip(&table.sums);
        let rows = rows.map(|((worth, row), sum)| {
            let points = counted.then_some(&worth.total).into_iter();
            let cells = points.chain(row).chain(together.then_some(sum)).map(|&amount| grouped(amount));
            (label(worth), cells.collect())
        });
        Grid {
            title: title(language, &table.cases, plan.rulebook().family),
            corner: language.unit(unit).to_owned(),
            columns,
            rows: rows.collect(),
        }
    };
    payments(plan, &worths).iter().map(one).collect()
}

fn label(worth: &Worth) -> String {
    worth.counted.map_or_else(|| grouped(worth.total), super::number::ratio)
}

/// Cases that are paid alike.
fn title(language: Language, cases: &[PayoffCase], family: Family) -> String {
    use PayoffCase::{EastOnDiscard, EastSelfDrawn, OnDiscard, OnEastDiscard, SelfDrawn};
    let word = match cases {
        [EastSelfDrawn, SelfDrawn, EastOnDiscard, OnEastDiscard, OnDiscard] => ReferenceWord::AnyWin,
        [EastSelfDrawn, SelfDrawn] => ReferenceWord::AnyDrawn,
        [EastOnDiscard, OnEastDiscard, OnDiscard] => ReferenceWord::AnyDiscard,
        _ => {
            let all: Vec<&str> = cases.iter().map(|&case| language.pay_case(case, family)).collect();
            return all.join(" · ");
        }
    };
    language.word_for(word, family).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::patterns::Pattern;
    use tenbo_engine::rules::shipped;

    #[test]
    fn every_near_miss_says_what_it_lacks_in_every_language() {
        for language in Language::ALL {
            for &pattern in Pattern::ALL {
                let (example, near) = (Example::read(pattern.example()), Example::read(pattern.near_miss()));
                let said = language.missing_in(&Differs::of(&example, &near), Family::Riichi);
                assert!(
                    said.chars().count() > language.ref_lacks("").chars().count(),
                    "{language:?} {pattern}: {said}"
                );
                assert!(!said.contains(", ,") && !said.contains("; ;"), "{said}");
            }
        }
        let of = |pattern: Pattern| {
            let (example, near) = (Example::read(pattern.example()), Example::read(pattern.near_miss()));
            Language::default().missing_in(&Differs::of(&example, &near), Family::Riichi)
        };
        assert_eq!(of(Pattern::RobbingKong), "What differs: without chankan.");
    }

    #[test]
    fn every_cell_of_every_table_says_something() {
        for &id in shipped::OFFERED {
            let plan = Plan::new(shipped::find(id).unwrap());
            for grid in grids(Language::default(), &plan) {
                assert!(!grid.rows.is_empty() && !grid.title.is_empty(), "{id}: {grid:?}");
                for (label, cells) in &grid.rows {
                    assert_eq!(cells.len(), grid.columns.len(), "{id}: {label} of {}", grid.title);
                    assert!(!label.is_empty() && cells.iter().all(|cell| !cell.is_empty()), "{id}: {label}");
                }
            }
        }
    }

    #[test]
    fn the_wall_chart_of_riichi() {
        let plan = Plan::new(shipped::find("riichi-book-1").unwrap());
        let all = grids(Language::default(), &plan);
        let cell = |title: &str, row: &str, column: &str| {
            let grid = all.iter().find(|grid| grid.title.starts_with(title)).unwrap();
            let place = grid.columns.iter().position(|name| name == column).unwrap();
            grid.rows.iter().find(|(label, _)| label == row).unwrap().1[place].clone()
        };
        assert_eq!(cell("Non-dealer wins by ron", "30", "3 han"), "3,900");
        assert_eq!(cell("Non-dealer wins by tsumo", "30", "3 han"), "1,000 / 2,000");
        assert_eq!(cell("Dealer wins by tsumo", "40", "2 han"), "1,300");
        assert_eq!(cell("Limits: dealer", "Haneman 6–7 han", "Ron"), "18,000");
        assert_eq!(
            counters(Language::default(), &plan).as_deref(),
            Some("Each counter adds 300, or 100 from each player on a tsumo.")
        );
    }
}
