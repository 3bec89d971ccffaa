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
