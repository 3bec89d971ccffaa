//! A game as it has been entered so far.

use crate::deal::{Draft, DrawCause, End};
use crate::rules::RulesDigest;
use crate::tiles::{BySeat, Seat, Wind};

/// A game as entered: its players and deals. What follows from them is computed by [`replay`](super::replay()).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// Its name.
    pub name: String,
    /// The names of the three or four players, by their seats in the first deal, the first dealer first.
    pub players: Vec<String>,
    /// Points of each player at the start; the rulebook's if `None`.
    pub initial: Option<i64>,
    /// The number of rounds to play; the rulebook's if `None`.
    pub rounds: Option<u8>,
    /// The deals in order.
    pub deals: Vec<Entry>,
    /// Whether the players have ended it, however far it has come.
    pub finished: bool,
    /// What it knows of the other games of its match.
    pub within: Match,
    /// The digest of the shipped rulebook that it was begun by, if that is known: so that whoever keeps games can tell that
    /// the rulebook has changed since. Nothing is computed from it.
    pub rules_digest: Option<RulesDigest>,
}

/// What a game knows of the other games of its match. The charge for not winning in a whole match is settled with its
/// last game (docs/rules/four-winds.md, Yakitori, R65).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Match {
    /// Whether it is the last game of the match.
    pub last: bool,
    /// The players, by their seats in the first deal, who have won a deal of an earlier game.
    pub won: BySeat<bool>,
}

/// A deal of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The deal. Its seats are the winds of this deal, with the dealer in East. Its round, counters, deposits and the
    /// dealer's wins are ignored: see [`Overrides`].
    pub deal: Draft,
    /// What was entered instead of what follows from the deals before.
    pub overrides: Overrides,
    /// The outcome, if the table has settled the deal itself. The end of `deal` is ignored then.
    pub scores: Option<Scores>,
    /// A remark.
    pub note: String,
}

/// Values that usually follow from the deals before. One that is given holds for this deal, and the deals after it
/// follow from it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overrides {
    /// The round wind.
    pub prevailing: Option<Wind>,
    /// How many deals in a row the dealer has won.
    pub dealer_wins: Option<u32>,
    /// Counters.
    pub honba: Option<u32>,
    /// Riichi sticks on the table at the end of the deal before they are paid out, including those declared in it.
    pub deposits: Option<u32>,
    /// Whether the deal passes to the next player after it.
    pub passes: Option<bool>,
}

/// The outcome of a deal that the table has settled itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scores {
    /// What each seat gained or lost, including riichi sticks; `None` counts as 0. If they do not add up to zero, the
    /// bank makes up the difference.
    pub changes: BySeat<Option<i64>>,
    /// The winner, if anybody won.
    pub winner: Option<Seat>,
    /// The other winners on the same tile.
    pub also: BySeat<bool>,
    /// Why nobody won; an exhausted wall if `None`.
    pub cause: Option<DrawCause>,
}

impl Scores {
    /// The winners, by their seats in the deal.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + use<> {
        let (winner, also) = (self.winner, self.also);
        Seat::ALL.into_iter().filter(move |&seat| winner == Some(seat) || winner.is_some() && also[seat])
    }
}

impl Entry {
    /// An entry of a deal without overrides.
    #[must_use]
    pub fn of(deal: Draft) -> Entry {
        Entry { deal, ..Entry::default() }
    }

    /// An entry of which only the outcome is known.
    #[must_use]
    pub fn settled(scores: Scores) -> Entry {
        Entry { scores: Some(scores), ..Entry::default() }
    }

    /// Whether the deal is still being played, so that it cannot be settled.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.scores.is_none() && self.deal.end == End::Open
    }
}
