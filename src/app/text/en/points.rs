//! Chinese Official: the principles, the minimum, what alone would reach it, what the winner says.

use super::{count, list};
use crate::app::text::number::grouped;
use crate::engine::rulebook::plan::Why;
use crate::engine::scoring::score::Chance;
use crate::engine::scoring::{Remedy, Tally};

fn join(parts: &[&str]) -> String {
    parts.concat()
}

/// Why a fan does not count, with the principle; `None` where the common words say it. `other` is what the reading that
/// has it would have scored.
pub fn principle(why: Why, by: &[&str], other: Option<i64>) -> Option<String> {
    let cause = list(by, " and ");
    let (text, principle) = match why {
        Why::Implied if by.is_empty() => (String::from("always comes with another fan"), "non-repeat"),
        Why::Implied => (join(&["always comes with ", &cause]), "non-repeat"),
        Why::Identical if by.is_empty() => (String::from("one of its sets is in this fan already"), "non-identical"),
        Why::Identical => (join(&["one of its sets is in another ", &cause, " already"]), "non-identical"),
        Why::CombinedOnce if by.is_empty() => (String::from("its sets are joined already"), "account-once"),
        Why::CombinedOnce => (join(&["its sets are joined already by ", &cause]), "account-once"),
        Why::Regrouped if by.is_empty() => (String::from("its tiles stand in other sets"), "non-separation"),
        Why::Regrouped => (join(&["its tiles stand in other sets, for ", &cause]), "non-separation"),
        Why::OtherReading => {
            let would = other.map(|total| join(&[", which would score ", &count(total, "point", "points")]));
            (join(&["only in another reading", would.as_deref().unwrap_or_default()]), "high versus low")
        }
        Why::Cap if by.is_empty() => return Some(String::from("only one fan for kongs counts")),
        Why::Cap => return Some(join(&["only one fan for kongs counts: here ", &cause])),
        Why::NoValue => return Some(String::from("no fan in these rules")),
        _ => return None,
    };
    Some(join(&[&text, " (", principle, " principle)"]))
}

/// The principle behind a reason in a sentence; empty where there is none.
pub const fn principle_help(why: Why) -> &'static str {
    match why {
        Why::Implied => "The non-repeat principle: a fan that another one cannot do without is not counted beside it.",
        Why::Identical => {
            "The non-identical principle: a set that made a fan with one set does not make the same fan with another."
        }
        Why::CombinedOnce => {
            "The account-once principle, combine just once: a set that is not joined yet may be joined once with one that is."
        }
        Why::Regrouped => {
            "The non-separation principle: sets that made a fan are not taken apart to make other sets for another fan."
        }
        Why::OtherReading => {
            "Freedom of choice, high versus low: where tiles can be seen in several ways, the player takes one of them."
        }
        Why::Cap => "Of the fans for several kongs the highest stands alone.",
        _ => "",
    }
}

#[inline(never)]
pub fn gauge(points: i64, least: i64) -> String {
    let (now, minimum) = (count(points, "point", "points"), grouped(least));
    if points >= least {
        return join(&[&now, ": the minimum of ", &minimum, " is reached"]);
    }
    join(&[&grouped(points), " of ", &minimum, " points: ", &grouped(least - points), " short, not a win"])
}

#[inline(never)]
pub fn flowers(value: i64, total: i64, win: bool) -> String {
    let value = grouped(value);
    if win {
        join(&[&value, " more for flowers, after the minimum: ", &grouped(total), " in all"])
    } else {
        join(&[&value, " for flowers would come after the minimum and does not help to reach it"])
    }
}

pub fn chance(chance: &Chance) -> String {
    let how = match chance.remedy {
        Remedy::SelfDraw => "Self-drawn",
        Remedy::Concealed => "Without claimed sets",
        Remedy::UniqueWait => "Won on an edge, closed or single wait",
        Remedy::LastCopy => "On the last tile of its kind",
        Remedy::LastTile => "On the last tile of the wall",
        Remedy::LastDiscard => "On the last discard",
        Remedy::KongReplacement => "On the tile drawn after a kong",
        Remedy::RobbedKong => "By robbing a kong",
        Remedy::Riichi => "With riichi",
    };
    join(&[how, " it would be ", &grouped(chance.total)])
}

/// "7 · 1 short", or the total of a win.
pub fn reach(tally: &Tally) -> String {
    if tally.win {
        return grouped(tally.total);
    }
    join(&[&grouped(tally.points), " · ", &grouped(tally.short_by), " short"])
}

/// How an equally good list differs.
#[inline(never)]
pub fn instead(new: &[String], old: &[String]) -> String {
    match (new, old) {
        ([], []) => String::from("the same fans over other sets"),
        (new, []) => join(&["also ", &list(new, " and ")]),
        ([], old) => join(&["without ", &list(old, " and ")]),
        (new, old) => join(&[&list(new, " and "), " instead of ", &list(old, " and ")]),
    }
}

/// What the winner says: the fans in order, then the sum, then the flowers. `fans` are a name, how often, what it adds.
#[inline(never)]
pub fn declare(fans: &[(&str, u32, i64)], points: i64, total: i64) -> String {
    let mut out = String::from("Hú!");
    for (i, (name, times, value)) in fans.iter().enumerate() {
        out.push_str(if i == 0 { " " } else { ", " });
        out.push_str(name);
        match times {
            1 => {}
            2 => out.push_str(" twice"),
            times => out.push_str(&join(&[" ", &times.to_string(), " times"])),
        }
        // A single fan is the sum.
        if fans.len() > 1 {
            out.push(' ');
            out.push_str(&grouped(*value));
        }
    }
    out.push_str(": ");
    out.push_str(&count(points, "point", "points"));
    if total > points {
        out.push_str(&join(&[", and ", &grouped(total - points), " for flowers makes ", &grouped(total)]));
    }
    out.push('.');
    out
}
