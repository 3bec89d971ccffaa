//! What the last change did to a win: "+600, Houtei (last discard) +1 han".

use tenbo_engine::Ratio;
use tenbo_engine::options::System;
use tenbo_engine::order::sort_by_key;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::Unit;
use tenbo_engine::score::{Breakdown, Score};
use tenbo_engine::settle::{Answer, TransferReason, WinAnswer};
use tenbo_engine::tiles::Seat;

use super::language::Language;
use super::number::ratio;
use super::payments::paid_for;

/// What became of the value of a win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What it was.
    pub before: Ratio,
    /// What it is.
    pub after: Ratio,
    /// What patterns count more now, or less, where they count by themselves.
    pub patterns: Vec<(Pattern, Ratio, Unit)>,
    /// Whether more is paid for counters now, or less.
    pub counters: bool,
}

impl Change {
    /// From one answer to the next, for the seat that wins in both; `None` if it does not, or if nothing has changed.
    #[must_use]
    pub fn of(before: &Answer, after: &Answer, seat: Seat, plan: &Plan) -> Option<Change> {
        let (was, is) = (win(before, seat)?, win(after, seat)?);
        let mut patterns = Vec::new();
        let (old, new) = (counted(was.score.as_ref()), counted(is.score.as_ref()));
        let all = new.iter().chain(&old).map(|&(pattern, _, unit)| (pattern, unit));
        for (pattern, unit) in all {
            let amount = |lines: &[(Pattern, Ratio, Unit)]| {
                let same = lines.iter().filter(|line| (line.0, line.2) == (pattern, unit));
                same.fold(Ratio::whole(0), |sum, line| sum + line.1)
            };
            let more = amount(&new) - amount(&old);
            let told = patterns.iter().any(|&(other, _, of)| (other, of) == (pattern, unit));
            if !more.is_zero() && !told {
                patterns.push((pattern, more, unit));
            }
        }
        sort_by_key(&mut patterns, |&(pattern, ..)| pattern);
        let counters = [before, after].map(|answer| total(answer, seat, |reason| reason == TransferReason::Honba));
        let change = Change {
            before: worth(before, was, plan),
            after: worth(after, is, plan),
            patterns,
            counters: counters[0] != counters[1],
        };
        (change.before != change.after || !change.patterns.is_empty()).then_some(change)
    }
}

fn win(answer: &Answer, seat: Seat) -> Option<&WinAnswer> {
    answer.wins.iter().find(|win| win.seat == seat && win.is_legal())
}

/// What is said of a win: in riichi what the winner is handed, counters with it, elsewhere what the hand counts.
fn worth(answer: &Answer, win: &WinAnswer, plan: &Plan) -> Ratio {
    if plan.system() == System::HanFu {
        let reasons = |reason| matches!(reason, TransferReason::Hand | TransferReason::Honba);
        return total(answer, win.seat, reasons);
    }
    match win.score.as_ref().map(|score| score.tally.breakdown) {
        Some(Breakdown::Faan { faan, .. }) => faan,
        _ => Ratio::whole(win.total),
    }
}

/// What a seat is handed for these reasons.
fn total(answer: &Answer, seat: Seat, reasons: impl Fn(TransferReason) -> bool) -> Ratio {
    Ratio::whole(paid_for(answer, seat, reasons).iter().map(|(_, amount)| amount).sum())
}

/// What counts, with how much of what.
fn counted(score: Option<&Score>) -> Vec<(Pattern, Ratio, Unit)> {
    let lines = score.map_or(&[][..], |score| &score.lines);
    let counts = lines.iter().filter(|line| line.reason.is_none());
    counts.map(|line| (line.pattern, line.value * Ratio::whole(line.times.into()), line.unit)).collect()
}

impl Language {
    /// The difference alone, with its sign: "+600".
    #[must_use]
    pub fn changed_by(self, change: &Change) -> String {
        let more = change.after - change.before;
        if more.is_zero() { self.as_before().to_owned() } else { signed(more, ratio) }
    }

    /// What made it: "Houtei +1 han", "counters".
    #[must_use]
    pub fn changed_by_what(self, change: &Change, plan: &Plan) -> String {
        let told = |&(pattern, more, unit): &(Pattern, Ratio, Unit)| {
            [self.named(pattern, plan), " ", &signed(more, |more| self.amount(more, unit))].concat()
        };
        let counters = change.counters.then(|| self.transfer(TransferReason::Honba, plan.rulebook().family).to_owned());
        self.listed(&change.patterns.iter().map(told).chain(counters).collect::<Vec<_>>())
    }
}

/// An amount with its sign before it.
fn signed(more: Ratio, text: impl Fn(Ratio) -> String) -> String {
    if more.is_positive() { ["+", &text(more)].concat() } else { ["−", &text(-more)].concat() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::deal::Situation;
    use tenbo_engine::settle::answer;
    use tenbo_session::{Edit, apply, share};

    fn said(link: &str, edit: Edit) -> Option<(String, String)> {
        let state = share::read(link).0;
        let plan = state.rules.plan();
        let next = apply(&state, edit, &plan).unwrap();
        let [before, after] = [&state, &next].map(|state| answer(&state.deal(&plan), &plan).unwrap());
        let change = Change::of(&before, &after, state.winner, &plan)?;
        let language = Language::En;
        Some((language.changed_by(&change), language.changed_by_what(&change, &plan)))
    }

    #[test]
    fn the_difference_and_its_pattern_are_told() {
        let riichi = "v1;r=riichi-ema-2025;win=S;S=123m456p78s11z444m+9s;from=W;riichi=S";
        let told = |text: (&str, &str)| Some((text.0.to_owned(), text.1.to_owned()));
        assert_eq!(said(riichi, Edit::Situation(Situation::LastDiscard, true)), told(("+1,300", "Houtei +1 han")));
        assert_eq!(said(riichi, Edit::Honba(1)), told(("+300", "counters")));
        let last = format!("{riichi};with=last-discard");
        assert_eq!(said(&last, Edit::Situation(Situation::LastDiscard, false)), told(("−1,300", "Houtei −1 han")));
        assert_eq!(said(riichi, Edit::Deposits(3)), None, "sticks are not in the figure");
        // What is no win before or after tells nothing.
        let none = "v1;r=riichi-ema-2025;win=S;S=123m456p78s11z444m+9s;from=W";
        assert_eq!(said(none, Edit::Situation(Situation::LastDiscard, true)), None);
        let mcr = "v1;r=mcr-mil-2025;win=S;S=456m456p45666s23m+4m;from=W";
        assert_eq!(said(mcr, Edit::Situation(Situation::LastDiscard, true)), told(("+8", "Last Tile Claim +8 points")));
    }
}
