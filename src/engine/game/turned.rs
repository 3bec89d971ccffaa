//! The same deal with everybody on another seat: for when it turns out that somebody else was the dealer.

use super::entry::{Entry, Scores};
use crate::engine::draft::{Draft, End, Penalty, WinDraft};
use crate::engine::seat::{BySeat, Seat};

/// Everybody sits so many seats further on, as many as play.
#[derive(Clone, Copy, Debug)]
struct Turned {
    turns: usize,
    players: usize,
}

impl Turned {
    fn seat(self, seat: Seat) -> Seat {
        let turned = (seat.index() + self.turns) % self.players;
        // The empty north of three stays empty.
        Seat::ALL.into_iter().nth(turned).filter(|_| seat.index() < self.players).unwrap_or(seat)
    }

    fn by_seat<T: Clone>(self, values: &BySeat<T>) -> BySeat<T> {
        let mut out = values.clone();
        for (seat, value) in values.iter() {
            out[self.seat(seat)] = value.clone();
        }
        out
    }

    fn deal(self, deal: &Draft) -> Draft {
        let mut seats = self.by_seat(&deal.seats);
        for (_, entered) in seats.iter_mut() {
            for meld in entered.iter_mut().flat_map(|entered| &mut entered.melds) {
                meld.from = meld.from.map(|from| self.seat(from));
            }
        }
        let win = |win: &WinDraft| WinDraft {
            seat: self.seat(win.seat),
            from: win.from.map(|from| self.seat(from)),
            ..win.clone()
        };
        let end = match &deal.end {
            End::Open => End::Open,
            End::Win { wins, liable } => {
                End::Win { wins: wins.iter().map(win).collect(), liable: liable.map(|seat| self.seat(seat)) }
            }
            End::Draw { cause, nagashi } => {
                End::Draw { cause: *cause, nagashi: nagashi.iter().map(|&seat| self.seat(seat)).collect() }
            }
        };
        let foul = |foul: &Penalty| Penalty { seat: self.seat(foul.seat), ..foul.clone() };
        Draft { seats, end, penalties: deal.penalties.iter().map(foul).collect(), ..deal.clone() }
    }
}

impl Entry {
    /// With everybody so many seats further on.
    #[must_use]
    pub fn turned(&self, turns: usize, players: usize) -> Entry {
        let turned = Turned { turns, players: players.max(1) };
        let scores = self.scores.map(|scores| Scores {
            changes: turned.by_seat(&scores.changes),
            winner: scores.winner.map(|seat| turned.seat(seat)),
            also: turned.by_seat(&scores.also),
            ..scores
        });
        Entry { deal: turned.deal(&self.deal), scores, ..self.clone() }
    }
}
