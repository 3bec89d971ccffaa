//! What is paid at once, while the deal goes on: kongs, and flowers that belong together (docs/rules/sichuan.md,
//! Payments; docs/rules/south-east-asia.md, What tai are worth, and payments).

use super::account::{Transfer, TransferReason, push};
use crate::check::{is_paid_by_feeder, price, won_by_then};
use crate::deal::{By, Draft, Immediate, ImmediateKind, SeatDraft};
use crate::plan::Plan;
use crate::tiles::{BySeat, Meld, MeldKind, Seat};

/// The transfers for what melds and bonus tiles show and for what was entered beside them, by seat from East.
/// `unready` are the seats whose kongs are not paid for because the wall has run out.
#[must_use]
pub fn immediate(draft: &Draft, plan: &Plan, unready: &BySeat<bool>) -> Vec<Transfer> {
    let mut transfers = Vec::new();
    if ImmediateKind::ALL.iter().all(|&kind| price(plan, kind) == 0) {
        return transfers;
    }
    for seat in draft.players() {
        let shown = draft.seat(seat).map(|entered| shown(draft, seat, entered)).unwrap_or_default();
        for entry in shown.iter().chain(draft.immediate.iter().filter(|entry| entry.seat == seat)) {
            if !(unready[seat] && reason(entry.kind) == TransferReason::Kong) {
                charge(draft, plan, entry, &mut transfers);
            }
        }
    }
    transfers
}

/// What a seat's melds and bonus tiles show.
fn shown(draft: &Draft, seat: Seat, entered: &SeatDraft) -> Vec<Immediate> {
    let mut all: Vec<Immediate> = Vec::new();
    for meld in entered.melds.iter().filter(|meld| !meld.unpaid && !is_robbed(draft, seat, meld)) {
        let kind = match meld.kind {
            MeldKind::Kong => ImmediateKind::Kong,
            MeldKind::AddedKong => ImmediateKind::AddedKong,
            MeldKind::ConcealedKong => ImmediateKind::ConcealedKong,
            MeldKind::Chow | MeldKind::Pung => continue,
        };
        all.push(Immediate { from: meld.from, after_wins: meld.after_wins, ..Immediate::of(seat, kind) });
    }
    let numbers = || entered.bonus.iter().filter_map(|tile| tile.bonus_number());
    let count = |from: u8, to: u8| numbers().filter(|number| (from..=to).contains(number)).count();
    let own = Seat::ALL.iter().zip(1..).find(|(other, _)| **other == seat).map_or(0, |(_, number)| number);
    if count(own, own) > 0 && count(own + 4, own + 4) > 0 {
        all.push(Immediate::of(seat, ImmediateKind::OwnFlowers));
    }
    let sets = [count(1, 4), count(5, 8)].into_iter().filter(|&count| count == 4);
    all.extend(sets.map(|_| Immediate::of(seat, ImmediateKind::FlowerSet)));
    all
}

/// Whether a kong was robbed, so that it was not made.
fn is_robbed(draft: &Draft, seat: Seat, meld: &Meld) -> bool {
    let kind = meld.set().map(|set| set.first);
    let mut wins = draft.wins().iter();
    wins.any(|win| {
        win.by == By::RobbedKong && win.from == Some(seat) && win.tile.is_some_and(|tile| tile.kind() == kind)
    })
}

const fn reason(kind: ImmediateKind) -> TransferReason {
    match kind {
        ImmediateKind::Kong | ImmediateKind::AddedKong | ImmediateKind::ConcealedKong => TransferReason::Kong,
        ImmediateKind::OwnFlowers | ImmediateKind::FlowerSet => TransferReason::Flowers,
    }
}

/// Pays for one entry. Who had won by then does not pay, and neither does an unknown feeder.
fn charge(draft: &Draft, plan: &Plan, entry: &Immediate, transfers: &mut Vec<Transfer>) {
    let amount = price(plan, entry.kind) * i64::from(entry.times);
    let mut pay = |from: Seat| push(transfers, from, entry.seat, amount, reason(entry.kind), false);
    if is_paid_by_feeder(plan, entry.kind) {
        entry.from.into_iter().for_each(&mut pay);
        return;
    }
    let out = |seat: Seat| won_by_then(draft, entry.after_wins).any(|winner| winner == seat);
    draft.players().filter(|&seat| !out(seat)).for_each(&mut pay);
}
