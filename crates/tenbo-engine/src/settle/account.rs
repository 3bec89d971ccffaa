//! Accounts and the transfers between them.

use crate::named;
use crate::tiles::{BySeat, Seat};

/// Somebody or something that points can lie with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Account {
    /// A player.
    Seat(Seat),
    /// The deposits on the table.
    Table,
    /// Where points go that nobody gets.
    Bank,
}

impl Account {
    /// `E S W N table bank`.
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
    TransferReason {
        /// The winning hand.
        Hand = "hand",
        /// Counters.
        Honba = "honba",
        /// Riichi sticks.
        Deposit = "deposit",
        /// To those who are ready at a draw.
        Ready = "ready",
        /// Between losers.
        Losers = "losers",
        /// A foul.
        Penalty = "penalty",
        /// Nothing but terminals and honors discarded.
        Nagashi = "nagashi",
        /// A bonus.
        Bonus = "bonus",
        /// No win in the whole game.
        Yakitori = "yakitori",
    }
}

/// Points that go from one account to another.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// Who pays.
    pub from: Account,
    /// Who gets it.
    pub to: Account,
    /// How much, above 0.
    pub amount: i64,
    /// What for.
    pub reason: TransferReason,
    /// Whose hand or foul it is about.
    pub of: Seat,
    /// Whether it is paid because the payer is liable.
    pub liable: bool,
    /// Which foul of the deal it is paid for, by its place in the draft.
    pub penalty: Option<usize>,
}

/// Adds what one player pays another; nothing where that is nothing or both are the same.
pub(super) fn push(
    transfers: &mut Vec<Transfer>,
    from: Seat,
    to: Seat,
    amount: i64,
    reason: TransferReason,
    liable: bool,
) {
    if amount > 0 && from != to {
        transfers.push(Transfer {
            from: Account::Seat(from),
            to: Account::Seat(to),
            amount,
            reason,
            of: to,
            liable,
            penalty: None,
        });
    }
}

/// What each account gains or loses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Net {
    /// The players.
    pub seats: BySeat<i64>,
    /// The deposits.
    pub table: i64,
    /// The bank.
    pub bank: i64,
}

impl Net {
    /// The sum of all transfers by account; it is zero over all accounts.
    #[must_use]
    pub fn of(transfers: &[Transfer]) -> Net {
        let mut net = Net::default();
        for transfer in transfers {
            *net.account(transfer.from) -= transfer.amount;
            *net.account(transfer.to) += transfer.amount;
        }
        net
    }

    #[inline(always)]
    fn account(&mut self, account: Account) -> &mut i64 {
        match account {
            Account::Seat(seat) => &mut self.seats[seat],
            Account::Table => &mut self.table,
            Account::Bank => &mut self.bank,
        }
    }
}
