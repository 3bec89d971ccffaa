//! The pen: what was entered last, and the groups that it can become with one tap more.

mod group;

pub(crate) use group::turnable;
pub use group::{Group, Groups, Made, Offer, Shape, Side};

use tenbo_engine::named;
use tenbo_engine::tiles::{Seat, Tile};

use super::state::State;

named! {
    /// Where somebody sits whose discard is claimed, as seen by who claims.
    Source {
        /// Who plays before.
        Left = "left",
        /// Opposite.
        Across = "across",
        /// Who plays next.
        Right = "right",
    }
}

impl Source {
    /// The next one in turn. At a table of three nobody sits opposite.
    #[must_use]
    pub const fn next(self, three_players: bool) -> Source {
        match self {
            Source::Left if three_players => Source::Right,
            Source::Left => Source::Across,
            Source::Across if !three_players => Source::Right,
            Source::Across | Source::Right => Source::Left,
        }
    }

    /// Who sits there.
    #[must_use]
    pub fn seat(self, state: &State) -> Seat {
        let left = state.before(state.seat);
        match self {
            Source::Left => left,
            Source::Across if !state.draft.stated_players().are_three() => state.before(left),
            // Before whom the seat plays, that is who plays next.
            Source::Across | Source::Right => {
                let across = state.before(left);
                if state.draft.stated_players().are_three() { across } else { state.before(across) }
            }
        }
    }

    /// Where a seat sits.
    #[must_use]
    pub fn of(state: &State, seat: Seat) -> Option<Source> {
        Source::ALL.iter().copied().find(|source| source.seat(state) == seat)
    }
}

/// What was entered last before the seat that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Last {
    /// Nothing that could become anything else.
    #[default]
    Nothing,
    /// A tile that belongs to no group yet.
    Tile(Tile),
    /// A group in the hand, of this tile, which was tapped.
    Group(Tile, Shape),
    /// The meld at this place.
    Meld(usize),
    /// Nothing: the tile at this place is picked up, behind the last one the winning tile. The next key replaces it.
    Lifted(usize),
}

/// What the next tap on a group takes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pen {
    /// What was entered last.
    pub last: Last,
    /// The concealed tile that was tapped before it. If what was entered last becomes a meld and completes the hand, this one
    /// wins.
    pub before: Option<Tile>,
    /// Whose discards pungs and kongs are made of. It stays as it was said last.
    pub from: Source,
    /// Whether each tile that is tapped comes as a pair, until the hand is complete.
    pub pairs: bool,
}

impl Default for Pen {
    fn default() -> Pen {
        Pen { last: Last::Nothing, before: None, from: Source::Left, pairs: false }
    }
}

impl Pen {
    /// The pen lifted off: nothing of what lies there was entered last.
    pub const fn lift_off(&mut self) {
        self.last = Last::Nothing;
        self.before = None;
    }

    /// A tile was tapped and lies in the hand.
    pub(crate) const fn tapped(&mut self, last: Last) {
        if let Last::Tile(tile) | Last::Group(tile, _) = self.last {
            self.before = Some(tile);
        }
        self.last = last;
    }
}

/// The tile of the hand that can become a group: the one that was entered last, or the one that is picked up.
#[must_use]
pub fn loose(state: &State) -> Option<Tile> {
    match state.pen.last {
        Last::Tile(tile) => Some(tile),
        Last::Lifted(place) => lifted(state, place),
        Last::Nothing | Last::Group(..) | Last::Meld(_) => None,
    }
}

/// The tile at a place of the hand; behind the last one the winning tile.
#[must_use]
pub fn lifted(state: &State, place: usize) -> Option<Tile> {
    let hand = state.draft.seat(state.seat).map_or(&[][..], |entered| &entered.hand);
    hand.get(place).copied().or_else(|| state.apart().filter(|_| place == hand.len()))
}
