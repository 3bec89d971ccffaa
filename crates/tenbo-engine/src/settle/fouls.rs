//! The penalties for fouls.

use arrayvec::ArrayVec;

use super::account::{Account, Transfer, TransferReason};
use super::draw::as_mangan;
use super::parts::Parts;
use crate::deal::{Draft, End, Offense, Penalty};
use crate::options::{Chombo, FalseWinPaidTo, Settlement};
use crate::plan::Plan;
use crate::rules::FinePaidTo;
use crate::tiles::Seat;

/// The transfers for all fouls of a deal, which come on top of the payments for hands (docs/rules/four-winds.md,
/// Penalties). `winners` are the seats with a legal win, in turn order.
#[must_use]
pub fn penalties(draft: &Draft, plan: &Plan, winners: &[Seat]) -> Vec<Transfer> {
    let mut transfers = Vec::new();
    for (index, penalty) in draft.penalties.iter().enumerate() {
        Fine { draft, plan, index, penalty, winners }.charge(&mut transfers);
    }
    transfers.retain(|transfer| transfer.amount > 0);
    transfers
}

/// Whether a foul makes a deal void: a chombo in riichi, if nobody won (docs/rules/riichi.md, Draws and fouls).
#[must_use]
pub fn is_void(deal: &Draft, plan: &Plan) -> bool {
    let foul = deal.committed().any(|foul| foul.offense == Offense::Chombo);
    foul && deal.wins().is_empty() && plan.settlement() == Settlement::Riichi
}

/// One foul and the deal it happened in.
struct Fine<'a> {
    draft: &'a Draft,
    plan: &'a Plan,
    index: usize,
    penalty: &'a Penalty,
    winners: &'a [Seat],
}

impl Fine<'_> {
    fn charge(&self, transfers: &mut Vec<Transfer>) {
        let amount = self.plan.fine(self.penalty.offense);
        match self.penalty.offense {
            Offense::FalseWin | Offense::FalseWinNotReady => self.false_win(amount, transfers),
            Offense::FalseClaim => self.false_claim(amount, transfers),
            Offense::Chombo => self.chombo(transfers),
            Offense::Own1 | Offense::Own2 | Offense::Own3 | Offense::Own4 | Offense::Own5 | Offense::Own6 => {
                let foul = self.plan.own_foul(self.penalty.offense);
                foul.into_iter().for_each(|foul| self.own(amount, foul.paid_to, transfers));
            }
        }
    }

    fn pay(&self, to: Account, amount: i64, transfers: &mut Vec<Transfer>) {
        let of = self.penalty.seat;
        let amount = amount * i64::from(self.penalty.times);
        let (from, reason, penalty) = (Account::Seat(of), TransferReason::Penalty, Some(self.index));
        transfers.push(Transfer { from, to, amount, parts: Parts::whole(amount), reason, of, liable: false, penalty });
    }

    /// The factor for East: 2 if East pays or is paid and the rulebook doubles East's penalties, else 1.
    fn doubled(&self, to: Option<Seat>) -> i64 {
        let east = self.penalty.seat == Seat::East || to == Some(Seat::East);
        if east && self.plan.options.fouls.false_win_east_doubles { 2 } else { 1 }
    }

    /// The first winner. `None` if nobody or the offender won, or if hands are only added up.
    fn payee(&self) -> Option<Seat> {
        let paid = self.plan.settlement() != Settlement::AddUp && !self.winners.contains(&self.penalty.seat);
        self.winners.first().copied().filter(|_| paid)
    }

    /// A false win: paid to each other seat, to the winner or to the bank, as the rulebook says; to the bank too if it
    /// is due to a winner and there is none (docs/rules/four-winds.md, Penalties, R49).
    fn false_win(&self, amount: i64, transfers: &mut Vec<Transfer>) {
        match self.plan.options.fouls.false_win_paid_to {
            FalseWinPaidTo::Each if self.plan.settlement() != Settlement::AddUp => {
                for other in self.plan.seats(self.draft).filter(|&other| other != self.penalty.seat) {
                    self.pay(Account::Seat(other), amount * self.doubled(Some(other)), transfers);
                }
            }
            FalseWinPaidTo::Winner if self.payee().is_some() || matches!(self.draft.end, End::Open) => {
                if let Some(winner) = self.payee() {
                    self.pay(Account::Seat(winner), amount * self.doubled(Some(winner)), transfers);
                }
            }
            _ => self.pay(Account::Bank, amount * self.doubled(None), transfers),
        }
    }

    /// A false claim: paid to the winner, and never doubled. It costs nothing if the offender or nobody wins, or if the
    /// claim was taken back in time and the rulebook allows that (docs/rules/four-winds.md, Penalties, R51).
    fn false_claim(&self, amount: i64, transfers: &mut Vec<Transfer>) {
        let excused = self.penalty.cancelled && self.plan.options.fouls.allow_canceling;
        if excused || self.winners.is_empty() || self.winners.contains(&self.penalty.seat) {
            return;
        }
        self.pay(self.payee().map_or(Account::Bank, Account::Seat), amount, transfers);
    }

    /// A foul that the rulebook names itself. Where hands are only added up, no player gets anything for it.
    fn own(&self, amount: i64, paid_to: FinePaidTo, transfers: &mut Vec<Transfer>) {
        let others: ArrayVec<Seat, 4> =
            self.plan.seats(self.draft).filter(|&other| other != self.penalty.seat).collect();
        let adds_up = self.plan.settlement() == Settlement::AddUp;
        match paid_to {
            FinePaidTo::Each if !adds_up => {
                others.iter().for_each(|&other| self.pay(Account::Seat(other), amount, transfers));
            }
            FinePaidTo::Split if !adds_up => {
                let share = amount / others.len().max(1) as i64;
                others.iter().for_each(|&other| self.pay(Account::Seat(other), share, transfers));
            }
            FinePaidTo::Winner if !adds_up => {
                if let Some(winner) = self.payee() {
                    self.pay(Account::Seat(winner), amount, transfers);
                }
            }
            FinePaidTo::Table => {
                let stick = self.stick();
                let left = amount.checked_rem(stick).unwrap_or(amount);
                self.pay(Account::Table, amount - left, transfers);
                self.pay(Account::Bank, left, transfers);
            }
            FinePaidTo::Each | FinePaidTo::Split | FinePaidTo::Winner | FinePaidTo::Nobody => {
                self.pay(Account::Bank, amount, transfers);
            }
        }
    }

    /// What a stick on the table is worth; 0 if none stays there after this deal.
    fn stick(&self) -> i64 {
        if is_void(self.draft, self.plan) { 0 } else { self.plan.stick() }
    }

    /// A foul that voids a riichi deal: a mangan paid to the other seats, points paid to the bank, or nothing
    /// (docs/rules/riichi.md, Draws and fouls).
    fn chombo(&self, transfers: &mut Vec<Transfer>) {
        let fouls = &self.plan.options.fouls;
        match fouls.chombo {
            Chombo::Mangan => {
                for (other, amount) in as_mangan(self.draft, self.plan, self.penalty.seat) {
                    self.pay(Account::Seat(other), amount, transfers);
                }
            }
            Chombo::Points => self.pay(Account::Bank, fouls.chombo_points, transfers),
            Chombo::None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::OptionKey;
    use crate::rules::{OwnFoul, Rulebook};
    use crate::sample::plan;
    use crate::settle::Net;

    fn cost(rules: &str, seat: Seat, offense: Offense, times: u32) -> Vec<(Account, Account, i64)> {
        let penalties = vec![Penalty { seat, offense, times, cancelled: false }];
        let draft = Draft { penalties, ..Draft::default() };
        let paid = super::penalties(&draft, &plan(rules), &[]);
        assert!(paid.iter().all(|one| one.reason == TransferReason::Penalty && one.penalty == Some(0)));
        paid.iter().map(|one| (one.from, one.to, one.amount)).collect()
    }

    fn to_others(from: Seat, amounts: [(Seat, i64); 3]) -> Vec<(Account, Account, i64)> {
        amounts.map(|(to, amount)| (Account::Seat(from), Account::Seat(to), amount)).to_vec()
    }

    /// docs/rules/hong-kong.md, False win: 384 to each other player.
    #[test]
    fn a_false_win_in_hong_kong_goes_to_each() {
        let each = [(Seat::East, 384), (Seat::West, 384), (Seat::North, 384)];
        assert_eq!(cost("hong-kong-old-style", Seat::South, Offense::FalseWin, 1), to_others(Seat::South, each));
    }

    /// docs/rules/chinese-official.md, False wins: under MIL 40 points that nobody gets, 80 for a hand that is not
    /// ready.
    #[test]
    fn a_false_win_under_mil_goes_to_nobody() {
        let nobody = |amount| vec![(Account::Seat(Seat::South), Account::Bank, amount)];
        assert_eq!(cost("mcr-mil-2025", Seat::South, Offense::FalseWin, 1), nobody(40));
        assert_eq!(cost("mcr-mil-2025", Seat::South, Offense::FalseWinNotReady, 1), nobody(80));
        assert_eq!(cost("mcr-mil-2025", Seat::South, Offense::FalseWin, 2), nobody(80));
    }

    /// docs/rules/riichi.md, Draws and fouls: chombo is a self-drawn mangan reversed, points that nobody gets, or
    /// nothing.
    #[test]
    fn chombo() {
        let mangan = [(Seat::East, 4000), (Seat::West, 2000), (Seat::North, 2000)];
        assert_eq!(cost("riichi-book-1", Seat::South, Offense::Chombo, 1), to_others(Seat::South, mangan));
        let points = vec![(Account::Seat(Seat::South), Account::Bank, 20_000)];
        assert_eq!(cost("riichi-ema-2025", Seat::South, Offense::Chombo, 1), points);
        assert_eq!(cost("riichi-tenhou", Seat::South, Offense::Chombo, 1), []);
    }

    /// A fine of half a limit, which replaces the points; where there is no limit the points are due.
    #[test]
    fn a_fine_can_be_a_share_of_the_limit() {
        let cost = |limit: Option<i64>, percent: i64| {
            let options = [(OptionKey::FalseWinPoints, Some(40)), (OptionKey::FalseWinPercent, Some(percent))];
            let mut book = Rulebook::shipped("chinese-classical").unwrap();
            options
                .into_iter()
                .chain([(OptionKey::Limit, limit)])
                .for_each(|(key, raw)| assert!(book.options.set(key, raw)));
            Plan::new(book).fine(Offense::FalseWin)
        };
        assert_eq!([cost(Some(500), 0), cost(Some(500), 50), cost(Some(500), 100), cost(None, 50)], [40, 250, 500, 40]);
    }

    /// A foul of the rulebook's own: who gets the fine, and how often it is due.
    #[test]
    fn a_foul_of_ones_own_costs_what_the_rulebook_says() {
        use FinePaidTo::{Each, Nobody, Split, Table, Winner};
        let paid = |rules: &str, paid_to: FinePaidTo, winners: &[Seat]| {
            let mut book = Rulebook::shipped(rules).unwrap();
            let foul = OwnFoul { name: "Long hand".into(), points: 1300, percent: 0, paid_to };
            book.fouls.insert(Offense::Own2, foul);
            let penalty = |offense| Penalty { seat: Seat::South, offense, times: 1, cancelled: false };
            let penalties = vec![penalty(Offense::Own2), penalty(Offense::Own1)];
            let draft = Draft { penalties, ..Draft::default() };
            let paid = super::penalties(&draft, &Plan::new(book), winners);
            let net = Net::of(&paid);
            (Seat::ALL.map(|seat| net.seats[seat]), net.table, net.bank)
        };
        let classical = "chinese-classical";
        assert_eq!(paid(classical, Each, &[]), ([1300, -3900, 1300, 1300], 0, 0));
        assert_eq!(paid(classical, Split, &[]), ([433, -1299, 433, 433], 0, 0));
        assert_eq!(paid(classical, Winner, &[Seat::West]), ([0, -1300, 1300, 0], 0, 0));
        for nobody in [&[][..], &[Seat::South]] {
            assert_eq!(paid(classical, Winner, nobody), ([0; 4], 0, 0));
        }
        assert_eq!(paid(classical, Nobody, &[]), ([0, -1300, 0, 0], 0, 1300));
        assert_eq!(paid(classical, Table, &[]), ([0, -1300, 0, 0], 0, 1300), "no sticks there");
        assert_eq!(paid("riichi-tenhou", Table, &[]), ([0, -1300, 0, 0], 1000, 300));
    }
}
