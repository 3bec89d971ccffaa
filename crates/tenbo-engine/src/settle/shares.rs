//! Settlements by a table: what each loser owes of the hand, what the discarder or a liable seat pays of it for the
//! others, and what the losers settle among themselves.

use arrayvec::ArrayVec;

use super::account::{Transfer, TransferReason, push};
use super::settled::Settled;
use crate::check::Deal;
use crate::deal::By;
use crate::options::Settlement;
use crate::plan::{Discarder, Payoff, Plan};
use crate::tiles::{BySeat, Seat};

/// The transfers of one win to its winner. A payer's whole sum is rounded, not its parts.
pub(super) fn pay(deal: &Deal, plan: &Plan, payoff: &Payoff, settled: &Settled, transfers: &mut Vec<Transfer>) {
    let win = settled.win;
    let discarder = win.from.filter(|_| win.by != By::SelfDraw);
    let mut owed: ArrayVec<(Seat, i64), 4> = deal
        .draft
        .players()
        .filter(|&seat| seat != win.seat)
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

/// What the discarder takes over from the others.
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

/// What the dealer pays or gets besides, more for each win in a row.
fn bonus(deal: &Deal, plan: &Plan, seat: Seat, winner: Seat, discarder: Option<Seat>) -> i64 {
    let pays = discarder.is_none_or(|discarder| discarder == seat);
    if plan.payments.settlement != Settlement::DiscarderOrAll || !pays || seat != Seat::East && winner != Seat::East {
        return 0;
    }
    let rules = &plan.book.options.payments;
    rules.dealer_bonus + i64::from(deal.draft.dealer_wins) * rules.dealer_bonus_per_win
}

/// What these seats pay each other: the difference of their hands, East twice where the rules say so.
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
