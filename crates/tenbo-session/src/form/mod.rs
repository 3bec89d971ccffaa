//! The form of a deal of a game: what is filled in, in any order, and the deal that comes of it. Whatever the form does
//! not ask for (tiles, melds, indicators, situations) stays as it was.

pub mod change;
pub mod kept;
mod keypad;
mod tap;
#[cfg(test)]
mod tests;
pub mod worth;

pub use change::{Filled, Foul, LaterWin, Paid};
pub use keypad::{Keypad, Press};
pub use tap::{How, draws};
pub use worth::Worth;

use tenbo_engine::deal::{By, DrawCause, End, Players, SeatDraft, WinDraft};
use tenbo_engine::game::{Entry, Reseat, Scores};
use tenbo_engine::options::Settlement;
use tenbo_engine::order::{sort, sort_by_key};
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::{BySeat, Seat};

/// How the deal ended, as the form asks it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ends {
    /// Somebody won.
    #[default]
    Win,
    /// Nobody.
    Draw,
    /// The table has settled it; only figures are written down.
    Scores,
}

impl Ends {
    /// All, in the order of the form.
    pub const ALL: [Ends; 3] = [Ends::Win, Ends::Draw, Ends::Scores];
}

/// What a deal lacks before it can be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lacks {
    /// Who won.
    Winner,
    /// Whose tile it was.
    Source,
    /// What a winner's hand is worth.
    Worth(Seat),
    /// Any figure.
    Figures,
}

/// A win after the first, where play goes on after a win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Then {
    /// Who won.
    pub seat: Option<Seat>,
    /// How the tile came; a discard is one of `from`.
    pub by: Option<By>,
    /// Whose it was.
    pub from: Option<Seat>,
}

/// What is filled in. Seats are the winds of the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The deal, as far as the fields below do not say otherwise: riichi, ready, fouls, remark, what was told.
    pub entry: Entry,
    /// How it ended.
    pub ends: Ends,
    /// Who won.
    pub winner: Option<Seat>,
    /// Who else won on the same tile.
    pub also: Vec<Seat>,
    /// How the tile came; a discard is one of `from`.
    pub by: Option<By>,
    /// Whose it was.
    pub from: Option<Seat>,
    /// Who won after that, in order.
    pub then: Vec<Then>,
    /// What each hand is worth.
    pub worth: BySeat<Worth>,
    /// Who is liable for the win of each seat, as it was said.
    pub liable: BySeat<Option<Seat>>,
    /// Why nobody won.
    pub cause: DrawCause,
    /// Who discarded only terminals and honors.
    pub nagashi: Vec<Seat>,
    /// What the table wrote down.
    pub scores: Scores,
}

impl Default for Form {
    fn default() -> Self {
        Form {
            entry: Entry::default(),
            ends: Ends::Win,
            winner: None,
            also: Vec::new(),
            by: None,
            from: None,
            then: Vec::new(),
            worth: BySeat::default(),
            liable: BySeat::default(),
            cause: DrawCause::Wall,
            nagashi: Vec::new(),
            scores: Scores::default(),
        }
    }
}

/// Whether a seat was entered with tiles.
#[must_use]
pub fn has_tiles(entry: &Entry, seat: Seat) -> bool {
    entry.deal.seat(seat).is_some_and(|entered| entered.size() > 0)
}

impl Form {
    /// The form that shows a deal.
    #[must_use]
    pub fn of(entry: &Entry) -> Form {
        let mut form = Form { entry: entry.clone(), ..Form::default() };
        for seat in Seat::ALL {
            let total = entry.deal.seat(seat).and_then(|entered| entered.total);
            form.worth[seat] = total.map_or(Worth::Unsaid, Worth::Total);
        }
        match &entry.deal.end {
            End::Open => {}
            End::Win { wins } => {
                let moments = || entry.deal.moments();
                let first = moments().filter(|(moment, _)| *moment == 0);
                let later = moments().filter(|(moment, _)| *moment > 0);
                form.winner = wins.first().map(|win| win.seat);
                form.also = first.skip(1).map(|(_, win)| win.seat).collect();
                form.then =
                    later.map(|(_, win)| Then { seat: Some(win.seat), by: Some(win.by), from: win.from }).collect();
                form.by = wins.first().map(|win| win.by);
                form.from = wins.first().and_then(|win| win.from);
                wins.iter().for_each(|win| form.liable[win.seat] = win.liable);
            }
            End::Draw { cause, nagashi } => {
                form.ends = Ends::Draw;
                (form.cause, form.nagashi) = (*cause, nagashi.clone());
            }
        }
        if let Some(scores) = entry.scores {
            form.ends = Ends::Scores;
            form.scores = scores;
        }
        form
    }

    /// Whether nothing is said yet of how the deal ended.
    #[must_use]
    pub fn is_unsaid(&self) -> bool {
        self.ends == Ends::Win && self.winner.is_none() && self.entry.deal.penalties.is_empty()
    }

    /// The form with everybody moved to another seat, for when another player deals than when it was begun.
    #[must_use]
    pub fn reseated(&self, reseat: Reseat) -> Form {
        let seats = |seats: &[Seat]| {
            let mut seats: Vec<Seat> = seats.iter().map(|&seat| reseat.seat(seat)).collect();
            sort(&mut seats);
            seats
        };
        let seat = |seat: Option<Seat>| seat.map(|seat| reseat.seat(seat));
        Form {
            entry: reseat.entry(&self.entry),
            winner: seat(self.winner),
            also: seats(&self.also),
            from: seat(self.from),
            then: self.then.iter().map(|then| Then { seat: seat(then.seat), from: seat(then.from), ..*then }).collect(),
            worth: reseat.by_seat(&self.worth),
            liable: reseat.by_seat(&BySeat::from_fn(|winner| seat(self.liable[winner]))),
            nagashi: seats(&self.nagashi),
            scores: reseat.scores(&self.scores),
            ..*self
        }
    }

    /// Who won, in order; on one tile the first in turn first.
    #[must_use]
    pub fn winners(&self) -> Vec<Seat> {
        let then = self.then.iter().filter_map(|then| then.seat);
        self.first_winners().into_iter().chain(then).collect()
    }

    /// Who won first.
    fn first_winners(&self) -> Vec<Seat> {
        let also = self.also.iter().copied().filter(|&seat| Some(seat) != self.winner && Some(seat) != self.from);
        let also = also.filter(|_| self.by.is_some_and(|by| by != By::SelfDraw));
        let mut all: Vec<Seat> = self.winner.into_iter().chain(also).collect();
        if let Some(from) = self.from {
            sort_by_key(&mut all, |seat| seat.turns_after(from));
        }
        all
    }

    /// Whether every hand is asked for, and not the winner's alone: where losers' hands are paid for.
    #[must_use]
    pub fn asks_losers(plan: &Plan) -> bool {
        let options = &plan.rulebook().options;
        let settles = options.payments.losers_settle;
        settles && plan.settlement() == Settlement::Classical || plan.settlement() == Settlement::AddUp
    }

    /// The deal.
    ///
    /// # Errors
    /// The first thing that it lacks.
    pub fn deal(&self, plan: &Plan, three_players: bool) -> Result<Entry, Lacks> {
        let mut entry = self.entry.clone();
        entry.deal.players = three_players.then_some(Players::Three);
        entry.scores = None;
        match self.ends {
            Ends::Scores => {
                if self.scores.changes.iter().all(|(_, change)| change.is_none()) {
                    return Err(Lacks::Figures);
                }
                entry.scores = Some(self.scores);
                return Ok(entry);
            }
            Ends::Draw => {
                entry.deal.end = End::Draw { cause: self.cause, nagashi: self.nagashi.clone() };
                for seat in Seat::ALL {
                    set_total(&mut entry, seat, None);
                }
                return Ok(entry);
            }
            Ends::Win => {}
        }
        let winner = self.winner.ok_or(Lacks::Winner)?;
        let by = self.by.filter(|&by| by == By::SelfDraw || self.from.is_some_and(|from| from != winner));
        let by = by.ok_or(Lacks::Source)?;
        let from = self.from.filter(|_| by != By::SelfDraw);
        let mut all: Vec<(Seat, By, Option<Seat>)> =
            self.first_winners().into_iter().map(|seat| (seat, by, from)).collect();
        let goes_on = plan.rulebook().options.payments.play_on;
        for then in self.then.iter().filter(|_| goes_on) {
            all.push(then.won()?);
        }
        let winners: Vec<Seat> = all.iter().map(|&(seat, ..)| seat).collect();
        let mut wins = Vec::new();
        for (seat, by, from) in all {
            let before = entry.deal.wins().iter().find(|win| win.seat == seat).cloned();
            let win = before.unwrap_or(WinDraft { seat, tile: None, by, from, situation: Vec::new(), liable: None });
            // The tile of a hand that was entered by tiles stays; without tiles there is none.
            let tile = win.tile.filter(|_| has_tiles(&entry, seat));
            let known = !plan.rulebook().liability.is_empty();
            let liable = self.liable[seat].filter(|&liable| known && liable != seat);
            wins.push(WinDraft { by, from, tile, liable, ..win });
            let total = self.worth[seat].total(plan, three_players, seat, by);
            if total.is_none() && !has_tiles(&entry, seat) {
                return Err(Lacks::Worth(seat));
            }
            let total = total.filter(|_| !has_tiles(&entry, seat));
            set_total(&mut entry, seat, total);
        }
        for seat in entry.deal.stated_players().seats().filter(|seat| !winners.contains(seat)) {
            let total = self.worth[seat].total(plan, three_players, seat, by);
            let total = total.filter(|_| Form::asks_losers(plan) && !has_tiles(&entry, seat));
            set_total(&mut entry, seat, total);
        }
        entry.deal.end = End::Win { wins };
        Ok(entry)
    }
}

impl Form {
    /// The deal as far as it is filled in, for who enters the rest by tiles: who won, on whose tile, who declared riichi, though
    /// nothing is known of the hands yet.
    #[must_use]
    pub fn so_far(&self, plan: &Plan, three_players: bool) -> Entry {
        if let Ok(entry) = self.deal(plan, three_players) {
            return entry;
        }
        let mut entry = self.entry.clone();
        entry.deal.players = three_players.then_some(Players::Three);
        entry.scores = None;
        if self.ends != Ends::Win || self.winner.is_none() {
            return entry;
        }
        let from = self.from.filter(|&from| Some(from) != self.winner);
        let (by, from) = match (self.by, from) {
            (Some(by @ (By::Discard | By::RobbedKong)), Some(from)) => (by, Some(from)),
            _ => (By::SelfDraw, None),
        };
        let goes_on = plan.rulebook().options.payments.play_on;
        let later = self.then.iter().filter(|_| goes_on).map_while(|then| then.won().ok());
        let all = self.first_winners().into_iter().map(|seat| (seat, by, from)).chain(later);
        let known = |seat: Seat| entry.deal.wins().iter().find(|win| win.seat == seat).cloned();
        let wins = all.map(|(seat, by, from)| {
            let win = known(seat);
            let win = win.unwrap_or(WinDraft { seat, tile: None, by, from, situation: Vec::new(), liable: None });
            let tile = win.tile.filter(|_| has_tiles(&entry, seat));
            let liable = self.liable[seat].filter(|&liable| liable != seat && !plan.rulebook().liability.is_empty());
            WinDraft { by, from, tile, liable, ..win }
        });
        let wins: Vec<WinDraft> = wins.collect();
        for seat in Seat::ALL {
            let total = self.worth[seat].total(plan, three_players, seat, by).filter(|_| !has_tiles(&entry, seat));
            set_total(&mut entry, seat, total);
        }
        entry.deal.end = End::Win { wins };
        entry
    }
}

impl Then {
    /// Who won, how, and from whom.
    fn won(self) -> Result<(Seat, By, Option<Seat>), Lacks> {
        let seat = self.seat.ok_or(Lacks::Winner)?;
        let by = self.by.filter(|&by| by == By::SelfDraw || self.from.is_some_and(|from| from != seat));
        let by = by.ok_or(Lacks::Source)?;
        Ok((seat, by, self.from.filter(|_| by != By::SelfDraw)))
    }
}

/// A seat of which nothing else is known need not be there.
fn set_total(entry: &mut Entry, seat: Seat, total: Option<i64>) {
    if total.is_some() || entry.deal.seat(seat).is_some() {
        entry.deal.seat_mut(seat).total = total;
    }
    if entry.deal.seat(seat).is_some_and(|entered| *entered == SeatDraft::default()) {
        entry.deal.seats[seat] = None;
    }
}
