//! What a hand is worth, and why lines do not count.

use tenbo_engine::Ratio;
use tenbo_engine::options::System;
use tenbo_engine::plan::{Plan, Reason};
use tenbo_engine::rules::{Family, LimitName, Unit};
use tenbo_engine::score::{Chance, Next, Score, Shortcut, Step, StepKey, Tally};

use super::language::Language;
use super::number::{grouped, raised, ratio};

impl Language {
    /// So much of a unit: "1 double", "3 han".
    #[must_use]
    pub fn amount(self, value: Ratio, unit: Unit) -> String {
        self.amount_of(unit, &ratio(value))
    }

    /// Why a line does not count; `by` are the names of the patterns that are the cause, `other` what the reading that
    /// has it would have scored.
    #[must_use]
    pub fn why(self, why: Reason, by: &[&str], family: Family, other: Option<i64>) -> String {
        let told = if why == Reason::OtherReading { other.is_some() } else { !by.is_empty() };
        let bare = if told { "" } else { self.why_bare(why, family) };
        if bare.is_empty() {
            self.why_because(why, family, &self.and(by), &other.map_or_else(String::new, grouped))
        } else {
            bare.to_owned()
        }
    }

    /// A limit that was reached, with how often or how much of it.
    fn limit_of(self, tally: &Tally) -> String {
        let Some(name) = tally.limit else { return self.limit_percent(&grouped(tally.percent)) };
        match fold(tally.percent).filter(|_| name == LimitName::Yakuman) {
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
            None => self.yakuman_percent(&grouped(percent)),
        }
    }

    /// What a tally comes to, on one line.
    #[must_use]
    pub fn worth(self, tally: &Tally, system: System) -> String {
        self.worth_parts(tally, system).join(" · ")
    }

    /// The same in its parts.
    pub(super) fn worth_parts(self, tally: &Tally, system: System) -> Vec<String> {
        let total = grouped(tally.total);
        match system {
            _ if tally.direct => vec![self.limit_of(tally), total],
            System::Mangan => {
                let han = grouped(tally.han);
                let counted =
                    if tally.han < 5 { self.worth_han_fu(&han, &grouped(tally.fu)) } else { self.worth_han(&han) };
                let limit = tally.limit.map(|_| self.limit_of(tally));
                limit.into_iter().chain([counted, total]).collect()
            }
            _ => self.worth_elsewhere(tally, system, total),
        }
    }

    /// The same where no han and fu are counted.
    fn worth_elsewhere(self, tally: &Tally, system: System, total: String) -> Vec<String> {
        match system {
            System::Mangan => Vec::new(),
            System::Points => vec![self.worth_points(&total)],
            System::PointDouble => {
                let mut out = self.worth_points(&grouped(tally.points));
                let doubled = tally.points.saturating_mul(1 << tally.doubles.clamp(0, 40));
                if tally.doubles > 0 {
                    out.push_str("\u{a0}×\u{a0}2");
                    out.push_str(&raised(tally.doubles));
                    out.push_str(" = ");
                    out.push_str(&grouped(doubled));
                }
                if tally.total != doubled {
                    out.push_str(" → ");
                    out.push_str(&total);
                }
                vec![if tally.limit.is_some() { self.worth_capped(&out) } else { out }]
            }
            System::FaanLaak => {
                let faan = self.amount(tally.faan, Unit::Faan);
                let points = (tally.faan.as_whole() != Some(tally.total)).then(|| self.worth_points(&total));
                [faan].into_iter().chain(points).collect()
            }
        }
    }

    /// How the result of a step came about, as a formula; empty where its value says all. `parts` are the single payments,
    /// where the total is a sum of several.
    #[must_use]
    pub fn formula(self, step: &Step, score: &Score, plan: &Plan, parts: &[i64]) -> String {
        let tally = &score.tally;
        let mut out = String::new();
        match step.key {
            StepKey::Sum => {
                out.push_str(self.unit(if plan.system == System::Mangan { Unit::Fu } else { Unit::Points }))
            }
            StepKey::Base if tally.limit.is_some() => out = self.limit_of(tally),
            StepKey::Base => {
                out = [&grouped(tally.fu), "\u{a0}×\u{a0}2", &raised(tally.han + 2)].concat();
            }
            StepKey::Doubled => {
                out = [&grouped(tally.points), "\u{a0}×\u{a0}2", &raised(tally.doubles)].concat();
            }
            StepKey::Rounded | StepKey::RoundedPoints => {
                let way = if step.key == StepKey::Rounded { plan.round_total } else { plan.round_points };
                let to = grouped(way.to);
                out = if way.up { self.formula_up(&to) } else { self.formula_nearest(&to) };
            }
            StepKey::Direct => out = self.limit_of(tally),
            StepKey::Limit => out.push_str(self.formula_no_more()),
            StepKey::Total if plan.system == System::FaanLaak && !tally.direct => {
                out = self.formula_table(&ratio(tally.faan));
            }
            StepKey::Total if plan.system == System::Mangan && parts.len() > 1 => {
                out = parts.iter().map(|&part| grouped(part)).collect::<Vec<_>>().join(" + ");
            }
            StepKey::Total if plan.system == System::Mangan && tally.base > 0 => {
                // The engine has multiplied and rounded up; which factor it took shows in the result.
                let hundreds = |factor: i64| (tally.base * factor + 99) / 100 * 100;
                let factor = if tally.total == hundreds(6) && tally.total != hundreds(4) { 6 } else { 4 };
                out = [&grouped(tally.base), "\u{a0}×\u{a0}", &factor.to_string()].concat();
                if tally.base * factor != tally.total {
                    out = self.formula_hundreds(&out);
                }
            }
            _ => {}
        }
        out
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
    pub fn gauge(self, points: i64, least: i64) -> String {
        let (now, minimum) = (grouped(points), grouped(least));
        if points >= least {
            self.gauge_reached(&now, &minimum)
        } else {
            self.gauge_short(&now, &minimum, &grouped(least - points))
        }
    }

    /// What flowers add to a total, after the minimum.
    #[must_use]
    pub fn flowers(self, value: i64, total: i64, win: bool) -> String {
        let value = grouped(value);
        if win { self.flowers_after(&value, &grouped(total)) } else { self.flowers_no_help(&value) }
    }

    /// What alone would have made the hand a win.
    #[must_use]
    pub fn chance(self, chance: &Chance) -> String {
        self.chance_of(chance.remedy, &grouped(chance.total))
    }

    /// What a hand would be worth, with what is missing to the minimum: "7 · 1 short".
    #[must_use]
    pub fn reach(self, tally: &Tally) -> String {
        if tally.win {
            grouped(tally.total)
        } else {
            self.reach_short(&grouped(tally.points), &grouped(tally.short_by))
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
