//! What a hand is worth, or a win on a tile, as its rulebook counts.

use serde::Serialize;

use super::lists::filled;
use crate::Ratio;
use crate::options::System;
use crate::plan::{Counting, Plan};
use crate::rules::{LimitName, Unit};
use crate::score::{self, Breakdown, Restriction, Tally};

/// What a total is made of. How the rulebook counts decides which fields there are.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Units {
    /// Han, including dora; only in riichi. A yakuman counts as 13, a direct count below that as many as its limit takes:
    /// a mangan as 5.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub han: Option<i64>,
    /// Fu, rounded; left out for a yakuman.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub fu: Option<i64>,
    /// Points before doubling. Under rules that add points up, those that help to reach the minimum.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub points: Option<i64>,
    /// How many times the points are doubled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub doubles: Option<i64>,
    /// Faan.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub faan: Option<Ratio>,
    /// The limit that is reached, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<LimitName>,
    /// Per cent of the limit, for direct counts: 200 is a double yakuman.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub percent_of_limit: Option<i64>,
}

impl Units {
    pub(super) fn of(plan: &Plan, tally: &Tally) -> Units {
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
}

/// The han that stand for a direct count: 13 for each yakuman; below that as many as its limit takes (a renhou that is a
/// mangan counts as 5), or none if no limit has its base points.
fn han(plan: &Plan, percent: i64, base: i64) -> Option<i64> {
    if percent >= 100 {
        return Some(13 * percent / 100);
    }
    plan.limit_rows().iter().find(|row| row.base == base).map(|row| row.from)
}

/// What a win on a tile is worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Outcome {
    /// Whether it is a legal win.
    pub win: bool,
    /// How much the hand falls short of the rulebook's minimum, in the minimum's unit; 0 if it reaches it.
    #[cfg_attr(feature = "schema", schemars(range(min = 0, max = 1_000_000)))]
    pub short_by: i64,
    /// Rules that bar the hand from winning; left out if none does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub barred_by: Option<Restrictions>,
    /// What it is worth; 0 if it is not a legal win, except under rules that add points up.
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub total: i64,
    /// The unit of the total.
    #[cfg_attr(feature = "schema", schemars(with = "super::described::TotalUnit"))]
    pub unit: Unit,
    /// What the total is made of.
    #[serde(flatten)]
    pub units: Units,
}

impl Outcome {
    pub(super) fn of(plan: &Plan, tally: &Tally) -> Outcome {
        Outcome {
            win: tally.win,
            short_by: tally.short_by,
            barred_by: Restrictions::of(tally.barred),
            total: if tally.win || plan.system() == System::Points { tally.total } else { 0 },
            unit: plan.unit_of_total(),
            units: Units::of(plan, tally),
        }
    }
}

/// What a win on a tile is worth; null if it is not a legal win, except under rules that add points up.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct MaybeOutcome(pub Option<Outcome>);

/// Rules that bar the hand from winning, however much it is worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "restrictions", extend("minItems" = 1)))]
#[serde(transparent)]
pub struct Restrictions(pub Vec<Restriction>);

impl Restrictions {
    /// `None` if nothing bars the hand.
    pub(super) fn of(barred: score::Restrictions) -> Option<Restrictions> {
        filled(barred.iter()).map(Restrictions)
    }
}
