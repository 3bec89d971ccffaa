//! What more han or doubles would make of a winning hand.

use super::explanation::Next;
use super::tally::{Breakdown, Tally};
use crate::deal::Hand;
use crate::plan::{Counting, Plan, PointsDoubles, base_points, total_paid};

/// The numbers of additional han that change what is paid, or one and two more doubles if they change the total. Empty
/// if neither is counted, or if the hand is not a win.
pub(super) fn next(plan: &Plan, tally: &Tally, hand: &Hand) -> Vec<Next> {
    match (plan.counting(), tally.breakdown) {
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
        Next { more, total: plan.limit().map_or(doubled, |limit| doubled.min(limit)) }
    });
    next.filter(|next| next.total != total).collect()
}

#[cfg(test)]
mod tests {
    use crate::sample::{explained, plan, won};
    use crate::tiles::Seat;

    fn next(rules: &str, hand: &str) -> Vec<(i64, i64)> {
        let score = explained(&won(Seat::South, hand, Some(Seat::West)), &plan(rules));
        score.next.iter().map(|next| (next.more, next.total)).collect()
    }

    /// docs/rules/riichi.md, Limits and Payments: from 2 han 30 fu on a discard. Between limits more han change nothing.
    #[test]
    fn han_up_to_a_yakuman() {
        let limits = [(3, 8000), (4, 12_000), (6, 16_000), (9, 24_000), (11, 32_000)];
        let expected = [[(1, 3900), (2, 7700)].as_slice(), limits.as_slice()].concat();
        assert_eq!(next("riichi-tenhou", "234m456p678s22p56s+7s"), expected);
    }

    #[test]
    fn nothing_where_neither_han_nor_doubles_are_counted() {
        assert_eq!(next("mcr-mil-2025", "123456789m123p9s+9s"), []);
    }

    #[test]
    fn nothing_for_a_hand_that_does_not_win() {
        assert_eq!(next("riichi-tenhou", "234m456p9s(123s@E)(789s@E)+9s"), [], "it has no yaku");
    }
}
