//! What the pen does: a tile becomes a group, a stroke is a run, a tile that is picked up makes room for another.

use tenbo_engine::check::Inventory;
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::{Kind, MeldKind, Tile};

use super::tile::{clamp, in_hand, insert, one};
use super::{Refusal, feed, meld, win};
use crate::copies::{inventory, refusal};
use crate::pen::{Group, Last, Made, Shape, Source, lifted, loose, turnable};
use crate::state::{Ending, State, Target};

/// The tile that was entered last becomes a group, beside which no other tile changes. The group that it has become is
/// claimed from the next seat instead.
pub(super) fn group(state: &mut State, plan: &Plan, group: Group) -> Result<(), Refusal> {
    if let Some(laid) = turnable(state) {
        let same = laid.claimed.and_then(|tile| group.made(tile, plan));
        if !matches!(same, Some(Made::Meld(kind, _)) if kind == laid.kind) {
            return Err(Refusal::NotNow);
        }
        turn(state);
        return Ok(());
    }
    let tile = loose(state).ok_or(Refusal::Nothing)?;
    let made = group.made(tile, plan).ok_or_else(|| Refusal::NoSuchMeld(kind_of(group.shape)))?;
    let mut next = state.clone();
    next.target = Target::Hand;
    take_out(&mut next, tile)?;
    match made {
        Made::InHand(others) => {
            conceal(&mut next, plan, &others, tile)?;
            next.pen.last = Last::Group(tile, group.shape);
        }
        Made::Meld(kind, tiles) => lay(&mut next, plan, kind, &tiles)?,
    }
    *state = next;
    Ok(())
}

/// What a group would be as a meld.
const fn kind_of(shape: Shape) -> MeldKind {
    match shape {
        Shape::Low | Shape::Middle | Shape::High => MeldKind::Chow,
        Shape::Triplet | Shape::Pair => MeldKind::Pung,
        Shape::Kong => MeldKind::Kong,
    }
}

/// Takes the loose tile out of the hand. Whose winning tile it is, that hand has no room for any group.
fn take_out(state: &mut State, tile: Tile) -> Result<(), Refusal> {
    let hand = &mut state.draft.seat_mut(state.seat).hand;
    let place = match state.pen.last {
        Last::Lifted(place) => Some(place).filter(|&place| place < hand.len()),
        _ => hand.iter().rposition(|&other| other == tile),
    };
    if state.win.tile.is_some() && state.seat == state.winner {
        return Err(Refusal::HandFull);
    }
    hand.remove(place.ok_or(Refusal::HandFull)?);
    Ok(())
}

/// Adds tiles of these kinds to the hand, and then the tapped one, which wins if it is the last.
fn conceal(state: &mut State, plan: &Plan, others: &[Kind], tapped: Tile) -> Result<(), Refusal> {
    room(state, others.len() + 1)?;
    let seat = state.seat;
    let mut copies = inventory(state, plan);
    copies.add(tapped);
    for &kind in others {
        let tile = copies.any(kind).ok_or_else(|| gone(&copies, kind))?;
        copies.add(tile);
        insert(&mut state.draft.seat_mut(seat).hand, tile);
    }
    in_hand(state, plan, tapped)
}

/// Whether the hand that is shown has room for so many tiles more.
fn room(state: &State, more: usize) -> Result<(), Refusal> {
    match (state.size(state.seat) + more).checked_sub(state.full) {
        None | Some(0) => Ok(()),
        Some(1) if win::may_win(state, state.seat) => Ok(()),
        Some(1) => Err(Refusal::OthersHaveAll),
        Some(_) => Err(Refusal::HandFull),
    }
}

/// Lays down a meld of tiles that do not lie in the hand. If it completes the hand, the tile that was tapped before it wins.
fn lay(state: &mut State, plan: &Plan, kind: MeldKind, tiles: &[Tile]) -> Result<(), Refusal> {
    let seat = state.seat;
    let before = state.entered(seat);
    room(state, kind.counted())?;
    let named = *tiles.first().ok_or(Refusal::Nothing)?;
    let discarder = feed::claimed(state, kind, named);
    let copies = inventory(state, plan);
    let mut kinds = tiles.iter().filter_map(|tile| tile.kind());
    let missing = kinds.find(|&kind| copies.any(kind).is_none()).map_or(named, Tile::plain);
    let laid = meld::lay(state, plan, kind, tiles);
    let touched = laid.is_ok() && state.entered(seat).hand != before.hand;
    match laid {
        Err(Refusal::NoneLeft(_)) => return Err(Refusal::NoneLeft(missing)),
        laid => laid?,
    }
    // Tiles of the hand stay in the hand.
    if touched {
        return Err(Refusal::NoneLeft(missing));
    }
    let from = state.pen.from.seat(state);
    if kind.is_claimed()
        && kind != MeldKind::Chow
        && discarder.is_none()
        && let Some(laid) = state.draft.seat_mut(seat).melds.last_mut()
    {
        laid.from = Some(from);
    }
    state.pen.last = Last::Meld(before.melds.len());
    win_before(state, plan);
    Ok(())
}

/// The concealed tile that was tapped last wins, in a hand that a meld has completed.
fn win_before(state: &mut State, plan: &Plan) {
    let seat = state.seat;
    let waits = state.size(seat) > state.full && state.ending == Ending::Win && win::may_win(state, seat);
    let Some(tile) = state.pen.before.filter(|_| waits && state.win.tile.is_none()) else { return };
    let hand = &mut state.draft.seat_mut(seat).hand;
    if let Some(place) = hand.iter().rposition(|&other| other == tile) {
        hand.remove(place);
        win::take(state, plan, seat, tile);
    }
}

/// Three tiles in a stroke: a run in the hand. The one that came last was tapped last.
pub(super) fn run(state: &mut State, plan: &Plan, run: [Tile; 3]) -> Result<(), Refusal> {
    let [first, second, tapped] = run;
    let shape = Shape::of_run(&run, tapped).ok_or(Refusal::NoSuchMeld(MeldKind::Chow))?;
    let others: Vec<Kind> = [first, second].iter().filter_map(|tile| tile.kind()).collect();
    stroke(state, plan, &others, tapped, shape)
}

/// Three alike in the hand.
pub(super) fn triplet(state: &mut State, plan: &Plan, tile: Tile) -> Result<(), Refusal> {
    let kind = tile.kind().filter(|_| !tile.is_joker()).ok_or(Refusal::NoSuchMeld(MeldKind::Pung))?;
    stroke(state, plan, &[kind, kind], tile, Shape::Triplet)
}

/// Enters a tile twice; once if it is a flower or a joker, if it goes elsewhere, or if the hand has room for one only.
pub(super) fn pair(state: &mut State, plan: &Plan, tile: Tile) -> Result<(), Refusal> {
    let kind = tile.kind().filter(|_| !tile.is_joker() && state.target == Target::Hand && room(state, 2).is_ok());
    let Some(kind) = kind else { return one(state, plan, tile) };
    stroke(state, plan, &[kind], tile, Shape::Pair)?;
    state.pen.pairs = state.size(state.seat) <= state.full;
    Ok(())
}

fn stroke(state: &mut State, plan: &Plan, others: &[Kind], tapped: Tile, shape: Shape) -> Result<(), Refusal> {
    if state.target != Target::Hand {
        return Err(Refusal::NotNow);
    }
    let copies = inventory(state, plan);
    let tapped = tapped.kind().and_then(|kind| if copies.left(tapped) > 0 { Some(tapped) } else { copies.any(kind) });
    let tapped = tapped.ok_or_else(|| others.first().map_or(Refusal::Nothing, |&kind| gone(&copies, kind)))?;
    conceal(state, plan, others, tapped)?;
    state.pen.last = Last::Group(tapped, shape);
    Ok(())
}

/// Why no tile of a kind is left.
fn gone(copies: &Inventory, kind: Kind) -> Refusal {
    refusal(copies, Tile::plain(kind)).unwrap_or(Refusal::NoneLeft(Tile::plain(kind)))
}

/// The pungs and kongs that follow, and the one that was entered last, are claimed from the next seat.
pub(super) fn turn(state: &mut State) {
    let laid = turnable(state).and_then(|meld| meld.from).and_then(|from| Source::of(state, from));
    state.pen.from = laid.unwrap_or(state.pen.from).next(state.draft.stated_players().are_three());
    let from = state.pen.from.seat(state);
    if let (true, Last::Meld(place)) = (laid.is_some(), state.pen.last)
        && let Some(meld) = state.draft.seat_mut(state.seat).melds.get_mut(place)
    {
        meld.from = Some(from);
    }
}

/// Picks a tile of the hand up, or puts it down again.
pub(super) fn select(state: &mut State, place: usize) -> Result<(), Refusal> {
    if lifted(state, place).is_none() {
        return Err(Refusal::Nothing);
    }
    state.target = Target::Hand;
    let again = state.pen.last == Last::Lifted(place);
    state.pen.last = if again { Last::Nothing } else { Last::Lifted(place) };
    clamp(state);
    Ok(())
}

/// Another tile in place of the one that is picked up.
pub(super) fn replace(state: &mut State, plan: &Plan, place: usize, tile: Tile) -> Result<(), Refusal> {
    let seat = state.seat;
    let mut next = state.clone();
    let hand = &mut next.draft.seat_mut(seat).hand;
    let of_hand = place < hand.len();
    if of_hand {
        hand.remove(place);
    } else {
        next.win.tile = None;
    }
    let offered = !of_hand && win::is_offered(&next, seat, tile);
    if let Some(refusal) = refusal(&inventory(&next, plan), tile).filter(|_| !offered) {
        return Err(refusal);
    }
    if of_hand {
        next.caret = insert(&mut next.draft.seat_mut(seat).hand, tile) + 1;
    } else {
        in_hand(&mut next, plan, tile)?;
    }
    next.pen.last = Last::Tile(tile);
    *state = next;
    Ok(())
}

/// A tile of a full hand becomes the winning one; the former one takes its place in the hand.
pub(super) fn winning(state: &mut State, place: usize) -> Result<(), Refusal> {
    let apart = state.apart().ok_or(Refusal::NotNow)?;
    let hand = &mut state.draft.seat_mut(state.seat).hand;
    if place > hand.len() {
        return Err(Refusal::Nothing);
    }
    if place < hand.len() {
        let chosen = hand.remove(place);
        insert(hand, apart);
        state.win.tile = Some(chosen);
    }
    state.caret = hand_length(state) + 1;
    state.target = Target::Hand;
    state.pen.last = Last::Nothing;
    Ok(())
}

fn hand_length(state: &State) -> usize {
    state.draft.seat(state.seat).map_or(0, |entered| entered.hand.len())
}
