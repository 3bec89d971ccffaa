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
        Breakdown::Yakuman { percent, .. } => units.han = Some(13 * percent / 100),
        Breakdown::PointsDoubles { points, doubles, .. } => {
            (units.points, units.doubles) = (Some(points), Some(doubles))
        }
        Breakdown::Faan { faan, .. } => units.faan = Some(faan),
        Breakdown::Points { points, .. } => units.points = Some(points),
        Breakdown::Limit { .. } => match &plan.counting {
            // A limit hand is shown with the maximum of faan.
            Counting::Faan(rules) => {
                units.faan = Some(rules.maximum.map_or(Ratio::ZERO, |most| plan.winner.scale.ratio(most)));
            }
            Counting::Points(_) => units.points = Some(0),
            Counting::HanFu(_) | Counting::PointsDoubles(_) => {}
        },
    }
    units
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
