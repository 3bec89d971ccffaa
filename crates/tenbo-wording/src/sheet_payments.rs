//! What a rulebook pays, on its sheet.

use tenbo_engine::Ratio;
use tenbo_engine::options::System;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{PayoffColumn, Unit};
use tenbo_session::multiples::{Multiple, MultiplesRow, multiples};
use tenbo_session::tables::{Worth, doubling, worths};

use super::language::{Language, TablesWord};
use super::number::{grouped, ratio};
use super::reference::{Grid, grids, of_doubles};

/// The score tables, as short as they can be: where losers pay so many times the hand, that alone.
#[must_use]
pub fn payment_grids(language: Language, plan: &Plan) -> Vec<Grid> {
    if plan.system() == System::HanFu {
        return grids(language, plan);
    }
    let worths = worths(plan);
    let Some(rows) = multiples(plan, &worths) else { return grids(language, plan) };
    let doubling = doubling(plan).map(|table| of_doubles(language, &table));
    doubling.into_iter().chain(of_faan(language, plan, &worths)).chain([of_multiples(language, plan, &rows)]).collect()
}

/// How a win is paid, where that is so many times the hand: the case, and what each pays.
#[must_use]
pub fn payments_in_words(language: Language, plan: &Plan) -> Vec<(String, String)> {
    if plan.system() == System::HanFu {
        return Vec::new();
    }
    let family = plan.rulebook().family;
    let row = |(case, cells): MultiplesRow| {
        let pays = |(column, cell): (PayoffColumn, Option<Multiple>)| {
            let said = said(cell?);
            Some([language.word_for(word(column), family), " ", &said].concat())
        };
        let pays: Vec<String> = PayoffColumn::ALL.into_iter().zip(cells).filter_map(pays).collect();
        (language.pay_case(case, family).to_owned(), language.listed(&pays))
    };
    multiples(plan, &worths(plan)).into_iter().flatten().map(row).collect()
}

/// What faan are worth, where that is not what is paid.
fn of_faan(language: Language, plan: &Plan, worths: &[Worth]) -> Option<Grid> {
    let rows = worths.iter().filter_map(|worth| Some((worth.counted?, worth.total)));
    let rows: Vec<(Ratio, i64)> = rows.collect();
    let is_table = rows.iter().any(|&(counted, total)| counted != Ratio::whole(total));
    is_table
        .then(|| Grid {
            title: language.word(TablesWord::Settling).to_owned(),
            corner: language.unit(Unit::Faan).to_owned(),
            columns: vec![language.unit(Unit::Points).to_owned()],
            rows: rows.iter().map(|&(counted, total)| (ratio(counted), vec![grouped(total)])).collect(),
        })
        .filter(|_| plan.system() == System::FaanLaak)
}

fn of_multiples(language: Language, plan: &Plan, rows: &[MultiplesRow]) -> Grid {
    let family = plan.rulebook().family;
    let row = |(case, cells): &MultiplesRow| {
        let cells = cells.iter().map(|cell| cell.map(said).unwrap_or_default());
        (language.pay_case(*case, family).to_owned(), cells.collect())
    };
    Grid {
        title: language.word_for(TablesWord::PaymentsHelp, family).to_owned(),
        corner: String::new(),
        columns: PayoffColumn::ALL.iter().map(|&column| language.word_for(word(column), family).to_owned()).collect(),
        rows: rows.iter().map(row).collect(),
    }
}

/// So many times the hand: "2×", "8 + 1×"; a dash for nothing.
fn said(multiple: Multiple) -> String {
    let times = (multiple.times != Ratio::ZERO).then(|| [&ratio(multiple.times), "×"].concat());
    let on_top = (multiple.on_top != 0).then(|| grouped(multiple.on_top));
    let parts: Vec<String> = on_top.into_iter().chain(times).collect();
    if parts.is_empty() { String::from("–") } else { parts.join(" + ") }
}

/// What a column of a payment table is called.
#[must_use]
pub const fn word(column: PayoffColumn) -> TablesWord {
    match column {
        PayoffColumn::East => TablesWord::East,
        PayoffColumn::Discarder => TablesWord::Discarder,
        PayoffColumn::Others => TablesWord::Others,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::rules::shipped;

    #[test]
    fn what_is_paid_is_said_in_one_table_where_it_can_be() {
        let plan = |id: &str| Plan::new(shipped::find(id).unwrap());
        let all = payment_grids(Language::En, &plan("mcr-mil-2025"));
        let [grid] = all.as_slice() else { panic!("{all:?}") };
        let row = |place: usize| grid.rows[place].1.iter().map(String::as_str).collect::<Vec<_>>();
        assert_eq!((row(0), row(4)), (vec!["", "", "8 + 1×"], vec!["8", "8 + 1×", "8"]));
        assert_eq!(payment_grids(Language::En, &plan("bmja")).len(), 2, "doubles, and who pays");
        assert_eq!(payment_grids(Language::En, &plan("hong-kong-old-style")).len(), 2, "faan, and who pays");
        for &id in shipped::OFFERED {
            let plan = plan(id);
            let grids = payment_grids(Language::En, &plan);
            assert!(!grids.is_empty() && grids.iter().all(|grid| !grid.title.is_empty()), "{id}");
        }
        let told = payments_in_words(Language::En, &plan("chinese-classical"));
        assert_eq!(told.first().map(|(_, said)| said.as_str()), Some("Each other loser 2×"));
    }
}
