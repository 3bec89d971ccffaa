//! Tiles: into the hand, out of it, and where the caret is.

use tenbo_engine::check::Inventory;
use tenbo_engine::deal::{By, Discard, SeatDraft};
use tenbo_engine::order::sort;
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::{BySeat, Kind, MeldKind, Seat, Tile, melded};

use super::{List, Pasted, Refusal, Step, discard as discards, meld, north_is_bonus, pen, table, win};
use crate::copies::{inventory, refusal};
use crate::pen::Last;
use crate::quick::MOST_INDICATORS;
use crate::state::{Ending, State, Target};

/// Puts tiles at the caret. Those that do not fit are left out, and the first refusal is returned; it is an error if it
/// is about the very first tile.
pub(super) fn put(state: &mut State, plan: &Plan, tiles: &[Tile]) -> Result<Option<Refusal>, Refusal> {
    let laid = match (state.target, tiles) {
        (Target::New(MeldKind::Chow) | Target::Chow(..), &[tile]) => Some(meld::chow(state, plan, tile)),
        (Target::Chow(..), _) => Some(meld::lay(state, plan, MeldKind::Chow, tiles)),
        (Target::New(kind), _) => Some(meld::lay(state, plan, kind, tiles)),
        (Target::Meld(place), _) => Some(meld::replace(state, plan, place, tiles)),
        _ => None,
    };
    if let Some(laid) = laid {
        return laid.map(|()| None);
    }
    let mut out = None;
    for (i, &tile) in tiles.iter().enumerate() {
        let lifted =
            if let (Target::Hand, Last::Lifted(place)) = (state.target, state.pen.last) { Some(place) } else { None };
        let entered = match lifted.filter(|_| !plan.rulebook().options.tiles.sets_aside(tile)) {
            Some(place) => pen::replace(state, plan, place, tile),
            None if state.pen.pairs && tiles.len() == 1 => pen::pair(state, plan, tile),
            None => one(state, plan, tile),
        };
        match entered {
            Err(refusal) if i == 0 => return Err(refusal),
            Err(refusal) => out = out.or(Some(refusal)),
            Ok(()) => {}
        }
    }
    // A tap on an indicator's place is for one tile only: further tiles go into the hand.
    if matches!(state.target, Target::Dora | Target::Ura) {
        aim(state, Target::Hand);
    }
    Ok(out)
}

pub(super) fn one(state: &mut State, plan: &Plan, tile: Tile) -> Result<(), Refusal> {
    let chosen = matches!(state.target, Target::Chosen(_)) && tile.kind().is_some();
    let elsewhere = chosen
        || state.target == Target::Discards && table::lies_elsewhere(state, state.seat, tile)
        || wins_with_next(state) && win::is_offered(state, state.seat, tile);
    if let Some(refusal) = refusal(&inventory(state, plan), tile).filter(|_| !elsewhere) {
        return Err(refusal);
    }
    if plan.rulebook().options.tiles.sets_aside(tile) {
        let bonus = &mut state.draft.seat_mut(state.seat).bonus;
        bonus.push(tile);
        sort(bonus);
        return Ok(());
    }
    match state.target {
        Target::Dora => indicator(&mut state.draft.dora, tile, &mut state.caret),
        Target::Ura => indicator(&mut state.draft.ura, tile, &mut state.caret),
        Target::Discards => discarded(state, tile),
        Target::Chosen(place) => discards::choose(state, place, tile),
        _ => in_hand(state, plan, tile),
    }
}

/// Whether the next tile that is entered completes the hand that is shown.
fn wins_with_next(state: &State) -> bool {
    state.target == Target::Hand && state.size(state.seat) == state.full && win::may_win(state, state.seat)
}

/// Why a key of the tile keyboard cannot be tapped now; `None` if it can.
#[must_use]
pub(super) fn why_not(state: &State, copies: &Inventory, tile: Tile) -> Option<Refusal> {
    refusal(copies, tile).filter(|_| !(wins_with_next(state) && win::is_offered(state, state.seat, tile)))
}

fn indicator(list: &mut Vec<Tile>, tile: Tile, caret: &mut usize) -> Result<(), Refusal> {
    if list.len() >= MOST_INDICATORS {
        return Err(Refusal::IndicatorsFull);
    }
    let place = (*caret).min(list.len());
    list.insert(place, tile);
    *caret = place + 1;
    Ok(())
}

/// The most tiles that a seat can discard, however many it claims.
pub const MOST_DISCARDS: usize = 40;

fn discarded(state: &mut State, tile: Tile) -> Result<(), Refusal> {
    let discards = &mut state.draft.seat_mut(state.seat).discards;
    if discards.len() >= MOST_DISCARDS {
        return Err(Refusal::DiscardsFull);
    }
    let place = state.caret.min(discards.len());
    discards.insert(place, Discard::of(tile));
    state.caret = place + 1;
    // At once, because the next tile's copies are counted with this one.
    table::claims(state);
    Ok(())
}

/// Sets a north aside: one of the hand, otherwise one that nobody has.
pub(super) fn north(state: &mut State, plan: &Plan) -> Result<(), Refusal> {
    if !north_is_bonus(plan) {
        return Err(Refusal::NoNorthBonus);
    }
    let (seat, north) = (state.seat, Tile::plain(Kind::NORTH));
    let place = state.entered(seat).hand.iter().position(|&tile| tile == north);
    match place {
        _ if state.apart() == Some(north) => state.win.tile = None,
        Some(place) => remove(state, place)?,
        None => {
            if let Some(refusal) = refusal(&inventory(state, plan), north) {
                return Err(refusal);
            }
        }
    }
    state.draft.seat_mut(seat).bonus.push(north);
    aim(state, Target::Hand);
    Ok(())
}

pub(super) fn in_hand(state: &mut State, plan: &Plan, tile: Tile) -> Result<(), Refusal> {
    let seat = state.seat;
    match state.size(seat) {
        size if size < state.full => {
            state.caret = insert(&mut state.draft.seat_mut(seat).hand, tile) + 1;
            state.pen.tapped(Last::Tile(tile));
            Ok(())
        }
        size if size > state.full => Err(Refusal::HandFull),
        _ if !win::may_win(state, seat) => Err(Refusal::OthersHaveAll),
        _ => {
            win::take(state, plan, seat, tile);
            state.caret = state.entered(seat).hand.len() + 1;
            state.pen.tapped(Last::Tile(tile));
            Ok(())
        }
    }
}

/// Inserts a tile in sorted order, after equal ones, and returns its index.
pub(super) fn insert(hand: &mut Vec<Tile>, tile: Tile) -> usize {
    let place = hand.partition_point(|&other| other <= tile);
    hand.insert(place, tile);
    place
}

/// A full hand has a winning tile, any other has none. Called after every edit.
pub(super) fn hold_winning_tile(state: &mut State) {
    let winner = state.winner;
    let size = state.entered(winner).size();
    let hand = &mut state.draft.seat_mut(winner).hand;
    match state.win.tile {
        Some(tile) if size < state.full => {
            let place = insert(hand, tile);
            state.win.tile = None;
            if state.target == Target::Hand && state.seat == winner {
                state.caret = state.caret.min(place);
            }
        }
        None if size == state.full + 1 && state.ending == Ending::Win => state.win.tile = hand.pop(),
        _ => {}
    }
    if state.draft.seat(winner) == Some(&SeatDraft::default()) {
        state.draft.seats[winner] = None;
    }
    clamp(state);
}

pub(super) fn clamp(state: &mut State) {
    if matches!(state.target, Target::Chosen(place) if place >= state.entered(state.seat).discards.len()) {
        state.target = Target::Hand;
        state.caret = usize::MAX;
    }
    if matches!(state.target, Target::Meld(place) if place >= state.entered(state.seat).melds.len()) {
        state.target = Target::Hand;
        state.caret = usize::MAX;
    }
    state.caret = state.caret.min(length(state));
}

/// How far the caret can go in its target.
fn length(state: &State) -> usize {
    match state.target {
        Target::Hand => state.entered(state.seat).hand.len() + usize::from(state.apart().is_some()),
        Target::New(_) => 0,
        Target::Chow(..) => 2,
        Target::Meld(place) => {
            state.entered(state.seat).melds.get(place).map_or(0, |meld| meld.tiles.len().saturating_sub(1))
        }
        Target::Dora => state.draft.dora.len(),
        Target::Ura => state.draft.ura.len(),
        Target::Discards => state.entered(state.seat).discards.len(),
        Target::Chosen(place) => discards::chosen_from(state, place),
    }
}

pub(super) fn remove(state: &mut State, place: usize) -> Result<(), Refusal> {
    let seat = state.seat;
    let apart = state.apart();
    let length = state.entered(seat).hand.len();
    if apart.is_some() && place == length {
        state.win.tile = None;
        state.caret = length;
    } else if place < length {
        state.draft.seat_mut(seat).hand.remove(place);
        if state.target == Target::Hand && state.caret > place {
            state.caret -= 1;
        }
    } else {
        return Err(Refusal::Nothing);
    }
    state.target = Target::Hand;
    Ok(())
}

pub(super) fn remove_from(state: &mut State, list: List, place: usize) -> Result<(), Refusal> {
    if let List::Chosen(at) = list {
        return discards::drop(state, at, place);
    }
    let seat = state.seat;
    let length = state.entered(seat).discards.len();
    if list == List::Discards {
        if place >= length {
            return Err(Refusal::Nothing);
        }
        state.draft.seat_mut(seat).discards.remove(place);
    } else {
        let tiles = match list {
            List::Dora => &mut state.draft.dora,
            List::Ura => &mut state.draft.ura,
            _ => &mut state.draft.seat_mut(seat).bonus,
        };
        if place >= tiles.len() {
            return Err(Refusal::Nothing);
        }
        tiles.remove(place);
    }
    let aimed = match list {
        List::Dora => state.target == Target::Dora,
        List::Ura => state.target == Target::Ura,
        List::Discards => {
            // The discards after it move up, and so does a target among them.
            match state.target {
                Target::Chosen(at) if at == place => state.target = Target::Discards,
                Target::Chosen(at) if at > place => state.target = Target::Chosen(at - 1),
                _ => {}
            }
            state.target == Target::Discards
        }
        List::Bonus | List::Chosen(_) => false,
    };
    if aimed && state.caret > place {
        state.caret -= 1;
    }
    clamp(state);
    Ok(())
}

pub(super) fn backspace(state: &mut State) -> Result<(), Refusal> {
    if let (Target::Hand, Last::Lifted(place)) = (state.target, state.pen.last) {
        return remove(state, place);
    }
    match (state.target, state.caret.checked_sub(1)) {
        (Target::New(_) | Target::Chow(..), _) => {
            aim(state, Target::Hand);
            Ok(())
        }
        (Target::Meld(place), _) => meld::remove(state, place),
        (Target::Hand, Some(place)) => remove(state, place),
        (Target::Dora, Some(place)) => remove_from(state, List::Dora, place),
        (Target::Ura, Some(place)) => remove_from(state, List::Ura, place),
        (Target::Discards, Some(place)) => remove_from(state, List::Discards, place),
        (Target::Chosen(at), Some(place)) => discards::drop(state, at, place),
        (Target::Chosen(_), None) => {
            aim(state, Target::Discards);
            Ok(())
        }
        // An empty target leads back to the hand, where the last thing entered may be a meld or a flower.
        (Target::Dora | Target::Ura | Target::Discards, None) => {
            aim(state, Target::Hand);
            Ok(())
        }
        (Target::Hand, None) => {
            // Pressed again and again it empties the hand, also from a place in the middle of it.
            if let Some(last) = length(state).checked_sub(1) {
                return remove(state, last);
            }
            let entered = state.entered(state.seat);
            match (entered.melds.len().checked_sub(1), entered.bonus.len().checked_sub(1)) {
                (Some(last), _) => meld::remove(state, last),
                (None, Some(last)) => remove_from(state, List::Bonus, last),
                (None, None) => Err(Refusal::Nothing),
            }
        }
    }
}

pub(super) fn delete(state: &mut State) -> Result<(), Refusal> {
    let place = state.caret;
    match state.target {
        Target::Hand => match state.pen.last {
            Last::Lifted(lifted) => remove(state, lifted),
            _ => remove(state, place),
        },
        Target::Meld(place) => meld::remove(state, place),
        Target::Dora => remove_from(state, List::Dora, place),
        Target::Ura => remove_from(state, List::Ura, place),
        Target::Discards => remove_from(state, List::Discards, place),
        Target::Chosen(at) => discards::drop(state, at, place),
        Target::New(_) | Target::Chow(..) => Err(Refusal::Nothing),
    }
}

pub(super) fn step(state: &mut State, step: Step) {
    state.caret = match step {
        Step::Left => state.caret.saturating_sub(1),
        Step::Right => state.caret.saturating_add(1),
        Step::Home => 0,
        Step::End => usize::MAX,
    };
    clamp(state);
    if let Target::Meld(place) = state.target {
        // In a meld the caret is the claimed tile.
        let _ = meld::claim(state, place, state.caret);
    }
}

/// Aims at a target, the caret behind its last tile. Aiming at a meld puts the caret on its claimed tile.
pub(super) fn aim(state: &mut State, target: Target) {
    state.target = target;
    if matches!(state.pen.last, Last::Lifted(_)) {
        state.pen.last = Last::Nothing;
    }
    state.caret = match target {
        Target::Meld(place) => {
            let melds = state.entered(state.seat).melds;
            let claimed =
                melds.get(place).and_then(|meld| meld.tiles.iter().position(|&tile| Some(tile) == meld.claimed));
            claimed.unwrap_or_default()
        }
        _ => usize::MAX,
    };
    clamp(state);
}

pub(super) fn show(state: &mut State, seat: Seat) {
    state.seat = seat;
    aim(state, Target::Hand);
}

pub(super) fn clear(state: &mut State) {
    for (_, entered) in state.draft.seats.iter_mut() {
        *entered = None;
    }
    state.draft.deposits = 0;
    state.draft.dora.clear();
    state.draft.ura.clear();
    state.draft.wall_left = None;
    state.draft.penalties.clear();
    state.draft.immediate.clear();
    state.earlier.clear();
    state.win.tile = None;
    state.pen.pairs = false;
    if state.win.by == By::RobbedKong {
        state.win.by = By::Discard;
    }
    state.also.clear();
    state.win.situation.clear();
    state.win.liable = BySeat::default();
    state.ending = Ending::Win;
    show(state, state.winner);
}

/// All tiles away, and how the winner wins as on a new page.
pub fn begin(state: &mut State) {
    clear(state);
    state.win.by = By::SelfDraw;
    state.win.from = state.before(state.winner);
}

/// A whole hand for the seat that is edited; with a winning tile it wins. Of a text without a winning mark the last tile
/// of a full hand is the winning one, and how it came is left as it was.
pub(super) fn paste(state: &mut State, plan: &Plan, pasted: Pasted) {
    let Pasted { tiles: mut hand, melds, bonus, win: marked, new } = pasted;
    if new {
        begin(state);
    }
    let seat = state.seat;
    let wins = win::may_win(state, seat);
    let whole = hand.len() + melded(&melds) == state.full + 1;
    let won = match marked {
        Some((tile, _)) if wins => Some(tile),
        Some((tile, _)) => {
            hand.push(tile);
            None
        }
        None if wins && whole => hand.pop(),
        None => None,
    };
    sort(&mut hand);
    let entered = state.draft.seat_mut(seat);
    (entered.hand, entered.melds, entered.bonus) = (hand, melds, bonus);
    sort(&mut entered.bonus);
    let before = if seat == state.winner { state.win.tile.take() } else { None };
    if won.is_some() && won != before && state.win.by == By::RobbedKong {
        table::by(state, plan, By::Discard);
    }
    match (won, marked) {
        (Some(tile), Some((_, mark))) => win::marked(state, plan, seat, tile, mark),
        (Some(tile), None) => win::take(state, plan, seat, tile),
        _ => {}
    }
    aim(state, Target::Hand);
}
