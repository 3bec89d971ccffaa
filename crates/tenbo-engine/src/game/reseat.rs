//! Moves everybody of a deal to another seat, for when somebody else turns out to have been the dealer.

use super::entry::{Entry, Scores};
use crate::deal::{Draft, End, Immediate, Penalty, WinDraft};
use crate::tiles::{BySeat, Seat};

/// A rotation of all players by the same number of seats.
#[derive(Clone, Copy, Debug)]
pub struct Reseat {
    by: usize,
    players: usize,
}

impl Reseat {
    /// The rotation that keeps players in place when the dealer is `now` instead of `was`, both numbered by seat in
    /// the first deal.
    #[must_use]
    pub const fn to(was: usize, now: usize, players: usize) -> Reseat {
        let players = if players == 0 { 1 } else { players };
        Reseat { by: (was + players - now % players) % players, players }
    }

    /// The new seat of the player who had this one.
    #[must_use]
    pub fn seat(self, seat: Seat) -> Seat {
        let index = (seat.index() + self.by) % self.players;
        // The empty north of three stays empty.
        Seat::ALL.into_iter().nth(index).filter(|_| seat.index() < self.players).unwrap_or(seat)
    }

    /// Moves each seat's value to the player's new seat.
    #[must_use]
    pub fn by_seat<T: Clone>(self, values: &BySeat<T>) -> BySeat<T> {
        let mut out = values.clone();
        for (seat, value) in values.iter() {
            out[self.seat(seat)] = value.clone();
        }
        out
    }

    /// Moves everybody in a deal.
    #[must_use]
    pub fn deal(self, deal: &Draft) -> Draft {
        let mut seats = self.by_seat(&deal.seats);
        for (_, entered) in seats.iter_mut() {
            for meld in entered.iter_mut().flat_map(|entered| &mut entered.melds) {
                meld.from = meld.from.map(|from| self.seat(from));
            }
        }
        let win = |win: &WinDraft| WinDraft {
            seat: self.seat(win.seat),
            from: win.from.map(|from| self.seat(from)),
            liable: win.liable.map(|liable| self.seat(liable)),
            ..win.clone()
        };
        let end = match &deal.end {
            End::Open => End::Open,
            End::Win { wins } => End::Win { wins: wins.iter().map(win).collect() },
            End::Draw { cause, nagashi } => {
                End::Draw { cause: *cause, nagashi: nagashi.iter().map(|&seat| self.seat(seat)).collect() }
            }
        };
        let foul = |foul: &Penalty| Penalty { seat: self.seat(foul.seat), ..foul.clone() };
        let paid = |entry: &Immediate| Immediate {
            seat: self.seat(entry.seat),
            from: entry.from.map(|from| self.seat(from)),
            ..entry.clone()
        };
        let penalties = deal.penalties.iter().map(foul).collect();
        Draft { seats, end, penalties, immediate: deal.immediate.iter().map(paid).collect(), ..deal.clone() }
    }
}

impl Reseat {
    /// Moves everybody in an outcome.
    #[must_use]
    pub fn scores(self, scores: &Scores) -> Scores {
        Scores {
            changes: self.by_seat(&scores.changes),
            winner: scores.winner.map(|seat| self.seat(seat)),
            also: self.by_seat(&scores.also),
            ..*scores
        }
    }

    /// Moves everybody in a deal of a game.
    #[must_use]
    pub fn entry(self, entry: &Entry) -> Entry {
        let scores = entry.scores.as_ref().map(|scores| self.scores(scores));
        Entry { deal: self.deal(&entry.deal), scores, ..entry.clone() }
    }
}
