//! Converts what a hand is worth to the types of the contract.

use super::lists::filled;
use super::worth::{Outcome, Restrictions, Units};
use crate::Ratio;
use crate::options::System;
use crate::plan::{Counting, Plan};
use crate::score::{Breakdown, Tally};

/// What a total is made of.
pub(super) fn units(plan: &Plan, tally: &Tally) -> Units {
    let mut units = Units {
        limit: tally.limit,
        percent_of_limit: tally.percent().filter(|&percent| percent > 0),
        ..Units::default()
    };
    match tally.breakdown {
        Breakdown::HanFu { han, fu, .. } => (units.han, units.fu) = (Some(han), Some(fu)),
        Breakdown::Yakuman { percent, base } => units.han = han(plan, percent, base),
        Breakdown::PointsDoubles { points, doubles, .. } => {
            (units.points, units.doubles) = (Some(points), Some(doubles))
        }
        Breakdown::Faan { faan, .. } => units.faan = Some(faan),
        Breakdown::Points { points, .. } => units.points = Some(points),
        Breakdown::Limit { .. } => match plan.counting() {
            // A limit hand is shown with the maximum of faan.
            Counting::Faan(rules) => {
                units.faan = Some(rules.maximum.map_or(Ratio::ZERO, |most| plan.winner().scale.ratio(most)));
            }
            Counting::Points(_) => units.points = Some(0),
            Counting::HanFu(_) | Counting::PointsDoubles(_) => {}
        },
    }
    units
}

/// The han that stand for a direct count: 13 for each yakuman; below that as many as its limit takes (a renhou that is a
/// mangan counts as 5), or none if no limit has its base points.
fn han(plan: &Plan, percent: i64, base: i64) -> Option<i64> {
    if percent >= 100 {
        return Some(13 * percent / 100);
    }
    plan.limit_rows().iter().find(|row| row.base == base).map(|row| row.from)
}

/// What a complete hand is worth, or what it lacks to be a legal win.
pub(super) fn outcome(plan: &Plan, tally: &Tally) -> Outcome {
    Outcome {
        win: tally.win,
        short_by: tally.short_by,
        barred_by: filled(tally.barred.iter()).map(Restrictions),
        total: if tally.win || plan.system() == System::Points { tally.total } else { 0 },
        unit: plan.unit_of_total(),
        units: units(plan, tally),
    }
}
