//! Who discarded a tile, as far as the discards show it.

use tenbo_engine::deal::{By, Discard};
use tenbo_engine::tiles::{Kind, MeldKind, Seat, Tile};

use crate::state::State;

/// The other seats, who played just before this one first.
fn others(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + use<'_> {
    let before = std::iter::successors(Some(state.before(seat)), |&seat| Some(state.before(seat)));
    before.take(3).take_while(move |&other| other != seat)
}

/// The last discard of a seat, if it still lies there.
pub(super) fn last(state: &State, seat: Seat) -> Option<Tile> {
    let discard = state.draft.seat(seat)?.discards.last()?;
    (!discard.claimed).then_some(discard.tile)
}

/// The seat from which a tile can be won, with that tile: its last discard is of this kind. The seat that is entered as
/// the discarder comes before the others.
pub(super) fn winning(state: &State, winner: Seat, kind: Kind) -> Option<(Seat, Tile)> {
    let named = Some(state.win.from).filter(|&from| from != winner && state.win.by == By::Discard);
    named.into_iter().chain(others(state, winner)).find_map(|seat| {
        let tile = last(state, seat).filter(|tile| tile.kind() == Some(kind))?;
        Some((seat, tile))
    })
}

/// The seat that a tile was claimed from: it discarded it last, or it lies among its discards and nobody has claimed it.
/// A chow comes from the seat before.
pub(super) fn claimed(state: &State, kind: MeldKind, tile: Tile) -> Option<Seat> {
    let lies = |discard: &Discard| discard.tile == tile && !discard.claimed;
    let has = |seat: &Seat| state.draft.seat(*seat).is_some_and(|entered| entered.discards.iter().any(lies));
    if kind == MeldKind::Chow {
        return Some(state.before(state.seat)).filter(has);
    }
    let just_now = others(state, state.seat).find(|&seat| last(state, seat) == Some(tile));
    just_now.or_else(|| others(state, state.seat).find(has))
}

/// The state without the claimed tile among the discards: it lies in the claimer's meld.
pub(super) fn without(state: &State, from: Seat, tile: Tile) -> State {
    let mut without = state.clone();
    let discards = without.draft.seats[from].iter_mut().flat_map(|entered| &mut entered.discards);
    if let Some(discard) = discards.rev().find(|discard| discard.tile == tile && !discard.claimed) {
        discard.claimed = true;
    }
    without
}
