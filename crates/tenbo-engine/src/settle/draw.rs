//! Deals without a winner.

use super::account::{Account, Transfer, TransferReason};
use super::parts::Parts;
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
        parts: Parts::whole(amount),
        reason,
        of,
        liable: false,
        penalty: None,
    })
}

/// The base points of a mangan in the rulebook's table of limits; 0 if it has none.
fn mangan(plan: &Plan) -> i64 {
    plan.limit_rows().iter().find(|row| row.name == LimitName::Mangan).map_or(0, |row| row.base)
}

/// Each other seat with what it pays, in points, for a self-drawn mangan of `seat`. A chombo reverses these payments.
pub(super) fn as_mangan(draft: &Draft, plan: &Plan, seat: Seat) -> Vec<(Seat, i64)> {
    let halves = plan.shares_missing_payment(plan.three_play(draft));
    let dealer = seat == Seat::East;
    let others = plan.seats(draft).filter(|&other| other != seat);
    others.map(|other| (other, on_self_draw(mangan(plan), dealer, other == Seat::East, halves))).collect()
}

/// The transfers of a drawn deal. When the wall is exhausted, nagashi mangan is paid and hands that are not ready pay
/// those that are (docs/rules/riichi.md, Draws and fouls). Some rulebooks instead settle the differences between all
/// hands, whose values are `totals` (docs/rules/classical.md, Draws), or have those who are not ready pay these values to
/// those who are (docs/rules/sichuan.md, Payments). Other draws cost nothing. `left` are the seats that have not won.
#[must_use]
pub fn draw(
    draft: &Draft,
    plan: &Plan,
    cause: DrawCause,
    nagashi: &[Seat],
    left: &[Seat],
    ready: &BySeat<Option<bool>>,
    totals: &BySeat<i64>,
) -> Vec<Transfer> {
    let mut transfers: Vec<Transfer> = Vec::new();
    match plan.at_the_wall() {
        _ if cause != DrawCause::Wall => {}
        DrawPayments::None => {}
        DrawPayments::Ready => not_ready(draft, plan, nagashi, left, ready, &mut transfers),
        DrawPayments::Hands => settle_hands(plan, left, totals, &mut transfers),
        DrawPayments::BestHand => best_hands(plan, left, ready, totals, &mut transfers),
    }
    transfers
}

/// Nagashi mangan, and what seats that are not ready pay those that are.
fn not_ready(
    draft: &Draft,
    plan: &Plan,
    nagashi: &[Seat],
    left: &[Seat],
    ready: &BySeat<Option<bool>>,
    transfers: &mut Vec<Transfer>,
) {
    for &seat in nagashi {
        transfers.extend(
            as_mangan(draft, plan, seat)
                .into_iter()
                .filter_map(|(payer, amount)| between(payer, seat, amount, TransferReason::Nagashi, seat)),
        );
    }
    if !nagashi.is_empty() && plan.options.payments.nagashi_replaces_draw_payments {
        return;
    }
    let rules = &plan.options.payments;
    let pot = if plan.three_play(draft) { rules.not_ready_payment_for_three } else { rules.not_ready_payment };
    let Some((up, down)) = parted(left, ready) else { return };
    let each = pot / (up.len() * down.len()) as i64;
    for &payer in &down {
        transfers.extend(up.iter().filter_map(|&seat| between(payer, seat, each, TransferReason::Ready, seat)));
    }
}

/// The seats that are ready and those that are not, or of which nothing is known; `None` if there are not both.
fn parted(left: &[Seat], ready: &BySeat<Option<bool>>) -> Option<(Vec<Seat>, Vec<Seat>)> {
    let (up, down): (Vec<Seat>, Vec<Seat>) = left.iter().partition(|&&seat| ready[seat].unwrap_or_default());
    (!up.is_empty() && !down.is_empty()).then_some((up, down))
}

/// Each seat that is not ready pays each that is what its hand could win, by the stakes.
fn best_hands(
    plan: &Plan,
    left: &[Seat],
    ready: &BySeat<Option<bool>>,
    totals: &BySeat<i64>,
    transfers: &mut Vec<Transfer>,
) {
    let Some((up, down)) = parted(left, ready) else { return };
    let worth = |seat: Seat| plan.payoff().map_or(totals[seat], |payoff| payoff.staked(totals[seat]));
    for payer in down {
        let paid = up.iter().filter_map(|&seat| between(payer, seat, worth(seat), TransferReason::Ready, seat));
        transfers.extend(paid);
    }
}

/// Settles all hands as losers' hands: in each pair of seats the lower hand pays the difference. Under
/// [`Settlement::AddUp`] the bank pays each seat what its hand is worth.
fn settle_hands(plan: &Plan, seats: &[Seat], totals: &BySeat<i64>, transfers: &mut Vec<Transfer>) {
    if plan.settlement() == Settlement::AddUp {
        for &seat in seats {
            super::payment::write_down(plan, seat, totals[seat], TransferReason::Losers, transfers);
        }
    } else {
        super::shares::differences(plan, seats, totals, transfers);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::plan;

    /// The payments at an exhausted wall: payer, payee, amount and reason.
    fn at_the_wall(rules: &str, ready: [bool; 4], nagashi: &[Seat]) -> Vec<(Account, Account, i64, TransferReason)> {
        let ready = BySeat(ready.map(Some));
        let plan = plan(rules);
        let paid = draw(&Draft::default(), &plan, DrawCause::Wall, nagashi, &Seat::ALL, &ready, &BySeat::default());
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
