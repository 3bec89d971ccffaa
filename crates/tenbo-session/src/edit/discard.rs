//! What No Choice depends on: what a discard followed and which tiles it was chosen from.

use tenbo_engine::deal::{After, Discard};
use tenbo_engine::tiles::{Seat, Tile};

use super::Refusal;
use super::tile::{aim, clamp, insert};
use crate::state::{State, Target};

/// A change of what is known about a discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiscardChange {
    /// It followed this.
    After(After),
    /// It was chosen from the hand as entered, with the discard itself.
    FromHand,
    /// It is unknown what it was chosen from.
    Unknown,
}

/// The discard of a seat, if there is one at that place.
pub(super) fn at(state: &mut State, seat: Seat, place: usize) -> Result<&mut Discard, Refusal> {
    let entered = state.draft.seats[seat].as_mut();
    entered.and_then(|entered| entered.discards.get_mut(place)).ok_or(Refusal::Nothing)
}

/// Changes a discard of the seat that is edited.
pub(super) fn change(state: &mut State, place: usize, change: DiscardChange) -> Result<(), Refusal> {
    let seat = state.seat;
    let mut hand = state.entered(seat).hand;
    let discard = at(state, seat, place)?;
    match change {
        DiscardChange::After(after) => discard.after = after,
        DiscardChange::FromHand => {
            insert(&mut hand, discard.tile);
            discard.hand = Some(hand);
        }
        DiscardChange::Unknown => discard.hand = None,
    }
    if matches!(change, DiscardChange::FromHand | DiscardChange::Unknown) && state.target == Target::Chosen(place) {
        aim(state, Target::Chosen(place));
    }
    Ok(())
}

/// Adds a tile to those that a discard was chosen from. They are tiles of the hand, so they do not count as further
/// copies, but there may not be five of a kind.
pub(super) fn choose(state: &mut State, place: usize, tile: Tile) -> Result<(), Refusal> {
    let (seat, most) = (state.seat, state.full + 1);
    let discard = at(state, seat, place)?;
    let hand = discard.hand.get_or_insert_default();
    if hand.len() >= most {
        return Err(Refusal::HandFull);
    }
    // Five of a kind are four copies and a joker; the table limits how many jokers there are.
    let copies = hand.iter().filter(|other| !other.is_joker() && other.kind() == tile.kind()).count();
    if copies >= 4 && !tile.is_joker() {
        return Err(Refusal::NoneLeft(tile));
    }
    let at = insert(hand, tile);
    state.caret = at + 1;
    Ok(())
}

/// Removes a tile. Without the last one it is unknown what the discard was chosen from.
pub(super) fn drop(state: &mut State, place: usize, tile: usize) -> Result<(), Refusal> {
    let seat = state.seat;
    let discard = at(state, seat, place)?;
    let hand = discard.hand.as_mut().filter(|hand| tile < hand.len()).ok_or(Refusal::Nothing)?;
    hand.remove(tile);
    if hand.is_empty() {
        discard.hand = None;
    }
    if state.target == Target::Chosen(place) && state.caret > tile {
        state.caret -= 1;
    }
    clamp(state);
    Ok(())
}

/// How many of the tiles that a discard was chosen from are entered.
pub(super) fn chosen_from(state: &State, place: usize) -> usize {
    let entered = state.draft.seat(state.seat);
    let hand = entered.and_then(|entered| entered.discards.get(place)?.hand.as_ref());
    hand.map_or(0, Vec::len)
}
