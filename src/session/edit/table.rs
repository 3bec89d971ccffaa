//! Everything beside the tiles: who wins and how, riichi, the rules.

use super::Refusal;
use super::tile::{aim, show};
use crate::engine::draft::{By, Riichi, SeatDraft, Situation};
use crate::engine::order::sort;
use crate::engine::rulebook::option::OptionKey;
use crate::engine::rulebook::plan::Plan;
use crate::engine::seat::Seat;
use crate::session::rules::RulesChoice;
use crate::session::situations;
use crate::session::state::{Ending, State, Target};

/// Another seat wins, on the same tile if its hand is that far.
pub(super) fn winner(state: &mut State, plan: &Plan, seat: Seat) {
    let old = state.winner;
    state.winner = seat;
    if state.entered(seat).size() != 13 {
        state.win.tile = None;
    }
    if state.win.from == seat {
        state.win.from = old;
    }
    state.win.liable = state.win.liable.filter(|&liable| liable != seat);
    situations::settle(state, plan);
    show(state, seat);
}

/// The winner takes another seat with everything that lies there; discarder and claims keep their places relative to
/// the player.
pub(super) fn sit(state: &mut State, plan: &Plan, seat: Seat) {
    let old = state.winner;
    if seat == old {
        return;
    }
    let mine = state.draft.seats[old].take().map(|entered| turned(entered, seat.turns_after(old)));
    let theirs = state.draft.seats[seat].take().map(|entered| turned(entered, old.turns_after(seat)));
    state.draft.seats[seat] = mine;
    state.draft.seats[old] = theirs;
    state.win.from = state.win.from.after(seat.turns_after(old));
    if state.draft.three_players && state.win.from == Seat::North {
        state.win.from = old;
    }
    state.win.liable = None;
    state.winner = seat;
    situations::settle(state, plan);
    show(state, seat);
}

fn turned(mut entered: SeatDraft, turns: u8) -> SeatDraft {
    for meld in &mut entered.melds {
        meld.from = meld.from.map(|from| from.after(turns));
    }
    entered
}

pub(super) fn by(state: &mut State, plan: &Plan, by: By) {
    state.win.by = by;
    situations::settle(state, plan);
}

pub(super) fn situation(state: &mut State, plan: &Plan, situation: Situation, on: bool) -> Result<(), Refusal> {
    if !on {
        state.win.situation.retain(|&other| other != situation);
        return Ok(());
    }
    if let Some(problem) = situations::why_not(state, plan, situation) {
        return Err(Refusal::Impossible(Box::new(problem)));
    }
    if !state.win.situation.contains(&situation) {
        state.win.situation.push(situation);
        sort(&mut state.win.situation);
    }
    Ok(())
}

/// Declares riichi or takes it back, with the stick on the table.
pub(super) fn riichi(state: &mut State, plan: &Plan, seat: Seat, riichi: Riichi) -> Result<(), Refusal> {
    let entered = state.entered(seat);
    let (was, is) = (entered.riichi != Riichi::None, riichi != Riichi::None);
    if is && !plan.book.options.on(OptionKey::Riichi) {
        return Err(Refusal::NoRiichi);
    }
    if is && entered.is_open() {
        return Err(Refusal::OpenHand);
    }
    match (was, is) {
        (false, true) => state.draft.deposits = state.draft.deposits.saturating_add(1).min(99),
        (true, false) => state.draft.deposits = state.draft.deposits.saturating_sub(1),
        _ => {}
    }
    let entered = state.draft.seat_mut(seat);
    entered.riichi = riichi;
    if !is {
        entered.ippatsu = false;
        if seat == state.winner {
            state.draft.ura.clear();
            if state.target == Target::Ura {
                aim(state, Target::Hand);
            }
        }
    }
    situations::settle(state, plan);
    Ok(())
}

pub(super) fn ippatsu(state: &mut State, seat: Seat, on: bool) -> Result<(), Refusal> {
    if on && state.entered(seat).riichi == Riichi::None {
        return Err(Refusal::OnlyAfterRiichi);
    }
    state.draft.seat_mut(seat).ippatsu = on;
    Ok(())
}

/// At a draw nobody has a winning tile.
pub(super) fn ending(state: &mut State, ending: Ending) {
    if ending != Ending::Win {
        state.win.tile = None;
    }
    state.ending = ending;
    aim(state, state.target);
}

/// Another rulebook. What it does not have, riichi or indicators, is left on the table: the problems say so and undo
/// brings the old rules back.
pub(super) fn rules(state: &mut State, id: &str) -> Result<(), Refusal> {
    state.rules = RulesChoice::of(id).ok_or(Refusal::NotAValue)?;
    players(state);
    Ok(())
}

/// As many seats as the rules have; at a table of three North's part goes to West.
pub(super) fn players(state: &mut State) {
    state.draft.three_players = state.rules.for_three();
    if !state.draft.three_players {
        return;
    }
    for seat in [&mut state.win.from, &mut state.seat, &mut state.winner, &mut state.draft.prevailing] {
        if *seat == Seat::North {
            *seat = Seat::West;
        }
    }
    if state.win.from == state.winner {
        state.win.from = state.before(state.winner);
    }
}
