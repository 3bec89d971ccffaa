//! What a deal starts from: round, dealer, counters and sticks.

use serde::Serialize;

use crate::tiles::{Seat, Wind};

/// The state from which a deal starts.
///
/// Players are numbered from 0 by their seats in the first deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "deal-context"))]
#[serde(into = "WrittenContext")]
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

/// The same as JSON has it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct WrittenContext {
    /// The player who deals.
    #[cfg_attr(feature = "schema", schemars(with = "crate::described::Player"))]
    dealer: usize,
    /// The seat wind of each player.
    #[cfg_attr(feature = "schema", schemars(length(min = 3, max = 4)))]
    winds: Vec<Seat>,
    /// The round wind.
    prevailing: Wind,
    /// The round, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    round: i64,
    /// The number of the deal in its round, from 1; repeats have the same number.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 4)))]
    number: usize,
    /// How many times in a row this dealer has already dealt.
    repeat: u32,
    /// How many deals in a row the dealer has won.
    dealer_wins: u32,
    /// Counters (honba) on the table.
    honba: u32,
    /// Riichi sticks that earlier deals have left on the table.
    deposits: u32,
}

impl From<DealContext> for WrittenContext {
    fn from(context: DealContext) -> WrittenContext {
        let DealContext { players: _, dealer, round, repeat, dealer_wins, honba, deposits } = context;
        let (winds, prevailing, number) = (context.seats().collect(), context.prevailing(), context.number());
        let round = i64::from(round) + 1;
        WrittenContext { dealer, winds, prevailing, round, number, repeat, dealer_wins, honba, deposits }
    }
}
