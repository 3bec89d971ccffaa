//! Faan by tables: what auxiliary points add, the most that is paid, and the points that they come to.

use super::basic_points::{StepKey, Steps};
use crate::Ratio;
use crate::patterns::Sets;
use crate::plan::Plan;
use crate::rules::LimitName;

/// What faan come to. Faan are in the scale of the winner's list, so that there may be halves.
pub(super) struct Faan {
    /// All of them.
    pub(super) faan: i64,
    /// Those for auxiliary points that help to reach the minimum.
    pub(super) helps: i64,
    /// In points, or where there is no table in whole faan: half a faan is not paid.
    pub(super) total: i64,
    /// Whether the most that is paid is reached.
    pub(super) limit: Option<LimitName>,
}

/// The row of a table that is reached.
fn row(table: &[(i64, i64)], reached: i64) -> i64 {
    table.iter().rev().find(|&&(from, _)| reached >= from).map_or(0, |&(_, value)| value)
}

/// Counts `own` faan and auxiliary points together. Where they only count for legal wins, `legal` says whether it is one
/// without them.
#[inline(never)]
pub(super) fn faan(plan: &Plan, own: i64, points: i64, legal: bool, steps: &mut Steps) -> Faan {
    let scale = plan.winner.scale.max(1);
    let scaled = |value: i64| Ratio::new(value, scale).unwrap_or_default();
    let auxiliary = if legal || plan.auxiliary_for_minimum { row(&plan.auxiliary, points) } else { 0 };
    steps.add(StepKey::Faan, scaled(own), Sets::NONE);
    if auxiliary > 0 {
        steps.note(StepKey::Sum, points);
        steps.add(StepKey::AuxiliaryFaan, scaled(auxiliary), Sets::NONE);
    }
    let all = own + auxiliary;
    let most = plan.maximum_faan.unwrap_or(i64::MAX);
    if all > most {
        steps.add(StepKey::MaximumFaan, scaled(most), Sets::NONE);
    }
    let faan = all.min(most);
    let total = if plan.settling.is_empty() { faan / scale } else { row(&plan.settling, faan) };
    if plan.settling.is_empty() && faan % scale != 0 {
        steps.note(StepKey::Rounded, total);
    }
    steps.note(StepKey::Total, total);
    let helps = if plan.auxiliary_for_minimum { auxiliary } else { 0 };
    Faan { faan, helps, total, limit: (all >= most).then_some(LimitName::Limit) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::plan;

    /// docs/rules/hong-kong.md, Settling tables: the half-spicy table, from no faan to the most.
    #[test]
    fn the_half_spicy_table() {
        const POINTS: [i64; 14] = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];
        let plan = plan("hong-kong-old-style");
        for (own, points) in (0..).zip(POINTS) {
            let faan = faan(&plan, own * plan.winner.scale, 0, true, &mut Steps::none());
            assert_eq!((faan.faan, faan.total), (own * plan.winner.scale, points), "{own} faan");
            assert_eq!(faan.limit, (own == 13).then_some(LimitName::Limit), "{own} faan");
        }
    }

    /// More than the most is paid as the most, and the step says so.
    #[test]
    fn more_faan_than_are_paid_are_cut() {
        let plan = plan("hong-kong-old-style");
        let mut steps = Steps::kept();
        let faan = faan(&plan, 20 * plan.winner.scale, 0, true, &mut steps);
        assert_eq!((faan.total, faan.limit), (384, Some(LimitName::Limit)));
        let cut: Vec<Ratio> =
            steps.list().iter().filter(|step| step.key == StepKey::MaximumFaan).map(|step| step.value).collect();
        assert_eq!(cut, [Ratio::whole(13)]);
    }
}
