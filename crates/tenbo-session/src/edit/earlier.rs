//! Play that goes on after a win: the wins before the one that is entered.

use tenbo_engine::check::completes;
use tenbo_engine::deal::{By, End, WinDraft};
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::{BySeat, Seat};

use super::tile::show;
use super::{Refusal, table};
use crate::situations;
use crate::state::{Ending, State, WinEntry};

/// Whether play can go on after the win that is entered: by the rules, with a whole hand or a total, and with more than
/// one seat left.
#[must_use]
pub fn can_play_on(state: &State, plan: &Plan) -> bool {
    let left = state.discarders().filter(|seat| !state.also.contains(seat)).count();
    let draft = state.deal(plan);
    let entered = draft.wins().iter().filter(|win| state.earlier_win(win.seat).is_none());
    let mut entered = entered.filter(|win| win.tile.is_none() || completes(&draft, plan, win));
    plan.rulebook().options.payments.play_on && state.ending == Ending::Win && left > 1 && entered.next().is_some()
}

/// Keeps the win that is entered, with those on the same tile, and lets the next seat in turn win.
pub(super) fn play_on(state: &mut State, plan: &Plan) -> Result<(), Refusal> {
    if !can_play_on(state, plan) {
        return Err(Refusal::NotNow);
    }
    let won = state.deal(plan);
    state.earlier = won.wins().to_vec();
    let fresh = State::default().win;
    state.win = WinEntry { by: By::SelfDraw, ..fresh };
    state.also.clear();
    let next = (1..4).map(|turns| state.winner.after(turns)).find(|&seat| may_win(state, seat));
    let winner = next.ok_or(Refusal::NotNow)?;
    state.winner = winner;
    state.win.from = state.discarders().next().ok_or(Refusal::NotNow)?;
    situations::drop_impossible(state, plan);
    show(state, winner);
    Ok(())
}

fn may_win(state: &State, seat: Seat) -> bool {
    state.draft.stated_players().seats().any(|player| player == seat) && state.earlier_win(seat).is_none()
}

/// Takes the last of the wins before, with those on the same tile, as the win that is entered. The one that was entered
/// until now goes with its tile.
pub(super) fn take_back(state: &mut State, plan: &Plan) -> Result<(), Refusal> {
    let last = state.earlier.pop().ok_or(Refusal::Nothing)?;
    let mut together = vec![last.clone()];
    while let Some(before) = state.earlier.pop_if(|before| before.is_with(&last)) {
        together.insert(0, before);
    }
    take(state, &together);
    situations::drop_impossible(state, plan);
    show(state, state.winner);
    Ok(())
}

/// Takes wins on one tile as the win that is entered.
fn take(state: &mut State, together: &[WinDraft]) {
    let Some(first) = together.first() else { return };
    state.winner = first.seat;
    state.also = together.iter().skip(1).map(|win| win.seat).collect();
    let (tile, by, situation) = (first.tile, first.by, first.situation.clone());
    let from = first.from.unwrap_or_else(|| state.before(first.seat));
    let mut liable = BySeat::default();
    together.iter().for_each(|win| liable[win.seat] = win.liable);
    state.win = WinEntry { tile, by, from, situation, liable };
    table::winners(state);
}

/// Divides the wins of a deal into those before and those at its last moment, which become the win that is entered.
pub fn take_wins(state: &mut State, end: &End) {
    let End::Win { wins } = end else { return };
    let Some(last) = wins.last() else { return };
    let at = wins.iter().rposition(|win| !win.is_with(last) && win != last).map_or(0, |place| place + 1);
    let (before, together) = wins.split_at(at);
    state.earlier = before.to_vec();
    take(state, together);
}

/// What follows from the wins before: nobody who has won wins again or lets go of the winning tile.
pub(super) fn agree(state: &mut State) {
    let three = state.draft.stated_players().are_three();
    state.earlier.retain(|win| !(three && (win.seat == Seat::North || win.from == Some(Seat::North))));
    if state.earlier.is_empty() {
        return;
    }
    let out: Vec<Seat> = state.earlier.iter().map(|win| win.seat).collect();
    state.also.retain(|seat| !out.contains(seat));
    if out.contains(&state.winner)
        && let Some(next) = state.draft.stated_players().seats().find(|seat| !out.contains(seat))
    {
        state.winner = next;
        state.win.tile = None;
    }
    let from = state.discarders().next();
    if out.contains(&state.win.from) || state.win.from == state.winner {
        state.win.from = from.unwrap_or(state.win.from);
    }
}
