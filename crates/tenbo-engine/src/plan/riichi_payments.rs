//! What losers pay for a riichi hand, computed from its base points (docs/rules/riichi.md, Payments).

use super::compile::Plan;
use super::counting::Counting;
use crate::deal::{By, Draft, Event, Hand};
use crate::rules::LimitName;
use crate::tiles::Seat;

/// Rounds up to a multiple of 100.
#[must_use]
pub const fn up_to_hundred(points: i64) -> i64 {
    (points + 99) / 100 * 100
}

/// What the discarder pays: four times the base points, or six times if the dealer wins, rounded up to 100.
#[must_use]
pub const fn on_discard(base: i64, dealer_wins: bool) -> i64 {
    up_to_hundred(base * if dealer_wins { 6 } else { 4 })
}

/// What one loser pays for a self-drawn win: the base points, or twice that if the winner or the payer is the dealer,
/// rounded up to 100. With three players the empty seat's share is lost, or each loser pays half of it
/// (`halves_of_missing`): 300 and 500 become 500 and 700 (docs/rules/riichi.md, Three players).
#[must_use]
pub const fn on_self_draw(base: i64, dealer_wins: bool, dealer_pays: bool, halves_of_missing: bool) -> i64 {
    let own = up_to_hundred(base * if dealer_wins || dealer_pays { 2 } else { 1 });
    if !halves_of_missing {
        return own;
    }
    let missing = up_to_hundred(base * if dealer_wins { 2 } else { 1 });
    up_to_hundred(own + missing / 2)
}

/// The sum of all payments for a hand with these base points, without counters and riichi sticks.
#[must_use]
pub fn total_paid(base: i64, hand: &Hand) -> i64 {
    let (dealer, three) = (hand.seat == Seat::East, hand.three_players);
    total(base, dealer, hand.events.contains(Event::SelfDrawn), three, three && !hand.self_draw_loss)
}

/// The base points of a riichi hand for which only `paid` is known, the sum of all payments without counters and
/// riichi sticks; `None` if no hand pays that.
#[must_use]
pub fn base_of(plan: &Plan, draft: &Draft, seat: Seat, by: By, paid: i64) -> Option<i64> {
    let three = plan.three_play(draft);
    let halves = plan.shares_missing_payment(three);
    let fu = [20, 25].into_iter().chain((30..=110).step_by(10));
    let counted = fu.flat_map(|fu| (1..=13).map(move |han| base_points(plan, han, fu).0));
    let direct = plan.limit().into_iter().flat_map(|limit| (1..=6).map(move |times| limit * times));
    counted.chain(direct).find(|&base| total(base, seat == Seat::East, by == By::SelfDraw, three, halves) == paid)
}

/// The sum of all payments for a hand of which only han and fu are known, without counters and riichi sticks.
#[must_use]
pub fn paid_for(plan: &Plan, three_players: bool, seat: Seat, by: By, han: i64, fu: i64) -> i64 {
    paid_of(plan, three_players, seat, by, base_points(plan, han, fu).0)
}

/// The same from base points. For yakuman they are the limit times the number of yakuman.
#[must_use]
pub fn paid_of(plan: &Plan, three_players: bool, seat: Seat, by: By, base: i64) -> i64 {
    let halves = plan.shares_missing_payment(three_players);
    total(base, seat == Seat::East, by == By::SelfDraw, three_players, halves)
}

fn total(base: i64, dealer: bool, drawn: bool, three: bool, halves: bool) -> i64 {
    if !drawn {
        return on_discard(base, dealer);
    }
    let losers = if three { 2 } else { 3 };
    if dealer {
        return losers * on_self_draw(base, true, false, halves);
    }
    on_self_draw(base, false, true, halves) + (losers - 1) * on_self_draw(base, false, false, halves)
}

/// The base points for han and fu under a rulebook, cut to its limit, and the name of the limit that they reach, if
/// any. 0 if the rulebook does not count han and fu.
#[must_use]
pub fn base_points(plan: &Plan, han: i64, fu: i64) -> (i64, Option<LimitName>) {
    let Counting::HanFu(rules) = plan.counting() else { return (0, None) };
    let (base, name) = rules.base(han, fu);
    match plan.limit() {
        Some(limit) if base > limit => (limit, Some(LimitName::Limit)),
        _ => (base, name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::OptionKey;
    use crate::sample::{plan, plan_with};

    /// docs/rules/riichi.md, Payments: all payments together for a mangan, or for 1 han and 30 fu.
    #[test]
    fn all_payments_together() {
        let four = plan("riichi-tenhou");
        let [lost, halves] = [1, 0].map(|loss| plan_with("riichi-tenhou-three", &[(OptionKey::SelfDrawLoss, loss)]));
        let (east, south) = (Seat::East, Seat::South);
        for (plan, three, seat, by, mangan, cheap) in [
            (&four, false, south, By::Discard, 8000, 1000),
            (&four, false, east, By::Discard, 12_000, 1500),
            (&four, false, south, By::SelfDraw, 8000, 1100),
            (&four, false, east, By::SelfDraw, 12_000, 1500),
            (&four, false, south, By::RobbedKong, 8000, 1000),
            (&lost, true, south, By::SelfDraw, 6000, 800),
            (&lost, true, east, By::SelfDraw, 8000, 1000),
            (&halves, true, south, By::SelfDraw, 8000, 1200),
            (&halves, true, east, By::SelfDraw, 12_000, 1600),
            (&halves, false, south, By::SelfDraw, 8000, 1100),
            (&halves, true, east, By::Discard, 12_000, 1500),
        ] {
            let paid = (paid_of(plan, three, seat, by, 2000), paid_for(plan, three, seat, by, 1, 30));
            assert_eq!(paid, (mangan, cheap), "{three} {seat:?} {by:?}");
        }
        assert_eq!(base_points(&plan("chinese-classical"), 1, 30), (0, None), "no han there");
    }
}
