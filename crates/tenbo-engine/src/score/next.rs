//! What more han or doubles would make of a winning hand.

use super::explanation::Next;
use super::tally::{Breakdown, Tally};
use crate::deal::Hand;
use crate::plan::{Counting, HanFu, Plan, PointsDoubles, base_points, total_paid};

/// The numbers of additional han that change what is paid, or one and two more doubles if they change the total. Empty
/// if neither is counted, or if the hand is no win.
pub(super) fn next(plan: &Plan, tally: &Tally, hand: &Hand) -> Vec<Next> {
    match (&plan.counting, tally.breakdown) {
        _ if !tally.win => Vec::new(),
        (Counting::HanFu(rules), Breakdown::HanFu { han, fu, base }) => {
            next_han(plan, rules, hand, (han, fu, base), tally.total)
        }
        (Counting::PointsDoubles(rules), Breakdown::PointsDoubles { points, doubles }) => {
            next_doubles(plan, *rules, points, doubles, tally.total)
        }
        _ => Vec::new(),
    }
}

fn next_han(plan: &Plan, rules: &HanFu, hand: &Hand, (now, fu, base): (i64, i64, i64), total: i64) -> Vec<Next> {
    let mut next: Vec<Next> = Vec::new();
    let mut before = base;
    // Below the first limit each han doubles; from there on only the next limit makes a difference.
    let first = rules.limits.first().map_or(14, |row| row.from);
    let rows = rules.limits.iter().map(|row| row.from);
    for han in (now + 1..first.min(14)).chain(rows.filter(|&from| from > now && from <= 13)) {
        let (base, _) = base_points(plan, han, fu);
        if base == before {
            continue;
        }
        before = base;
        let paid = total_paid(base, hand);
        if next.last().map_or(total, |next| next.total) != paid {
            next.push(Next { more: han - now, total: paid });
        }
    }
    next
}

fn next_doubles(plan: &Plan, rules: PointsDoubles, points: i64, doubles: i64, total: i64) -> Vec<Next> {
    let next = (1..=2).map(|more| {
        let doubled = rules.total(points, doubles + more);
        Next { more, total: plan.limit.map_or(doubled, |limit| doubled.min(limit)) }
    });
    next.filter(|next| next.total != total).collect()
}
