//! What each loser pays as so many times the hand, where that is all there is to say.

use tenbo_engine::Ratio;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{PayoffCase, PayoffColumn};

use crate::tables::{Payer, Worth, paid};

/// What somebody pays: so many times the hand, and so many points on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Multiple {
    /// How often the hand.
    pub times: Ratio,
    /// What is on top, whatever the hand is worth.
    pub on_top: i64,
}

/// What is paid in a case, by the columns of a payoff table; nothing in cells that can never apply.
pub type MultiplesRow = (PayoffCase, [Option<Multiple>; 3]);

/// What is paid in each case, as the engine settles these hands. `None` if that is no multiple of the hand: where it is rounded,
/// or depends on how much it is.
#[must_use]
pub fn multiples(plan: &Plan, worths: &[Worth]) -> Option<Vec<MultiplesRow>> {
    let players = usize::from(plan.rulebook().options.tiles.players);
    let row = |&case: &PayoffCase| {
        let amounts: Vec<(i64, Vec<(Payer, i64)>)> =
            worths.iter().map(|worth| (worth.total, paid(plan, case, worth.total))).collect();
        let mut cells = [None; 3];
        for (cell, column) in cells.iter_mut().zip(PayoffColumn::ALL) {
            if column.payers(case, players) > 0 {
                *cell = Some(multiple(&amounts, payer(column))?);
            }
        }
        let is_all = amounts.iter().flat_map(|(_, paid)| paid).all(|(payer, _)| *payer != Payer::Bank);
        is_all.then_some((case, cells))
    };
    PayoffCase::ALL.iter().map(row).collect()
}

const fn payer(column: PayoffColumn) -> Payer {
    match column {
        PayoffColumn::East => Payer::East,
        PayoffColumn::Discarder => Payer::Discarder,
        PayoffColumn::Others => Payer::Others,
    }
}

/// The one multiple that says what a payer pays for hands of these totals.
fn multiple(amounts: &[(i64, Vec<(Payer, i64)>)], payer: Payer) -> Option<Multiple> {
    let points = || {
        amounts
            .iter()
            .map(|(total, paid)| (*total, paid.iter().find(|(who, _)| *who == payer).map_or(0, |&(_, amount)| amount)))
    };
    let (first, last) = (points().next()?, points().next_back()?);
    let times = Ratio::new(last.1 - first.1, last.0 - first.0)?;
    let on_top = (Ratio::whole(first.1) - times * Ratio::whole(first.0)).as_whole()?;
    let fits = |(total, amount): (i64, i64)| times * Ratio::whole(total) + Ratio::whole(on_top) == Ratio::whole(amount);
    points().all(fits).then_some(Multiple { times, on_top })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::worths;
    use tenbo_engine::rules::shipped;

    /// The rows in short: `-` where nobody ever pays.
    fn said(id: &str) -> Option<Vec<String>> {
        let plan = Plan::new(shipped::find(id).unwrap());
        let cell = |cell: &Option<Multiple>| match cell {
            Some(Multiple { times, on_top: 0 }) => times.to_string(),
            Some(Multiple { times, on_top }) => format!("{on_top}+{times}"),
            None => String::from("-"),
        };
        let rows = multiples(&plan, &worths(&plan))?;
        Some(rows.iter().map(|(_, cells)| cells.each_ref().map(cell).join(" ")).collect())
    }

    #[test]
    fn payments_are_multiples_of_the_hand_where_they_are() {
        let classical = ["- - 2", "2 - 1", "- 2 2", "- 2 1", "2 1 1"].map(String::from);
        assert_eq!(said("chinese-classical"), Some(classical.to_vec()));
        let official = ["- - 8+1", "8+1 - 8+1", "- 8+1 8+0", "- 8+1 8+0", "8+0 8+1 8+0"].map(String::from);
        assert_eq!(said("mcr"), Some(official.to_vec()));
        // The discarder pays for the others up to an amount alone.
        assert_eq!(said("zung-jung"), None);
    }
}
