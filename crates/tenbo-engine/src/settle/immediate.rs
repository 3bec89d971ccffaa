//! What is paid at once, while the deal goes on: kongs, and bonus tiles that belong together (docs/rules/sichuan.md,
//! Payments; docs/rules/south-east-asia.md, What tai are worth, and payments).

use super::account::{Transfer, TransferReason, push_amount};
use crate::check::{is_paid_by_feeder, price, shown, won_by_then};
use crate::deal::{Draft, Immediate, ImmediateKind};
use crate::plan::Plan;
use crate::tiles::{BySeat, Seat};

/// The transfers for what melds and bonus tiles show and for what was entered beside them, by seat from East.
/// `unready` are the seats whose kongs are not paid for because the wall has run out.
#[must_use]
pub fn immediate(draft: &Draft, plan: &Plan, unready: &BySeat<bool>) -> Vec<Transfer> {
    let mut transfers = Vec::new();
    for seat in plan.seats(draft) {
        let shown = shown(draft, seat);
        for entry in shown.iter().chain(draft.immediate.iter().filter(|entry| entry.seat == seat)) {
            if !(unready[seat] && reason(entry.kind) == TransferReason::Kong) {
                charge(draft, plan, entry, &mut transfers);
            }
        }
    }
    transfers
}

const fn reason(kind: ImmediateKind) -> TransferReason {
    match kind {
        ImmediateKind::Kong | ImmediateKind::AddedKong | ImmediateKind::ConcealedKong => TransferReason::Kong,
        ImmediateKind::OwnFlowers | ImmediateKind::AnimalPair | ImmediateKind::FlowerSet => TransferReason::Flowers,
    }
}

/// Pays for one entry. Who had won by then does not pay, and neither does an unknown feeder.
fn charge(draft: &Draft, plan: &Plan, entry: &Immediate, transfers: &mut Vec<Transfer>) {
    let amount = price(plan, entry.kind) * i64::from(entry.times);
    let mut pay = |from: Seat| push_amount(transfers, from, entry.seat, amount, reason(entry.kind));
    if is_paid_by_feeder(plan, entry.kind) {
        entry.from.into_iter().for_each(&mut pay);
        return;
    }
    let out = |seat: Seat| won_by_then(draft, entry.after_wins).any(|winner| winner == seat);
    plan.seats(draft).filter(|&seat| !out(seat)).for_each(&mut pay);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{By, End, WinDraft};
    use crate::sample::{plan, tiles};
    use crate::settle::Account;

    /// docs/rules/sichuan.md, Payments: at the end of the wall kongs of those who are not ready are not paid for.
    #[test]
    fn flowers_are_paid_for_without_being_ready() {
        let mut draft = Draft::of_hand(Seat::South, "{2222m@W}").unwrap();
        draft.seat_mut(Seat::South).bonus = tiles("26f");
        let mut unready = BySeat::default();
        let paid = |unready: &BySeat<bool>| {
            let paid = immediate(&draft, &plan("singapore"), unready);
            paid.iter().map(|one| one.reason).collect::<Vec<_>>()
        };
        let (kong, flowers) = (TransferReason::Kong, TransferReason::Flowers);
        assert_eq!(paid(&unready), [kong, kong, kong, flowers, flowers, flowers]);
        unready[Seat::South] = true;
        assert_eq!(paid(&unready), [flowers; 3]);
    }

    /// docs/rules/sichuan.md, Payments: a concealed kong is paid by every seat still in play, a claimed one by its feeder.
    #[test]
    fn who_has_won_does_not_pay() {
        let plan = plan("sichuan-bloody");
        let mut draft = Draft::default();
        let win = WinDraft {
            seat: Seat::East,
            tile: None,
            by: By::SelfDraw,
            from: None,
            situation: Vec::new(),
            liable: None,
        };
        draft.end = End::Win { wins: vec![win] };
        let payers = |kind: ImmediateKind, from: Option<Seat>, after_wins: u8| {
            let mut transfers = Vec::new();
            charge(&draft, &plan, &Immediate { from, after_wins, ..Immediate::of(Seat::South, kind) }, &mut transfers);
            transfers.iter().map(|paid| paid.from).collect::<Vec<_>>()
        };
        let seats = |seats: &[Seat]| seats.iter().copied().map(Account::Seat).collect::<Vec<_>>();
        let (kong, concealed) = (ImmediateKind::Kong, ImmediateKind::ConcealedKong);
        assert_eq!(payers(concealed, None, 0), seats(&[Seat::East, Seat::West, Seat::North]));
        assert_eq!(payers(concealed, None, 1), seats(&[Seat::West, Seat::North]));
        assert_eq!(payers(kong, Some(Seat::West), 0), seats(&[Seat::West]));
        assert_eq!(payers(kong, None, 0), seats(&[]));
    }
}
