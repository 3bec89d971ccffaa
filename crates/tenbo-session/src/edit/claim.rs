//! Who can take a tile that was just discarded, and what for. A hand of which not all tiles are entered can have any tile
//! that is not seen elsewhere.

use tenbo_engine::check::{check, is_barred, is_dead};
use tenbo_engine::deal::{By, End};
use tenbo_engine::order::sort_by_key;
use tenbo_engine::plan::Plan;
use tenbo_engine::settle::answer;
use tenbo_engine::tiles::{Kind, MeldKind, Seat, Tile};

use super::{feed, meld, table, tidy, tile, win};
use crate::state::{Ending, State};

/// What a discard can be taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The win.
    Win,
    /// A kong.
    Kong,
    /// A pung.
    Pung,
    /// A group of four to six.
    Group(MeldKind),
    /// The chow that starts here.
    Chow(Kind),
}

impl Claim {
    /// The tiles that a chow takes from the hand; none of anything else, whose tiles are like the discard.
    #[must_use]
    pub fn own_tiles(self, discard: Tile) -> Vec<Tile> {
        let Claim::Chow(start) = self else { return Vec::new() };
        let kinds = (0..3).filter_map(|step| start.higher(step)).filter(|&kind: &Kind| Some(kind) != discard.kind());
        kinds.map(Tile::plain).collect()
    }
}

/// Everything that the last discard of a seat can be taken for, and by whom, in the order in which one goes before another: a
/// win, a set, a chow; of the same claims that of who plays next. Nothing if it lies there no more, or if the deal is over.
#[must_use]
pub fn claims(state: &State, plan: &Plan, from: Seat) -> Vec<(Seat, Claim)> {
    let Some(discard) = feed::last(state, from) else { return Vec::new() };
    let mut seats: Vec<Seat> = state.draft.stated_players().seats().filter(|&seat| seat != from).collect();
    sort_by_key(&mut seats, |seat| seat.turns_after(from));
    let chows = meld::starts(discard).map(Claim::Chow);
    let groups =
        MeldKind::GROUPS.into_iter().filter(|_| plan.rulebook().options.tiles.exposed_groups).map(Claim::Group);
    let all = [Claim::Win, Claim::Pung, Claim::Kong].into_iter().chain(groups).chain(chows);
    let each = all.flat_map(|claim| seats.iter().map(move |&seat| (seat, claim)));
    each.filter(|&(seat, claim)| claimed(state, plan, from, seat, claim).is_some()).collect()
}

/// The state once a seat has taken the last discard of another, which shows that seat; `None` if it cannot.
#[must_use]
pub fn claimed(state: &State, plan: &Plan, from: Seat, seat: Seat, claim: Claim) -> Option<State> {
    let discard = feed::last(state, from).filter(|tile| seat != from && !tile.is_joker())?;
    let next = match claim {
        Claim::Win => won(state, plan, from, seat, discard)?,
        Claim::Kong => melded(state, plan, from, seat, MeldKind::Kong, &[discard])?,
        Claim::Pung => melded(state, plan, from, seat, MeldKind::Pung, &[discard])?,
        Claim::Group(kind) => melded(state, plan, from, seat, kind, &[discard])?,
        Claim::Chow(start) => {
            if state.before(seat) != from {
                return None;
            }
            melded(state, plan, from, seat, MeldKind::Chow, &meld::chow_with(discard, start, &[]))?
        }
    };
    (next != *state).then_some(next)
}

/// With a meld of the discard, while the deal goes on.
fn melded(state: &State, plan: &Plan, from: Seat, seat: Seat, kind: MeldKind, tiles: &[Tile]) -> Option<State> {
    let before = state.deal(plan);
    if before.end != End::Open || is_dead(&state.draft, plan, seat) {
        return None;
    }
    let mut next = state.clone();
    next.seat = seat;
    meld::take(&mut next, plan, kind, tiles, from).ok()?;
    tidy(&mut next);
    // What is wrong on the table already is no fault of the claim.
    (check(&next.deal(plan), plan).is_ok() || check(&before, plan).is_err()).then_some(next)
}

/// With a win on the discard, beside who has won on it already. Of a hand that is not known whole only how it wins is
/// entered.
fn won(state: &State, plan: &Plan, from: Seat, seat: Seat, discard: Tile) -> Option<State> {
    if state.ending != Ending::Win || is_barred(&state.draft, plan, seat) {
        return None;
    }
    let whole = state.size(seat) == state.full;
    let mut next = state.clone();
    if state.deal(plan).end == End::Open {
        if state.size(seat) > state.full {
            return None;
        }
        if seat != state.winner {
            win::succeed(&mut next, plan, seat);
        }
        next.win.from = from;
        table::by(&mut next, plan, By::Discard);
        next.win.tile = whole.then_some(discard);
    } else {
        let same = state.win.by == By::Discard && state.win.from == from && state.win.tile == Some(discard);
        if !same || !whole || state.wins(seat) {
            return None;
        }
        table::also_wins(&mut next, plan, seat, true).ok()?;
    }
    tile::show(&mut next, seat);
    tidy(&mut next);
    if !whole {
        return Some(next);
    }
    let answer = answer(&next.deal(plan), plan).ok()?;
    answer.wins.iter().any(|win| win.seat == seat && win.is_legal()).then_some(next)
}
