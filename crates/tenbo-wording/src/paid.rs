//! What explains each payment: of what it consists, and why.

use std::iter::once;

use tenbo_engine::deal::{By, Draft, Offense};
use tenbo_engine::options::{PayoffName, Settlement};
use tenbo_engine::plan::{Discarder, EastDoubles, Plan};
use tenbo_engine::settle::{Account, Answer, Transfer, TransferReason, Verdict, WinAnswer};
use tenbo_engine::tiles::Seat;

/// Why somebody pays what he pays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Because {
    /// A rule makes him pay for others.
    Liable(Verdict),
    /// He discarded the winning tile.
    Discarded,
    /// His kong was robbed.
    Robbed,
    /// The discarder pays double.
    DiscarderDoubles,
    /// The discarder pays half of everything.
    DiscarderHalf,
    /// Nobody but the discarder pays more than this for the hand.
    AtMost(i64),
    /// A tile that was drawn is paid double.
    DrawnDoubles,
    /// He pays what all losers would.
    ForAll,
    /// Everybody pays a tile that was drawn.
    Drawn,
    /// Every loser pays, whoever discarded.
    EachLoser,
    /// The winner deals, and gets more.
    DealerWins,
    /// He deals, and pays more.
    DealerPays,
    /// East pays and gets double.
    EastDoubles,
    /// East gets double.
    EastGetsDouble,
    /// A table of payments sets his share.
    Table(PayoffName),
    /// So much that every loser pays, beside the hand.
    Basic(i64),
    /// The base stake, and what each unit costs.
    Stakes(i64, i64),
    /// So much that the dealer pays or gets beside the hand.
    DealerBonus(i64),
    /// So much that it is more for these wins of the dealer in a row.
    Repeats(u32, i64),
    /// So much that a tile that was drawn adds.
    SelfDrawBonus(i64),
    /// The worth of both hands, that of the payee first.
    Compared(i64, i64),
    /// Counters, so many.
    Counters(u32),
    /// Riichi sticks, so many.
    Sticks(u32),
    /// One was ready at the draw, the other not.
    NotReady,
    /// The payee discarded nothing but terminals and honors.
    Nagashi,
    /// The payee made a kong, or so many that cost the same.
    Kong(i64),
    /// The payee has bonus tiles that belong together.
    Flowers,
    /// A foul of the payer, how often, and whether it was taken back at once.
    Foul(Offense, u32, bool),
    /// A bonus of the rulebook.
    Bonus,
}

/// A transfer with its arithmetic and its reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paid {
    /// The transfer. Those that say the same are one, with the amount of all.
    pub transfer: Transfer,
    /// The amount before it is rounded, as a sum: each term is so many times a number.
    pub terms: Vec<(i64, i64)>,
    /// Why, the most telling first.
    pub because: Vec<Because>,
}

impl Paid {
    /// What the terms come to.
    #[must_use]
    pub fn sum(&self) -> i64 {
        self.terms.iter().map(|(count, of)| count * of).sum()
    }
}

/// Every transfer with what explains it. What is paid several times for the same is told once.
#[must_use]
pub fn paid(answer: &Answer, draft: &Draft, plan: &Plan) -> Vec<Paid> {
    let mut all: Vec<Paid> = Vec::new();
    for transfer in &answer.transfers {
        let paid = Case { answer, draft, plan, transfer }.paid();
        let at_once = matches!(transfer.reason, TransferReason::Kong | TransferReason::Flowers);
        let same = |other: &&mut Paid| {
            at_once
                && (other.transfer.from, other.transfer.to, other.transfer.reason)
                    == (transfer.from, transfer.to, transfer.reason)
                && other.terms.first().map(|term| term.1) == Some(transfer.amount)
        };
        let Some(other) = all.iter_mut().find(same) else {
            all.push(paid);
            continue;
        };
        other.transfer.amount += transfer.amount;
        other.terms.iter_mut().for_each(|term| term.0 += 1);
        for because in &mut other.because {
            if let Because::Kong(kongs) = because {
                *kongs += 1;
            }
        }
    }
    all
}

/// One transfer of a deal.
struct Case<'a> {
    answer: &'a Answer,
    draft: &'a Draft,
    plan: &'a Plan,
    transfer: &'a Transfer,
}

impl Case<'_> {
    fn paid(&self) -> Paid {
        let transfer = self.transfer;
        let whole = vec![(1, transfer.amount)];
        let (terms, because) = match transfer.reason {
            TransferReason::Hand => self.hand(),
            TransferReason::Losers => self.losers(),
            TransferReason::Honba => (whole, self.counters()),
            TransferReason::Deposit => {
                let value = self.plan.rulebook().options.payments.deposit_value.max(1);
                let sticks = u32::try_from(transfer.amount / value).unwrap_or_default();
                (vec![(i64::from(sticks), value)], vec![Because::Sticks(sticks)])
            }
            TransferReason::Ready => (whole, vec![Because::NotReady]),
            TransferReason::Nagashi => (whole, vec![Because::Nagashi]),
            TransferReason::Kong => (whole, vec![Because::Kong(1)]),
            TransferReason::Flowers => (whole, vec![Because::Flowers]),
            TransferReason::Penalty => (whole, self.foul().into_iter().collect()),
            TransferReason::Yakitori => (whole, vec![Because::Bonus]),
        };
        Paid { transfer: *transfer, terms, because }
    }

    fn payer(&self) -> Option<Seat> {
        if let Account::Seat(seat) = self.transfer.from { Some(seat) } else { None }
    }

    fn win(&self) -> Option<&WinAnswer> {
        self.answer.wins.iter().find(|win| win.seat == self.transfer.of)
    }

    /// How the winning tile came, and whose it was.
    fn came(&self) -> (By, Option<Seat>) {
        let win = self.draft.wins().iter().find(|win| win.seat == self.transfer.of);
        win.map_or((By::SelfDraw, None), |win| (win.by, win.from.filter(|_| win.by != By::SelfDraw)))
    }

    fn has_east(&self) -> bool {
        [self.transfer.from, self.transfer.to].contains(&Account::Seat(Seat::East))
    }

    fn east(&self) -> EastDoubles {
        self.plan.payoff().map_or(EastDoubles::No, |payoff| payoff.east)
    }

    /// Whether another loser pays as much for the hand, but for East's double: then it does not matter who discarded.
    fn is_shared(&self) -> bool {
        let doubles = self.east() == EastDoubles::PaysAndReceives;
        let once = |transfer: &Transfer| {
            let east = [transfer.from, transfer.to].contains(&Account::Seat(Seat::East));
            transfer.amount / if doubles && east { 2 } else { 1 }
        };
        self.answer.transfers.iter().any(|other| {
            other.reason == TransferReason::Hand
                && other.of == self.transfer.of
                && other.from != self.transfer.from
                && !other.liable
                && once(other) == once(self.transfer)
        })
    }

    /// Why somebody is liable who pays because of that.
    fn verdict(&self) -> Option<Because> {
        let payer = self.payer().filter(|_| self.transfer.liable)?;
        let told = self.win()?.liable().find(|verdict| verdict.seat == payer)?;
        Some(Because::Liable(told.clone()))
    }

    fn hand(&self) -> (Vec<(i64, i64)>, Vec<Because>) {
        let (by, from) = self.came();
        let mut because: Vec<Because> = self.verdict().into_iter().collect();
        let discarder = self.payer().is_some() && self.payer() == from && !self.is_shared();
        if because.is_empty() {
            because.push(match (from, by) {
                (Some(_), By::RobbedKong) if discarder => Because::Robbed,
                (Some(_), _) if discarder => Because::Discarded,
                (Some(_), _) => Because::EachLoser,
                (None, _) => Because::Drawn,
            });
        }
        match self.plan.settlement() {
            Settlement::Riichi => {
                if self.transfer.of == Seat::East {
                    because.push(Because::DealerWins);
                } else if from.is_none() && self.payer() == Some(Seat::East) && !self.transfer.liable {
                    because.push(Because::DealerPays);
                }
                (vec![(1, self.transfer.amount)], because)
            }
            Settlement::AddUp => self.bank_pays(self.win().map_or(0, |win| win.total)),
            _ => self.shares(because),
        }
    }

    /// What the bank pays for a hand that is worth so much, and twice that where East doubles.
    fn bank_pays(&self, worth: i64) -> (Vec<(i64, i64)>, Vec<Because>) {
        let terms = terms(self.transfer.amount, worth);
        let doubled = terms.first().is_some_and(|term| term.0 > 1);
        let double = doubled.then_some(Because::EastGetsDouble);
        (terms, [Because::Compared(worth, 0)].into_iter().chain(double).collect())
    }

    /// A payment by shares of the hand and what comes on top of them.
    fn shares(&self, mut because: Vec<Because>) -> (Vec<(i64, i64)>, Vec<Because>) {
        let Some(payoff) = self.plan.payoff() else { return (Vec::new(), because) };
        let (parts, total) = (self.transfer.parts, self.win().map_or(0, |win| win.total));
        let for_all = !self.transfer.liable && parts.others > 0 && payoff.discarder == Discarder::Above(0);
        // Where a payer stands for all losers, their shares are one sum.
        let together = self.transfer.liable || for_all;
        let hand = parts.own + if together { parts.others } else { 0 };
        let staked = (payoff.base_stake, payoff.unit_stake) != (0, 1);
        let on_top = [parts.dealer, parts.repeats, parts.self_draw];
        let sum = if staked {
            // The base comes first, then what each unit costs: "100 + 5 × 20".
            let units = [hand, if together { 0 } else { parts.others }].into_iter().chain(on_top);
            let units = units.flat_map(|part| stakes(part, payoff.unit_stake));
            once((1, parts.basic)).filter(|&(_, base)| base > 0).chain(units).collect()
        } else {
            let mut sum = terms(hand, total);
            sum.extend((!together && parts.others > 0).then_some((1, parts.others)));
            sum.extend([parts.basic].into_iter().chain(on_top).filter(|&part| part > 0).map(|part| (1, part)));
            sum
        };
        let total = total * payoff.unit_stake;
        if for_all {
            because.push(Because::ForAll);
        }
        if hand == 0 && because == [Because::EachLoser] {
            because.clear();
        }
        let mut shares = if total > 0 && hand % total == 0 { Some(hand / total) } else { None };
        let doubled = match payoff.east {
            EastDoubles::PaysAndReceives if together => shares.is_none_or(|count| count > 3),
            EastDoubles::PaysAndReceives => self.has_east() && shares != Some(1),
            EastDoubles::Receives => self.transfer.of == Seat::East && shares != Some(1),
            EastDoubles::No => false,
        };
        if doubled && hand > 0 {
            let both = payoff.east == EastDoubles::PaysAndReceives;
            because.push(if both { Because::EastDoubles } else { Because::EastGetsDouble });
            shares = shares.map(|count| count / 2);
        }
        match payoff.discarder {
            Discarder::Half if !together && (parts.others > 0 || shares != Some(1)) => {
                because.push(Because::DiscarderHalf);
            }
            Discarder::Above(most) if !together && most > 0 && (parts.others > 0 || hand < total) => {
                because.push(Because::AtMost(most));
            }
            _ if hand == 0 || shares == Some(1) || together && payoff.table != PayoffName::Customized => {}
            _ => because.push(match because.as_slice() {
                _ if payoff.table == PayoffName::Customized => Because::Table(payoff.table),
                [Because::Discarded | Because::Robbed, ..] if shares == Some(2) => Because::DiscarderDoubles,
                [Because::Drawn, ..] if shares == Some(2) => Because::DrawnDoubles,
                _ => Because::Table(payoff.table),
            }),
        }
        because.extend((payoff.from_each > 0 && parts.basic > 0).then_some(Because::Basic(payoff.from_each)));
        because.extend(staked.then_some(Because::Stakes(payoff.base_stake, payoff.unit_stake)));
        because.extend((parts.dealer > 0).then_some(Because::DealerBonus(parts.dealer)));
        because.extend((parts.repeats > 0).then_some(Because::Repeats(self.draft.dealer_wins, parts.repeats)));
        because.extend((parts.self_draw > 0).then_some(Because::SelfDrawBonus(parts.self_draw)));
        (sum, because)
    }

    /// What a hand that did not win is worth between the losers.
    fn worth(&self, account: Account) -> i64 {
        let Account::Seat(seat) = account else { return 0 };
        let scored = self.answer.seats[seat].as_ref().and_then(|seat| seat.score.as_ref());
        let entered = self.draft.seat(seat).and_then(|entered| entered.total);
        scored.map(|score| score.tally.total).or(entered).unwrap_or_default()
    }

    fn losers(&self) -> (Vec<(i64, i64)>, Vec<Because>) {
        let transfer = self.transfer;
        let (more, less) = (self.worth(transfer.to), self.worth(transfer.from));
        if transfer.from == Account::Bank {
            return self.bank_pays(more);
        }
        let (own, difference) = (transfer.parts.own, more - less);
        let terms = terms(own, difference);
        let doubled = terms.first().is_some_and(|term| term.0 == 2) && self.has_east();
        let because = [
            (difference > 0 && own % difference == 0).then_some(Because::Compared(more, less)),
            doubled.then_some(Because::EastDoubles),
        ];
        (terms, because.into_iter().flatten().collect())
    }

    fn counters(&self) -> Vec<Because> {
        self.verdict().into_iter().chain([Because::Counters(self.draft.honba)]).collect()
    }

    /// The one foul that this is paid for.
    fn foul(&self) -> Option<Because> {
        let penalty = self.draft.penalties.get(self.transfer.penalty?)?;
        Some(Because::Foul(penalty.offense, penalty.times, penalty.cancelled))
    }
}

/// An amount as so many times what a unit costs; nothing for nothing.
fn stakes(amount: i64, unit: i64) -> Option<(i64, i64)> {
    let whole = unit > 0 && amount % unit == 0;
    (amount > 0).then_some(if whole { (amount / unit, unit) } else { (1, amount) })
}

/// An amount as so many times what a hand is worth, where it is; nothing for nothing.
fn terms(amount: i64, worth: i64) -> Vec<(i64, i64)> {
    match amount {
        0 => Vec::new(),
        _ if worth > 0 && amount % worth == 0 => vec![(amount / worth, worth)],
        _ => vec![(1, amount)],
    }
}
