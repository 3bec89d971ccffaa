//! What each seat pays for a win.

use arrayvec::ArrayVec;

use super::account::{Account, Transfer, TransferReason, push, push_amount};
use super::parts::Parts;
use super::settled::Settled;
use super::shares::{differences, pay_shares};
use crate::options::{CountersTo, DepositsTo, LiabilityCounters, LiabilityScope, RoundWay, Rounding, Settlement};
use crate::plan::{Plan, on_discard, on_self_draw};
use crate::rules::LiableShare;
use crate::tiles::{BySeat, Seat};

/// Adds the transfers of all legal wins of a deal to the list. `losers` holds what the other hands are worth; 0 where
/// unknown.
pub fn pay(wins: &[Settled], losers: &BySeat<i64>, transfers: &mut Vec<Transfer>) {
    let Some(first) = wins.first() else { return };
    for (index, settled) in wins.iter().enumerate() {
        match first.plan.settlement() {
            Settlement::Riichi => {
                hand(settled, transfers);
                counters(settled, index, transfers);
            }
            Settlement::AddUp => add_up(settled, index, losers, transfers),
            _ => {
                if let Some(payoff) = first.plan.payoff() {
                    pay_shares(payoff, settled, transfers);
                }
            }
        }
    }
    match first.plan.settlement() {
        Settlement::Riichi => deposits(first, wins, transfers),
        Settlement::Classical => losers_settle(first, wins, losers, transfers),
        _ => {}
    }
}

/// Riichi: pays the hand without counters and sticks. Liable seats pay their parts, the usual payers the rest.
fn hand(settled: &Settled, transfers: &mut Vec<Transfer>) {
    let (winner, reason) = (settled.win.seat, TransferReason::Hand);
    // What each payer still owes. Liable parts are taken out of these rounded shares, so that rounding loses nothing.
    let mut due = shares(settled, settled.base);
    let whole = settled.plan.options.liability.scope == LiabilityScope::WholeWin && settled.liable().count() == 1;
    for liable in settled.liable() {
        let base = if whole { settled.base } else { liable.base };
        let mut full = 0;
        for ((_, due), (_, share)) in due.iter_mut().zip(shares(settled, base)) {
            // Shares are rounded up, so that those of all parts come to no less than those of the whole.
            let taken = share.min(*due);
            *due -= taken;
            full += taken;
        }
        let share = liable.rule.share;
        let discarder = settled.win.from.filter(|&discarder| discarder != liable.seat && !share.is_all());
        let own = if discarder.is_some() { part_of(full, share) } else { full };
        push(transfers, Account::Seat(liable.seat), winner, Parts::whole(own), reason, true);
        if let Some(discarder) = discarder {
            push_amount(transfers, discarder, winner, full - own, reason);
        }
    }
    for (seat, amount) in due {
        push_amount(transfers, seat, winner, amount, reason);
    }
}

/// Riichi: a liable seat's part of a payment. Sticks cannot pay less than a hundred, so a part that is no half is rounded up
/// to it (docs/rules/own-rules.md, Liability).
fn part_of(full: i64, share: LiableShare) -> i64 {
    if share == LiableShare::HALF { full / 2 } else { Rounding::of(100, RoundWay::Up).round(share.of(full)).min(full) }
}

/// Riichi: who pays how much for these base points when nobody is liable.
fn shares(settled: &Settled, base: i64) -> ArrayVec<(Seat, i64), 4> {
    let dealer = settled.win.seat == Seat::East;
    if let Some(discarder) = settled.win.from {
        return [(discarder, on_discard(base, dealer))].into_iter().collect();
    }
    let halves = settled.plan.shares_missing_payment(settled.plan.three_play(settled.deal.draft));
    settled.others().map(|seat| (seat, on_self_draw(base, dealer, seat == Seat::East, halves))).collect()
}

/// Pays the counters (honba; docs/rules/riichi.md, Winners, counters, sticks, and Liability). Each loser pays one share
/// on a self-drawn win; on a discard the discarder pays all shares. The first liable seat pays all of them instead if
/// the options say so, or if liable seats pay the whole of a self-drawn hand. With several winners, the first in turn
/// or each of them gets the counters.
fn counters(settled: &Settled, index: usize, transfers: &mut Vec<Transfer>) {
    let (plan, win, reason) = (settled.plan, settled.win, TransferReason::Honba);
    let each = i64::from(settled.deal.draft.honba) * plan.options.payments.counter_value;
    if each == 0 || index > 0 && plan.options.payments.counters_to == CountersTo::First {
        return;
    }
    let all = each * settled.others().count() as i64;
    let owes = match win.from {
        Some(_) => plan.options.liability.counters != LiabilityCounters::Discarder,
        None => owes_counters(settled),
    };
    match (settled.liable().next().filter(|_| owes), win.from) {
        (Some(liable), _) => {
            push(transfers, Account::Seat(liable.seat), win.seat, Parts::whole(all), reason, true);
        }
        (None, Some(discarder)) => push_amount(transfers, discarder, win.seat, all, reason),
        (None, None) => settled.others().for_each(|seat| push_amount(transfers, seat, win.seat, each, reason)),
    }
}

/// Whether the first liable seat pays the counters of a self-drawn win: it is the only one and the options say so, or
/// the liable parts make up the whole hand.
fn owes_counters(settled: &Settled) -> bool {
    let rules = settled.plan.options.liability;
    let feeder = rules.counters == LiabilityCounters::Feeder || rules.scope == LiabilityScope::WholeWin;
    feeder && settled.liable().count() == 1 || settled.liable().map(|liable| liable.base).sum::<i64>() >= settled.base
}

/// Pays the riichi sticks to the first winner in turn. By option, each other winner who declared riichi gets one stick
/// back before that.
fn deposits(first: &Settled, wins: &[Settled], transfers: &mut Vec<Transfer>) {
    let (draft, rules) = (first.deal.draft, first.plan.options.payments);
    let mut left = i64::from(draft.deposits);
    let mut give = |seat: Seat, sticks: i64| {
        let parts = Parts::whole(sticks * rules.deposit_value);
        push(transfers, Account::Table, seat, parts, TransferReason::Deposit, false);
    };
    if rules.deposits_to == DepositsTo::OwnThenFirst {
        for seat in wins.iter().skip(1).map(|settled| settled.win.seat).filter(|&seat| draft.has_declared(seat)) {
            let sticks = left.min(1);
            left -= sticks;
            give(seat, sticks);
        }
    }
    give(first.win.seat, left);
}

/// The seats that have not won.
fn losing<'a>(settled: &Settled<'a>) -> impl Iterator<Item = Seat> + use<'a> {
    let deal = settled.deal;
    settled.plan.seats(deal.draft).filter(|&seat| deal.wins.iter().all(|win| win.seat != seat))
}

/// [`Settlement::AddUp`]: the bank pays each hand what it is worth, twice that to East where East doubles. Losers'
/// hands are paid once, however many seats win (Four Winds, "Payment: add up only"; docs/rules/four-winds.md, Payoff
/// schemes).
fn add_up(settled: &Settled, index: usize, losers: &BySeat<i64>, transfers: &mut Vec<Transfer>) {
    write_down(settled.plan, settled.win.seat, settled.total, TransferReason::Hand, transfers);
    for seat in losing(settled).filter(|_| index == 0) {
        write_down(settled.plan, seat, losers[seat], TransferReason::Losers, transfers);
    }
}

/// Pays a hand what it is worth, from the bank.
pub(super) fn write_down(plan: &Plan, seat: Seat, total: i64, reason: TransferReason, transfers: &mut Vec<Transfer>) {
    let double = seat == Seat::East && plan.options.payments.east_doubles;
    let parts = Parts::whole(if double { 2 * total } else { total });
    push(transfers, Account::Bank, seat, parts, reason, false);
}

/// The seats that did not win pay each other the difference of their hands, unless somebody is liable for a win: then
/// only the winner is paid (docs/rules/four-winds.md, Liability, R60).
fn losers_settle(first: &Settled, wins: &[Settled], losers: &BySeat<i64>, transfers: &mut Vec<Transfer>) {
    if first.plan.options.payments.losers_settle && wins.iter().all(|settled| settled.liable().next().is_none()) {
        differences(first.plan, &losing(first).collect::<ArrayVec<Seat, 4>>(), losers, transfers);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check;
    use crate::sample::{plan, won};
    use crate::score::Tally;

    /// The payments for a win of this value by `seat`, with counters and sticks: payer, amount and reason.
    fn paid(rules: &str, seat: Seat, from: Option<Seat>, value: i64) -> Vec<(Account, i64, TransferReason)> {
        let hand = if from.is_some() { "234m456p678s22p56s+7s" } else { "234m456p678s22p56s~7s" };
        let mut draft = won(seat, hand, from);
        if rules.starts_with("riichi") {
            (draft.honba, draft.deposits) = (2, 1);
        }
        let plan = plan(rules);
        let deal = check(&draft, &plan).unwrap();
        let tally = Tally { win: true, ..Tally::default() };
        let settled = Settled::of(&deal, &plan, &deal.wins[0], Some(&tally), &[], false).unwrap();
        let settled = Settled { total: value, base: value, ..settled };
        let mut transfers = Vec::new();
        pay(&[settled], &BySeat::default(), &mut transfers);
        assert!(transfers.iter().all(|one| one.to == Account::Seat(seat) && !one.liable));
        transfers.iter().map(|one| (one.from, one.amount, one.reason)).collect()
    }

    const EAST: Account = Account::Seat(Seat::East);
    const SOUTH: Account = Account::Seat(Seat::South);
    const WEST: Account = Account::Seat(Seat::West);
    const NORTH: Account = Account::Seat(Seat::North);

    /// docs/rules/riichi.md, Payments: 30 fu and 3 han are a base of 960; each payment is rounded up to 100, counters
    /// and sticks come after that.
    #[test]
    fn riichi() {
        use TransferReason::{Deposit, Hand, Honba};
        let stick = (Account::Table, 1000, Deposit);
        let tenhou = |seat, from| paid("riichi-tenhou", seat, from, 960);
        assert_eq!(tenhou(Seat::South, Some(Seat::West)), [(WEST, 3900, Hand), (WEST, 600, Honba), stick]);
        assert_eq!(tenhou(Seat::East, Some(Seat::West)), [(WEST, 5800, Hand), (WEST, 600, Honba), stick]);
        let drawn = [(EAST, 2000, Hand), (WEST, 1000, Hand), (NORTH, 1000, Hand)];
        let counters = [(EAST, 200, Honba), (WEST, 200, Honba), (NORTH, 200, Honba)];
        assert_eq!(tenhou(Seat::South, None), [&drawn[..], &counters[..], &[stick][..]].concat());
    }

    /// docs/rules/hong-kong.md, Payments: for a self-drawn win everybody pays twice; for a discard the discarder twice,
    /// the others once.
    #[test]
    fn hong_kong() {
        use TransferReason::Hand;
        let hong_kong = |from| paid("hong-kong-old-style", Seat::South, from, 8);
        let mut on_discard = hong_kong(Some(Seat::East));
        on_discard.sort_by_key(|(_, amount, _)| -amount);
        assert_eq!(on_discard, [(EAST, 16, Hand), (WEST, 8, Hand), (NORTH, 8, Hand)]);
        assert_eq!(hong_kong(None), [(EAST, 16, Hand), (WEST, 16, Hand), (NORTH, 16, Hand)]);
    }

    /// docs/rules/chinese-official.md, Winning and paying: 8 from everybody and the hand from the discarder; for a
    /// self-drawn win both from everybody.
    #[test]
    fn chinese_official() {
        use TransferReason::Hand;
        let official = |from| paid("mcr-mil-2025", Seat::East, from, 20);
        assert_eq!(official(Some(Seat::West)), [(SOUTH, 8, Hand), (WEST, 28, Hand), (NORTH, 8, Hand)]);
        assert_eq!(official(None), [(SOUTH, 28, Hand), (WEST, 28, Hand), (NORTH, 28, Hand)]);
    }
}
