//! Turns resolutions into lines for people to read.

use std::cmp::Reverse;

use super::combine::chain;
use super::explanation::{Other, Score};
use super::line::{Causes, Line};
use super::resolution::Resolutions;
use crate::Ratio;
use crate::decompose::Decomposition;
use crate::options::System;
use crate::order::sort_by_cached_key;
use crate::patterns::{Category, Pattern, Scope, Sets};
use crate::plan::{Plan, PlanList, Reason};
use crate::tiles::Kinds;

/// Turns resolutions into lines. Occurrences that count alike share a line. Lines that count come first, in the order
/// of [`Pattern`](crate::patterns::Pattern), or where points are added up in the order in which players count: the main
/// element, the whole hand, patterns of several sets and of fewer, waiting and winning (FAQ 22;
/// docs/rules/chinese-official.md, Sources). Without `in_full` there are only the lines that count.
pub(super) fn lines(plan: &Plan, list: &PlanList, resolved: &Resolutions, in_full: bool) -> Vec<Line> {
    let pattern = |index: u8| list.items.get(usize::from(index)).map(|item| item.pattern);
    let direct = || {
        let counted = resolved.resolutions.iter().filter(|resolution| resolution.reason.is_none() && resolution.direct);
        counted.filter_map(|resolution| pattern(resolution.item))
    };
    let wanted = resolved.resolutions.iter().filter(|resolution| in_full || resolution.reason.is_none());
    let mut lines: Vec<Line> = Vec::with_capacity(wanted.clone().count());
    for resolution in wanted {
        let Some(item) = list.items.get(usize::from(resolution.item)) else { continue };
        let value = if resolution.reason.is_none() { list.scale.ratio(resolution.value) } else { Ratio::ZERO };
        let mut by = Causes::new();
        match resolution.reason {
            None => {}
            Some(Reason::DirectCount) if plan.adds_direct_counts() => add_causes(&mut by, direct()),
            Some(Reason::CombinedOnce) => {
                let joined = chain(&resolved.combining, resolved.chosen, resolution.sets);
                add_causes(&mut by, joined.iter().filter_map(|candidate| pattern(candidate.item)));
            }
            Some(_) => add_causes(&mut by, resolution.by.and_then(pattern)),
        }
        // Occurrences of an item follow one another.
        let mut own = lines.iter_mut().rev().take_while(|line| line.pattern == item.pattern);
        if let Some(line) = own.find(|line| line.reason == resolution.reason && line.value == value && line.by == by) {
            line.times += u32::from(resolution.times);
            line.sets = line.sets.union(resolution.sets);
            continue;
        }
        lines.push(Line {
            pattern: item.pattern,
            sets: resolution.sets,
            times: u32::from(resolution.times),
            value,
            unit: item.unit,
            reason: resolution.reason,
            by,
            block: item.block,
            near: resolution.near,
            decides_payment: false,
        });
    }
    if plan.system() == System::Points {
        as_counted(&mut lines);
    } else {
        sort_by_cached_key(&mut lines, |line| (line.reason.is_some(), line.pattern));
    }
    lines
}

/// Adds patterns to the causes, each once.
fn add_causes(by: &mut Causes, patterns: impl IntoIterator<Item = Pattern>) {
    for pattern in patterns {
        if !by.contains(&pattern) {
            by.push(pattern);
        }
    }
}

/// Where points are added up, sorts the lines that count, and then the rest, in the order in which players count.
fn as_counted(lines: &mut [Line]) {
    let main = lines.iter().filter(|line| line.reason.is_none()).map(|line| line.value).max().unwrap_or_default();
    sort_by_cached_key(lines, |line| (line.reason.is_some(), step(line, main), Reverse(line.value), line.pattern));
}

/// The position of a line in the order in which players count, 0 first.
fn step(line: &Line, main: Ratio) -> u8 {
    let def = line.pattern.def();
    match (def.category, def.scope) {
        (Category::Flowers | Category::Bonus, _) => 13,
        _ if line.reason.is_none() && line.value == main => 0,
        (Category::Winning, Scope::Hand) => 11,
        (Category::Winning, _) => 12,
        (_, Scope::Hand) => 1,
        _ => 10 - (line.sets.len() / line.times.max(1)).min(8) as u8,
    }
}

/// Adds lines for patterns that only other decompositions have: patterns of several sets whose tiles are in other sets
/// here (regrouped: the non-separation principle, docs/rules/chinese-official.md, The five principles), and patterns of
/// the whole hand in another shape.
pub(super) fn regroup(best: &mut Score) {
    let mut more: Vec<Line> = Vec::new();
    for Other { decomposition, lines, .. } in &best.others {
        for line in lines {
            let listed = |line: &Line, lines: &[Line]| lines.iter().any(|other| other.pattern == line.pattern);
            if listed(line, &best.lines) || listed(line, &more) {
                continue;
            }
            let scope = line.pattern.def().scope;
            let several = scope == Scope::Sets && line.sets.len() > 1;
            let shape = decomposition.shape != best.decomposition.shape && scope == Scope::Hand;
            let (reason, by) = if several && decomposition.shape == best.decomposition.shape {
                let used = kinds(decomposition, line.sets);
                let causes = best.lines.iter().filter(|cause| {
                    cause.reason.is_none()
                        && cause.pattern.def().scope == Scope::Sets
                        && cause.sets.len() > 1
                        && kinds(&best.decomposition, cause.sets).intersects(used)
                });
                let mut by = Causes::new();
                add_causes(&mut by, causes.map(|cause| cause.pattern));
                (Reason::Regrouped, by)
            } else if several || shape {
                (Reason::OtherDecomposition, Causes::new())
            } else {
                continue;
            };
            more.push(Line { sets: Sets::NONE, value: Ratio::ZERO, reason: Some(reason), by, ..line.clone() });
        }
    }
    best.lines.extend(more);
}

/// The kinds of tile in these sets of a decomposition.
fn kinds(decomposition: &Decomposition, sets: Sets) -> Kinds {
    let pair = decomposition.pair.filter(|_| sets.contains_pair()).map_or(Kinds::NONE, Kinds::one);
    sets.iter().filter_map(|i| decomposition.sets.get(i)).fold(pair, |all, set| all.union(set.kinds()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Unit;
    use crate::sample::{explained, plan, won};
    use crate::tiles::Seat;

    fn line(pattern: Pattern, value: i64, sets: usize) -> Line {
        Line {
            pattern,
            sets: (0..sets).map(Sets::one).fold(Sets::NONE, Sets::union),
            times: 1,
            value: Ratio::whole(value),
            unit: Unit::Points,
            reason: None,
            by: Causes::new(),
            block: 0,
            near: None,
            decides_payment: false,
        }
    }

    /// docs/rules/chinese-official.md, Sources: the main element, the whole hand, patterns of several sets and of fewer,
    /// waiting and winning, flowers.
    #[test]
    fn points_are_listed_as_players_count_them() {
        let mut counted = [
            line(Pattern::BonusTile, 2, 0),
            line(Pattern::SelfDrawn, 1, 0),
            line(Pattern::PungTerminalHonor, 1, 1),
            line(Pattern::TwoIdentical, 1, 2),
            line(Pattern::NoHonors, 1, 4),
            line(Pattern::PureStraight, 16, 3),
        ];
        as_counted(&mut counted);
        let order: Vec<Pattern> = counted.iter().map(|line| line.pattern).collect();
        let expected = [
            Pattern::PureStraight,
            Pattern::NoHonors,
            Pattern::TwoIdentical,
            Pattern::PungTerminalHonor,
            Pattern::SelfDrawn,
            Pattern::BonusTile,
        ];
        assert_eq!(order, expected);
    }

    #[test]
    fn among_equals_the_higher_value_comes_first() {
        let mut counted = [
            line(Pattern::TwoIdentical, 1, 2),
            line(Pattern::SameChow2Suits, 2, 2),
            line(Pattern::PureStraight, 16, 3),
        ];
        as_counted(&mut counted);
        assert_eq!(counted.map(|line| line.value), [16, 2, 1].map(Ratio::whole));
    }

    #[test]
    fn a_cause_is_named_once() {
        let mut by = Causes::new();
        add_causes(&mut by, [Pattern::PureStraight, Pattern::TwoIdentical, Pattern::PureStraight]);
        assert_eq!(by.as_slice(), [Pattern::PureStraight, Pattern::TwoIdentical]);
    }

    /// docs/rules/chinese-official.md, The five principles (non-separation): 111222333m are three pungs or three equal
    /// chows, never both.
    #[test]
    fn what_only_another_decomposition_has_says_so() {
        let plan = plan("mcr-mil-2025");
        let score = explained(&won(Seat::South, "111222333m789p9s~9s", None), &plan);
        let reason = |pattern| {
            score.lines.iter().find(|line| line.pattern == pattern).map(|line| (line.reason, line.by.to_vec()))
        };
        assert_eq!(reason(Pattern::ThreePungsInSequence), Some((None, vec![])));
        let causes = vec![Pattern::ThreePungsInSequence, Pattern::ThreeConcealedPungs];
        assert_eq!(reason(Pattern::ThreeIdentical), Some((Some(Reason::Regrouped), causes)));
    }
}
