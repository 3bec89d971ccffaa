//! Seats, payments, dangers.

use super::pattern;
use crate::app::text::payments::Part;
use crate::engine::rulebook::book::{Danger, LiabilityRule, LiableShare, LiableWin};
use crate::engine::rulebook::option::OptionKey;
use crate::engine::rulebook::plan::Plan;
use crate::engine::seat::Seat;
use crate::engine::table::account::{Account, TransferWhy};
use crate::engine::table::warning::Warning;

pub const fn seat(seat: Seat) -> &'static str {
    match seat {
        Seat::East => "East",
        Seat::South => "South",
        Seat::West => "West",
        Seat::North => "North",
    }
}

pub const fn account(account: Account) -> &'static str {
    match account {
        Account::Seat(of) => seat(of),
        Account::Table => "Deposits on the table",
        Account::Bank => "Bank",
    }
}

pub const fn transfer(why: TransferWhy) -> &'static str {
    match why {
        TransferWhy::Hand => "hand",
        TransferWhy::Honba => "counters",
        TransferWhy::Deposit => "riichi sticks",
        TransferWhy::Ready => "ready at the draw",
        TransferWhy::Losers => "difference of the losers' hands",
        TransferWhy::Penalty => "penalty",
        TransferWhy::Nagashi => "only terminals and honors discarded",
        TransferWhy::Bonus => "bonus",
        TransferWhy::Yakitori => "no win in the game",
    }
}

pub fn part(part: &Part, several: bool) -> String {
    let mut out = transfer(part.why).to_owned();
    if several && matches!(part.why, TransferWhy::Hand | TransferWhy::Honba) {
        out.push_str(" of ");
        out.push_str(seat(part.of));
    }
    if part.liable {
        out.push_str(", liable");
    }
    out
}

const fn danger(danger: Danger, several: bool) -> &'static str {
    match (danger, several) {
        (Danger::Dragons, true) => "dragon sets",
        (Danger::Dragons, false) => "dragon set",
        (Danger::Winds, true) => "wind sets",
        (Danger::Winds, false) => "wind set",
        (Danger::Kongs, true) => "kongs",
        (Danger::Kongs, false) => "kong",
        (Danger::Honors, true) => "sets of honors",
        (Danger::Honors, false) => "set of honors",
        (Danger::Terminals, true) => "sets of terminals",
        (Danger::Terminals, false) => "set of terminals",
        (Danger::Green, true) => "sets of green tiles",
        (Danger::Green, false) => "set of green tiles",
        (Danger::OneSuit, true) => "sets of one suit",
        (Danger::OneSuit, false) => "set of one suit",
        (Danger::Unseen, _) => "tiles that nobody has seen",
    }
}

/// What a liable seat pays.
fn costs(rule: &LiabilityRule, plan: &Plan, out: &mut String) {
    out.push_str(match (rule.win, rule.share) {
        (LiableWin::Any, LiableShare::Half) => {
            "pays for everybody if the win is self-drawn, and half if somebody else discards the winning tile"
        }
        (LiableWin::Any, LiableShare::All) => "pays for everybody, whoever discards the winning tile",
        (LiableWin::SelfDrawn, _) => {
            "pays for everybody if the win is self-drawn; whoever discards another such tile to the win pays instead"
        }
        (LiableWin::Direct, _) => "pays for everybody if the hand goes out on that very tile",
    });
    let pattern_only = !plan.book.options.is(OptionKey::LiabilityScope, "whole-win");
    if pattern_only && rule.pattern.is_some() {
        out.push_str(", as far as this pattern goes");
    }
    out.push('.');
}

#[inline(never)]
pub fn warning(warning: &Warning, plan: &Plan) -> String {
    let rule = plan.book.liability.iter().find(|rule| rule.rule == warning.rule);
    let name = warning.pattern.map(|of| plan.name(of).unwrap_or_else(|| pattern(of, plan.book.family)));
    let mut out = String::new();
    match warning.threat {
        Some(threat) => {
            let shown = warning.because.len();
            out.push_str(seat(threat));
            out.push_str(" shows ");
            out.push_str(&shown.to_string());
            out.push(' ');
            out.push_str(rule.map_or("sets", |rule| danger(rule.danger, shown != 1)));
            out.push_str(". ");
        }
        None => out.push_str("The wall is near its end. "),
    }
    match warning.liable {
        Some(liable) => {
            out.push_str(seat(liable));
            out.push_str(" fed the last of them");
        }
        None if warning.threat.is_none() => out.push_str("Whoever discards a tile that nobody has seen"),
        None => out.push_str("Whoever feeds the next one"),
    }
    if let Some(name) = name {
        out.push_str(if warning.liable.is_some() { ", towards " } else { " towards " });
        out.push_str(name);
    }
    out.push_str(if warning.liable.is_some() { ", and is liable: " } else { " is liable: " });
    match rule {
        Some(rule) => costs(rule, plan, &mut out),
        None => out.push_str("pays for the others."),
    }
    out
}
