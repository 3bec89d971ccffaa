//! From fates to a total: points doubled, faan added, or han and fu by the settling table; direct counts beside them.

use super::basic_points::{StepKey, Steps, basic};
use super::explanation::Score;
use super::faan::faan;
use super::resolve::{Resolutions, ResolveContext, resolve};
use super::restriction::{Restriction, Restrictions, restrictions};
use crate::Ratio;
use crate::deal::Event;
use crate::decompose::{Decomposition, WaitShape};
use crate::options::System;
use crate::patterns::{Category, HandFacts, Matches, Prefilter};
use crate::plan::{ItemSet, Plan, PlanList, Reason, total_paid, uncapped_base_points};
use crate::rules::{LimitName, Unit};

/// What a reading is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Whether it is a legal win; a hand that lost is none.
    pub win: bool,
    /// How much is missing to the minimum, in its unit.
    pub short_by: i64,
    /// What else bars it.
    pub barred: Restrictions,
    /// What it is worth to the winner: in riichi all payments together, elsewhere points or faan. Of a hand that is no
    /// win what it would be worth were it one, which tells the better of two readings.
    pub total: i64,
    /// In riichi a non-dealer's share before rounding; nothing of a hand that is no win.
    pub base: i64,
    /// Han.
    pub han: i64,
    /// Fu, rounded; 0 where a direct count takes their place.
    pub fu: i64,
    /// Points before doubling; where points are added up, without those that do not help to reach the minimum.
    pub points: i64,
    /// Of readings that are worth the same the one that is shown: chows before pungs, an edge before a closed before a
    /// pair wait (PyMahjongGB's order). 0 where the order of readings decides.
    pub preference: u8,
    /// Doubles.
    pub doubles: i64,
    /// Faan, which may be halves.
    pub faan: Ratio,
    /// Percent of the limit, where direct counts are taken.
    pub percent: i64,
    /// Whether direct counts are taken.
    pub direct: bool,
    /// The limit that is reached.
    pub limit: Option<LimitName>,
    /// The items that say what the hand is: those that count, and limit hands that only another one keeps from counting.
    pub named: ItemSet,
}

impl Tally {
    /// What the better of two readings is judged by: what is paid, then direct counts, han, fu and points, and at last
    /// the reading that players would name.
    #[must_use]
    pub const fn rank(&self) -> (bool, i64, bool, i64, i64, i64, i64, u8) {
        let units = self.han + self.faan.floor() + self.doubles;
        (self.win, self.total, self.direct, self.percent, units, self.fu, self.points, self.preference)
    }

    /// Makes it no win, for this reason: it reaches no limit then and is paid nothing.
    pub fn bar(&mut self, reason: Restriction) {
        self.win = false;
        self.barred.insert(reason);
        self.base = 0;
        self.limit = None;
    }
}

/// Which of the two lists a hand is scored with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The winner's.
    Winner,
    /// A loser's.
    Loser,
}

impl Role {
    /// The list.
    #[must_use]
    pub const fn list(self, plan: &Plan) -> &PlanList {
        match self {
            Role::Winner => &plan.winner,
            Role::Loser => &plan.losers,
        }
    }
}

/// Memory that is used again for each reading and each hand.
#[derive(Debug, Default)]
pub struct Scratch {
    /// For the patterns to report to.
    pub matches: Matches,
    /// The fates of the reading that was tallied.
    pub resolved: Resolutions,
    /// The same without its direct counts, to compare.
    rest: Resolutions,
    /// The readings of a hand that is explained, and what each is worth; empty in between.
    pub(super) decompositions: Vec<Decomposition>,
    pub(super) scores: Vec<Score>,
}

/// Resolves and counts a reading. What it is worth is written where it is wanted: on the web a copy of it is a call.
pub fn tally<const EXPLAIN: bool>(
    plan: &Plan,
    role: Role,
    facts: &HandFacts,
    context: ResolveContext,
    scratch: &mut Scratch,
    steps: &mut Steps,
    tally: &mut Tally,
) {
    resolve::<EXPLAIN>(role.list(plan), facts, context, &mut scratch.matches, &mut scratch.resolved);
    let shaped = scratch.resolved.shaped || !facts.features.intersects(Prefilter::SPECIAL_SHAPES);
    if scratch.resolved.direct {
        *tally = with_direct::<EXPLAIN>(plan, role, facts, context, scratch, steps);
    } else {
        cumulative(plan, role, facts, &scratch.resolved, steps, tally);
    }
    // A hand that is no sets and a pair wins only by a pattern that names its shape.
    if !shaped {
        tally.win = false;
        tally.barred.insert(Restriction::NoSpecialHand);
    }
    if role == Role::Winner && !tally.win {
        unpaid(tally, steps);
    }
}

/// A hand that is no win reaches no limit and is paid nothing; what was counted stays.
fn unpaid(tally: &mut Tally, steps: &mut Steps) {
    tally.base = 0;
    tally.limit = None;
    steps.without_payment();
}

/// With its direct counts, or without them if that is worth more.
#[inline(never)]
fn with_direct<const EXPLAIN: bool>(
    plan: &Plan,
    role: Role,
    facts: &HandFacts,
    context: ResolveContext,
    scratch: &mut Scratch,
    steps: &mut Steps,
) -> Tally {
    let direct = direct(plan, role, facts, &mut scratch.resolved, steps);
    let mut rest = std::mem::take(&mut scratch.rest);
    let mut rest_steps = steps.another();
    let context = ResolveContext { without_direct: true, ..context };
    resolve::<EXPLAIN>(role.list(plan), facts, context, &mut scratch.matches, &mut rest);
    let mut total = Tally::default();
    cumulative(plan, role, facts, &rest, &mut rest_steps, &mut total);
    if total.win && (total.total > direct.total || !direct.win) {
        scratch.rest = std::mem::replace(&mut scratch.resolved, rest);
        *steps = rest_steps;
        return total;
    }
    scratch.rest = rest;
    direct
}

/// The direct counts alone: the highest, or where several are allowed their sum. Everything else gives way.
fn direct(plan: &Plan, role: Role, facts: &HandFacts, resolved: &mut Resolutions, steps: &mut Steps) -> Tally {
    let list = role.list(plan);
    let limit = plan.limit.unwrap_or_default();
    let worth = |item: u8, value: i64| {
        let percent = list.items.get(usize::from(item)).is_some_and(|item| item.unit == Unit::PercentOfLimit);
        if percent { limit * value / (100 * list.scale) } else { value / list.scale }
    };
    // In riichi less than a yakuman (the blessing of man as a mangan) is an alternative, not a part of a sum.
    let adds = |value: i64| plan.several_direct && (plan.system != System::Mangan || value >= limit);
    let is_direct = |item: u8| list.items.get(usize::from(item)).is_some_and(|item| item.direct);
    let mut highest: Option<(i64, u32, u8)> = None;
    let mut sum = 0;
    for resolution in
        resolved.resolutions.iter().filter(|resolution| resolution.reason.is_none() && is_direct(resolution.item))
    {
        let value = worth(resolution.item, resolution.value) * i64::from(resolution.times);
        sum += if adds(value) { value } else { 0 };
        // Of two that are worth the same the one that takes more of the hand is its name.
        let rank = (value, resolution.sets.0.count_ones());
        if highest.is_none_or(|(most, sets, _)| rank > (most, sets)) {
            highest = Some((rank.0, rank.1, resolution.item));
        }
    }
    let (most, _, best) = highest.unwrap_or_default();
    let value = sum.max(most);
    let mut named = ItemSet::default();
    let beside_direct = plan.bonus_beside_direct && matches!(plan.system, System::PointDouble | System::FaanLaak);
    let bonus = if beside_direct { bonus(plan, list, facts, resolved) } else { None };
    let beside = |item: u8| bonus.is_some() && is_flower_double(list, item);
    resolved.counted = ItemSet::default();
    for resolution in &mut resolved.resolutions {
        if resolution.reason.is_none() && is_direct(resolution.item) {
            named.insert(resolution.item);
        }
        let worth = worth(resolution.item, resolution.value) * i64::from(resolution.times);
        if resolution.reason.is_none()
            && !beside(resolution.item)
            && !(is_direct(resolution.item) && (adds(worth) || resolution.item == best))
        {
            resolution.reason = Some(Reason::DirectCount);
            resolution.by = best;
        } else if resolution.reason.is_none() {
            resolved.counted.insert(resolution.item);
        }
    }
    let mut tally = Tally { win: true, direct: true, named, ..Tally::default() };
    if plan.system == System::Mangan {
        tally.base = value;
        tally.percent = if limit > 0 { value * 100 / limit } else { 0 };
        tally.limit = if tally.percent >= 100 { Some(LimitName::Yakuman) } else { by_base(plan, value) };
        tally.total = total_paid(value, facts.hand);
    } else {
        tally.total = value + bonus.unwrap_or_default();
        tally.percent = if limit > 0 { value * 100 / limit } else { 0 };
        tally.limit = plan.limit.filter(|&limit| value >= limit).map(|_| LimitName::Limit);
        tally.faan = plan.maximum_faan.and_then(|most| Ratio::new(most, list.scale)).unwrap_or_default();
    }
    if role == Role::Winner {
        tally.barred = restrictions(plan, facts, &resolved.counted, true);
    }
    tally.win = tally.barred.is_empty();
    steps.note(StepKey::Direct, value);
    if let Some(bonus) = bonus {
        steps.note(StepKey::BonusTiles, bonus);
    }
    if plan.system == System::Mangan {
        steps.note(StepKey::Total, tally.total);
    }
    tally
}

/// Flowers and seasons beside a direct count: their points, doubled by what they double alone.
fn bonus(plan: &Plan, list: &PlanList, facts: &HandFacts, resolved: &Resolutions) -> Option<i64> {
    let points = plan.book.basic.bonus_tile * i64::from(facts.hand.flowers.count_ones());
    let doubles = resolved
        .resolutions
        .iter()
        .filter(|resolution| resolution.reason.is_none() && is_flower_double(list, resolution.item));
    let doubles: i64 = doubles.map(|resolution| resolution.value * i64::from(resolution.times)).sum();
    let value = points.saturating_mul(1 << (doubles / list.scale).clamp(0, 40));
    (value > 0).then_some(value)
}

fn is_flower_double(list: &PlanList, item: u8) -> bool {
    let item = list.items.get(usize::from(item));
    item.is_some_and(|item| item.entry.category == Category::Flowers && item.unit == Unit::Doubles)
}

/// The limit whose base this is.
fn by_base(plan: &Plan, base: i64) -> Option<LimitName> {
    plan.limits.iter().find(|row| row.base == base).map(|row| row.name)
}

fn cumulative(
    plan: &Plan,
    role: Role,
    facts: &HandFacts,
    resolved: &Resolutions,
    steps: &mut Steps,
    tally: &mut Tally,
) {
    let pinfu = plan.pinfu.is_some_and(|pinfu| resolved.counted.contains(pinfu));
    let scale = role.list(plan).scale;
    // Where points are added up sets have none.
    let basic = if plan.system == System::Points { 0 } else { basic(plan, facts, pinfu, steps) };
    let sum = |unit: Unit| resolved.sums.of(unit);
    let free = plan.one_suit_free && facts.suits() <= 1;
    let mut helps = 0;
    *tally = Tally { win: true, named: resolved.counted, ..Tally::default() };
    match plan.system {
        System::Mangan => {
            tally.han = sum(Unit::Han) / scale;
            tally.fu = basic + sum(Unit::Fu) / scale;
            steps.note(StepKey::Sum, tally.fu);
            steps.note(StepKey::Han, tally.han);
            (tally.base, tally.limit) = crate::plan::base_points(plan, tally.han, tally.fu);
            steps.note(StepKey::Base, uncapped_base_points(plan, tally.han, tally.fu).0);
            if tally.limit == Some(LimitName::Limit) {
                steps.note(StepKey::Limit, tally.base);
            }
            tally.total = total_paid(tally.base, facts.hand);
            steps.note(StepKey::Total, tally.total);
        }
        _ => helps = elsewhere(plan, facts, resolved, (basic, scale, free), tally, steps),
    }
    if let (Role::Winner, Some((least, unit)), false) = (role, plan.minimum, free) {
        let reached = match unit {
            Unit::Points if plan.system != System::Points => tally.total * scale,
            Unit::Faan => resolved.sums.towards_minimum(unit) + helps,
            unit => resolved.sums.towards_minimum(unit),
        };
        tally.win = reached >= least;
        if !tally.win {
            tally.short_by = (least - reached).div_euclid(scale.max(1));
        }
    }
    if role == Role::Winner {
        tally.barred = restrictions(plan, facts, &resolved.counted, false);
        tally.win &= tally.barred.is_empty();
    }
    if !facts.event(Event::SelfDrawn) && !facts.event(Event::FromOther) && role == Role::Winner {
        tally.win = false;
    }
}

/// The same where no han and fu are counted; how much faan for points helps to reach the minimum.
fn elsewhere(
    plan: &Plan,
    facts: &HandFacts,
    resolved: &Resolutions,
    (basic, scale, free): (i64, i64, bool),
    tally: &mut Tally,
    steps: &mut Steps,
) -> i64 {
    let sum = |unit: Unit| resolved.sums.of(unit);
    let mut helps = 0;
    match plan.system {
        System::Mangan => {}
        System::PointDouble => {
            let items = sum(Unit::Points) / scale;
            if items != 0 {
                steps.note(StepKey::ItemPoints, items);
            }
            tally.points = plan.round_points.round(basic + items);
            tally.doubles = sum(Unit::Doubles) / scale;
            steps.note(StepKey::Sum, basic + items);
            if tally.points != basic + items {
                steps.note(StepKey::RoundedPoints, tally.points);
            }
            steps.note(StepKey::Doubles, tally.doubles);
            let doubled = times_doubled(tally.points, tally.doubles);
            steps.note(StepKey::Doubled, doubled);
            tally.total = plan.round_total.round(doubled);
            if tally.total != doubled {
                steps.note(StepKey::Rounded, tally.total);
            }
            if let Some(limit) = plan.limit.filter(|&limit| tally.total >= limit) {
                if tally.total > limit {
                    steps.note(StepKey::Limit, limit);
                }
                tally.total = limit;
                tally.limit = Some(LimitName::Limit);
            }
        }
        System::Points => {
            tally.total = (sum(Unit::Points) + sum(Unit::Tai)) / scale;
            let towards = |unit| resolved.sums.towards_minimum(unit);
            tally.points = (towards(Unit::Points) + towards(Unit::Tai)) / scale;
            tally.preference = preference(facts);
            steps.note(StepKey::Sum, tally.points);
            if tally.total != tally.points {
                steps.note(StepKey::BonusTiles, tally.total - tally.points);
            }
            if let Some(limit) = plan.limit.filter(|&limit| tally.total >= limit) {
                if tally.total > limit {
                    steps.note(StepKey::Limit, limit);
                }
                tally.total = limit;
                tally.limit = Some(LimitName::Limit);
            }
            steps.note(StepKey::Total, tally.total);
        }
        System::FaanLaak => {
            tally.points = basic + sum(Unit::Points) / scale;
            let own = resolved.sums.towards_minimum(Unit::Faan);
            let legal = free || plan.minimum.is_none_or(|(least, unit)| unit != Unit::Faan || own >= least);
            let faan = faan(plan, sum(Unit::Faan), tally.points, legal, steps);
            tally.faan = Ratio::new(faan.faan, scale).unwrap_or_default();
            (tally.total, tally.limit, helps) = (faan.total, faan.limit, faan.helps);
        }
    }
    helps
}

/// See [`Tally::preference`].
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

/// Points doubled so often.
const fn times_doubled(points: i64, doubles: i64) -> i64 {
    points.saturating_mul(
        1 << if doubles < 0 {
            0
        } else if doubles > 40 {
            40
        } else {
            doubles
        },
    )
}

/// What points come to that are doubled so often, before any limit.
#[must_use]
pub const fn doubled(plan: &Plan, points: i64, doubles: i64) -> i64 {
    plan.round_total.round(times_doubled(points, doubles))
}
