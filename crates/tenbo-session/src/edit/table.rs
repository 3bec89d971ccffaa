//! Everything beside the tiles: who wins and how, riichi, the rules.

use tenbo_engine::deal::{By, Riichi, SeatDraft, Situation};
use tenbo_engine::options::OptionKey;
use tenbo_engine::order::{sort, sort_by_key};
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::{Place, Problem, ProblemKey};
use tenbo_engine::tiles::{BySeat, Seat, Tile, Wind};

use super::Refusal;
use super::tile::{aim, insert, show};
use crate::rules::RulesChoice;
use crate::situations;
use crate::state::{Ending, State, Target};

/// Another seat wins, on the same tile if its hand has all other tiles.
pub(super) fn winner(state: &mut State, plan: &Plan, seat: Seat) {
    let old = state.winner;
    state.winner = seat;
    state.win.liable[seat] = state.win.liable[seat].or(state.win.liable[old]);
    state.also.retain(|&other| other != seat);
    if state.entered(seat).size() != state.full {
        state.win.tile = None;
    }
    if state.win.from == seat {
        state.win.from = old;
    }
    situations::drop_impossible(state, plan);
    show(state, seat);
}

/// Another seat wins on the same tile.
pub(super) fn also_wins(state: &mut State, plan: &Plan, seat: Seat, on: bool) -> Result<(), Refusal> {
    if !on {
        state.also.retain(|&other| other != seat);
        return Ok(());
    }
    if let Some(refusal) = why_not_also(state, plan, seat) {
        return Err(refusal);
    }
    if !state.also.contains(&seat) {
        state.also.push(seat);
        sort(&mut state.also);
    }
    Ok(())
}

/// Why a seat cannot win too. Even if only one may win, others may declare: the answer says who is first in turn.
pub(super) fn why_not_also(state: &State, plan: &Plan, seat: Seat) -> Option<Refusal> {
    let most = usize::from(plan.rulebook().options.payments.maximum_winners);
    let most = if most > 1 { most } else { 3 };
    match state.win.by {
        By::SelfDraw => Some(Refusal::WonAlone),
        _ if seat == state.win.from => Some(Refusal::DiscarderWins),
        _ if state.earlier_win(seat).is_some() => Some(Refusal::HasWon),
        _ if seat == state.winner => Some(Refusal::NotNow),
        _ if !state.also.contains(&seat) && state.also.len() + 1 >= most => Some(Refusal::WinnersFull),
        _ => None,
    }
}

/// Other winners win on a discard, and each only once. Somebody else is liable for each win.
pub(super) fn winners(state: &mut State) {
    let (winner, from, drawn) = (state.winner, state.win.from, state.win.by == By::SelfDraw);
    let three = state.draft.stated_players().are_three();
    state.also.retain(|&seat| !drawn && seat != winner && seat != from && !(three && seat == Seat::North));
    state.also.dedup();
    let wins = BySeat::from_fn(|seat| state.wins(seat));
    for (seat, liable) in state.win.liable.iter_mut() {
        *liable = liable.filter(|&liable| wins[seat] && liable != seat && !(three && liable == Seat::North));
    }
}

/// A discard was claimed if a meld says that it was this seat's: of several alike the one that was marked so before, else
/// the last.
pub(super) fn claims(state: &mut State) {
    let mut claims = claimed(state);
    let mut take = |claim: (Seat, Tile)| {
        let place = claims.iter().position(|&other| other == claim);
        place.map(|place| claims.swap_remove(place)).is_some()
    };
    for (seat, entered) in state.draft.seats.iter_mut() {
        let discards = entered.iter_mut().flat_map(|entered| &mut entered.discards);
        discards.filter(|discard| discard.claimed).for_each(|discard| discard.claimed = take((seat, discard.tile)));
    }
    for (from, tile) in claims {
        let discards = state.draft.seats[from].iter_mut().flat_map(|entered| &mut entered.discards);
        if let Some(discard) = discards.rev().find(|discard| discard.tile == tile && !discard.claimed) {
            discard.claimed = true;
        }
    }
}

/// Every claimed tile with the seat that discarded it.
fn claimed(state: &State) -> Vec<(Seat, Tile)> {
    let melds = state.draft.seats.iter().filter_map(|(_, entered)| entered.as_ref()).flat_map(|entered| &entered.melds);
    melds.filter_map(|meld| meld.from.zip(meld.claimed)).collect()
}

/// Whether this discard is shown elsewhere on the table: in a meld that claimed it, or as the winning tile.
pub(super) fn lies_elsewhere(state: &State, seat: Seat, tile: Tile) -> bool {
    let claims = claimed(state).into_iter().filter(|&claim| claim == (seat, tile)).count();
    let listed = state.entered(seat).discards.iter().filter(|discard| discard.claimed && discard.tile == tile).count();
    let won = state.win.by == By::Discard && state.win.from == seat && state.win.tile == Some(tile);
    claims > listed || won && !state.is_listed(tile)
}

/// Enters what a hand is worth, instead of its tiles.
pub(super) fn total(state: &mut State, seat: Seat, total: Option<u32>) -> Result<(), Refusal> {
    if total.is_some() && state.size(seat) > 0 {
        return Err(Refusal::HasTiles);
    }
    state.draft.seat_mut(seat).total = total.map(|total| i64::from(total.min(MOST_POINTS)));
    Ok(())
}

/// More than any hand of any rules is worth.
pub const MOST_POINTS: u32 = 9_999_999;

/// The winner takes another seat with everything that lies there; discarder and claims keep their places relative to
/// the player.
pub(super) fn sit(state: &mut State, plan: &Plan, seat: Seat) {
    let old = state.winner;
    if seat == old {
        return;
    }
    let mine = state.draft.seats[old].take().map(|entered| reseated(entered, seat.turns_after(old)));
    let theirs = state.draft.seats[seat].take().map(|entered| reseated(entered, old.turns_after(seat)));
    state.draft.seats[seat] = mine;
    state.draft.seats[old] = theirs;
    // With several winners, all other seats stay as they are.
    if state.also.is_empty() {
        state.win.from = state.win.from.after(seat.turns_after(old));
    } else if state.win.from == seat {
        state.win.from = old;
    }
    if state.draft.stated_players().are_three() && state.win.from == Seat::North {
        state.win.from = old;
    }
    state.win.liable = BySeat::default();
    for other in state.also.iter_mut().chain(state.draft.penalties.iter_mut().map(|penalty| &mut penalty.seat)) {
        if *other == seat {
            *other = old;
        } else if *other == old {
            *other = seat;
        }
    }
    let swapped = |other: Seat| match other {
        other if other == seat => old,
        other if other == old => seat,
        other => other,
    };
    for win in &mut state.earlier {
        (win.seat, win.from) = (swapped(win.seat), win.from.map(swapped));
    }
    for entry in &mut state.draft.immediate {
        (entry.seat, entry.from) = (swapped(entry.seat), entry.from.map(swapped));
    }
    sort(&mut state.also);
    sort_by_key(&mut state.draft.penalties, |penalty| (penalty.offense, penalty.cancelled, penalty.seat));
    state.winner = seat;
    situations::drop_impossible(state, plan);
    show(state, seat);
}

fn reseated(mut entered: SeatDraft, turns: u8) -> SeatDraft {
    for meld in &mut entered.melds {
        meld.from = meld.from.map(|from| from.after(turns));
    }
    entered
}

pub(super) fn by(state: &mut State, plan: &Plan, by: By) {
    state.win.by = by;
    situations::drop_impossible(state, plan);
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
    if is && !plan.rulebook().options.riichi.in_use {
        return Err(Refusal::NoRiichi);
    }
    if is && entered.is_open() {
        return Err(Refusal::OpenHand);
    }
    if riichi.is_open() && !plan.rulebook().options.riichi.open_riichi {
        let problem = Problem::new(ProblemKey::NoOpenRiichi, Place::default());
        return Err(Refusal::Impossible(Box::new(problem)));
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
        let others = [state.winner].into_iter().chain(state.also.iter().copied()).filter(|&other| other != seat);
        if state.wins(seat) && others.into_iter().all(|other| state.entered(other).riichi == Riichi::None) {
            state.draft.ura.clear();
            if state.target == Target::Ura {
                aim(state, Target::Hand);
            }
        }
    }
    situations::drop_impossible(state, plan);
    Ok(())
}

/// Takes back the stick of a riichi on whose tile somebody wins, or lays it down again. `lost` is whose it was before.
pub(super) fn agree_on_stick(lost: Option<Seat>, next: &mut State) {
    let deposits = next.draft.deposits;
    next.draft.deposits = match (lost, next.lost_riichi()) {
        (None, Some(_)) => deposits.saturating_sub(1),
        (Some(_), None) => deposits.saturating_add(1).min(99),
        _ => deposits,
    };
}

/// Won within a turn of riichi, or not. Riichi is declared with it.
pub(super) fn ippatsu(state: &mut State, plan: &Plan, seat: Seat, on: bool) -> Result<(), Refusal> {
    if on && state.entered(seat).riichi == Riichi::None {
        riichi(state, plan, seat, Riichi::Riichi)?;
    }
    state.draft.seat_mut(seat).ippatsu = on;
    Ok(())
}

/// In a drawn deal nobody has a winning tile.
pub(super) fn ending(state: &mut State, ending: Ending) {
    if ending != Ending::Win {
        state.win.tile = None;
    }
    state.ending = ending;
    aim(state, state.target);
}

/// Another rulebook. Tiles that it does not have stay where they are, and are marked there.
pub(super) fn rules(state: &mut State, id: &str) -> Result<(), Refusal> {
    state.rules = RulesChoice::of(id).ok_or(Refusal::NotAValue)?;
    players(state);
    Ok(())
}

/// Another setting of an option: a house rule. A rulebook of one's own stays as it is below it.
pub(super) fn option(state: &mut State, key: OptionKey, value: Option<i64>) -> Result<(), Refusal> {
    let set = state.rules.set(key, value);
    players(state);
    if set { Ok(()) } else { Err(Refusal::NotAValue) }
}

/// Resets one option, or all, to the rulebook.
pub(super) fn reset(state: &mut State, key: Option<OptionKey>) {
    match key {
        Some(key) => state.rules.reset(key),
        None => state.rules.overrides.clear(),
    }
    players(state);
}

/// Adapts the number of tiles and seats to the rules, and puts the caret where they have tiles. With three players,
/// what North was to do is passed to West, but not its tiles.
pub(super) fn players(state: &mut State) {
    let (players, full) = state.rules.table();
    (state.draft.players, state.full) = (Some(players), full);
    if matches!(state.target, Target::Dora | Target::Ura) && !state.rules.book().options.riichi.in_use {
        aim(state, Target::Hand);
    }
    if !state.draft.stated_players().are_three() {
        return;
    }
    if state.winner == Seat::North
        && let Some(won) = state.win.tile.take()
    {
        insert(&mut state.draft.seat_mut(Seat::North).hand, won);
    }
    for seat in [&mut state.win.from, &mut state.seat, &mut state.winner] {
        if *seat == Seat::North {
            *seat = Seat::West;
        }
    }
    if state.draft.prevailing == Wind::North {
        state.draft.prevailing = Wind::West;
    }
    if state.win.from == state.winner {
        state.win.from = state.before(state.winner);
    }
}
