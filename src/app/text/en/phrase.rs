//! Whole sentences: the headline, what is read aloud, formulas.

use super::{count, limit, list, seat, unit};
use crate::app::text::headline::Headline;
use crate::app::text::number::{grouped, raised, ratio};
use crate::engine::draft::DrawCause;
use crate::engine::ratio::Ratio;
use crate::engine::rulebook::book::LimitName;
use crate::engine::rulebook::item::Unit;
use crate::engine::rulebook::plan::{Plan, System};
use crate::engine::scoring::score::Next;
use crate::engine::scoring::{Restriction, Score, Step, StepKey, Tally};
use crate::engine::seat::Seat;
use crate::engine::table::account::Account;

/// "Double", "Triple" before yakuman.
fn fold(percent: i64) -> Option<&'static str> {
    match percent {
        200 => Some("Double "),
        300 => Some("Triple "),
        400 => Some("Fourfold "),
        500 => Some("Fivefold "),
        _ if percent > 500 => Some("Multiple "),
        _ => None,
    }
}

fn limit_of(tally: &Tally) -> String {
    let Some(name) = tally.limit else {
        let mut out = grouped(tally.percent);
        out.push_str("% of the limit");
        return out;
    };
    match fold(tally.percent).filter(|_| name == LimitName::Yakuman) {
        Some(times) => [times, "yakuman"].concat(),
        None => limit(name).to_owned(),
    }
}

pub fn yakuman(percent: i64) -> String {
    match fold(percent) {
        Some(times) => [times, "yakuman"].concat().to_ascii_lowercase(),
        None if percent == 100 => String::from("yakuman"),
        None => [grouped(percent).as_str(), "% of a yakuman"].concat(),
    }
}

pub fn worth(tally: &Tally, system: System) -> String {
    worth_with(tally, system, " · ")
}

fn worth_with(tally: &Tally, system: System, between: &str) -> String {
    let mut parts: Vec<String> = Vec::new();
    match system {
        _ if tally.direct => {
            parts.push(limit_of(tally));
            parts.push(grouped(tally.total));
        }
        System::Mangan => {
            if tally.limit.is_some() {
                parts.push(limit_of(tally));
            }
            let mut value = grouped(tally.han);
            value.push_str(" han");
            if tally.han < 5 {
                value.push(' ');
                value.push_str(&grouped(tally.fu));
                value.push_str(" fu");
            }
            parts.push(value);
            parts.push(grouped(tally.total));
        }
        System::Points => parts.push(count(tally.total, "point", "points")),
        System::PointDouble => {
            let mut out = count(tally.points, "point", "points");
            let doubled = tally.points.saturating_mul(1 << tally.doubles.clamp(0, 40));
            if tally.doubles > 0 {
                out.push_str("\u{a0}×\u{a0}2");
                out.push_str(&raised(tally.doubles));
                out.push_str(" = ");
                out.push_str(&grouped(doubled));
            }
            if tally.total != doubled {
                out.push_str(" → ");
                out.push_str(&grouped(tally.total));
            }
            if tally.limit.is_some() {
                out.push_str(" (limit)");
            }
            parts.push(out);
        }
        System::FaanLaak => {
            let mut out = ratio(tally.faan);
            out.push_str(" faan");
            parts.push(out);
            if tally.faan.as_whole() != Some(tally.total) {
                parts.push(count(tally.total, "point", "points"));
            }
        }
    }
    parts.join(between)
}

pub fn headline(headline: &Headline) -> String {
    match headline {
        Headline::Empty => String::from("Pick tiles to begin"),
        Headline::Building { tiles, of } => {
            let mut out = tiles.to_string();
            out.push_str(" of ");
            out.push_str(&count(*of as i64, "tile", "tiles"));
            out
        }
        Headline::Waiting { kinds, left } => {
            let mut out = String::from("Waiting: ");
            out.push_str(&count(i64::from(*left), "tile", "tiles"));
            out.push_str(" of ");
            out.push_str(&count(*kinds as i64, "kind", "kinds"));
            out
        }
        Headline::NotReady => String::from("Not ready: no tile completes the hand"),
        Headline::Discards(0) => String::from("Not a winning hand: no discard makes it ready"),
        Headline::Discards(choices) => {
            let mut out = count(*choices as i64, "discard", "discards");
            out.push_str(if *choices == 1 { " makes it ready" } else { " make it ready" });
            out
        }
        Headline::Problems(number) => {
            let mut out = count(*number as i64, "thing", "things");
            out.push_str(" to put right");
            out
        }
        Headline::NotComplete => String::from("Not a winning hand"),
        Headline::Short { by, now: Some(now), .. } => {
            let (points, least) = (grouped(*now), grouped(now + by));
            ["Not a win: ", &points, " of ", &least, " points, ", &grouped(*by), " short"].concat()
        }
        Headline::Short { by, unit: of, now: None } => {
            let mut out = String::from(if *of == Unit::Han { "No yaku: " } else { "Below the minimum: " });
            out.push_str(&super::amount(Ratio::whole(*by), *of));
            out.push_str(" short");
            out
        }
        Headline::Barred(by) => {
            let mut out = String::from("No win");
            for (i, restriction) in by.iter().enumerate() {
                out.push_str(if i == 0 { ": " } else { ", " });
                out.push_str(match restriction {
                    Restriction::MaximumChows => "too many chows",
                    Restriction::NoMixedSuits => "too many suits",
                    Restriction::NoSpecialHand => "no sets and a pair",
                    Restriction::SpecialHandRequired => "no special hand",
                });
            }
            out
        }
        // A short hand has points as well, so that a win says that it is one.
        Headline::Worth(tally, System::Points) => [&worth(tally, System::Points), " · win"].concat(),
        Headline::Worth(tally, system) => worth(tally, *system),
        Headline::Total(total) => count(*total, "point", "points"),
        Headline::Wins(wins) => totals(wins, " · "),
        Headline::Draw(cause) => {
            let mut out = String::from("Draw: ");
            out.push_str(match cause {
                DrawCause::Wall => "the wall ran out",
                other => super::draw_cause(*other),
            });
            out
        }
    }
}

/// "South 2,000, West 2,600"
fn totals(wins: &[(Seat, i64)], between: &str) -> String {
    let mut out = String::new();
    for (who, total) in wins {
        if !out.is_empty() {
            out.push_str(between);
        }
        out.push_str(seat(*who));
        out.push(' ');
        match total {
            0 => out.push_str("no win"),
            total => out.push_str(&grouped(*total)),
        }
    }
    out
}

fn spoken_worth(tally: &Tally, system: System) -> String {
    if system == System::PointDouble && !tally.direct {
        let mut out = count(tally.points, "point", "points");
        if tally.doubles > 0 {
            out.push_str(", doubled ");
            out.push_str(&match tally.doubles {
                1 => String::from("once"),
                2 => String::from("twice"),
                more => count(more, "time", "times"),
            });
        }
        out.push_str(", makes ");
        out.push_str(&grouped(tally.total));
        if tally.limit.is_some() {
            out.push_str(", the limit");
        }
        return out;
    }
    let mut out = worth_with(tally, system, ", ");
    if system == System::Points {
        out.push_str(", a win");
    } else if system != System::FaanLaak {
        out.push_str(" points");
    }
    out
}

pub fn spoken(headline: &Headline, payments: &[(Account, i64)]) -> String {
    let mut out = match headline {
        Headline::Worth(tally, system) => spoken_worth(tally, *system),
        Headline::Wins(wins) => totals(wins, ", "),
        other => super::phrase::headline(other),
    };
    let said: Vec<String> = payments
        .iter()
        .filter(|(account, amount)| *amount != 0 && matches!(account, Account::Seat(_)))
        .map(|(account, amount)| {
            let mut out = super::account(*account).to_owned();
            out.push_str(if *amount > 0 { " gets " } else { " pays " });
            out.push_str(&grouped(amount.abs()));
            out
        })
        .collect();
    if !said.is_empty() {
        out.push_str(": ");
        out.push_str(&list(&said, ", "));
    }
    out.push('.');
    out
}

/// `parts` are the single payments, where the total is a sum of several.
pub fn formula(step: &Step, score: &Score, plan: &Plan, parts: &[i64]) -> String {
    let tally = &score.tally;
    let mut out = String::new();
    match step.key {
        StepKey::Sum => out.push_str(if plan.system == System::Mangan { "fu" } else { "points" }),
        StepKey::Base if tally.limit.is_some() => out.push_str(&limit_of(tally)),
        StepKey::Base => {
            out.push_str(&grouped(tally.fu));
            out.push_str("\u{a0}×\u{a0}2");
            out.push_str(&raised(tally.han + 2));
        }
        StepKey::Doubled => {
            out.push_str(&grouped(tally.points));
            out.push_str("\u{a0}×\u{a0}2");
            out.push_str(&raised(tally.doubles));
        }
        StepKey::Rounded | StepKey::RoundedPoints => {
            let way = if step.key == StepKey::Rounded { plan.round_total } else { plan.round_points };
            out.push_str(if way.up { "up to the next " } else { "to the nearest " });
            out.push_str(&grouped(way.to));
        }
        StepKey::Direct => out.push_str(&limit_of(tally)),
        StepKey::Limit => out.push_str("no hand is worth more"),
        StepKey::Total if plan.system == System::FaanLaak && !tally.direct => {
            out.push_str(&ratio(tally.faan));
            out.push_str(" faan by the table");
        }
        StepKey::Total if plan.system == System::Mangan && parts.len() > 1 => {
            for (i, part) in parts.iter().enumerate() {
                if i > 0 {
                    out.push_str(" + ");
                }
                out.push_str(&grouped(*part));
            }
        }
        StepKey::Total if plan.system == System::Mangan && tally.base > 0 => {
            // The engine has multiplied and rounded up; which factor it took shows in the result.
            let dealer =
                tally.total == (tally.base * 6 + 99) / 100 * 100 && tally.total != (tally.base * 4 + 99) / 100 * 100;
            out.push_str(&grouped(tally.base));
            out.push_str(if dealer { "\u{a0}×\u{a0}6" } else { "\u{a0}×\u{a0}4" });
            if tally.base * if dealer { 6 } else { 4 } != tally.total {
                out.push_str(", up to hundreds");
            }
        }
        _ => {}
    }
    out
}

pub fn next(next: &Next, of: Unit, name: Option<LimitName>) -> String {
    let mut out = grouped(next.more);
    out.push_str(" more ");
    out.push_str(match of {
        Unit::Doubles if next.more == 1 => "double",
        of => unit(of),
    });
    out.push_str(": ");
    out.push_str(&grouped(next.total));
    if let Some(name) = name {
        out.push_str(" (");
        out.push_str(&limit(name).to_ascii_lowercase());
        out.push(')');
    }
    out
}

pub fn left(number: u8) -> String {
    match number {
        0 => String::from("none left"),
        number => {
            let mut out = number.to_string();
            out.push_str(" left");
            out
        }
    }
}
