//! Yakitori: what a player without a win pays at the end of a game or a match.

use super::account::{Account, Transfer, TransferReason};
use super::parts::Parts;
use crate::options::YakitoriPaidTo;
use crate::plan::Plan;
use crate::tiles::{BySeat, Seat};

/// The payments of players who have not won. Seats stand for players, by where they sat in the first deal; `first` is
/// the winner of the game. If those who have won get it, they share equally; any remainder, and everything if nobody
/// has won, goes to the bank. Empty if the rulebook has no yakitori (docs/rules/four-winds.md, Yakitori, R65).
#[must_use]
pub fn yakitori(plan: &Plan, players: &[Seat], won: &BySeat<bool>, first: Seat) -> Vec<Transfer> {
    let rules = &plan.options.game;
    let mut transfers = Vec::new();
    if !rules.yakitori {
        return transfers;
    }
    let amount = rules.yakitori_points;
    for &of in players.iter().filter(|&&seat| !won[seat]) {
        let payees: Vec<Seat> = match rules.yakitori_paid_to {
            YakitoriPaidTo::Others => players.iter().copied().filter(|&seat| won[seat]).collect(),
            YakitoriPaidTo::Winner => [first].into_iter().filter(|&seat| seat != of).collect(),
            YakitoriPaidTo::Bank => Vec::new(),
        };
        let each = amount.checked_div(payees.len() as i64).unwrap_or_default();
        let mut pay = |to: Account, amount: i64| {
            if amount > 0 {
                let (from, reason) = (Account::Seat(of), TransferReason::Yakitori);
                let parts = Parts::whole(amount);
                transfers.push(Transfer { from, to, amount, parts, reason, of, liable: false, penalty: None });
            }
        };
        payees.iter().for_each(|&seat| pay(Account::Seat(seat), each));
        pay(Account::Bank, amount - each * payees.len() as i64);
    }
    transfers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Named;
    use crate::options::OptionKey;
    use crate::sample::plan_with;

    /// docs/rules/four-winds.md, Yakitori.
    #[test]
    fn who_has_not_won_pays_the_others_the_winner_or_the_bank() {
        let paid = |on: i64, to: YakitoriPaidTo, winners: &[Seat]| {
            let settings = [
                (OptionKey::Yakitori, on),
                (OptionKey::YakitoriPoints, 1000),
                (OptionKey::YakitoriPaidTo, to.index() as i64),
            ];
            let mut won = BySeat::default();
            winners.iter().for_each(|&seat| won[seat] = true);
            let paid = yakitori(&plan_with("riichi-tenhou", &settings), &Seat::ALL, &won, Seat::South);
            paid.iter().map(|one| (one.from.as_str(), one.to.as_str(), one.amount)).collect::<Vec<_>>()
        };
        let three = [Seat::South, Seat::West, Seat::North];
        let shared = [("E", "S", 333), ("E", "W", 333), ("E", "N", 333), ("E", "bank", 1)];
        assert_eq!(paid(1, YakitoriPaidTo::Others, &three), shared);
        assert_eq!(paid(1, YakitoriPaidTo::Winner, &three), [("E", "S", 1000)]);
        assert_eq!(paid(1, YakitoriPaidTo::Bank, &three), [("E", "bank", 1000)]);
        assert_eq!(paid(0, YakitoriPaidTo::Others, &three), []);
        let to_the_bank = Seat::ALL.map(|seat| (seat.as_str(), "bank", 1000));
        assert_eq!(paid(1, YakitoriPaidTo::Others, &[]), to_the_bank, "nobody has won");
        let of_the_winner = paid(1, YakitoriPaidTo::Winner, &[Seat::North]);
        assert_eq!(of_the_winner, [("E", "S", 1000), ("S", "bank", 1000), ("W", "S", 1000)]);
    }
}
