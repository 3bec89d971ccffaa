//! Yakitori: what a player without a win pays at the end of a game or a match.

use super::account::{Account, Transfer, TransferReason};
use crate::options::YakitoriPaidTo;
use crate::plan::Plan;
use crate::tiles::{BySeat, Seat};

/// The payments of players who have not won. Seats stand for players, by where they sat in the first deal; `first` is
/// the winner of the game. If those who have won get it, they share equally; any remainder, and everything if nobody
/// has won, goes to the bank. Empty if the rulebook has no yakitori (docs/rules/four-winds.md, Yakitori, R65).
#[must_use]
pub fn yakitori(plan: &Plan, players: &[Seat], won: &BySeat<bool>, first: Seat) -> Vec<Transfer> {
    let options = &plan.book.options;
    let mut transfers = Vec::new();
    if !options.game.yakitori {
        return transfers;
    }
    let amount = options.game.yakitori_points;
    for &of in players.iter().filter(|&&seat| !won[seat]) {
        let payees: Vec<Seat> = match options.game.yakitori_paid_to {
            YakitoriPaidTo::Others => players.iter().copied().filter(|&seat| won[seat]).collect(),
            YakitoriPaidTo::Winner => [first].into_iter().filter(|&seat| seat != of).collect(),
            YakitoriPaidTo::Bank => Vec::new(),
        };
        let each = amount.checked_div(payees.len() as i64).unwrap_or_default();
        let mut pay = |to: Account, amount: i64| {
            if amount > 0 {
                let (from, reason) = (Account::Seat(of), TransferReason::Yakitori);
                transfers.push(Transfer { from, to, amount, reason, of, liable: false, penalty: None });
            }
        };
        payees.iter().for_each(|&seat| pay(Account::Seat(seat), each));
        pay(Account::Bank, amount - each * payees.len() as i64);
    }
    transfers
}
