//! Which pattern keeps which other from counting, and the order of patterns that follows.

use super::edge::{Reach, Reason};
use crate::options::{Consistency, HandSize, Options, Overlap, PinfuSelfDraw};
use crate::patterns::{Entailment, Pattern};
use crate::rules::{Condition, Exclude, Exclusion, ItemList, Rulebook};

/// A pattern (`above`) that, if it counts, keeps another (`below`) from counting.
pub(super) struct PatternEdge {
    pub(super) above: Pattern,
    pub(super) below: Pattern,
    pub(super) reach: Reach,
    pub(super) reason: Reason,
    pub(super) beside: Option<Pattern>,
}

/// Collects everything that keeps a pattern of a list from counting: exclusions that the rulebook lists, implications
/// of the catalogue, caps, series and groups.
pub(super) fn edges(book: &Rulebook, source: &ItemList, enabled: &[Pattern]) -> Vec<PatternEdge> {
    let mut edges = Vec::new();
    let mut link = |above: Pattern, below: Pattern, reach: Reach, reason: Reason, beside: Option<Pattern>| {
        if above != below && source.contains_key(&below) {
            edges.push(PatternEdge { above, below, reach, reason, beside });
        }
    };
    for (&above, excludes) in book.excludes.iter().filter(|(above, _)| enabled.contains(above)) {
        for Exclude { patterns, reach, beside, when } in excludes {
            let reach = Reach::from(*reach);
            for &below in patterns.iter().filter(|_| holds(&book.options, *when)) {
                let twice = above.def().implies.contains(&Entailment::Twice(below));
                link(above, below, reach, if twice { Reason::Recurring } else { Reason::Implied }, *beside);
            }
        }
    }
    let mut add =
        |above: Pattern, below: Pattern, reach: Reach, reason: Reason| link(above, below, reach, reason, None);
    if book.exclusion == Exclusion::Entailment {
        for &above in enabled {
            entailed(above, book, source, enabled, &mut add);
            if book.options.counting.overlap == Overlap::NonImplied {
                repeated(above, enabled, &mut add);
            }
        }
        if book.options.counting.kong_chart {
            kong_chart(enabled, &mut add);
        }
    }
    if !(book.caps.is_empty() && book.series.is_empty() && book.groups.is_empty()) {
        one_of_several(book, source, enabled, &mut add);
    }
    if enabled.contains(&Pattern::FullyConcealed) {
        match book.options.fu.pinfu_self_draw {
            PinfuSelfDraw::Fu30 => add(Pattern::FullyConcealed, Pattern::PinfuHand, Reach::Hand, Reason::OptionOff),
            PinfuSelfDraw::Void => add(Pattern::FullyConcealed, Pattern::PinfuHand, Reach::Hand, Reason::Implied),
            PinfuSelfDraw::Fu20 => {}
        }
    }
    edges
}

/// Adds the edges of caps, series and groups. Only one member of each of these counts.
fn one_of_several(
    book: &Rulebook,
    source: &ItemList,
    enabled: &[Pattern],
    add: &mut impl FnMut(Pattern, Pattern, Reach, Reason),
) {
    let members = |patterns: &[Pattern]| -> Vec<Pattern> {
        patterns.iter().copied().filter(|pattern| enabled.contains(pattern)).collect()
    };
    let mut only_one = |members: &[Pattern], reason: Reason| {
        for (i, &above) in members.iter().enumerate() {
            members.iter().skip(i + 1).for_each(|&below| add(above, below, Reach::Hand, reason));
        }
    };
    for cap in book.caps.iter().filter(|cap| holds(&book.options, cap.when)) {
        only_one(&members(&cap.patterns), Reason::Cap);
    }
    for series in &book.series {
        only_one(&members(series), Reason::Series);
    }
    let highest = book.options.counting.consistency == Consistency::Highest;
    for group in &book.groups {
        let mut members = members(group);
        if highest {
            crate::order::sort_by_key(&mut members, |pattern| {
                std::cmp::Reverse(source.get(pattern).map(|item| item.value))
            });
        }
        only_one(&members, Reason::Group);
    }
}

/// Adds edges to everything that a pattern implies, directly or through other patterns. If a pattern of sets implies
/// another, it excludes it where they share sets; all other implications hold in the whole hand. A pattern with a
/// concealed value of its own does not imply a concealed hand. A hand that is concealed by definition excludes "fully
/// concealed" but not "self-drawn" (docs/rules/four-winds.md, R18 and R20).
fn entailed(
    above: Pattern,
    book: &Rulebook,
    source: &ItemList,
    enabled: &[Pattern],
    add: &mut impl FnMut(Pattern, Pattern, Reach, Reason),
) {
    let item = |pattern: Pattern| source.get(&pattern);
    let own_concealed = item(above).is_some_and(|item| item.concealed_value.is_some());
    // If any pattern may count again with an extra set, only patterns made of the counted sets alone are implied.
    let shared = if book.options.counting.overlap == Overlap::AnyOnce { Reach::OwnSets } else { Reach::SharedSets };
    let five_sets = book.options.tiles.hand_size == HandSize::Sixteen;
    let mut open = vec![(above, shared, true)];
    let mut seen = vec![above];
    while let Some((at, reach, first)) = open.pop() {
        for entailment in at.def().implies {
            let below = entailment.pattern();
            let reach = if matches!(entailment, Entailment::Sets(_)) { reach } else { Reach::Hand };
            if seen.contains(&below)
                || five_sets && matches!(entailment, Entailment::FourSets(_))
                || own_concealed && matches!(below, Pattern::ConcealedHand | Pattern::FullyConcealed)
            {
                continue;
            }
            seen.push(below);
            open.push((below, reach, false));
            let other_unit = item(below).map(|item| item.unit) != item(above).map(|item| item.unit);
            if matches!(entailment, Entailment::Unit(_)) && other_unit {
                continue;
            }
            let twice = first && matches!(entailment, Entailment::Twice(_));
            add(above, below, reach, if twice { Reason::Recurring } else { Reason::Implied });
        }
    }
    // A concealed hand implies nothing of itself: fully concealed is what it becomes when it is self-drawn.
    let concealed = above != Pattern::ConcealedHand
        && seen.contains(&Pattern::ConcealedHand)
        && !seen.contains(&Pattern::FullyConcealed);
    if concealed && enabled.contains(&Pattern::SelfDrawn) {
        add(above, Pattern::FullyConcealed, Reach::Hand, Reason::Implied);
    }
}

/// Adds edges to every pattern that would count a second time what this one implies over the same sets: a further set
/// makes nothing again that is already implied, neither alone nor as half of "twice" (docs/rules/four-winds.md, R23).
fn repeated(above: Pattern, enabled: &[Pattern], add: &mut impl FnMut(Pattern, Pattern, Reach, Reason)) {
    let mut implied = vec![above];
    let mut next = 0;
    while let Some(&at) = implied.get(next) {
        next += 1;
        for entailment in at.def().implies {
            if let Entailment::Sets(below) = *entailment
                && !implied.contains(&below)
            {
                implied.push(below);
            }
        }
    }
    for &twice in enabled {
        let again = |entailment: &Entailment| matches!(entailment, Entailment::Twice(once) if *once != above && implied.contains(once));
        if twice.def().implies.iter().any(again)
            && !above.implied().contains(&twice)
            && !twice.implied().contains(&above)
        {
            add(above, twice, Reach::SharedSets, Reason::Implied);
        }
    }
}

/// Adds the edges of the kong chart: with three or four kongs, some of them concealed, one item for kongs counts and
/// one for concealed triplets, so "three kongs" and "four kongs" exclude every other item for kongs. Four Winds
/// follows a community chart of 2007 for Chinese Official; the matrix of MIL 2025 stands in for it, so this is
/// reconstructed (docs/rules/four-winds.md, Kong chart and five sets).
fn kong_chart(enabled: &[Pattern], add: &mut impl FnMut(Pattern, Pattern, Reach, Reason)) {
    let counts = [Pattern::FourKongs, Pattern::ThreeKongs];
    let others = [
        Pattern::TwoConcealedKongs,
        Pattern::MeldedAndConcealedKong,
        Pattern::TwoMeldedKongs,
        Pattern::TwoKongs,
        Pattern::ConcealedKong,
        Pattern::MeldedKong,
        Pattern::OneKong,
    ];
    for above in counts.into_iter().filter(|pattern| enabled.contains(pattern)) {
        others.into_iter().for_each(|below| add(above, below, Reach::KongChart, Reason::Cap));
    }
}

/// Orders patterns so that each comes after those that exclude it. Otherwise, and for patterns that exclude each
/// other, the order is that of [`Pattern`]; patterns that count only if nothing else does come last.
pub(super) fn order(source: &ItemList, edges: &[PatternEdge]) -> Vec<Pattern> {
    let mut rest: Vec<Pattern> = source.keys().copied().collect();
    let alone = |pattern: &Pattern| source.get(pattern).is_some_and(|item| item.alone);
    crate::order::sort_by_key(&mut rest, |pattern| (alone(pattern), *pattern));
    let above =
        |edge: &PatternEdge| [Some(edge.above), edge.beside].map(|above| above.map(|above| (above, edge.below)));
    let links = edges.iter().flat_map(above).flatten();
    let links: Vec<(Pattern, Pattern)> =
        links.filter(|&(above, below)| above != below && source.contains_key(&above)).collect();
    // For each pattern, how many links from patterns that are not yet placed lead to it.
    let mut blockers = [0_u16; Pattern::COUNT + Pattern::CUSTOM.len()];
    links.iter().for_each(|&(_, below)| blockers[below.index()] += 1);
    let mut order = Vec::with_capacity(rest.len());
    while !rest.is_empty() {
        let free = rest.iter().position(|&pattern| blockers[pattern.index()] == 0);
        let next = rest.remove(free.unwrap_or(0));
        links.iter().filter(|&&(above, _)| above == next).for_each(|&(_, below)| blockers[below.index()] -= 1);
        order.push(next);
    }
    order
}

/// Whether an exclusion's condition holds.
fn holds(options: &Options, when: Option<Condition>) -> bool {
    when.is_none_or(|when| when.is_met(options))
}
