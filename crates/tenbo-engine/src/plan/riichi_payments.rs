//! What each loser of a riichi hand pays, from the base.

use super::compile::Plan;
use super::counting::Counting;
use crate::deal::{By, Draft, Event, Hand};
use crate::rules::LimitName;
use crate::tiles::Seat;

/// Up to the next hundred.
#[inline(always)]
#[must_use]
pub const fn up_to_hundred(points: i64) -> i64 {
    // In a browser a division of 32 bits by a constant is a multiplication, one of 64 bits may not be.
    if 0 <= points && points < 1 << 31 {
        return (points as u32).div_ceil(100) as i64 * 100;
    }
    (points + 99) / 100 * 100
}

/// What a discarder pays: four shares, six to the dealer.
#[must_use]
pub const fn on_discard(base: i64, dealer_wins: bool) -> i64 {
    up_to_hundred(base * if dealer_wins { 6 } else { 4 })
}

/// What one loser pays for a self-drawn win: a share, two if either of the two deals. In a game for three the share of
/// the empty seat is lost, or each of the two pays half of what it would have been: 300 and 500 become 500 and 700.
#[must_use]
pub const fn on_self_draw(base: i64, dealer_wins: bool, dealer_pays: bool, halves_of_missing: bool) -> i64 {
    let own = up_to_hundred(base * if dealer_wins || dealer_pays { 2 } else { 1 });
    if !halves_of_missing {
        return own;
    }
    let missing = up_to_hundred(base * if dealer_wins { 2 } else { 1 });
    up_to_hundred(own + missing / 2)
}

/// All payments together, without counters and deposits.
#[must_use]
pub fn total_paid(base: i64, hand: &Hand) -> i64 {
    let (dealer, three) = (hand.seat == Seat::East, hand.three_players);
    total(base, dealer, hand.events.contains(Event::SelfDrawn), three, three && !hand.self_draw_loss)
}

/// The base of a riichi hand of which only the payments together are known; `None` if no hand pays that.
#[must_use]
pub fn base_of(plan: &Plan, draft: &Draft, seat: Seat, by: By, paid: i64) -> Option<i64> {
    let three = draft.three_players;
    let halves = three && !plan.book.options.payments.self_draw_loss;
    let fu = [20, 25].into_iter().chain((30..=110).step_by(10));
    let counted = fu.flat_map(|fu| (1..=13).map(move |han| base_points(plan, han, fu).0));
    let direct = plan.limit.into_iter().flat_map(|limit| (1..=6).map(move |times| limit * times));
    counted.chain(direct).find(|&base| total(base, seat == Seat::East, by == By::SelfDraw, three, halves) == paid)
}

/// What a riichi hand of so many han and fu is paid in all, by whom it is won and how; what a person has counted.
#[must_use]
pub fn paid_for(plan: &Plan, three_players: bool, seat: Seat, by: By, han: i64, fu: i64) -> i64 {
    paid_of(plan, three_players, seat, by, base_points(plan, han, fu).0)
}

/// The same from the base: so many times the limit, where patterns are counted directly.
#[must_use]
pub fn paid_of(plan: &Plan, three_players: bool, seat: Seat, by: By, base: i64) -> i64 {
    let halves = three_players && !plan.book.options.payments.self_draw_loss;
    total(base, seat == Seat::East, by == By::SelfDraw, three_players, halves)
}

#[inline(always)]
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

/// The base of so many han and fu under a rulebook, and the limit that it is: by its rows, and never more than its limit,
/// for no hand is worth more than a limit hand. Nothing where no han and fu are counted.
#[must_use]
pub fn base_points(plan: &Plan, han: i64, fu: i64) -> (i64, Option<LimitName>) {
    let Counting::HanFu(rules) = &plan.counting else { return (0, None) };
    let (base, name) = rules.base(han, fu);
    match plan.limit {
        Some(limit) if base > limit => (limit, Some(LimitName::Limit)),
        _ => (base, name),
    }
}
