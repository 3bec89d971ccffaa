//! Direct counts: patterns that are paid as a percentage of the limit, or as fixed points, instead of everything else
//! (docs/rules/four-winds.md, Units and direct counts).

use super::basic_points::{StepKey, Steps};
use super::resolution::{Resolution, Resolutions};
use super::restriction::restrictions;
use super::tally::{Breakdown, Role, Tally};
use crate::patterns::{Category, HandFacts};
use crate::plan::{Counting, ItemSet, Plan, PlanList, Reason, Scaled, doubled, total_paid};
use crate::rules::{LimitName, Unit};
use crate::tiles::BonusTiles;

/// Tallies a decomposition by its direct counts alone: the highest, or their sum where several are allowed. Everything
/// else is resolved as not counted.
pub(super) fn direct(
    plan: &Plan,
    role: Role,
    facts: &HandFacts,
    resolved: &mut Resolutions,
    steps: &mut Steps,
) -> Tally {
    let list = role.list(plan);
    let limit = plan.limit().unwrap_or_default();
    let worth = |resolution: &Resolution| {
        let item = list.items.get(usize::from(resolution.item));
        let percent = item.is_some_and(|item| item.unit == Unit::PercentOfLimit);
        let value = resolution.value;
        let once = if percent { list.scale.percent_of(limit, value) } else { list.scale.units(value) };
        once * i64::from(resolution.times)
    };
    // In riichi a direct count below a yakuman (the blessing of man as a mangan) is an alternative, not a part of a
    // sum.
    let riichi = matches!(plan.counting(), Counting::HanFu(_));
    let adds = |value: i64| plan.adds_direct_counts() && (!riichi || value >= limit);
    let direct = resolved.resolutions.iter().filter(|resolution| resolution.reason.is_none() && resolution.direct);
    let values = || direct.clone().map(&worth);
    // Of two that are worth the same, the one over more sets names the hand, or the first: `max_by_key` takes the last.
    let best = direct.clone().rev().max_by_key(|resolution| (worth(resolution), resolution.sets.len()));
    let value = values().filter(|&value| adds(value)).sum::<i64>().max(values().max().unwrap_or_default());
    let (best, named) = (best.map(|best| best.item), direct.clone().map(|resolution| resolution.item).collect());
    let bonus = bonus(plan, list, facts, resolved);
    resolved.counted = ItemSet::NONE;
    for resolution in resolved.resolutions.iter_mut().filter(|resolution| resolution.reason.is_none()) {
        let beside = bonus.is_some() && is_flower_double(list, resolution.item);
        if beside || resolution.direct && (adds(worth(resolution)) || Some(resolution.item) == best) {
            resolved.counted.insert(resolution.item);
        } else {
            (resolution.reason, resolution.by) = (Some(Reason::DirectCount), best);
        }
    }
    let mut tally = Tally { named, ..Tally::default() };
    let percent = (value * 100).checked_div(limit).filter(|_| limit > 0).unwrap_or_default();
    steps.note(StepKey::Direct, value);
    if let Some(bonus) = bonus {
        steps.note(StepKey::BonusTiles, bonus);
    }
    if let Counting::HanFu(rules) = plan.counting() {
        tally.breakdown = Breakdown::Yakuman { percent, base: value };
        tally.limit = if percent >= 100 { Some(LimitName::Yakuman) } else { rules.limit_of(value) };
        tally.total = total_paid(value, facts.hand);
        steps.note(StepKey::Total, tally.total);
    } else {
        tally.breakdown = Breakdown::Limit { percent };
        tally.limit = plan.limit().filter(|&limit| value >= limit).map(|_| LimitName::Limit);
        tally.total = value + bonus.unwrap_or_default();
    }
    if role == Role::Winner {
        tally.barred = restrictions(plan, facts, &resolved.counted, true);
    }
    tally.win = tally.barred.is_empty();
    tally
}

/// The points of flowers and seasons that count beside a direct count, doubled by their own doubles; `None` if there
/// are none, or if the rulebook does not count them.
fn bonus(plan: &Plan, list: &PlanList, facts: &HandFacts, resolved: &Resolutions) -> Option<i64> {
    if !plan.options.counting.bonus_beside_limit {
        return None;
    }
    let flowers = facts.hand.bonus.intersection(BonusTiles::FLOWERS_AND_SEASONS);
    let points = plan.basic.bonus_tile * i64::from(flowers.len());
    // Resolutions that do not count have the value 0.
    let doubles = resolved.resolutions.iter().filter(|resolution| is_flower_double(list, resolution.item));
    let doubles: Scaled = doubles.map(|resolution| resolution.value * i64::from(resolution.times)).sum();
    let doubles = list.scale.units(doubles);
    let value = match plan.counting() {
        Counting::PointsDoubles(rules) => points.saturating_mul(rules.multiplier(doubles)),
        Counting::Faan(_) => doubled(points, doubles),
        Counting::HanFu(_) | Counting::Points(_) => return None,
    };
    (value > 0).then_some(value)
}

fn is_flower_double(list: &PlanList, item: u8) -> bool {
    let item = list.items.get(usize::from(item));
    item.is_some_and(|item| item.def.category == Category::Flowers && item.unit == Unit::Doubles)
}

#[cfg(test)]
mod tests {
    use crate::patterns::Pattern;
    use crate::sample::{explained, plan, won};
    use crate::tiles::Seat;

    /// A yakuman names the hand: ordinary yaku do not, nor does a yakuman of concealed pungs that are not all
    /// concealed.
    #[test]
    fn only_direct_counts_name_a_hand_that_has_one() {
        let plan = plan("riichi-tenhou");
        let named = |hand: &str| {
            let score = explained(&won(Seat::South, hand, Some(Seat::West)), &plan);
            let listed = |pattern: Pattern| score.lines.iter().any(|line| line.pattern == pattern);
            let names =
                |pattern: Pattern| plan.winner().index(pattern).is_some_and(|index| score.tally.named.contains(index));
            [Pattern::BigThreeDragons, Pattern::PungHand, Pattern::FourConcealedPungs]
                .map(|name| (listed(name), names(name)))
        };
        let [dragons, pungs, concealed] = named("555z666z777z22s44p+2s");
        assert_eq!((dragons, pungs, concealed), ((true, true), (true, false), (true, false)));
    }
}
