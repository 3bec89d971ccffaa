//! Deals without a winner.

use super::account::{Account, Transfer, TransferReason};
use crate::deal::{Draft, DrawCause};
use crate::options::{DrawPayments, Settlement};
use crate::plan::{Plan, on_self_draw};
use crate::rules::LimitName;
use crate::tiles::{BySeat, Seat};

fn between(from: Seat, to: Seat, amount: i64, reason: TransferReason, of: Seat) -> Option<Transfer> {
    (amount > 0).then_some(Transfer {
        from: Account::Seat(from),
        to: Account::Seat(to),
        amount,
        reason,
        of,
        liable: false,
        penalty: None,
    })
}

/// The base of a mangan, by the rulebook's table.
fn mangan(plan: &Plan) -> i64 {
    plan.limits.iter().find(|row| row.name == LimitName::Mangan).map_or(0, |row| row.base)
}

/// What a seat would get for a self-drawn mangan, paid or with the signs turned.
pub(super) fn as_mangan(draft: &Draft, plan: &Plan, seat: Seat) -> Vec<(Seat, i64)> {
    let halves = draft.three_players && !plan.book.options.payments.self_draw_loss;
    let dealer = seat == Seat::East;
    let others = draft.players().filter(|&other| other != seat);
    others.map(|other| (other, on_self_draw(mangan(plan), dealer, other == Seat::East, halves))).collect()
}

/// An exhausted wall: nagashi mangan, and those who are not ready pay those who are, or all settle the differences of
/// their hands, whose totals these are. Other draws cost nothing.
#[must_use]
#[inline(never)]
pub fn draw(
    draft: &Draft,
    plan: &Plan,
    cause: DrawCause,
    nagashi: &[Seat],
    ready: &BySeat<Option<bool>>,
    totals: &BySeat<i64>,
) -> Vec<Transfer> {
    let mut transfers: Vec<Transfer> = Vec::new();
    if cause != DrawCause::Wall {
        return transfers;
    }
    if !plan.pays_the_ready() {
        if plan.book.options.payments.draw_payments == DrawPayments::Hands {
            settle_hands(draft, plan, totals, &mut transfers);
        }
        return transfers;
    }
    for &seat in nagashi {
        transfers.extend(
            as_mangan(draft, plan, seat)
                .into_iter()
                .filter_map(|(payer, amount)| between(payer, seat, amount, TransferReason::Nagashi, seat)),
        );
    }
    if !nagashi.is_empty() && plan.book.options.payments.nagashi_replaces_draw_payments {
        return transfers;
    }
    let rules = &plan.book.options.payments;
    let pot = if draft.three_players { rules.not_ready_payment_for_three } else { rules.not_ready_payment };
    let (up, down): (Vec<Seat>, Vec<Seat>) = draft.players().partition(|&seat| ready[seat].unwrap_or_default());
    if up.is_empty() || down.is_empty() || draft.players().all(|seat| ready[seat].is_none()) {
        return transfers;
    }
    let each = pot / (up.len() * down.len()) as i64;
    for &payer in &down {
        transfers.extend(up.iter().filter_map(|&seat| between(payer, seat, each, TransferReason::Ready, seat)));
    }
    transfers
}

/// All hands as those of losers: their differences, or where nobody pays what each of them is worth.
fn settle_hands(draft: &Draft, plan: &Plan, totals: &BySeat<i64>, transfers: &mut Vec<Transfer>) {
    let seats: Vec<Seat> = draft.players().collect();
    if plan.settlement == Settlement::AddUp {
        for seat in seats {
            super::payment::write_down(plan, seat, totals[seat], TransferReason::Losers, transfers);
        }
    } else {
        super::shares::differences(plan, &seats, totals, transfers);
    }
}
