//! Who gains and loses what, and what for: the transfers of an answer by account.

use std::iter;

use tenbo_engine::rules::Family;
use tenbo_engine::settle::{Account, Answer, OnTop, Transfer, TransferReason};
use tenbo_engine::tiles::Seat;

use super::language::Language;
use super::number::signed;
use tenbo_session::Seating;

/// A part of what an account gains or loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// What for.
    pub why: TransferReason,
    /// What it is that comes on top of that, if it does.
    pub on_top: Option<OnTop>,
    /// Whether it is paid because the payer is liable.
    pub liable: bool,
    /// Whose hand or foul it is about.
    pub of: Seat,
    /// How much, with its sign.
    pub amount: i64,
}

/// What an account gains or loses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Whose.
    pub account: Account,
    /// Altogether.
    pub net: i64,
    /// Of what that consists.
    pub parts: Vec<Part>,
}

/// A row for each seat that plays, and for the table and the bank where something goes there. None without transfers.
#[must_use]
pub fn rows(answer: &Answer, players: impl Iterator<Item = Seat>) -> Vec<Row> {
    if answer.transfers.is_empty() {
        return Vec::new();
    }
    let seats = players.map(|seat| (Account::Seat(seat), answer.net.seats[seat]));
    let rest = [(Account::Table, answer.net.table), (Account::Bank, answer.net.bank)];
    seats
        .chain(rest.into_iter().filter(|(_, net)| *net != 0))
        .map(|(account, net)| Row { account, net, parts: parts(answer, account) })
        .collect()
}

fn parts(answer: &Answer, account: Account) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for transfer in &answer.transfers {
        let sign = if transfer.from == account {
            -1
        } else if transfer.to == account {
            1
        } else {
            continue;
        };
        let (why, of) = (transfer.reason, transfer.of);
        let liable = transfer.liable && transfer.from == account;
        let told = matches!(why, TransferReason::Hand | TransferReason::Honba);
        let on_top = OnTop::ALL.iter().map(|&what| (Some(what), transfer.parts.of(what)));
        let hand = transfer.amount - transfer.parts.on_top();
        for (on_top, amount) in iter::once((None, hand)).chain(on_top).filter(|&(_, amount)| amount != 0) {
            let same = |part: &&mut Part| {
                part.why == why && part.on_top == on_top && part.liable == liable && (part.of == of || !told)
            };
            match parts.iter_mut().find(same) {
                Some(part) => part.amount += sign * amount,
                None => parts.push(Part { why, on_top, liable, of, amount: sign * amount }),
            }
        }
    }
    parts
}

/// What each loser pays a winner for the hand itself, East's payment first.
#[must_use]
pub fn for_hand(answer: &Answer, winner: Seat) -> Vec<(Seat, i64)> {
    paid_for(answer, winner, |reason| reason == TransferReason::Hand)
}

/// What each loser pays a winner for these reasons, East’s payment first.
pub(super) fn paid_for(answer: &Answer, winner: Seat, counts: impl Fn(TransferReason) -> bool) -> Vec<(Seat, i64)> {
    let mut payments: Vec<(Seat, i64)> = Vec::new();
    for from in Seat::ALL {
        let pays = |transfer: &&Transfer| {
            transfer.from == Account::Seat(from) && transfer.to == Account::Seat(winner) && counts(transfer.reason)
        };
        let sum: i64 = answer.transfers.iter().filter(pays).map(|transfer| transfer.amount).sum();
        if sum > 0 {
            payments.push((from, sum));
        }
    }
    payments
}

/// What the counters add for a winner, all payers together.
#[must_use]
pub fn counters(answer: &Answer, winner: Seat) -> i64 {
    let to = |account| account == Account::Seat(winner);
    answer
        .transfers
        .iter()
        .filter(|transfer| to(transfer.to) && transfer.reason == TransferReason::Honba)
        .map(|transfer| transfer.amount)
        .sum()
}

impl Language {
    /// What an account gains or loses something for: "hand −2,000, counters −300"; where there are several winners, whose hand.
    #[must_use]
    pub fn reasons(self, row: &Row, several: bool, family: Family, seating: &Seating) -> String {
        let name = |part: &Part| self.part(part, several, family, seating);
        match row.parts.as_slice() {
            [only] if row.net == only.amount => name(only),
            parts => {
                let amount = |part: &Part| [&name(part), "\u{a0}", &signed(part.amount)].concat();
                self.listed(&parts.iter().map(amount).collect::<Vec<_>>())
            }
        }
    }
}
