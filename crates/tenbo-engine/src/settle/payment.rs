//! What each seat pays for a win.

use arrayvec::ArrayVec;

use super::account::{Account, Transfer, TransferReason, push};
use super::parts::Parts;
use super::settled::Settled;
use crate::check::Deal;
use crate::deal::{By, Riichi};
use crate::options::{CountersTo, DepositsTo, LiabilityCounters, LiabilityScope, RoundWay, Rounding, Settlement};
use crate::plan::{Plan, on_discard, on_self_draw};
use crate::rules::LiableShare;
use crate::tiles::{BySeat, Seat};

/// Adds the transfers of all wins of a deal to the list. `losers` holds what the other hands are worth; 0 where
/// unknown.
pub fn pay(deal: &Deal, plan: &Plan, wins: &[Settled], losers: &BySeat<i64>, transfers: &mut Vec<Transfer>) {
    for (place, settled) in wins.iter().enumerate() {
        match plan.settlement() {
            Settlement::Riichi => {
                hand(deal, plan, settled, transfers);
                if deal.draft.honba > 0 {
                    counters(deal, plan, settled, place, transfers);
                }
            }
            Settlement::AddUp => add_up(deal, plan, settled, place == 0, losers, transfers),
            _ => {
                if let Some(payoff) = plan.payoff() {
                    super::shares::pay(deal, plan, payoff, settled, transfers);
                }
            }
        }
    }
    if plan.settlement() == Settlement::Classical {
        losers_settle(deal, plan, wins, losers, transfers);
    }
    if plan.settlement() == Settlement::Riichi {
        deposits(deal, plan, wins, transfers);
    }
}

/// Riichi: pays the hand without counters and sticks. Liable seats pay their parts, the usual payers the rest.
fn hand(deal: &Deal, plan: &Plan, settled: &Settled, transfers: &mut Vec<Transfer>) {
    let win = settled.win;
    // What each payer still owes. Liable parts are taken out of these rounded shares, so that rounding loses nothing.
    let mut due = shares(deal, plan, settled, settled.base);
    if !settled.parts.is_empty() {
        liable_parts(deal, plan, settled, &mut due, transfers);
    }
    for &(seat, amount) in &due {
        push(transfers, seat, win.seat, amount, TransferReason::Hand, false);
    }
}

/// Pays the parts that somebody is liable for and takes them out of `due`.
fn liable_parts(
    deal: &Deal,
    plan: &Plan,
    settled: &Settled,
    due: &mut ArrayVec<(Seat, i64), 4>,
    transfers: &mut Vec<Transfer>,
) {
    let win = settled.win;
    let whole = settled.parts.len() == 1 && plan.options.liability.scope == LiabilityScope::WholeWin;
    for (liable, part) in &settled.parts {
        let part = if whole { settled.base } else { *part };
        let mut full = 0;
        for ((_, due), (_, share)) in due.iter_mut().zip(shares(deal, plan, settled, part)) {
            // Shares are rounded up, so that those of all parts come to no less than those of the whole.
            let taken = share.min(*due);
            *due -= taken;
            full += taken;
        }
        match win.from.filter(|_| win.by != By::SelfDraw) {
            Some(discarder) if discarder != liable.seat && !liable.rule.share.is_all() => {
                let mine = part_of(full, liable.rule.share);
                push(transfers, liable.seat, win.seat, mine, TransferReason::Hand, true);
                push(transfers, discarder, win.seat, full - mine, TransferReason::Hand, false);
            }
            _ => push(transfers, liable.seat, win.seat, full, TransferReason::Hand, true),
        }
    }
}

/// Riichi: a liable seat's part of a payment. Sticks cannot pay less than a hundred, so a part that is no half is rounded up
/// to it (docs/rules/own-rules.md, Liability).
fn part_of(full: i64, share: LiableShare) -> i64 {
    if share == LiableShare::HALF { full / 2 } else { Rounding::of(100, RoundWay::Up).round(share.of(full)).min(full) }
}

/// Riichi: who pays how much for these base points when nobody is liable.
fn shares(deal: &Deal, plan: &Plan, settled: &Settled, base: i64) -> ArrayVec<(Seat, i64), 4> {
    let win = settled.win;
    let dealer = win.seat == Seat::East;
    if let Some(discarder) = win.from.filter(|_| win.by != By::SelfDraw) {
        return [(discarder, on_discard(base, dealer))].into_iter().collect();
    }
    let halves = plan.shares_missing_payment(plan.three_play(deal.draft));
    let share = |seat| (seat, on_self_draw(base, dealer, seat == Seat::East, halves));
    settled.others(deal.draft, plan).map(share).collect()
}

/// Pays the counters (honba; docs/rules/riichi.md, Winners, counters, sticks, and Liability). Each loser pays one share
/// on a self-drawn win; on a discard the discarder pays all shares. The first liable seat pays all of them instead if
/// the options say so, or if liable seats pay the whole of a self-drawn hand. With several winners, the first in turn
/// or each of them gets the counters.
fn counters(deal: &Deal, plan: &Plan, settled: &Settled, place: usize, transfers: &mut Vec<Transfer>) {
    let win = settled.win;
    let each = i64::from(deal.draft.honba) * plan.options.payments.counter_value;
    if place > 0 && plan.options.payments.counters_to == CountersTo::First {
        return;
    }
    let losers: Vec<Seat> = settled.others(deal.draft, plan).collect();
    let all = each * losers.len() as i64;
    let liable = settled.parts.first().map(|(liable, _)| liable.seat);
    match (win.from.filter(|_| win.by != By::SelfDraw), liable) {
        (Some(discarder), Some(_)) if plan.options.liability.counters == LiabilityCounters::Discarder => {
            push(transfers, discarder, win.seat, all, TransferReason::Honba, false);
        }
        (None, Some(_)) if !owes_counters(plan, settled) => {
            for seat in losers {
                push(transfers, seat, win.seat, each, TransferReason::Honba, false);
            }
        }
        (_, Some(liable)) => push(transfers, liable, win.seat, all, TransferReason::Honba, true),
        (Some(discarder), None) => push(transfers, discarder, win.seat, all, TransferReason::Honba, false),
        (None, None) => {
            for seat in losers {
                push(transfers, seat, win.seat, each, TransferReason::Honba, false);
            }
        }
    }
}

/// Whether the first liable seat pays the counters of a self-drawn win: it is the only one and the options say so, or
/// the liable parts make up the whole hand.
fn owes_counters(plan: &Plan, settled: &Settled) -> bool {
    let rules = &plan.options.liability;
    let feeder = rules.counters == LiabilityCounters::Feeder || rules.scope == LiabilityScope::WholeWin;
    feeder && settled.parts.len() == 1 || settled.parts.iter().map(|(_, part)| part).sum::<i64>() >= settled.base
}

/// Pays the riichi sticks to the first winner in turn. By option, each other winner who declared riichi gets one stick
/// back before that.
fn deposits(deal: &Deal, plan: &Plan, wins: &[Settled], transfers: &mut Vec<Transfer>) {
    let value = plan.options.payments.deposit_value;
    let mut left = i64::from(deal.draft.deposits);
    let mut give = |seat: Seat, sticks: i64| {
        if sticks * value > 0 {
            let (from, to) = (Account::Table, Account::Seat(seat));
            transfers.push(Transfer {
                from,
                to,
                amount: sticks * value,
                parts: Parts::whole(sticks * value),
                reason: TransferReason::Deposit,
                of: seat,
                liable: false,
                penalty: None,
            });
        }
    };
    let riichi = |seat: Seat| deal.draft.seat(seat).is_some_and(|entered| entered.riichi != Riichi::None);
    if plan.options.payments.deposits_to == DepositsTo::OwnThenFirst {
        for settled in wins.iter().skip(1).filter(|settled| riichi(settled.win.seat)) {
            let sticks = left.min(1);
            left -= sticks;
            give(settled.win.seat, sticks);
        }
    }
    if let Some(first) = wins.first() {
        give(first.win.seat, left);
    }
}

/// [`Settlement::AddUp`]: the bank pays each hand what it is worth, twice that to East where East doubles. Losers'
/// hands are paid once, however many seats win (Four Winds, "Payment: add up only"; docs/rules/four-winds.md, Payoff
/// schemes).
fn add_up(
    deal: &Deal,
    plan: &Plan,
    settled: &Settled,
    with_losers: bool,
    losers: &BySeat<i64>,
    transfers: &mut Vec<Transfer>,
) {
    let wins = |seat: Seat| deal.wins.iter().any(|win| win.seat == seat);
    write_down(plan, settled.win.seat, settled.total, TransferReason::Hand, transfers);
    for seat in plan.seats(deal.draft).filter(|&seat| with_losers && !wins(seat)) {
        write_down(plan, seat, losers[seat], TransferReason::Losers, transfers);
    }
}

/// Pays a hand what it is worth, from the bank.
pub(super) fn write_down(plan: &Plan, seat: Seat, total: i64, reason: TransferReason, transfers: &mut Vec<Transfer>) {
    let double = seat == Seat::East && plan.options.payments.east_doubles;
    let (from, amount) = (Account::Bank, if double { 2 * total } else { total });
    if amount > 0 {
        transfers.push(Transfer {
            from,
            to: Account::Seat(seat),
            amount,
            parts: Parts::whole(amount),
            reason,
            of: seat,
            liable: false,
            penalty: None,
        });
    }
}

/// The seats that did not win pay each other the difference of their hands, unless somebody is liable for a win: then
/// only the winner is paid (docs/rules/four-winds.md, Liability, R60).
fn losers_settle(deal: &Deal, plan: &Plan, wins: &[Settled], losers: &BySeat<i64>, transfers: &mut Vec<Transfer>) {
    if !plan.options.payments.losers_settle || wins.is_empty() || wins.iter().any(|settled| !settled.parts.is_empty()) {
        return;
    }
    let won = |seat: Seat| deal.wins.iter().any(|win| win.seat == seat);
    let seats: ArrayVec<Seat, 4> = plan.seats(deal.draft).filter(|&seat| !won(seat)).collect();
    super::shares::differences(plan, &seats, losers, transfers);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check;
    use crate::sample::{plan, won};

    /// The payments for a win of this value by `seat`, with counters and sticks: payer, amount and reason.
    fn paid(rules: &str, seat: Seat, from: Option<Seat>, value: i64) -> Vec<(Account, i64, TransferReason)> {
        let hand = if from.is_some() { "234m456p678s22p56s+7s" } else { "234m456p678s22p56s~7s" };
        let mut draft = won(seat, hand, from);
        if rules.starts_with("riichi") {
            (draft.honba, draft.deposits) = (2, 1);
        }
        let plan = plan(rules);
        let deal = check(&draft, &plan).unwrap();
        let settled =
            Settled { win: &deal.wins[0], total: value, base: value, parts: Vec::new(), out: BySeat::default() };
        let mut transfers = Vec::new();
        pay(&deal, &plan, &[settled], &BySeat::default(), &mut transfers);
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
