//! Settlement by a payoff scheme (docs/rules/four-winds.md, Payoff schemes): what each loser owes for the hand, what
//! the discarder or a liable seat pays for the others, and what losers settle among themselves.

use arrayvec::ArrayVec;

use super::account::{Account, Transfer, TransferReason, push};
use super::parts::Parts;
use super::settled::Settled;
use crate::options::Settlement;
use crate::plan::{Discarder, Payoff, Plan};
use crate::tiles::{BySeat, Seat};

/// Adds the payments for one win. A liable seat pays what all losers owe together, or its part of that beside the discarder.
/// What a payer owes is rounded once, as a sum.
pub(super) fn pay_shares(payoff: &Payoff, settled: &Settled, transfers: &mut Vec<Transfer>) {
    let win = settled.win;
    let mut pay = |seat: Seat, parts: Parts, liable: bool| {
        push(transfers, Account::Seat(seat), win.seat, parts, TransferReason::Hand, liable);
    };
    let worth = settled.total.saturating_mul(payoff.unit_stake);
    let share = |seat: Seat| (seat, worth.saturating_mul(payoff.share(win.seat, win.from, seat)));
    let own: ArrayVec<(Seat, i64), 4> = settled.others().map(share).collect();
    let mut owed = own.clone();
    if let Some(discarder) = win.from {
        shift(payoff, discarder, &mut owed);
    }
    let Some(liable) = settled.liable().last() else {
        for ((seat, amount), (_, own)) in owed.into_iter().zip(own) {
            pay(seat, rounded(payoff, amount, own, on_top(payoff, settled, seat)), false);
        }
        return;
    };
    let mut parts = Parts::default();
    owed.iter().for_each(|&(seat, _)| parts += on_top(payoff, settled, seat));
    let all = owed.iter().map(|(_, amount)| amount).sum();
    let own = own.iter().filter(|(seat, _)| *seat == liable.seat).map(|(_, amount)| amount).sum();
    let parts = rounded(payoff, all, own, parts);
    let share = liable.rule.share;
    let Some(discarder) = win.from.filter(|&discarder| discarder != liable.seat && !share.is_all()) else {
        return pay(liable.seat, parts, true);
    };
    let mine = parts.part(share);
    let mine = Parts { rounding: mine.rounding + payoff.rounding.round(mine.sum()) - mine.sum(), ..mine };
    pay(liable.seat, mine, true);
    pay(discarder, parts - mine, false);
}

/// What is paid for an amount that is owed for the hand, of which `own` is the payer's own share, and for what comes on
/// top.
const fn rounded(payoff: &Payoff, amount: i64, own: i64, on_top: Parts) -> Parts {
    let (hand, own) = (amount / payoff.scale, own / payoff.scale);
    let own = if own < hand { own } else { hand };
    let parts = Parts { own, others: hand - own, ..on_top };
    let paid = payoff.rounding.round_part(amount + payoff.scale * on_top.on_top(), payoff.scale);
    Parts { rounding: paid - parts.sum(), ..parts }
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

/// What a loser pays on top of the hand: what each pays anyway, bonuses, and the base stake of whoever pays for the hand
/// (docs/rules/taiwanese.md, Stakes).
fn on_top(payoff: &Payoff, settled: &Settled, seat: Seat) -> Parts {
    let pays = settled.win.from.is_none_or(|discarder| discarder == seat);
    let basic = payoff.from_each.saturating_mul(payoff.unit_stake);
    if settled.plan.settlement() != Settlement::DiscarderOrAll || !pays {
        return Parts { basic, ..Parts::default() };
    }
    let [dealer, repeats, self_draw] = bonuses(settled, seat).map(|units| units.saturating_mul(payoff.unit_stake));
    Parts { basic: basic.saturating_add(payoff.base_stake), dealer, repeats, self_draw, ..Parts::default() }
}

/// The bonuses in units of the hand. The dealer's bonus, paid by or to East, is a fixed amount, and a further amount for
/// each of the dealer's wins in a row (docs/rules/taiwanese.md, The dealer's bonus). For a self-drawn win it is a fixed
/// amount (docs/rules/sichuan.md, Payments).
fn bonuses(settled: &Settled, seat: Seat) -> [i64; 3] {
    let (rules, win) = (settled.plan.options.payments, settled.win);
    let self_draw = if win.from.is_none() { rules.self_draw_bonus } else { 0 };
    if seat != Seat::East && win.seat != Seat::East {
        return [0, 0, self_draw];
    }
    let repeats = i64::from(settled.deal.draft.dealer_wins) * rules.dealer_bonus_per_win;
    [rules.dealer_bonus, repeats, self_draw]
}

/// In each pair of these seats, the one with the lower hand pays the other the difference. It is doubled if East is one
/// of the two and the rulebook says so.
pub(super) fn differences(plan: &Plan, seats: &[Seat], totals: &BySeat<i64>, transfers: &mut Vec<Transfer>) {
    let rounding = plan.payoff().map(|payoff| payoff.rounding);
    for (i, &a) in seats.iter().enumerate() {
        for &b in seats.iter().skip(i + 1) {
            let (less, more) = if totals[a] < totals[b] { (a, b) } else { (b, a) };
            let double = plan.losers_east_double() && (a == Seat::East || b == Seat::East);
            let difference = (totals[more] - totals[less]) * if double { 2 } else { 1 };
            let paid = rounding.map_or(difference, |rounding| rounding.round(difference));
            let parts = Parts { rounding: paid - difference, ..Parts::whole(difference) };
            push(transfers, Account::Seat(less), more, parts, TransferReason::Losers, false);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check;
    use crate::deal::End;
    use crate::options::{OptionKey, PayoffName};
    use crate::sample::{plan, plan_with, won};
    use crate::score::Tally;
    use crate::settle::answer;

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
            let mut payoff = *plan.payoff().unwrap();
            (payoff.scale, payoff.discarder) = (scale, Discarder::Above(25));
            let mut owed = [Seat::East, Seat::West, Seat::North].map(|seat| (seat, total));
            shift(&payoff, Seat::West, &mut owed);
            assert_eq!(owed.map(|(_, amount)| amount), expected, "{total} in parts of {scale}");
        }
    }

    /// docs/rules/four-winds.md, Payoff schemes: East pays double. Whoever discards under the Japanese scheme, or is liable,
    /// pays its own share and those of the others.
    #[test]
    fn the_shares_of_others_stand_apart_from_ones_own() {
        let classical = [(OptionKey::WinnerScheme, PayoffName::ChineseClassical as i64)];
        let japanese = [(OptionKey::WinnerScheme, PayoffName::Japanese as i64)];
        for (scheme, from, liable) in [(japanese, Some(Seat::West), None), (classical, None, Some(Seat::West))] {
            let hand = if from.is_some() { "11z77z(222z)(333z)(555z)+7z" } else { "11z77z(222z)(333z)(555z)~7z" };
            let mut draft = won(Seat::South, hand, from);
            let End::Win { wins } = &mut draft.end else { panic!("{hand}") };
            (wins[0].liable, draft.wall_left) = (liable, Some(40));
            let answer = answer(&draft, &plan_with("chinese-classical", &scheme)).unwrap();
            let total = answer.wins[0].total;
            let paid = answer.transfers.iter().filter(|transfer| transfer.to == Account::Seat(Seat::South));
            let parts: Vec<(Account, i64, i64)> =
                paid.map(|transfer| (transfer.from, transfer.parts.own, transfer.parts.others)).collect();
            assert_eq!(parts, [(Account::Seat(Seat::West), total, 3 * total)], "{from:?} {liable:?}");
        }
    }

    /// docs/rules/taiwanese.md, Stakes: 100 and 20 for each tai, the dealer's among them; once by whoever pays.
    #[test]
    fn the_stakes_are_paid_once_and_for_each_unit() {
        let stakes = [(OptionKey::BaseStake, 100), (OptionKey::UnitStake, 20), (OptionKey::LosersPayMinimum, 1)];
        let plan = plan_with("taiwanese-association-2009", &stakes);
        let paid = |winner: Seat, from: Option<Seat>, wins: u32| {
            let hand = if from.is_some() { "234567m345678p123s9s+9s" } else { "234567m345678p123s9s~9s" };
            let mut draft = won(winner, hand, from);
            draft.dealer_wins = wins;
            let deal = check(&draft, &plan).unwrap();
            let tally = Tally { win: true, total: 5, ..Tally::default() };
            let settled = Settled::of(&deal, &plan, &deal.wins[0], Some(&tally), &[], false).unwrap();
            let mut transfers = Vec::new();
            pay_shares(plan.payoff().unwrap(), &settled, &mut transfers);
            assert!(transfers.iter().all(|transfer| transfer.parts.sum() == transfer.amount));
            transfers.iter().map(|transfer| transfer.amount).collect::<Vec<_>>()
        };
        assert_eq!(paid(Seat::South, Some(Seat::West), 0), [100 + 5 * 20]);
        assert_eq!(paid(Seat::South, Some(Seat::East), 2), [100 + (5 + 1 + 4) * 20]);
        assert_eq!(paid(Seat::South, None, 0), [100 + 6 * 20, 200, 200]);
        assert_eq!(paid(Seat::East, None, 0), [220, 220, 220]);
    }
}
