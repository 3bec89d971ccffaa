//! What is settled when a game is over, and who has won it.

use super::bonus::{by_place, order, spread};
use super::setting::Setting;
use crate::options::{DepositsLeft, PlacementBonus, PlacementTies, Settlement, YakitoriFor};
use crate::plan::Plan;
use crate::settle::{Account, yakitori};
use crate::tiles::{BySeat, Seat};
use crate::{Ratio, named};

named! {
    /// What a transfer at the end of a game is for.
    FinalTransferReason {
        /// Riichi sticks that nobody has won.
        Deposit = "deposit",
        /// What everybody paid in at the start, to the first.
        Oka = "oka",
        /// Bonus and malus by place.
        Uma = "uma",
        /// Fouls whose points are taken off at the end.
        Penalty = "penalty",
        /// A player without a win.
        Yakitori = "yakitori",
    }
}

/// Somebody or something that points of a game lie with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Party {
    /// A player, by place in the first deal.
    Player(usize),
    /// The deposits on the table.
    Table,
    /// Where points go that nobody gets.
    Bank,
}

/// Points that are paid when the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalTransfer {
    /// Who pays.
    pub from: Party,
    /// Who gets it.
    pub to: Party,
    /// How much, above 0.
    pub amount: i64,
    /// What for.
    pub reason: FinalTransferReason,
}

/// A player's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Who, by place in the first deal.
    pub player: usize,
    /// Which place, from 1; players may share one.
    pub place: u8,
    /// What the player has after everything.
    pub score: i64,
    /// Points for the place that are counted apart from the score.
    pub table_points: Option<Ratio>,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalResult {
    /// Who pays whom.
    pub transfers: Vec<FinalTransfer>,
    /// What each player has then, in the order of the first deal.
    pub scores: Vec<i64>,
    /// Deposits that still lie on the table then.
    pub table: i64,
    /// What nobody has then.
    pub bank: i64,
    /// The players, the first first.
    pub ranking: Vec<Placed>,
}

/// How a game stands when it is over.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing<'a> {
    /// What each player has.
    pub totals: &'a [i64],
    /// Points in deposits on the table.
    pub table: i64,
    /// What nobody has.
    pub bank: i64,
    /// What the fouls of each player cost now.
    pub penalties: &'a [i64],
    /// Players who have not won a deal.
    pub without_win: &'a [usize],
    /// Whether a match ends with the game.
    pub last_of_match: bool,
}

/// What is settled when a game is over.
pub(super) fn final_settlement(plan: &Plan, setting: Setting, standing: &Standing) -> FinalResult {
    let options = &plan.book.options;
    let shared = options.game.placement_ties == PlacementTies::Shared;
    let mut book =
        Book { transfers: Vec::new(), scores: standing.totals.to_vec(), table: standing.table, bank: standing.bank };
    if options.game.deposits_left == DepositsLeft::First {
        for (player, amount) in spread(&order(standing.totals), &[standing.table], shared) {
            book.pay(Party::Table, Party::Player(player), amount, FinalTransferReason::Deposit);
        }
    }
    // Places are won before bonus and fouls.
    let placed = book.scores.clone();
    let order = order(&placed);
    if plan.payments.settlement == Settlement::Riichi {
        let oka = (options.game.return_points - setting.initial).max(0);
        for player in 0..setting.players {
            book.pay(Party::Player(player), Party::Bank, oka, FinalTransferReason::Oka);
        }
        for (player, amount) in spread(&order, &[oka * setting.players as i64], shared) {
            book.pay(Party::Bank, Party::Player(player), amount, FinalTransferReason::Oka);
        }
    }
    for (player, amount) in spread(&order, &by_place(plan, &placed), shared) {
        book.pay(Party::Bank, Party::Player(player), amount, FinalTransferReason::Uma);
    }
    for (player, &amount) in standing.penalties.iter().enumerate() {
        book.pay(Party::Player(player), Party::Bank, amount, FinalTransferReason::Penalty);
    }
    let seats = || Seat::ALL.into_iter().take(setting.players);
    let won = BySeat::from_fn(|seat| !standing.without_win.contains(&seat.index()));
    let first = order.first().and_then(|&(player, _)| seats().nth(player)).unwrap_or_default();
    // A match is several games: what it costs not to win in any of them is settled with the last.
    if options.game.yakitori_for == YakitoriFor::Game || standing.last_of_match {
        for transfer in yakitori(plan, &seats().collect::<Vec<_>>(), &won, first) {
            book.pay(party(transfer.from), party(transfer.to), transfer.amount, FinalTransferReason::Yakitori);
        }
    }
    let table_points = options.game.placement_bonus == PlacementBonus::TablePoints;
    let ranking = if book.transfers.iter().any(|transfer| transfer.reason == FinalTransferReason::Uma) || table_points {
        ranking(&order, &book.scores, shared, table_points)
    } else {
        ranking(&super::bonus::order(&book.scores), &book.scores, shared, false)
    };
    FinalResult { transfers: book.transfers, scores: book.scores, table: book.table, bank: book.bank, ranking }
}

/// A player stands at the seat of the first deal.
const fn party(account: Account) -> Party {
    match account {
        Account::Seat(seat) => Party::Player(seat.index()),
        Account::Table => Party::Table,
        Account::Bank => Party::Bank,
    }
}

/// The accounts at the end.
struct Book {
    transfers: Vec<FinalTransfer>,
    scores: Vec<i64>,
    table: i64,
    bank: i64,
}

impl Book {
    /// Pays, the other way round if the amount is below 0.
    fn pay(&mut self, from: Party, to: Party, amount: i64, reason: FinalTransferReason) {
        if amount == 0 {
            return;
        }
        *self.account(from) -= amount;
        *self.account(to) += amount;
        let (from, to) = if amount < 0 { (to, from) } else { (from, to) };
        self.transfers.push(FinalTransfer { from, to, amount: amount.abs(), reason });
    }

    fn account(&mut self, party: Party) -> &mut i64 {
        match party {
            Party::Player(player) => match self.scores.get_mut(player) {
                Some(score) => score,
                None => &mut self.bank,
            },
            Party::Table => &mut self.table,
            Party::Bank => &mut self.bank,
        }
    }
}

/// Points for places that are counted apart: of World Mahjong Organization tables.
const TABLE_POINTS: [i64; 4] = [4, 2, 1, 0];

fn ranking(order: &[(usize, bool)], scores: &[i64], shared: bool, table_points: bool) -> Vec<Placed> {
    let mut out: Vec<Placed> = Vec::with_capacity(order.len());
    for (at, &(player, tied)) in order.iter().enumerate() {
        let place = match out.last() {
            Some(before) if tied && shared => before.place,
            _ => u8::try_from(at + 1).unwrap_or(u8::MAX),
        };
        let score = scores.get(player).copied().unwrap_or_default();
        out.push(Placed { player, place, score, table_points: None });
    }
    if table_points {
        let places: Vec<u8> = out.iter().map(|placed| placed.place).collect();
        for placed in &mut out {
            let tied = places.iter().zip(TABLE_POINTS).filter(|(place, _)| **place == placed.place);
            let (sum, count) = tied.fold((0, 0), |(sum, count), (_, points)| (sum + points, count + 1));
            placed.table_points = Ratio::new(sum, count);
        }
    }
    out
}
