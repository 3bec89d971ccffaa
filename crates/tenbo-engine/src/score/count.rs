//! From resolutions to a total: han and fu, points and doubles, faan, or points.

use super::basic_points::{StepKey, Steps, basic};
use super::direct::direct;
use super::faan::faan;
use super::resolution::Resolutions;
use super::resolve::{ResolveContext, resolve};
use super::restriction::{Restriction, restrictions};
use super::tally::{Breakdown, Role, Tally};
use crate::deal::Event;
use crate::decompose::WaitShape;
use crate::patterns::{HandFacts, Matches, Pattern, Prefilter};
use crate::plan::{Counting, Faan, HanFu, Plan, PointsDoubles, Scale, Scaled, base_points, total_paid};
use crate::rules::{LimitName, Unit};

/// Memory that is reused for each decomposition.
#[derive(Debug, Default)]
pub struct TallyScratch {
    /// Where patterns report what they find.
    pub matches: Matches,
    /// The resolutions of the decomposition that was tallied last.
    pub resolved: Resolutions,
    /// The steps of its sum.
    pub steps: Steps,
    /// Resolutions of the same decomposition without direct counts, to compare.
    rest: Resolutions,
}

/// Resolves and counts a decomposition. Its resolutions and steps are left in `scratch`.
pub fn tally(plan: &Plan, role: Role, facts: &HandFacts, context: ResolveContext, scratch: &mut TallyScratch) -> Tally {
    scratch.steps.start(context.explains);
    resolve(role.list(plan), facts, context, &mut scratch.matches, &mut scratch.resolved);
    let shaped = scratch.resolved.shaped || !facts.prefilter.intersects(Prefilter::SPECIAL_SHAPES);
    let mut tally = if scratch.resolved.direct {
        with_direct(plan, role, facts, context, scratch)
    } else {
        Count { plan, role, facts, resolved: &scratch.resolved }.sum(&mut scratch.steps)
    };
    // A hand that is not sets and a pair wins only by a pattern for its shape.
    if !shaped {
        tally.win = false;
        tally.barred.insert(Restriction::NoSpecialHand);
    }
    if !tally.win {
        tally.unpaid();
        scratch.steps.without_payment();
    }
    tally
}

/// Tallies a decomposition that has direct counts: by them, or without them if that is worth more.
fn with_direct(
    plan: &Plan,
    role: Role,
    facts: &HandFacts,
    context: ResolveContext,
    scratch: &mut TallyScratch,
) -> Tally {
    let TallyScratch { matches, resolved, steps, rest } = scratch;
    let direct = direct(plan, role, facts, resolved, steps);
    let context = ResolveContext { without_direct: true, ..context };
    resolve(role.list(plan), facts, context, matches, rest);
    let mut rest_steps = Steps::default();
    rest_steps.start(context.explains);
    let total = Count { plan, role, facts, resolved: rest }.sum(&mut rest_steps);
    if total.win && (total.total > direct.total || !direct.win) {
        std::mem::swap(resolved, rest);
        *steps = rest_steps;
        return total;
    }
    direct
}

/// The resolutions of a decomposition, to be summed up.
struct Count<'a> {
    plan: &'a Plan,
    role: Role,
    facts: &'a HandFacts<'a>,
    resolved: &'a Resolutions,
}

impl Count<'_> {
    fn sum(&self, steps: &mut Steps) -> Tally {
        let plan = self.plan;
        let mut tally = Tally { win: true, named: self.resolved.counted, ..Tally::default() };
        // Faan for auxiliary points that help to reach the minimum.
        let mut helps = Scaled::ZERO;
        match plan.counting() {
            Counting::HanFu(rules) => self.han_fu(rules, steps, &mut tally),
            Counting::PointsDoubles(rules) => self.points_doubles(rules, steps, &mut tally),
            Counting::Faan(rules) => helps = self.faan(rules, steps, &mut tally),
            Counting::Points(unit) => self.points(*unit, steps, &mut tally),
        }
        if self.role == Role::Winner {
            self.against_minimum(helps, &mut tally);
            tally.barred = restrictions(plan, self.facts, &self.resolved.counted, false);
            tally.win &= tally.barred.is_empty();
            tally.win &= self.facts.event(Event::SelfDrawn) || self.facts.event(Event::FromOther);
        }
        tally
    }

    fn scale(&self) -> Scale {
        self.role.list(self.plan).scale
    }

    /// The sum of the items that count in a unit, in whole units.
    fn units(&self, unit: Unit) -> i64 {
        self.scale().units(self.resolved.sums.of(unit))
    }

    /// Basic points or fu: of sets, pairs, waits and the draw.
    fn basic_points(&self, steps: &mut Steps) -> i64 {
        let pinfu =
            self.plan.winner().index(Pattern::PinfuHand).is_some_and(|pinfu| self.resolved.counted.contains(pinfu));
        basic(self.plan, self.facts, pinfu, steps)
    }

    fn han_fu(&self, rules: &HanFu, steps: &mut Steps, tally: &mut Tally) {
        let fu = self.basic_points(steps) + self.units(Unit::Fu);
        let han = self.units(Unit::Han);
        steps.note(StepKey::Sum, fu);
        steps.note(StepKey::Han, han);
        let (base, limit) = base_points(self.plan, han, fu);
        steps.note(StepKey::Base, rules.base(han, fu).0);
        if limit == Some(LimitName::Limit) {
            steps.note(StepKey::Limit, base);
        }
        tally.breakdown = Breakdown::HanFu { han, fu, base };
        tally.limit = limit;
        tally.total = total_paid(base, self.facts.hand);
        steps.note(StepKey::Total, tally.total);
    }

    fn points_doubles(&self, rules: &PointsDoubles, steps: &mut Steps, tally: &mut Tally) {
        let basic = self.basic_points(steps);
        let items = self.units(Unit::Points);
        if items != 0 {
            steps.note(StepKey::ItemPoints, items);
        }
        let points = rules.round_points.round(basic + items);
        let doubles = self.units(Unit::Doubles);
        let multiplier = rules.multiplier(doubles);
        tally.breakdown = Breakdown::PointsDoubles { points, doubles, multiplier };
        steps.note(StepKey::Sum, basic + items);
        if points != basic + items {
            steps.note(StepKey::RoundedPoints, points);
        }
        steps.note(StepKey::Doubles, doubles);
        let unrounded = points.saturating_mul(multiplier);
        steps.note(StepKey::Doubled, unrounded);
        tally.total = rules.round_total.round(unrounded);
        if tally.total != unrounded {
            steps.note(StepKey::Rounded, tally.total);
        }
        self.cut_to_limit(steps, tally);
    }

    fn points(&self, unit: Unit, steps: &mut Steps, tally: &mut Tally) {
        let (sums, scale) = (&self.resolved.sums, self.scale());
        tally.total = scale.units(sums.of(Unit::Points) + sums.of(Unit::Tai));
        let points = scale.units(sums.toward_minimum(Unit::Points) + sums.toward_minimum(Unit::Tai));
        tally.breakdown = Breakdown::Points { points, unit, preference: preference(self.facts) };
        steps.note(StepKey::Sum, points);
        if tally.total != points {
            steps.note(StepKey::BonusTiles, tally.total - points);
        }
        self.cut_to_limit(steps, tally);
        steps.note(StepKey::Total, tally.total);
    }

    /// Counts faan, and returns those for auxiliary points that help to reach the minimum.
    fn faan(&self, rules: &Faan, steps: &mut Steps, tally: &mut Tally) -> Scaled {
        let points = self.basic_points(steps) + self.units(Unit::Points);
        let sums = &self.resolved.sums;
        let own = sums.toward_minimum(Unit::Faan) + sums.toward_minimum(Unit::Tai);
        let minimum = self.plan.minimum().filter(|minimum| matches!(minimum.unit, Unit::Faan | Unit::Tai));
        let legal = self.needs_no_minimum() || minimum.is_none_or(|minimum| own >= minimum.value);
        let counted = sums.of(Unit::Faan) + sums.of(Unit::Tai);
        let faan = faan(rules, self.scale(), counted, points, legal, steps);
        tally.breakdown = Breakdown::Faan { faan: self.scale().ratio(faan.faan), unit: rules.unit, points };
        (tally.total, tally.limit) = (faan.total, faan.limit);
        faan.helps
    }

    fn cut_to_limit(&self, steps: &mut Steps, tally: &mut Tally) {
        if let Some(limit) = self.plan.limit().filter(|&limit| tally.total >= limit) {
            if tally.total > limit {
                steps.note(StepKey::Limit, limit);
            }
            tally.total = limit;
            tally.limit = Some(LimitName::Limit);
        }
    }

    fn needs_no_minimum(&self) -> bool {
        self.plan.options.counting.ignore_minimum_for_one_suit && self.facts.suits() <= 1
    }

    /// Records whether the minimum is reached, and how much is missing.
    fn against_minimum(&self, helps: Scaled, tally: &mut Tally) {
        let Some(minimum) = self.plan.minimum().filter(|_| !self.needs_no_minimum()) else { return };
        let scale = self.scale();
        let sums = &self.resolved.sums;
        let reached = match minimum.unit {
            // A minimum in points is compared with the total after doubling, unless points are just added up.
            Unit::Points if !matches!(self.plan.counting(), Counting::Points(_)) => scale.whole(tally.total),
            Unit::Faan | Unit::Tai if matches!(self.plan.counting(), Counting::Faan(_)) => {
                sums.toward_minimum(Unit::Faan) + sums.toward_minimum(Unit::Tai) + helps
            }
            unit => sums.toward_minimum(unit),
        };
        tally.win = reached >= minimum.value;
        if !tally.win {
            tally.short_by = scale.units_to_cover(minimum.value - reached);
        }
    }
}

/// See [`Breakdown::Points`].
fn preference(facts: &HandFacts) -> u8 {
    let wait = match facts.wait() {
        wait if !facts.waited(wait) => 0,
        WaitShape::Edge => 3,
        WaitShape::Closed => 2,
        WaitShape::Pair => 1,
        _ => 0,
    };
    facts.chows * 4 + wait
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{explained, plan, won};
    use crate::tiles::Seat;

    /// Of equal decompositions the one with more chows is shown, whatever the waits; of as many an edge wait comes
    /// before a closed one, that before a pair, and that before any other.
    #[test]
    fn more_chows_are_preferred_then_the_rarer_wait() {
        let plan = plan("mcr-mil-2025");
        let preferred = [
            "123m456m789m123p5z+5z",
            "123m456m789m13p55z+2p",
            "12m456m789m123p55z+3m",
            "444m456p123p678s5z+5z",
            "444m678m123p13s55z+2s",
            "444m678m123p12s55z+3s",
        ];
        let preference = |hand: &str| match explained(&won(Seat::South, hand, Some(Seat::West)), &plan).tally.breakdown
        {
            Breakdown::Points { preference, .. } => preference,
            other => panic!("{other:?}"),
        };
        let two_sided = ["444m678m123p56s55z+7s", "123m456m789m56p55z+7p"].map(preference);
        let [four_pair, four_closed, four_edge, three_pair, three_closed, three_edge] = preferred.map(preference);
        let ranks =
            [two_sided[0], three_pair, three_closed, three_edge, two_sided[1], four_pair, four_closed, four_edge];
        assert!(ranks.is_sorted_by(|less, more| less < more), "{ranks:?}");
    }
}
