//! Settlements in which each loser owes a share of the hand's value, and a liable seat all of them: Hong Kong, Zung Jung,
//! Taiwanese (fourwinds.md 4.3, 4.4, 4.6).

use super::account::{Transfer, TransferWhy};
use super::payment::{Settled, push};
use crate::engine::deal::Deal;
use crate::engine::draft::By;
use crate::engine::rulebook::option::OptionKey;
use crate::engine::rulebook::plan::{Plan, Settlement};
use crate::engine::seat::Seat;

/// The transfers of one win.
pub(super) fn pay(deal: &Deal, plan: &Plan, settled: &Settled, transfers: &mut Vec<Transfer>) {
    let win = settled.win;
    let discarder = win.from.filter(|_| win.by != By::SelfDraw);
    let liable = settled.parts.last().map(|(liable, _)| liable.seat);
    let losers = || deal.draft.players().filter(|&seat| seat != win.seat);
    for seat in losers() {
        let others = losers().count() as i64 - 1;
        let share = share(plan, settled.total, seat, discarder, others) + bonus(deal, plan, seat, win.seat, discarder);
        push(transfers, liable.unwrap_or(seat), win.seat, share, TransferWhy::Hand, liable.is_some());
    }
    if liable.is_some() {
        merge(transfers);
    }
}

/// What a loser owes of a hand of this value.
fn share(plan: &Plan, value: i64, seat: Seat, discarder: Option<Seat>, others: i64) -> i64 {
    let options = &plan.book.options;
    match (plan.settlement, discarder) {
        (Settlement::HongKong, None) => 2 * value,
        (Settlement::HongKong, Some(discarder)) if options.is(OptionKey::GunRule, "full") => {
            if seat == discarder {
                (2 + others) * value
            } else {
                0
            }
        }
        (Settlement::HongKong, Some(discarder)) => {
            if seat == discarder {
                2 * value
            } else {
                value
            }
        }
        (Settlement::ZungJung, Some(discarder)) => {
            let most = value.min(options.number(OptionKey::SharedPayment));
            if seat == discarder { (1 + others) * value - others * most } else { most }
        }
        (_, Some(discarder)) if plan.settlement == Settlement::DiscarderOrAll && seat != discarder => 0,
        _ => value,
    }
}

/// What the dealer pays or gets besides, more for each win in a row.
fn bonus(deal: &Deal, plan: &Plan, seat: Seat, winner: Seat, discarder: Option<Seat>) -> i64 {
    let pays = discarder.is_none_or(|discarder| discarder == seat);
    if plan.settlement != Settlement::DiscarderOrAll || !pays || seat != Seat::East && winner != Seat::East {
        return 0;
    }
    let number = |key| plan.book.options.number(key);
    number(OptionKey::DealerBonus) + i64::from(deal.draft.dealer_wins) * number(OptionKey::DealerBonusPerWin)
}

/// A liable seat's shares as one transfer.
fn merge(transfers: &mut Vec<Transfer>) {
    let mut merged: Vec<Transfer> = Vec::with_capacity(transfers.len());
    for transfer in transfers.drain(..) {
        let same = merged
            .iter_mut()
            .find(|other| other.liable && transfer.liable && (other.from, other.to) == (transfer.from, transfer.to));
        match same {
            Some(other) => other.amount += transfer.amount,
            None => merged.push(transfer),
        }
    }
    *transfers = merged;
}
