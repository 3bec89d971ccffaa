//! Adds up faan: those of patterns and those for auxiliary points, cut to the maximum and turned into points by the
//! settling table (docs/rules/hong-kong.md, Minimum and maximum, and Settling tables).

use super::basic_points::{StepKey, Steps};
use crate::patterns::Sets;
use crate::plan::{Faan, Scale, Scaled};
use crate::rules::LimitName;

/// The result of counting faan.
pub(super) struct FaanTotal {
    /// The faan that are paid: all of them, cut to the maximum.
    pub(super) faan: Scaled,
    /// The faan for auxiliary points that help to reach the minimum.
    pub(super) helps: Scaled,
    /// What is paid: points by the table, or whole faan if there is none, rounded down.
    pub(super) total: i64,
    /// The limit, if the maximum is reached.
    pub(super) limit: Option<LimitName>,
}

/// Adds up a hand's `own` faan and those for its auxiliary `points`. `legal` says whether the hand reaches the minimum
/// without auxiliary points; some rulebooks count these only then (docs/rules/four-winds.md, Basic points, R10).
pub(super) fn faan(rules: &Faan, scale: Scale, own: Scaled, points: i64, legal: bool, steps: &mut Steps) -> FaanTotal {
    let counts = legal || rules.auxiliary_for_minimum;
    let auxiliary = if counts { rules.auxiliary_faan(points) } else { Scaled::ZERO };
    steps.add(StepKey::Faan, scale.ratio(own), Sets::NONE);
    if auxiliary > Scaled::ZERO {
        steps.note(StepKey::Sum, points);
        steps.add(StepKey::AuxiliaryFaan, scale.ratio(auxiliary), Sets::NONE);
    }
    let all = own + auxiliary;
    let cut = rules.maximum.filter(|&most| all > most);
    if let Some(most) = cut {
        steps.add(StepKey::MaximumFaan, scale.ratio(most), Sets::NONE);
    }
    let faan = cut.unwrap_or(all);
    let total = if rules.table.is_empty() { scale.units(faan) } else { rules.paid(faan) };
    if rules.table.is_empty() && scale.whole(total) != faan {
        steps.note(StepKey::Rounded, total);
    }
    steps.note(StepKey::Total, total);
    let helps = if rules.auxiliary_for_minimum { auxiliary } else { Scaled::ZERO };
    let limit = rules.maximum.filter(|&most| all >= most).map(|_| LimitName::Limit);
    FaanTotal { faan, helps, total, limit }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ratio;
    use crate::plan::{Counting, Plan};
    use crate::sample::plan;

    /// Counts faan under the rules of Hong Kong.
    fn counted(plan: &Plan, own: i64, steps: &mut Steps) -> FaanTotal {
        let Counting::Faan(rules) = plan.counting() else { panic!("Hong Kong counts faan") };
        faan(rules, plan.winner().scale, plan.winner().scale.whole(own), 0, true, steps)
    }

    /// docs/rules/hong-kong.md, Settling tables: the half-spicy table, from no faan to the most.
    #[test]
    fn the_half_spicy_table() {
        const POINTS: [i64; 14] = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];
        let plan = plan("hong-kong-old-style");
        for (own, points) in (0..).zip(POINTS) {
            let faan = counted(&plan, own, &mut Steps::default());
            assert_eq!((faan.faan, faan.total), (plan.winner().scale.whole(own), points), "{own} faan");
            assert_eq!(faan.limit, (own == 13).then_some(LimitName::Limit), "{own} faan");
        }
    }

    /// More faan than the maximum are paid as the maximum, and a step says so.
    #[test]
    fn more_faan_than_are_paid_are_cut() {
        let plan = plan("hong-kong-old-style");
        let mut steps = Steps::default();
        steps.start(true);
        let faan = counted(&plan, 20, &mut steps);
        assert_eq!((faan.total, faan.limit), (384, Some(LimitName::Limit)));
        let cut: Vec<Ratio> =
            steps.list.iter().filter(|step| step.key == StepKey::MaximumFaan).map(|step| step.value).collect();
        assert_eq!(cut, [Ratio::whole(13)]);
    }
}
