//! What more han or doubles would make of a winning hand.

use super::explanation::Next;
use super::tally::{Breakdown, Tally};
use crate::deal::Hand;
use crate::plan::{Counting, Plan, PointsDoubles, base_points, total_paid};

/// The numbers of additional han that change what is paid, or one and two more doubles if they change the total. Empty
/// if neither is counted, or if the hand is not a win.
pub(super) fn next(plan: &Plan, tally: &Tally, hand: &Hand) -> Vec<Next> {
    match (&plan.counting, tally.breakdown) {
        _ if !tally.win => Vec::new(),
        (Counting::HanFu(_), Breakdown::HanFu { han, fu, .. }) => next_han(plan, hand, (han, fu), tally.total),
        (Counting::PointsDoubles(rules), Breakdown::PointsDoubles { points, doubles, .. }) => {
            next_doubles(plan, rules, points, doubles, tally.total)
        }
        _ => Vec::new(),
    }
}

fn next_han(plan: &Plan, hand: &Hand, (now, fu): (i64, i64), total: i64) -> Vec<Next> {
    let mut next: Vec<Next> = Vec::new();
    // With no more han nothing changes, so that step is skipped; above 13 han the payment stays the same.
    for han in now..=13 {
        let paid = total_paid(base_points(plan, han, fu).0, hand);
        if next.last().map_or(total, |next| next.total) != paid {
            next.push(Next { more: han - now, total: paid });
        }
    }
    next
}

fn next_doubles(plan: &Plan, rules: &PointsDoubles, points: i64, doubles: i64, total: i64) -> Vec<Next> {
    let next = (1..=2).map(|more| {
        let doubled = rules.total(points, doubles + more);
        Next { more, total: plan.limit.map_or(doubled, |limit| doubled.min(limit)) }
    });
    next.filter(|next| next.total != total).collect()
}
