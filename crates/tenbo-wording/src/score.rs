//! What a hand is worth, and why lines do not count.

use tenbo_engine::Ratio;
use tenbo_engine::options::Rounding;
use tenbo_engine::plan::{Counting, Plan, Reason, doubled};
use tenbo_engine::rules::{Family, LimitName, Unit};
use tenbo_engine::score::{Breakdown, Chance, Next, Score, Shortcut, Step, StepKey, Tally};

use super::language::Language;
use super::number::{grouped, raised, ratio};

impl Language {
    /// So much of a unit: "1 double", "3 han".
    #[must_use]
    pub fn amount(self, value: Ratio, unit: Unit) -> String {
        self.amount_of(unit, &ratio(value))
    }

    /// Why a line does not count; `by` are the names of the patterns that are the cause, `other` what the
    /// decomposition that has it would have scored.
    #[must_use]
    pub fn why(self, why: Reason, by: &[&str], family: Family, other: Option<i64>) -> String {
        let told = if why == Reason::OtherDecomposition { other.is_some() } else { !by.is_empty() };
        let bare = if told { "" } else { self.why_bare(why, family) };
        if bare.is_empty() {
            self.why_because(why, family, &self.and(by), &other.map_or_else(String::new, grouped))
        } else {
            bare.to_owned()
        }
    }

    /// A limit that was reached, with how often or how much of it.
    pub(super) fn limit_of(self, tally: &Tally) -> String {
        let percent = tally.percent().unwrap_or_default();
        let other = matches!(tally.breakdown, Breakdown::Limit { percent } if percent != 100);
        let Some(name) = tally.limit.filter(|_| !other) else { return self.limit_percent(&grouped(percent)) };
        match fold(percent).filter(|_| name == LimitName::Yakuman) {
            Some(fold) => self.yakuman_times(fold).to_owned(),
            None => self.limit(name).to_owned(),
        }
    }

    /// A share of the limit in riichi: "double yakuman".
    #[must_use]
    pub fn yakuman(self, percent: i64) -> String {
        match fold(percent) {
            Some(fold) => self.yakuman_times(fold).to_ascii_lowercase(),
            None if percent == 100 => self.limit(LimitName::Yakuman).to_ascii_lowercase(),
            None => match limit_of(percent) {
                Some(limit) => self.limit(limit).to_ascii_lowercase(),
                None => self.yakuman_percent(&grouped(percent)),
            },
        }
    }

    /// What a tally comes to, on one line.
    #[must_use]
    pub fn worth(self, tally: &Tally) -> String {
        self.worth_parts(tally).join(" · ")
    }

    /// What a hand counts beside its total, a part each: limit, han and fu, or faan.
    #[must_use]
    pub fn chips(self, tally: &Tally) -> Vec<String> {
        match tally.breakdown {
            Breakdown::Yakuman { .. } | Breakdown::Limit { .. } => vec![self.limit_of(tally)],
            Breakdown::HanFu { han, fu, .. } => {
                let limit = tally.limit.map(|_| self.limit_of(tally));
                let fu = (han < 5).then(|| self.fu(fu));
                limit.into_iter().chain([self.han(han)]).chain(fu).collect()
            }
            Breakdown::Points { .. } => Vec::new(),
            Breakdown::PointsDoubles { points, doubles, multiplier } => {
                vec![self.worth_doubled(tally, points, doubles, multiplier)]
            }
            Breakdown::Faan { faan, unit, .. } => vec![self.amount(faan, unit)],
        }
    }

    /// The same in its parts.
    pub(super) fn worth_parts(self, tally: &Tally) -> Vec<String> {
        let total = grouped(tally.total);
        match tally.breakdown {
            Breakdown::Yakuman { .. } | Breakdown::Limit { .. } => vec![self.limit_of(tally), total],
            Breakdown::HanFu { han, fu, .. } => {
                let counted = grouped(han);
                let counted =
                    if han < 5 { self.worth_han_fu(&counted, &grouped(fu)) } else { self.worth_han(&counted) };
                let limit = tally.limit.map(|_| self.limit_of(tally));
                limit.into_iter().chain([counted, total]).collect()
            }
            Breakdown::Points { unit: Unit::Tai, .. } => vec![self.amount(Ratio::whole(tally.total), Unit::Tai)],
            Breakdown::Points { .. } => vec![self.worth_points(&total)],
            Breakdown::PointsDoubles { points, doubles, multiplier } => {
                vec![self.worth_doubled(tally, points, doubles, multiplier)]
            }
            Breakdown::Faan { faan, unit, .. } => {
                let points = (faan.as_whole() != Some(tally.total)).then(|| self.worth_points(&total));
                [self.amount(faan, unit)].into_iter().chain(points).collect()
            }
        }
    }

    /// Points, how often they are doubled, and what that comes to.
    fn worth_doubled(self, tally: &Tally, points: i64, doubles: i64, multiplier: i64) -> String {
        let mut out = self.worth_points(&grouped(points));
        let doubled = points.saturating_mul(multiplier);
        if multiplier != 1 {
            out.push_str("\u{a0}×\u{a0}");
            out.push_str(&multiplied(doubles, multiplier));
            out.push_str(" = ");
            out.push_str(&grouped(doubled));
        }
        if tally.total != doubled {
            out.push_str(" → ");
            out.push_str(&grouped(tally.total));
        }
        if tally.limit.is_some() { self.worth_capped(&out) } else { out }
    }

    /// How the result of a step came about, as a formula; empty where its value says all. `parts` are the single payments,
    /// where the total is a sum of several.
    #[must_use]
    pub fn formula(self, step: &Step, score: &Score, plan: &Plan, parts: &[i64]) -> String {
        let tally = &score.tally;
        match (step.key, tally.breakdown, plan.counting()) {
            (StepKey::Sum, _, Counting::HanFu(_)) => self.unit(Unit::Fu).to_owned(),
            (StepKey::Sum, ..) => self.unit(Unit::Points).to_owned(),
            (StepKey::Direct, ..) => self.limit_of(tally),
            (StepKey::Base, ..) if tally.limit.is_some() => self.limit_of(tally),
            (StepKey::Base, Breakdown::HanFu { han, fu, .. }, _) => powers(fu, han + 2),
            (StepKey::Doubled, Breakdown::PointsDoubles { points, doubles, multiplier }, _) => {
                [&grouped(points), "\u{a0}×\u{a0}", &multiplied(doubles, multiplier)].concat()
            }
            (StepKey::Rounded, _, Counting::PointsDoubles(rules)) => self.formula_rounded(rules.round_total),
            (StepKey::RoundedPoints, _, Counting::PointsDoubles(rules)) => self.formula_rounded(rules.round_points),
            // Parts of a faan are dropped.
            (StepKey::Rounded, ..) => self.formula_nearest("1"),
            (StepKey::Limit, ..) => self.formula_no_more().to_owned(),
            (StepKey::Total, Breakdown::Faan { faan, unit, .. }, _) => self.formula_table(&self.amount(faan, unit)),
            (StepKey::Total, _, Counting::HanFu(_)) if parts.len() > 1 => {
                parts.iter().map(|&part| grouped(part)).collect::<Vec<_>>().join(" + ")
            }
            (StepKey::Total, _, Counting::HanFu(_)) => tally
                .base()
                .filter(|&base| base > 0)
                .map_or_else(String::new, |base| self.formula_shares(base, tally.total)),
            _ => String::new(),
        }
    }

    fn formula_rounded(self, way: Rounding) -> String {
        let to = grouped(way.to());
        if way.is_up() { self.formula_up(&to) } else { self.formula_nearest(&to) }
    }

    /// How many shares a discarder pays: six to the dealer, else four. The engine has multiplied and rounded up; which of
    /// them it took shows in the result.
    fn formula_shares(self, base: i64, total: i64) -> String {
        let hundreds = |factor: i64| (base * factor + 99) / 100 * 100;
        let factor = if total == hundreds(6) && total != hundreds(4) { 6 } else { 4 };
        let out = [&grouped(base), "\u{a0}×\u{a0}", &factor.to_string()].concat();
        if base * factor == total { out } else { self.formula_hundreds(&out) }
    }

    /// The whole shortcut against the full count of fu.
    #[must_use]
    pub fn shortcut(self, shortcut: &Shortcut, fu: i64) -> String {
        let (rule, here) = (self.shortcut_rule(shortcut.rule), grouped(fu));
        let extras: Vec<&str> = shortcut.extras.iter().map(|&extra| self.extra(extra)).collect();
        match shortcut.usual {
            None => self.shortcut_here(rule, &here),
            Some(usual) if usual == fu => self.shortcut_so(rule),
            Some(_) if extras.is_empty() => self.shortcut_counted(rule, &here),
            Some(_) => self.shortcut_because(rule, &here, &self.and(&extras)),
        }
    }

    /// What more would make of the hand.
    #[must_use]
    pub fn next(self, next: &Next, unit: Unit, limit: Option<LimitName>) -> String {
        let more = self.next_of(unit, &grouped(next.more), &grouped(next.total));
        match limit {
            Some(name) => self.next_limit(&more, &self.limit(name).to_ascii_lowercase()),
            None => more,
        }
    }

    /// So many points against the minimum.
    #[must_use]
    pub fn gauge(self, points: i64, least: i64, family: Family) -> String {
        let (now, minimum) = (grouped(points), grouped(least));
        if points >= least {
            self.gauge_reached(family, &now, &minimum)
        } else {
            self.gauge_short(family, &now, &minimum, &grouped(least - points))
        }
    }

    /// What flowers and other points outside the minimum add to a total.
    #[must_use]
    pub fn flowers(self, value: i64, total: i64, win: bool, family: Family) -> String {
        let value = grouped(value);
        if win { self.flowers_after(family, &value, &grouped(total)) } else { self.flowers_no_help(family, &value) }
    }

    /// What alone would have made the hand a win, in the words of a family of rules.
    #[must_use]
    pub fn chance(self, chance: &Chance, family: Family) -> String {
        self.chance_of(chance.remedy, family, &grouped(chance.total))
    }

    /// What a hand would be worth, with what is missing to the minimum: "7 · 1 short".
    #[must_use]
    pub fn reach(self, tally: &Tally) -> String {
        if tally.win {
            grouped(tally.total)
        } else {
            self.reach_short(&grouped(tally.points().unwrap_or_default()), &grouped(tally.short_by))
        }
    }

    /// How an equally good list of patterns differs: what it has more, what it lacks.
    #[must_use]
    pub fn instead(self, new: &[String], old: &[String]) -> String {
        match (new, old) {
            ([], []) => self.instead_same().to_owned(),
            (new, []) => self.instead_also(&self.and(new)),
            ([], old) => self.instead_without(&self.and(old)),
            (new, old) => self.instead_other(&self.and(new), &self.and(old)),
        }
    }

    /// What the winner says of fans with their times and values, where points are added up: the fans in order, then the
    /// sum, then the flowers. `fans` are a name, how often, what it adds.
    #[must_use]
    pub fn declare(self, fans: &[(&str, u32, i64)], points: i64, total: i64) -> String {
        let said = fans.iter().map(|&(name, times, value)| {
            let fan = match times {
                1 => name.to_owned(),
                2 => self.declare_twice(name),
                times => self.declare_times(name, &times.to_string()),
            };
            // A single fan is the sum.
            if fans.len() > 1 { self.declare_valued(&fan, &grouped(value)) } else { fan }
        });
        let said = self.listed(&said.collect::<Vec<_>>());
        let sum = grouped(points);
        if total > points {
            self.declare_flowers(&said, &sum, &grouped(total - points), &grouped(total))
        } else {
            self.declare_sum(&said, &sum)
        }
    }
}

/// A number doubled so often: "40 × 2³".
fn powers(number: i64, doubles: i64) -> String {
    [&grouped(number), "\u{a0}×\u{a0}2", &raised(doubles)].concat()
}

/// What doubles multiply by: "2³", or the number of the rulebook's table.
fn multiplied(doubles: i64, multiplier: i64) -> String {
    if multiplier == doubled(1, doubles) { ["2", &raised(doubles)].concat() } else { grouped(multiplier) }
}

/// The limit that is this share of a yakuman, in percent: of 8,000 base points (docs/rules/riichi.md, Limits).
const fn limit_of(percent: i64) -> Option<LimitName> {
    match percent {
        25 => Some(LimitName::Mangan),
        50 => Some(LimitName::Baiman),
        75 => Some(LimitName::Sanbaiman),
        _ => None,
    }
}

/// How many times over a yakuman is, as a place in the list of words for it.
const fn fold(percent: i64) -> Option<usize> {
    match percent {
        200 => Some(0),
        300 => Some(1),
        400 => Some(2),
        500 => Some(3),
        _ if percent > 500 => Some(4),
        _ => None,
    }
}
