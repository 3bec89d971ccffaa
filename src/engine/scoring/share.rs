//! What each loser of a riichi hand pays, from the base.

use crate::engine::hand::{Event, Hand};
use crate::engine::seat::Seat;

/// Up to the next hundred.
#[must_use]
pub const fn up_to_hundred(points: i64) -> i64 {
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
    let missing = up_to_hundred(base * if dealer_wins { 2 } else { 1 });
    if halves_of_missing { up_to_hundred(own + missing / 2) } else { own }
}

/// All payments together, without counters and deposits.
#[must_use]
pub fn total_paid(base: i64, hand: &Hand) -> i64 {
    let dealer = hand.seat == Seat::East;
    if !hand.events.has(Event::SelfDrawn) {
        return on_discard(base, dealer);
    }
    let losers = if hand.three_players { 2 } else { 3 };
    let halves = hand.three_players && !hand.self_draw_loss;
    if dealer {
        return losers * on_self_draw(base, true, false, halves);
    }
    on_self_draw(base, false, true, halves) + (losers - 1) * on_self_draw(base, false, false, halves)
}
