//! Deals that end because the wall has run out.

use super::account::{Transfer, TransferReason, push_amount};
use super::payment::write_down;
use super::shares::differences;
use crate::deal::Draft;
use crate::options::{DrawPayments, Settlement};
use crate::plan::{Plan, on_self_draw};
use crate::rules::LimitName;
use crate::tiles::{BySeat, Seat};

/// The base points of a mangan in the rulebook's table of limits; 0 if it has none.
fn mangan(plan: &Plan) -> i64 {
    plan.limit_rows().iter().find(|row| row.name == LimitName::Mangan).map_or(0, |row| row.base)
}

/// Each other seat with what it pays, in points, for a self-drawn mangan of `seat`. A chombo reverses these payments.
pub(super) fn as_mangan(draft: &Draft, plan: &Plan, seat: Seat) -> impl Iterator<Item = (Seat, i64)> + use<> {
    let halves = plan.shares_missing_payment(plan.three_play(draft));
    let (base, dealer) = (mangan(plan), seat == Seat::East);
    let others = plan.seats(draft).filter(move |&other| other != seat);
    others.map(move |other| (other, on_self_draw(base, dealer, other == Seat::East, halves)))
}

/// The transfers when the wall has run out. Nagashi mangan is paid, and hands that are not ready pay those that are
/// (docs/rules/riichi.md, Draws and fouls). Some rulebooks instead settle the differences between all hands, whose values
/// are `totals` (docs/rules/classical.md, Draws), or have those who are not ready pay these values to those who are
/// (docs/rules/sichuan.md, Payments). `left` are the seats that have not won.
#[must_use]
pub(super) fn draw(
    draft: &Draft,
    plan: &Plan,
    nagashi: &[Seat],
    left: &[Seat],
    ready: &BySeat<Option<bool>>,
    totals: &BySeat<i64>,
) -> Vec<Transfer> {
    let (mut transfers, rules) = (Vec::new(), plan.options.payments);
    match plan.at_the_wall() {
        DrawPayments::None => {}
        DrawPayments::Ready => {
            for &seat in nagashi {
                for (payer, amount) in as_mangan(draft, plan, seat) {
                    push_amount(&mut transfers, payer, seat, amount, TransferReason::Nagashi);
                }
            }
            if nagashi.is_empty() || !rules.nagashi_replaces_draw_payments {
                let three = plan.three_play(draft);
                let pot = if three { rules.not_ready_payment_for_three } else { rules.not_ready_payment };
                let pairs = not_ready_and_ready(left, ready);
                let each = pot / pairs.len().max(1) as i64;
                for (payer, seat) in pairs {
                    push_amount(&mut transfers, payer, seat, each, TransferReason::Ready);
                }
            }
        }
        DrawPayments::Hands if plan.settlement() == Settlement::AddUp => {
            for &seat in left {
                write_down(plan, seat, totals[seat], TransferReason::Losers, &mut transfers);
            }
        }
        DrawPayments::Hands => differences(plan, left, totals, &mut transfers),
        DrawPayments::BestHand => {
            for (payer, seat) in not_ready_and_ready(left, ready) {
                let worth = plan.payoff().map_or(totals[seat], |payoff| payoff.staked(totals[seat]));
                push_amount(&mut transfers, payer, seat, worth, TransferReason::Ready);
            }
        }
    }
    transfers
}

/// Each pair of a seat that is not ready, or of which nothing is known, and one that is.
fn not_ready_and_ready(left: &[Seat], ready: &BySeat<Option<bool>>) -> Vec<(Seat, Seat)> {
    let (up, down): (Vec<Seat>, Vec<Seat>) = left.iter().partition(|&&seat| ready[seat].unwrap_or_default());
    down.into_iter().flat_map(|payer| up.iter().map(move |&seat| (payer, seat))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::plan;
    use crate::settle::Account;

    /// The payments at an exhausted wall: payer, payee, amount and reason.
    fn at_the_wall(rules: &str, ready: [bool; 4], nagashi: &[Seat]) -> Vec<(Account, Account, i64, TransferReason)> {
        let ready = BySeat(ready.map(Some));
        let plan = plan(rules);
        let paid = draw(&Draft::default(), &plan, nagashi, &Seat::ALL, &ready, &BySeat::default());
        paid.iter().map(|one| (one.from, one.to, one.amount, one.reason)).collect()
    }

    /// docs/rules/riichi.md, Draws and fouls: 3,000 in all, divided among payers and payees.
    #[test]
    fn those_who_are_not_ready_pay() {
        use Seat::{East, North, South, West};
        let ready = |payers: &[Seat], payees: &[Seat], each| {
            let pay = |from: Seat, to: Seat| (Account::Seat(from), Account::Seat(to), each, TransferReason::Ready);
            payers.iter().flat_map(|&from| payees.iter().map(move |&to| pay(from, to))).collect::<Vec<_>>()
        };
        let tenhou = |up| at_the_wall("riichi-tenhou", up, &[]);
        assert_eq!(tenhou([true, false, false, false]), ready(&[South, West, North], &[East], 1000));
        assert_eq!(tenhou([true, true, false, false]), ready(&[West, North], &[East, South], 750));
        assert_eq!(tenhou([true, true, true, false]), ready(&[North], &[East, South, West], 1000));
        assert_eq!(tenhou([true; 4]), []);
        assert_eq!(tenhou([false; 4]), []);
    }

    /// docs/rules/riichi.md, Draws and fouls: nagashi mangan is paid as a self-drawn mangan, and ready hands get
    /// nothing.
    #[test]
    fn nagashi_replaces_what_the_ready_get() {
        let paid = at_the_wall("riichi-mahjong-soul", [true, false, false, false], &[Seat::South]);
        let to_south =
            |from, amount| (Account::Seat(from), Account::Seat(Seat::South), amount, TransferReason::Nagashi);
        assert_eq!(paid, [to_south(Seat::East, 4000), to_south(Seat::West, 2000), to_south(Seat::North, 2000)]);
    }
}
