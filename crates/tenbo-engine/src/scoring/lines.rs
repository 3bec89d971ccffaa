//! Fates as lines: what a person reads.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::combine::chain;
use super::resolve::{NOBODY, Resolved};
use super::score::{Line, Other, Score};
use crate::catalogue::{Category, Pattern, Scope};
use crate::order::sort_by_key;
use crate::ratio::Ratio;
use crate::reading::{Reading, Shape};
use crate::rulebook::plan::{Plan, PlanList, System, Why};
use crate::tile::Kinds;
use crate::view::Sets;

/// Fates as lines; occurrences that count alike are one line. Those that count come first, in the order of the
/// catalogue; where points are added up as players count them: the main element, the whole hand, patterns of several
/// sets and of fewer, waiting and winning (FAQ 22, "How it works").
pub(super) fn lines(plan: &Plan, list: &PlanList, resolved: &Resolved) -> Vec<Line> {
    let pattern = |place: u8| list.items.get(usize::from(place)).map(|item| item.pattern);
    let direct = || {
        let counted = resolved.fates.iter().filter(|fated| fated.why.is_none());
        let items = counted.filter_map(|fated| list.items.get(usize::from(fated.item)));
        items.filter(|item| item.direct).map(|item| item.pattern)
    };
    let mut lines: Vec<Line> = Vec::with_capacity(resolved.fates.len());
    for fated in &resolved.fates {
        let Some(item) = list.items.get(usize::from(fated.item)) else { continue };
        let value = Ratio::new(fated.value, list.scale.max(1)).unwrap_or_default();
        let mut by = ArrayVec::new();
        match fated.why {
            Some(Why::DirectCount) if plan.several_direct => blame(&mut by, direct()),
            Some(Why::CombinedOnce) => {
                let joined = chain(&resolved.combining, resolved.chosen, fated.sets);
                blame(&mut by, joined.iter().filter_map(|candidate| pattern(candidate.item)));
            }
            Some(_) if fated.by != NOBODY => blame(&mut by, pattern(fated.by)),
            Some(Why::Identical) => blame(&mut by, [item.pattern]),
            _ => {}
        }
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
        let line = Line {
            pattern: item.pattern,
            sets: fated.sets,
            times: u32::from(fated.times),
            value: if fated.why.is_none() { value } else { Ratio::ZERO },
            unit: item.unit,
            why: fated.why,
            by,
            block: item.block,
            near: fated.near,
        };
        let place = |line: &Line| (line.why.is_some(), line.pattern);
        let before = lines.iter().rev().skip_while(|other| place(other) > place(&line)).count();
        lines.insert(before, line);
    }
    if plan.system == System::Points {
        as_counted(&mut lines);
    }
    lines
}

/// Adds causes, each once.
fn blame(by: &mut ArrayVec<Pattern, 8>, patterns: impl IntoIterator<Item = Pattern>) {
    for pattern in patterns {
        if !by.contains(&pattern) {
            let _ = by.try_push(pattern);
        }
    }
}

/// As players count where points are added up.
fn as_counted(lines: &mut [Line]) {
    let main = lines.iter().map(|line| line.value).max().unwrap_or_default();
    sort_by_key(lines, |line| (line.why.is_some(), step(line, main), Reverse(line.value), line.pattern));
}

/// When players name it: 0 first.
fn step(line: &Line, main: Ratio) -> u32 {
    let entry = line.pattern.entry();
    match (entry.category, entry.scope) {
        (Category::Flowers | Category::Bonus, _) => 13,
        _ if line.why.is_none() && line.value == main => 0,
        (Category::Winning, Scope::Hand) => 11,
        (Category::Winning, _) => 12,
        (_, Scope::Hand) => 1,
        _ => 10 - (line.sets.count() / line.times.max(1)).min(8),
    }
}

/// Adds what only other readings have: patterns of sets that are gone because their tiles stand in other sets
/// (regrouped: the non-separation principle), and other shapes of the whole hand.
pub(super) fn regroup(best: &mut Score) {
    let mut more: Vec<Line> = Vec::new();
    for Other { reading, lines, .. } in &best.others {
        for line in lines {
            let listed = |line: &Line, lines: &[Line]| lines.iter().any(|other| other.pattern == line.pattern);
            if listed(line, &best.lines) || listed(line, &more) {
                continue;
            }
            let scope = line.pattern.entry().scope;
            let several = scope == Scope::Sets && line.sets.count() > 1;
            let shape = reading.shape != best.reading.shape && scope == Scope::Hand;
            let same_shape = reading.shape == best.reading.shape || best.reading.shape == Shape::KnittedStraight;
            let (why, by) = if several && same_shape {
                let used = kinds(reading, line.sets);
                let causes = best.lines.iter().filter(|cause| {
                    cause.why.is_none()
                        && cause.pattern.entry().scope == Scope::Sets
                        && cause.sets.count() > 1
                        && !kinds(&best.reading, cause.sets).and(used).is_empty()
                });
                let mut by = ArrayVec::new();
                blame(&mut by, causes.map(|cause| cause.pattern));
                (Why::Regrouped, by)
            } else if several || shape {
                (Why::OtherReading, ArrayVec::new())
            } else {
                continue;
            };
            more.push(Line { sets: Sets::NONE, value: Ratio::ZERO, why: Some(why), by, ..line.clone() });
        }
    }
    best.lines.extend(more);
}

/// The kinds in some sets of a reading.
fn kinds(reading: &Reading, sets: Sets) -> Kinds {
    let pair = reading.pair.filter(|_| sets.has_pair()).map_or(Kinds::NONE, Kinds::one);
    sets.iter().filter_map(|i| reading.sets.get(i)).fold(pair, |all, set| all.or(set.kinds()))
}
