//! The orders in which sets can be combined, as players at the table try them one after the other (FAQ 22, 10.1.5.5).

use super::combine::{Candidate, Choice, Groups, Obstacle, obstacle};
use super::explanation::{Join, Order};
use super::resolve::Resolutions;
use crate::order::sort_by_key;
use crate::plan::PlanList;

/// The most orders that are listed.
const MOST: usize = 12;

/// Every way to take all but one of the patterns that count together, with the patterns that can follow. Empty if there
/// is no choice, because no pattern is left out for its sets being joined already.
pub(super) fn orders(list: &PlanList, resolved: &Resolutions) -> Vec<Order> {
    let all = &resolved.combining;
    let left_out = (0..all.len()).filter(|&place| !resolved.chosen.has(place)).any(|place| {
        obstacle(&list.items, all, resolved.chosen, place).is_some_and(|obstacle| obstacle == Obstacle::Joined)
    });
    if !left_out {
        return Vec::new();
    }
    let mut starts: Vec<Choice> = Vec::new();
    for choice in &resolved.choices {
        for last in choice.iter() {
            let start = choice.without(last);
            if !starts.contains(&start) {
                starts.push(start);
            }
        }
    }
    let mut orders: Vec<Order> = Vec::new();
    for start in starts {
        let (mut free, mut disputed) = (Vec::new(), Vec::new());
        let mut groups = Groups::default();
        start.iter().filter_map(|place| all.get(place)).for_each(|candidate| groups.add(candidate.sets));
        for place in (0..all.len()).filter(|&place| !start.has(place)) {
            let Some(candidate) = all.get(place) else { continue };
            if obstacle(&list.items, all, start, place).is_none() {
                let used = groups.used(candidate.sets) == candidate.sets.len();
                if used { &mut disputed } else { &mut free }.push(join(list, candidate));
            }
        }
        let first: Vec<Join> = start.iter().filter_map(|place| all.get(place)).map(|c| join(list, c)).collect();
        for (then, disputed) in [(free, false), (disputed, true)] {
            if !then.is_empty() {
                orders.push(Order { first: first.clone(), then, disputed });
            }
        }
    }
    sort_by_key(&mut orders, |order| order.disputed);
    orders.truncate(MOST);
    orders
}

fn join(list: &PlanList, candidate: &Candidate) -> Join {
    let item = list.items.get(usize::from(candidate.item));
    Join { pattern: item.map_or(crate::patterns::Pattern::Winning, |item| item.pattern), sets: candidate.sets }
}
