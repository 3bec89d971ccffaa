//! The best of all readings of a winning hand.
//!
//! Which reading is best is judged by what is paid; only readings that pay the same are told apart by direct counts,
//! han and fu, and at last by their order. Taking the most han instead would be wrong where a counted limit pays less
//! than a named one.

use std::cmp::Reverse;

use super::basic::Step;
use super::resolve::{Facts, NOBODY, Resolved, events};
use super::score::{Line, Next, Other, Score};
use super::share::total_paid;
use super::shortcut::shortcut;
use super::tally::{Role, Scratch, Tally, settle, tally};
use crate::engine::catalogue::Pattern;
use crate::engine::hand::Hand;
use crate::engine::order::sort_by_key;
use crate::engine::ratio::Ratio;
use crate::engine::reading::{Completed, Reading, Shape, WaitShape, each};
use crate::engine::rulebook::plan::{Plan, PlanList, System, Why};
use crate::engine::view::View;

/// The numbers of the best reading; `None` if the hand is not complete.
#[must_use]
pub fn quick(plan: &Plan, hand: &Hand, scratch: &mut Scratch) -> Option<Tally> {
    let (kinds, concealed) = (hand.kinds(), hand.is_concealed());
    let base = blank();
    let events = events(&plan.winner, &View::new(hand, &base, plan.params, kinds, concealed), &mut scratch.found);
    let facts = Facts { events: &events, ready: true, without_direct: false };
    let mut best: Option<Tally> = None;
    let mut steps = Vec::new();
    each(hand, plan.shapes, &mut |reading| {
        let view = View::new(hand, reading, plan.params, kinds, concealed);
        let tally = tally::<false>(plan, Role::Winner, &view, facts, scratch, &mut steps);
        if best.is_none_or(|best| tally.rank() > best.rank()) {
            best = Some(tally);
        }
    });
    best
}

/// A reading of nothing, to look at events with.
pub(super) fn blank() -> Reading {
    Reading {
        shape: Shape::Standard,
        sets: arrayvec::ArrayVec::new(),
        pair: None,
        completed: Completed::Nothing,
        wait: WaitShape::Other,
        loose: arrayvec::ArrayVec::new(),
    }
}

/// The best reading with all its lines and steps, and the other readings; `None` if the hand is not complete.
#[must_use]
pub fn explain(plan: &Plan, hand: &Hand) -> Option<Score> {
    let mut readings: Vec<Reading> = Vec::new();
    each(hand, plan.shapes, &mut |reading| readings.push(reading.clone()));
    let mut scores: Vec<Score> =
        readings.into_iter().map(|reading| explain_reading(plan, Role::Winner, hand, reading, true)).collect();
    sort_by_key(&mut scores, |score| Reverse(score.tally.rank()));
    let mut scores = scores.into_iter();
    let mut best = scores.next()?;
    best.others = scores
        .map(|score| Other {
            equal: score.tally.win == best.tally.win && score.tally.total == best.tally.total,
            tally: score.tally,
            lines: score.lines.into_iter().filter(|line| line.why.is_none()).collect(),
            reading: score.reading,
        })
        .collect();
    best.next = next(plan, &best.tally, hand);
    best.shortcut = shortcut(plan, hand, &best);
    Some(best)
}

/// Everything about one reading.
pub(super) fn explain_reading(plan: &Plan, role: Role, hand: &Hand, reading: Reading, ready: bool) -> Score {
    let mut scratch = Scratch::default();
    let list = role.list(plan);
    let (kinds, concealed) = (hand.kinds(), hand.is_concealed());
    let view = View::new(hand, &reading, plan.params, kinds, concealed);
    let events = events(list, &view, &mut scratch.found);
    let mut steps: Vec<Step> = Vec::new();
    let facts = Facts { events: &events, ready, without_direct: false };
    let tally = tally::<true>(plan, role, &view, facts, &mut scratch, &mut steps);
    let lines = lines(list, &scratch.resolved, plan.several_direct);
    Score { tally, reading, lines, steps, others: Vec::new(), next: Vec::new(), shortcut: None }
}

/// Fates as lines, in the order of the catalogue; occurrences that count alike are one line.
fn lines(list: &PlanList, resolved: &Resolved, several_direct: bool) -> Vec<Line> {
    let pattern = |place: u8| list.items.get(usize::from(place)).map(|item| item.pattern);
    let direct: Vec<Pattern> = resolved
        .fates
        .iter()
        .filter(|fated| fated.why.is_none())
        .filter_map(|fated| list.items.get(usize::from(fated.item)).filter(|item| item.direct).map(|item| item.pattern))
        .collect();
    let mut lines: Vec<Line> = Vec::new();
    for fated in &resolved.fates {
        let Some(item) = list.items.get(usize::from(fated.item)) else { continue };
        let value = Ratio::new(fated.value, list.scale.max(1)).unwrap_or_default();
        let by: Vec<Pattern> = match fated.why {
            Some(Why::DirectCount) if several_direct => direct.clone(),
            Some(_) if fated.by != NOBODY => pattern(fated.by).into_iter().collect(),
            Some(Why::Identical) => vec![item.pattern],
            _ => Vec::new(),
        };
        let same = lines.iter_mut().find(|line| {
            line.pattern == item.pattern
                && line.why == fated.why
                && (fated.why.is_some() || line.value == value)
                && line.by == by
        });
        if let Some(line) = same {
            line.times += u32::from(fated.times);
            line.sets = line.sets.and(fated.sets);
            continue;
        }
        lines.push(Line {
            pattern: item.pattern,
            sets: fated.sets,
            times: u32::from(fated.times),
            value: if fated.why.is_none() { value } else { Ratio::ZERO },
            unit: item.unit,
            why: fated.why,
            by,
            block: item.block,
        });
    }
    sort_by_key(&mut lines, |line| (line.why.is_some(), line.pattern));
    lines
}

/// What one and more han, or one and two doubles, would make of it.
fn next(plan: &Plan, tally: &Tally, hand: &Hand) -> Vec<Next> {
    if tally.direct || !tally.win {
        return Vec::new();
    }
    match plan.system {
        System::Mangan => {
            let mut steps: Vec<Next> = Vec::new();
            for more in 1..=13 - tally.han.min(12) {
                let (base, _) = settle(plan, tally.han + more, tally.fu);
                let total = total_paid(base, hand);
                if steps.last().map_or(tally.total, |next| next.total) != total {
                    steps.push(Next { more, total });
                }
            }
            steps
        }
        System::PointDouble => (1..=2)
            .map(|more| {
                let doubled = tally.points.saturating_mul(1 << (tally.doubles + more).clamp(0, 40));
                let rounded = if plan.round_to > 1 {
                    (doubled + plan.round_to / 2) / plan.round_to * plan.round_to
                } else {
                    doubled
                };
                Next { more, total: plan.limit.map_or(rounded, |limit| rounded.min(limit)) }
            })
            .filter(|next| next.total != tally.total)
            .collect(),
        System::FaanLaak => Vec::new(),
    }
}
