//! The winning tile: who wins on it, which copy it is, and how a full hand discards a tile.

use tenbo_engine::deal::By;
use tenbo_engine::order::sort;
use tenbo_engine::plan::Plan;
use tenbo_engine::settle::is_furiten;
use tenbo_engine::tiles::{Kind, Seat, Tile, WinMark};

use super::tile::{insert, show};
use super::{Refusal, feed, table};
use crate::copies::{inventory, refusal};
use crate::state::{Ending, State};

/// Whether the next tile of a full hand would be the winning one: its seat wins, or nobody has a winning tile yet.
pub(super) fn may_win(state: &State, seat: Seat) -> bool {
    let out = state.earlier_win(seat).is_some();
    !out && state.ending == Ending::Win && (seat == state.winner || state.win.tile.is_none())
}

/// Whether a tile can be won on although no copy is left: as the last discard of another seat, or in the kong that is
/// robbed.
pub(super) fn is_offered(state: &State, seat: Seat, tile: Tile) -> bool {
    let discard = tile.kind().and_then(|kind| feed::winning(state, seat, kind));
    is_listed(state, seat, tile) || discard.is_some_and(|(_, discard)| discard == tile)
}

/// Whether the tile lies with another seat that it is said to come from.
fn is_listed(state: &State, seat: Seat, tile: Tile) -> bool {
    state.win.from != seat && state.is_listed(tile)
}

/// The shown seat wins on this tile, whoever was to win before. A furiten hand draws it, unless it is another seat's
/// discard.
pub(super) fn complete(state: &mut State, plan: &Plan, tile: Tile) -> Result<(), Refusal> {
    let seat = state.seat;
    if state.earlier_win(seat).is_some() {
        return Err(Refusal::HasWon);
    }
    if state.ending != Ending::Win || state.size(seat) != state.full {
        return Err(Refusal::NotNow);
    }
    let won = tile.kind_in_hand().and_then(|kind| copy(state, plan, seat, kind)).unwrap_or(tile);
    if let Some(refusal) = refusal(&inventory(state, plan), won).filter(|_| !is_offered(state, seat, won)) {
        return Err(refusal);
    }
    let drawn = state.win.by == By::Discard && !is_offered(state, seat, won) && is_furiten_now(state, plan, seat);
    take(state, plan, seat, won);
    if drawn {
        table::by(state, plan, By::SelfDraw);
    }
    show(state, seat);
    Ok(())
}

/// Whether furiten bars the seat, which waits, from winning on a discard.
fn is_furiten_now(state: &State, plan: &Plan, seat: Seat) -> bool {
    let draft = state.deal(plan);
    draft.seat(seat).is_some_and(|entered| is_furiten(&draft, plan, seat, entered))
}

/// The copy of a kind that a seat wins on: the one that was just discarded if it wins on a discard, otherwise one that is
/// left, and where none is the one that can only be won: a discard, the tile of a robbed kong, or a joker that stands for it.
fn copy(state: &State, plan: &Plan, seat: Seat, kind: Kind) -> Option<Tile> {
    let copies = inventory(state, plan);
    let discard = feed::winning(state, seat, kind).map(|(_, tile)| tile);
    let listed = Some(Tile::plain(kind)).filter(|&tile| is_listed(state, seat, tile));
    let first = match state.win.by {
        By::Discard => discard,
        _ => None,
    };
    first.or(copies.any(kind)).or(listed).or(discard).or(copies.any_or_joker(kind))
}

/// A seat wins on a tile. A tile that another seat discarded last, and of which no other copy is left, is that discard.
pub(super) fn take(state: &mut State, plan: &Plan, seat: Seat, tile: Tile) {
    if seat != state.winner {
        succeed(state, plan, seat);
    }
    let gone = inventory(state, plan).left(tile) == 0 && !state.is_listed(tile);
    let offered = gone && is_offered(state, seat, tile);
    state.win.tile = Some(tile);
    if offered || state.win.by == By::Discard {
        on_discard(state, plan);
    }
}

/// Another seat wins instead. A tile that the former winner had drawn stays in its hand; other winners on the same tile
/// stay winners.
pub(super) fn succeed(state: &mut State, plan: &Plan, seat: Seat) {
    let (old, together) = (state.winner, state.also.contains(&seat));
    if let Some(drawn) = state.win.tile.take() {
        insert(&mut state.draft.seat_mut(old).hand, drawn);
    }
    table::winner(state, plan, seat);
    if together {
        state.also.push(old);
        sort(&mut state.also);
    }
}

/// A seat wins on a tile that a text marks: what the mark says of it stands.
pub(super) fn marked(state: &mut State, plan: &Plan, seat: Seat, tile: Tile, mark: WinMark) {
    if seat != state.winner {
        succeed(state, plan, seat);
    }
    state.win.tile = Some(tile);
    match (mark, state.win.by) {
        (WinMark::SelfDraw, _) => state.win.by = By::SelfDraw,
        (WinMark::Discard, By::RobbedKong) => {}
        (WinMark::Discard, _) => on_discard(state, plan),
    }
}

/// A win on a discard, of the seat that discarded the winning tile last, if one did.
pub(super) fn on_discard(state: &mut State, plan: &Plan) {
    let won = state.win.tile.and_then(|tile| Some((tile, feed::winning(state, state.winner, tile.kind()?)?)));
    if let Some((_, (from, _))) = won.filter(|&(tile, (_, discard))| discard == tile) {
        state.win.from = from;
    }
    table::by(state, plan, By::Discard);
}

/// Takes a tile out of the full hand that is shown; a plain one goes before a red one of the same name only if it is meant.
pub(super) fn discard(state: &mut State, tile: Tile) -> Result<(), Refusal> {
    let seat = state.seat;
    if state.size(seat) <= state.full {
        return Err(Refusal::NotNow);
    }
    if state.apart() == Some(tile) {
        state.win.tile = None;
    } else {
        let hand = &mut state.draft.seat_mut(seat).hand;
        let place = hand.iter().position(|&other| other == tile).ok_or(Refusal::Nothing)?;
        hand.remove(place);
    }
    show(state, seat);
    Ok(())
}
