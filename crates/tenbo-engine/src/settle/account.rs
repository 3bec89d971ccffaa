//! Accounts and the transfers between them.

use serde::Serialize;

use super::parts::Parts;
use crate::named;
use crate::tiles::{BySeat, Seat};

/// A holder of points: a player, the table or the bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Account {
    /// A player.
    Seat(Seat),
    /// The riichi sticks on the table.
    Table,
    /// Receives points that no player gets, and pays those that no player owes.
    Bank,
}

impl Account {
    /// The name in JSON: `E`, `S`, `W`, `N`, `table` or `bank`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Account::Seat(seat) => seat.as_str(),
            Account::Table => "table",
            Account::Bank => "bank",
        }
    }
}

named! {
    /// What a transfer is for.
    ///
    /// ```
    /// use tenbo_engine::{Draft, Plan, Rulebook, Seat, TransferReason, answer};
    ///
    /// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
    /// let mut deal = Draft::of_hand(Seat::South, "234m456p678s22p56s+7s")?;
    /// deal.deposits = 2;
    /// // Two riichi sticks lie on the table; the winner takes them.
    /// let transfers = answer(&deal, &rules)?.transfers;
    /// let sticks = transfers.iter().find(|transfer| transfer.reason == TransferReason::Deposit).unwrap();
    /// assert_eq!(sticks.amount, 2000);
    /// # Ok::<(), tenbo_engine::Problems>(())
    /// ```
    TransferReason {
        /// The winning hand.
        Hand = "hand",
        /// The counters (honba) on the table.
        Honba = "honba",
        /// Riichi sticks.
        Deposit = "deposit",
        /// When the wall is exhausted: what players who are not ready pay those who are, an amount or what their hands
        /// could win.
        Ready = "ready",
        /// The difference between two losers' hands, or what the bank pays for a loser's hand.
        Losers = "losers",
        /// The penalty for a foul.
        Penalty = "penalty",
        /// Nagashi mangan: all discards were terminals and honors, and none was claimed.
        Nagashi = "nagashi",
        /// A kong, paid for at once.
        Kong = "kong",
        /// Bonus tiles that belong together, paid for at once.
        Flowers = "flowers",
        /// The charge for not winning a single deal in the whole game or match.
        Yakitori = "yakitori",
    }
}

/// A payment from one account to another.
///
/// ```
/// use tenbo_engine::settle::Account;
/// use tenbo_engine::{Draft, Plan, Rulebook, Seat, answer};
///
/// let rules = Plan::new(Rulebook::shipped("mcr-mil-2025").unwrap());
/// let deal = Draft::of_hand(Seat::South, "123m456m789m123p9s+9s")?;
/// // In Chinese Official each pays eight points, and the discarder the hand as well.
/// let answer = answer(&deal, &rules)?;
/// let paid = |from| answer.transfers.iter().find(|transfer| transfer.from == Account::Seat(from)).unwrap().amount;
/// assert_eq!(paid(Seat::West), 8);
/// assert_eq!(paid(Seat::East), 8 + answer.wins[0].total);
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "transfer"))]
#[serde(into = "WrittenTransfer")]
pub struct Transfer {
    /// Who pays.
    pub from: Account,
    /// Who gets it.
    pub to: Account,
    /// The points, above 0.
    pub amount: i64,
    /// Of what they consist.
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub parts: Parts,
    /// What is paid for.
    pub reason: TransferReason,
    /// The seat whose hand, foul or game without a win is paid for.
    ///
    /// ```
    /// use tenbo_engine::deal::{Offense, Penalty};
    /// use tenbo_engine::settle::Account;
    /// use tenbo_engine::{Draft, Plan, Rulebook, Seat, answer};
    ///
    /// let rules = Plan::new(Rulebook::shipped("riichi-book-1").unwrap());
    /// let chombo = Penalty { seat: Seat::South, offense: Offense::Chombo, times: 1, cancelled: false };
    /// let deal = Draft { penalties: vec![chombo], ..Draft::default() };
    /// // For a hand others pay this seat; for its foul it pays the others.
    /// let transfers = answer(&deal, &rules)?.transfers;
    /// assert_eq!(transfers.len(), 3);
    /// assert!(transfers.iter().all(|paid| paid.of == Seat::South && paid.from == Account::Seat(paid.of)));
    /// # Ok::<(), tenbo_engine::Problems>(())
    /// ```
    pub of: Seat,
    /// Whether the payer pays because it is liable for the win.
    pub liable: bool,
    /// The index in [`Draft::penalties`](crate::Draft::penalties) of the foul it is paid for, if it is a penalty.
    pub penalty: Option<usize>,
}

/// A transfer as JSON has it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct WrittenTransfer {
    /// Who pays: a seat, the sticks on the table, or the bank.
    from: Account,
    /// Who gets it.
    to: Account,
    /// The points.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 9_007_199_254_740_991_i64)))]
    amount: i64,
    /// What is paid for.
    why: Purpose,
}

/// What a transfer is for.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
struct Purpose {
    /// The kind of payment.
    kind: TransferReason,
    /// The seat whose hand, kong, flowers or foul is paid for.
    of: Seat,
    /// Whether the payer pays because it is liable.
    liable: bool,
    /// If a foul is paid for, the index of its penalty in the request, from 0; otherwise left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(max = 1_000)))]
    penalty: Option<usize>,
}

impl From<Transfer> for WrittenTransfer {
    fn from(transfer: Transfer) -> WrittenTransfer {
        let Transfer { from, to, amount, parts: _, reason: kind, of, liable, penalty } = transfer;
        WrittenTransfer { from, to, amount, why: Purpose { kind, of, liable, penalty } }
    }
}

/// Adds a payment for what belongs to its payee, such as a hand, unless it is nothing or a seat would pay itself.
pub(super) fn push(
    transfers: &mut Vec<Transfer>,
    from: Account,
    to: Seat,
    parts: Parts,
    reason: TransferReason,
    liable: bool,
) {
    let (amount, payee) = (parts.sum(), Account::Seat(to));
    if amount > 0 && from != payee {
        transfers.push(Transfer { from, to: payee, amount, parts, reason, of: to, liable, penalty: None });
    }
}

/// Adds such a payment of one player to another, for which nobody is liable.
pub(super) fn push_amount(transfers: &mut Vec<Transfer>, from: Seat, to: Seat, amount: i64, reason: TransferReason) {
    push(transfers, Account::Seat(from), to, Parts::whole(amount), reason, false);
}

/// What each account gains (above 0) or loses (below 0).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Net {
    /// Each player's points.
    pub seats: BySeat<i64>,
    /// Riichi sticks, in points.
    pub table: i64,
    /// The bank.
    pub bank: i64,
}

impl Net {
    /// Adds up transfers by account. All accounts together come to zero.
    #[must_use]
    pub fn of(transfers: &[Transfer]) -> Net {
        let mut net = Net::default();
        for transfer in transfers {
            *net.account(transfer.from) -= transfer.amount;
            *net.account(transfer.to) += transfer.amount;
        }
        net
    }

    fn account(&mut self, account: Account) -> &mut i64 {
        match account {
            Account::Seat(seat) => &mut self.seats[seat],
            Account::Table => &mut self.table,
            Account::Bank => &mut self.bank,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_pays_nothing_or_itself() {
        let mut all = Vec::new();
        for (from, to, amount) in
            [(Seat::East, Seat::South, 0), (Seat::East, Seat::East, 8), (Seat::East, Seat::South, 8)]
        {
            push(&mut all, Account::Seat(from), to, Parts::whole(amount), TransferReason::Hand, true);
        }
        let paid: Vec<_> = all.iter().map(|one| (one.from, one.to, one.of, one.amount, one.liable)).collect();
        let (east, south) = (Account::Seat(Seat::East), Account::Seat(Seat::South));
        assert_eq!(paid, [(east, south, Seat::South, 8, true)]);
    }

    #[test]
    fn what_one_account_gains_another_loses() {
        let (east, south) = (Account::Seat(Seat::East), Account::Seat(Seat::South));
        let paid = [(east, south, 8), (Account::Table, south, 3), (east, Account::Bank, 5)];
        let transfers = paid.map(|(from, to, amount)| {
            let (reason, of) = (TransferReason::Hand, Seat::South);
            Transfer { from, to, amount, parts: Parts::whole(amount), reason, of, liable: false, penalty: None }
        });
        let net = Net::of(&transfers);
        assert_eq!(Seat::ALL.map(|seat| net.seats[seat]), [-13, 11, 0, 0]);
        assert_eq!((net.table, net.bank), (-3, 5));
    }
}
