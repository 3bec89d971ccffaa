//! A game as somebody has entered it so far.

use crate::deal::{Draft, DrawCause, End};
use crate::tiles::{BySeat, Seat, Wind};

/// Names and deals. What follows from the deals is not kept: see [`super::replay`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// What it is called.
    pub name: String,
    /// Who plays, in the order of the seats in the first deal: the first deals first. Three or four.
    pub players: Vec<String>,
    /// Points of each at the start; the rulebook's unless given.
    pub initial: Option<i64>,
    /// How many rounds are played; the rulebook's number unless given.
    pub rounds: Option<u8>,
    /// The deals in order.
    pub deals: Vec<Entry>,
    /// Whether it was ended, wherever it stands.
    pub finished: bool,
    /// Where it stands in a match.
    pub within: Match,
}

/// What a game knows of the others of its match: what it costs not to win in a whole match is settled with the last of
/// its games (Four Winds, yakitori).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Match {
    /// Whether it is the last game.
    pub last: bool,
    /// Which players, by their seats in the first deal, have won a deal of an earlier game.
    pub won: BySeat<bool>,
}

/// A deal of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The deal by its own winds. Round, counters, deposits and wins in a row in it are not looked at: see [`Overrides`].
    pub deal: Draft,
    /// What was said of those though it follows from the deals before.
    pub overrides: Overrides,
    /// The changes themselves, where the table has settled the deal. The end of the deal is not looked at then.
    pub scores: Option<Scores>,
    /// A remark.
    pub note: String,
}

/// What usually follows from the deals before. Said, it holds for this deal and goes on from here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overrides {
    /// The wind of the round.
    pub prevailing: Option<Wind>,
    /// How often the dealer has won in a row.
    pub dealer_wins: Option<u32>,
    /// Counters.
    pub honba: Option<u32>,
    /// Riichi sticks on the table at the end of the deal, those declared in it included.
    pub deposits: Option<u32>,
    /// Whether the next player deals after it.
    pub passes: Option<bool>,
}

/// A deal of which only the outcome was written down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scores {
    /// What each seat gained or lost, riichi sticks included. What is not given is 0; what is missing to a sum of zero is
    /// the bank's.
    pub changes: BySeat<Option<i64>>,
    /// Who won, if anybody.
    pub winner: Option<Seat>,
    /// Who won too, on the same tile.
    pub also: BySeat<bool>,
    /// Why nobody won; an exhausted wall unless given.
    pub cause: Option<DrawCause>,
}

impl Scores {
    /// Who won, by the deal's winds.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + use<> {
        let (winner, also) = (self.winner, self.also);
        Seat::ALL.into_iter().filter(move |&seat| winner == Some(seat) || winner.is_some() && also[seat])
    }
}

impl Entry {
    /// A deal that follows from those before it in everything.
    #[must_use]
    pub fn of(deal: Draft) -> Entry {
        Entry { deal, ..Entry::default() }
    }

    /// A deal of which only the outcome is known.
    #[must_use]
    pub fn settled(scores: Scores) -> Entry {
        Entry { scores: Some(scores), ..Entry::default() }
    }

    /// Whether the deal is still being played: nothing can be settled then.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.scores.is_none() && self.deal.end == End::Open
    }
}
