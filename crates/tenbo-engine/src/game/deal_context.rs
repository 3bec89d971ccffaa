//! What a deal starts from: round, dealer, counters and sticks.

use crate::tiles::{Seat, Wind};

/// What a deal starts from. Players are numbered from 0 by their seats in the first deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealContext {
    /// 3 or 4.
    pub(super) players: usize,
    /// Below `players`.
    pub(super) dealer: usize,
    /// The round, from 0.
    pub round: u8,
    /// How many deals in a row this dealer has dealt before this one.
    pub repeat: u32,
    /// How many deals in a row the dealer has won. Under rules that pay the dealer a bonus for each win in a row, deals
    /// that the dealer keeps without a win count too.
    pub dealer_wins: u32,
    /// Counters on the table.
    pub honba: u32,
    /// Riichi sticks that earlier deals have left on the table.
    pub deposits: u32,
}

impl DealContext {
    /// What the first deal of three or four players starts from. Any other number counts as four.
    #[must_use]
    pub const fn first(players: usize) -> DealContext {
        let players = if players == 3 { 3 } else { 4 };
        DealContext { players, dealer: 0, round: 0, repeat: 0, dealer_wins: 0, honba: 0, deposits: 0 }
    }

    /// The number of players, 3 or 4.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players
    }

    /// The player who deals.
    #[must_use]
    pub const fn dealer(&self) -> usize {
        self.dealer
    }

    /// The round wind. After north comes east again.
    #[must_use]
    pub const fn prevailing(&self) -> Wind {
        Wind::of_round(self.round)
    }

    /// The number of the deal in its round, from 1; repeats have the same number.
    #[must_use]
    pub const fn number(&self) -> usize {
        self.dealer + 1
    }

    /// The seat of a player in this deal. Numbers beyond the last player begin with the first again.
    #[must_use]
    pub const fn seat_of(&self, player: usize) -> Seat {
        let turns = (player % self.players + self.players - self.dealer) % self.players;
        Seat::East.after(turns as u8)
    }

    /// The player at a seat in this deal; `None` for north with three players.
    #[must_use]
    pub fn player_at(&self, seat: Seat) -> Option<usize> {
        (seat.index() < self.players).then_some((self.dealer + seat.index()) % self.players)
    }

    /// The seats of all players, in the order of the first deal.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let context = *self;
        (0..self.players).map(move |player| context.seat_of(player))
    }

    /// The same with the next player as dealer; after the last player the next round begins.
    #[must_use]
    pub const fn passed(self) -> DealContext {
        let dealer = (self.dealer + 1) % self.players;
        let round = if dealer == 0 { self.round.saturating_add(1) } else { self.round };
        DealContext { dealer, round, repeat: 0, dealer_wins: 0, ..self }
    }
}
