//! What is settled when a game is over, and who has won it.

use serde::Serialize;

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
        /// Oka: everybody pays the difference between return points and start points to the first
        /// (docs/rules/riichi.md, The game).
        Oka = "oka",
        /// Uma: bonus and malus by place.
        Uma = "uma",
        /// Penalties for fouls that are paid at the end.
        Penalty = "penalty",
        /// The charge for not winning once.
        Yakitori = "yakitori",
    }
}

/// A holder of points at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Party {
    /// A player, numbered by seat in the first deal.
    Player(usize),
    /// The riichi sticks on the table.
    Table,
    /// Receives points that no player gets, and pays those that no player owes.
    Bank,
}

/// A payment at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct FinalTransfer {
    /// Who pays: a player, the sticks on the table, or the bank.
    pub from: Party,
    /// Who gets it.
    pub to: Party,
    /// The points.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub amount: i64,
    /// What is paid for.
    #[serde(rename = "why")]
    pub reason: FinalTransferReason,
}

/// A player's place in the final ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Placed {
    /// The player.
    #[cfg_attr(feature = "schema", schemars(with = "crate::described::Player"))]
    pub player: usize,
    /// The place, from 1. Players may share a place.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 4)))]
    pub place: u8,
    /// The player's points after everything.
    pub score: i64,
    /// The points that decide the place: where the rulebook pays for places, those before that.
    #[serde(skip)]
    pub decided_by: i64,
    /// The table points for the place, which are not part of the score; left out if the rulebook has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table_points: Option<Ratio>,
}

/// What is settled at the end of a game, and the ranking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "final"))]
pub struct FinalResult {
    /// Who pays whom.
    pub transfers: Vec<FinalTransfer>,
    /// Each player's points afterwards.
    #[cfg_attr(feature = "schema", schemars(with = "crate::described::Amounts"))]
    pub scores: Vec<i64>,
    /// Points in riichi sticks that are still on the table afterwards.
    pub table: i64,
    /// The bank's points afterwards.
    pub bank: i64,
    /// The players, the winner first.
    #[cfg_attr(feature = "schema", schemars(length(min = 3, max = 4)))]
    pub ranking: Vec<Placed>,
}

/// How a game stands when it is over.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing<'a> {
    /// Each player's points.
    pub totals: &'a [i64],
    /// Points in deposits on the table.
    pub table: i64,
    /// The bank's points.
    pub bank: i64,
    /// What each player pays now for fouls.
    pub penalties: &'a [i64],
    /// Players who have not won a deal.
    pub without_win: &'a [usize],
    /// Whether a match ends with the game.
    pub last_of_match: bool,
}

/// Settles a game that is over: sticks left on the table, oka, placement bonus, fouls, yakitori.
pub(super) fn final_settlement(plan: &Plan, setting: Setting, standing: &Standing) -> FinalResult {
    let rules = &plan.options.game;
    let shared = rules.placement_ties == PlacementTies::Shared;
    let mut book =
        Book { transfers: Vec::new(), scores: standing.totals.to_vec(), table: standing.table, bank: standing.bank };
    if rules.deposits_left == DepositsLeft::First {
        for (player, amount) in spread(&order(standing.totals), &[standing.table], rules) {
            book.pay(Party::Table, Party::Player(player), amount, FinalTransferReason::Deposit);
        }
    }
    // Places are decided before bonus and fouls.
    let placed = book.scores.clone();
    let order = order(&placed);
    if plan.settlement() == Settlement::Riichi {
        let oka = (rules.return_points - setting.initial).max(0);
        for player in 0..setting.players {
            book.pay(Party::Player(player), Party::Bank, oka, FinalTransferReason::Oka);
        }
        for (player, amount) in spread(&order, &[oka * setting.players as i64], rules) {
            book.pay(Party::Bank, Party::Player(player), amount, FinalTransferReason::Oka);
        }
    }
    for (player, amount) in spread(&order, &by_place(plan, &placed), rules) {
        book.pay(Party::Bank, Party::Player(player), amount, FinalTransferReason::Uma);
    }
    for (player, &amount) in standing.penalties.iter().enumerate() {
        book.pay(Party::Player(player), Party::Bank, amount, FinalTransferReason::Penalty);
    }
    let seats = || Seat::ALL.into_iter().take(setting.players);
    let won = BySeat::from_fn(|seat| !standing.without_win.contains(&seat.index()));
    let first = order.first().and_then(|&(player, _)| seats().nth(player));
    // In a match of several games the charge for not winning in any of them is settled with the last.
    let settles = rules.yakitori_for == YakitoriFor::Game || standing.last_of_match;
    if let Some(first) = first.filter(|_| settles) {
        for transfer in yakitori(plan, &seats().collect::<Vec<_>>(), &won, first) {
            book.pay(party(transfer.from), party(transfer.to), transfer.amount, FinalTransferReason::Yakitori);
        }
    }
    let table_points = rules.placement_bonus == PlacementBonus::TablePoints;
    let ranking = if book.transfers.iter().any(|transfer| transfer.reason == FinalTransferReason::Uma) || table_points {
        ranking(&order, &placed, &book.scores, shared, table_points)
    } else {
        ranking(&super::bonus::order(&book.scores), &book.scores, &book.scores, shared, false)
    };
    FinalResult { transfers: book.transfers, scores: book.scores, table: book.table, bank: book.bank, ranking }
}

/// Players are numbered by their seats in the first deal.
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
    /// Moves points, the other way round if the amount is below 0.
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

/// Table points for places, as at World Mahjong Organization tables (docs/rules/chinese-official.md, Winning and
/// paying).
const TABLE_POINTS: [i64; 4] = [4, 2, 1, 0];

/// The players by place while the game is not over.
pub(super) fn places(plan: &Plan, totals: &[i64]) -> Vec<Placed> {
    let shared = plan.options.game.placement_ties == PlacementTies::Shared;
    ranking(&order(totals), totals, totals, shared, false)
}

fn ranking(order: &[(usize, bool)], placed: &[i64], scores: &[i64], shared: bool, table_points: bool) -> Vec<Placed> {
    let of = |points: &[i64], player: usize| points.get(player).copied().unwrap_or_default();
    let mut out: Vec<Placed> = Vec::with_capacity(order.len());
    for (at, &(player, tied)) in order.iter().enumerate() {
        let place = match out.last() {
            Some(before) if tied && shared => before.place,
            _ => u8::try_from(at + 1).unwrap_or(u8::MAX),
        };
        let (score, decided_by) = (of(scores, player), of(placed, player));
        out.push(Placed { player, place, score, decided_by, table_points: None });
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Entry, Game, Scores, replay};
    use crate::sample::plan;

    /// Players, places and the points that decide them, after one deal that the table has settled.
    fn placed(rules: &str, changes: [i64; 4], finished: bool) -> Vec<(usize, u8, i64)> {
        let changes = BySeat::from_fn(|seat| changes.get(seat.index()).copied());
        let deals = vec![Entry::settled(Scores { changes, ..Scores::default() })];
        let game = Game { players: vec![String::new(); 4], deals, finished, ..Game::default() };
        let report = replay(&game, &plan(rules));
        assert_eq!(report.last.is_some(), finished);
        report.places.iter().map(|placed| (placed.player, placed.place, placed.decided_by)).collect()
    }

    /// docs/rules/riichi.md, The game: Tenhou gives a tie to who sat earlier, EMA shares. Whether the game is over or not, the
    /// points before any bonus decide.
    #[test]
    fn places_follow_the_rule_for_ties_while_a_game_goes_on_and_when_it_is_over() {
        let changes = [-2000, 3000, 3000, -4000];
        let tied = |start: i64, second: u8| {
            vec![(1, 1, start + 3000), (2, second, start + 3000), (0, 3, start - 2000), (3, 4, start - 4000)]
        };
        for finished in [false, true] {
            assert_eq!(placed("riichi-tenhou", changes, finished), tied(25_000, 2));
            assert_eq!(placed("riichi-ema-2025", changes, finished), tied(30_000, 1));
        }
    }
}
