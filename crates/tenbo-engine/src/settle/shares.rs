//! Settlement by a payoff scheme (docs/rules/four-winds.md, Payoff schemes): what each loser owes for the hand, what
//! the discarder or a liable seat pays for the others, and what losers settle among themselves.

use arrayvec::ArrayVec;

use super::account::{Transfer, TransferReason, push};
use super::settled::Settled;
use crate::check::Deal;
use crate::deal::By;
use crate::options::Settlement;
use crate::plan::{Discarder, Payoff, Plan};
use crate::tiles::{BySeat, Seat};

/// Adds the payments for one win. A liable seat pays what all losers owe together. What a payer owes is rounded once,
/// as a sum.
pub(super) fn pay(deal: &Deal, plan: &Plan, payoff: &Payoff, settled: &Settled, transfers: &mut Vec<Transfer>) {
    let win = settled.win;
    let discarder = win.from.filter(|_| win.by != By::SelfDraw);
    let mut owed: ArrayVec<(Seat, i64), 4> = settled
        .others(deal.draft)
        .map(|seat| (seat, settled.total.saturating_mul(payoff.share(win.seat, discarder, seat))))
        .collect();
    if let Some(discarder) = discarder {
        shift(payoff, discarder, &mut owed);
    }
    for (seat, amount) in &mut owed {
        *amount += payoff.scale * (payoff.from_each + bonus(deal, plan, *seat, win.seat, discarder));
    }
    if let Some((liable, _)) = settled.parts.last() {
        let all = owed.iter().map(|(_, amount)| amount).sum();
        push(transfers, liable.seat, win.seat, rounded(payoff, all), TransferReason::Hand, true);
        return;
    }
    for (seat, amount) in owed {
        push(transfers, seat, win.seat, rounded(payoff, amount), TransferReason::Hand, false);
    }
}

const fn rounded(payoff: &Payoff, amount: i64) -> i64 {
    payoff.rounding.round_part(amount, payoff.scale)
}

/// Moves to the discarder what it pays for the other losers, as the payoff says.
fn shift(payoff: &Payoff, discarder: Seat, owed: &mut [(Seat, i64)]) {
    let others: i64 = owed.iter().filter(|(seat, _)| *seat != discarder).map(|(_, amount)| amount).sum();
    let own: i64 = owed.iter().filter(|(seat, _)| *seat == discarder).map(|(_, amount)| amount).sum();
    let all = own + others;
    let mut taken = 0;
    for (_, amount) in owed.iter_mut().filter(|(seat, _)| *seat != discarder) {
        let left = match payoff.discarder {
            Discarder::Share => *amount,
            Discarder::Half => amount.saturating_mul(all / 2).checked_div(others).unwrap_or_default(),
            Discarder::Above(most) => (*amount).min(most * payoff.scale),
        };
        taken += *amount - left;
        *amount = left;
    }
    for (_, amount) in owed.iter_mut().filter(|(seat, _)| *seat == discarder) {
        *amount += taken;
    }
}

/// What a loser pays on top of the hand. For a self-drawn win it is a fixed amount (docs/rules/sichuan.md, Payments). The
/// dealer's bonus, paid by or to East, is a fixed amount, and a further amount for each of the dealer's wins in a row
/// (docs/rules/taiwanese.md, The dealer's bonus).
fn bonus(deal: &Deal, plan: &Plan, seat: Seat, winner: Seat, discarder: Option<Seat>) -> i64 {
    let pays = discarder.is_none_or(|discarder| discarder == seat);
    if plan.payments.settlement != Settlement::DiscarderOrAll || !pays {
        return 0;
    }
    let rules = &plan.book.options.payments;
    let drawn = if discarder.is_none() { rules.self_draw_bonus } else { 0 };
    if seat != Seat::East && winner != Seat::East {
        return drawn;
    }
    drawn + rules.dealer_bonus + i64::from(deal.draft.dealer_wins) * rules.dealer_bonus_per_win
}

/// In each pair of these seats, the one with the lower hand pays the other the difference. It is doubled if East is one
/// of the two and the rulebook says so.
pub(super) fn differences(plan: &Plan, seats: &[Seat], totals: &BySeat<i64>, transfers: &mut Vec<Transfer>) {
    let rounding = plan.payments.payoff.map(|payoff| payoff.rounding);
    for (i, &a) in seats.iter().enumerate() {
        for &b in seats.iter().skip(i + 1) {
            let (less, more) = if totals[a] < totals[b] { (a, b) } else { (b, a) };
            let double = plan.payments.losers_east_double && (a == Seat::East || b == Seat::East);
            let difference = (totals[more] - totals[less]) * if double { 2 } else { 1 };
            let difference = rounding.map_or(difference, |rounding| rounding.round(difference));
            push(transfers, less, more, difference, TransferReason::Losers, false);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::plan;

    /// docs/rules/zung-jung.md, Payments: the others pay at most 25, the discarder the rest. Where the payoff table has
    /// fractions, amounts are counted in fractions of a point (`scale` of them make one).
    #[test]
    fn the_discarder_pays_what_is_above_an_amount() {
        let plan = plan("zung-jung");
        for (scale, total, expected) in [
            (1, 20, [20, 20, 20]),
            (1, 25, [25, 25, 25]),
            (1, 26, [25, 28, 25]),
            (2, 50, [50, 50, 50]),
            (2, 60, [50, 80, 50]),
        ] {
            let mut payoff = plan.payments.payoff.unwrap();
            (payoff.scale, payoff.discarder) = (scale, Discarder::Above(25));
            let mut owed = [Seat::East, Seat::West, Seat::North].map(|seat| (seat, total));
            shift(&payoff, Seat::West, &mut owed);
            assert_eq!(owed.map(|(_, amount)| amount), expected, "{total} in parts of {scale}");
        }
    }
}
