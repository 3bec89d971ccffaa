//! What a deal starts from.

use crate::tiles::{Seat, Wind};

/// Round, dealer, counters: what stands at the head of a deal's line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealContext {
    /// How many play.
    pub players: usize,
    /// Who deals: a player by place in the first deal.
    pub dealer: usize,
    /// Which round it is, from 0.
    pub round: u8,
    /// How often this dealer has dealt before in this round.
    pub repeat: u32,
    /// How often the dealer has won in a row.
    pub dealer_wins: u32,
    /// Counters on the table.
    pub honba: u32,
    /// Riichi sticks that earlier deals have left.
    pub deposits: u32,
}

impl DealContext {
    /// What the first deal starts from.
    #[must_use]
    pub const fn first(players: usize) -> DealContext {
        DealContext { players, dealer: 0, round: 0, repeat: 0, dealer_wins: 0, honba: 0, deposits: 0 }
    }

    /// The wind of the round. After north comes east again.
    #[must_use]
    pub const fn prevailing(&self) -> Wind {
        Wind::of_round(self.round)
    }

    /// Which deal of the round it is, from 1, repeats not counted.
    #[must_use]
    pub const fn number(&self) -> usize {
        self.dealer + 1
    }

    /// The wind of a player in this deal.
    #[must_use]
    pub const fn wind(&self, player: usize) -> Seat {
        let turns = (player + self.players - self.dealer) % self.players;
        Seat::East.after(turns as u8)
    }

    /// The player who has a wind in this deal; none for the north of three.
    #[must_use]
    pub fn player(&self, wind: Seat) -> Option<usize> {
        (wind.index() < self.players).then_some((self.dealer + wind.index()) % self.players)
    }

    /// The winds of all players, by place in the first deal.
    pub fn winds(&self) -> impl Iterator<Item = Seat> + use<> {
        let context = *self;
        (0..self.players).map(move |player| context.wind(player))
    }

    /// The next player deals; after the last of them the next round begins.
    #[must_use]
    pub const fn passed(self) -> DealContext {
        let dealer = (self.dealer + 1) % self.players;
        let round = if dealer == 0 { self.round.saturating_add(1) } else { self.round };
        DealContext { dealer, round, repeat: 0, dealer_wins: 0, ..self }
    }
}
