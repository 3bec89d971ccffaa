//! Red fives: the last five becomes one.

use tenbo_engine::order::sort;
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::{Kind, MeldKind, Tile};

use super::Refusal;
use super::tile::insert;
use crate::copies::inventory;
use crate::pen::{Last, Shape};
use crate::state::State;

/// Where a five lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spot {
    Hand(usize),
    Apart,
    Meld(usize, usize),
}

/// The last five becomes a red one: that of what was entered last or is picked up, otherwise the one nearest before the
/// caret, and if the hand has none, one of a meld. A red one that was entered last becomes plain again.
pub(super) fn turn_red(state: &mut State, plan: &Plan) -> Result<(), Refusal> {
    if plan.rulebook().options.tiles.red_fives == 0 {
        return Err(Refusal::NoRedFives);
    }
    let copies = inventory(state, plan);
    let fives = |spots: Vec<Spot>| -> Vec<(Spot, Tile)> {
        let five = |spot: Spot| at(state, spot).filter(|&tile| is_five(tile)).map(|tile| (spot, tile));
        spots.into_iter().filter_map(five).collect()
    };
    let (last, all) = (fives(entered_last(state)), fives(everywhere(state)));
    let other = |tile: Tile| {
        let kind = tile.kind()?;
        if tile.is_red() { Some(Tile::plain(kind)) } else { kind.suit().map(Tile::red) }
    };
    let is_left = |&&(_, tile): &&(Spot, Tile)| other(tile).is_some_and(|other| copies.left(other) > 0);
    let plain = |fives: &[(Spot, Tile)]| fives.iter().filter(|(_, tile)| !tile.is_red()).find(is_left).copied();
    let again = || last.iter().filter(|(_, tile)| tile.is_red()).find(is_left).copied();
    let found = if last.is_empty() { plain(&all) } else { plain(&last).or_else(again) };
    let Some((spot, tile)) = found else {
        let one = last.first().or(all.iter().find(|(_, tile)| !tile.is_red())).and_then(|&(_, tile)| other(tile));
        return Err(one.map_or(Refusal::Nothing, Refusal::NoneLeft));
    };
    put(state, spot, tile, other(tile).ok_or(Refusal::Nothing)?);
    Ok(())
}

fn is_five(tile: Tile) -> bool {
    !tile.is_joker() && tile.kind().is_some_and(|kind| kind.suit().is_some() && kind.rank() == 5)
}

fn at(state: &State, spot: Spot) -> Option<Tile> {
    match spot {
        Spot::Apart => state.apart(),
        Spot::Hand(place) => state.draft.seat(state.seat)?.hand.get(place).copied(),
        Spot::Meld(meld, place) => state.draft.seat(state.seat)?.melds.get(meld)?.tiles.get(place).copied(),
    }
}

/// The places of the hand, the one before the caret first, and back from there.
fn of_hand(state: &State) -> Vec<Spot> {
    let length = state.draft.seat(state.seat).map_or(0, |entered| entered.hand.len());
    let caret = state.caret.min(length);
    let apart = state.apart().map(|_| Spot::Apart);
    let behind = state.caret > length;
    let hand = (0..caret).rev().chain((caret..length).rev()).map(Spot::Hand);
    let (first, last) = if behind { (apart, None) } else { (None, apart) };
    first.into_iter().chain(hand).chain(last).collect()
}

/// The places of a meld, those of the hand's own tiles first.
fn of_meld(state: &State, meld: usize) -> Vec<Spot> {
    let Some(laid) = state.draft.seat(state.seat).and_then(|entered| entered.melds.get(meld)) else {
        return Vec::new();
    };
    let claimed =
        laid.tiles.iter().position(|&tile| Some(tile) == laid.claimed && laid.kind != MeldKind::ConcealedKong);
    let own = (0..laid.tiles.len()).filter(|&place| Some(place) != claimed);
    own.chain(claimed).map(|place| Spot::Meld(meld, place)).collect()
}

/// The places of what was entered last.
fn entered_last(state: &State) -> Vec<Spot> {
    let alike = |kind: Option<Kind>| {
        let spots = of_hand(state).into_iter();
        spots.filter(|&spot| at(state, spot).and_then(Tile::kind) == kind).collect::<Vec<_>>()
    };
    match state.pen.last {
        Last::Nothing => Vec::new(),
        Last::Meld(meld) => of_meld(state, meld),
        Last::Lifted(place) => {
            let length = state.draft.seat(state.seat).map_or(0, |entered| entered.hand.len());
            vec![if place < length { Spot::Hand(place) } else { Spot::Apart }]
        }
        Last::Tile(tile) => {
            of_hand(state).into_iter().find(|&spot| at(state, spot) == Some(tile)).into_iter().collect()
        }
        Last::Group(tile, shape) => match shape {
            Shape::Low | Shape::Middle | Shape::High => {
                let kinds =
                    shape.start(tile).into_iter().flat_map(|start| (0..3).filter_map(move |step| start.higher(step)));
                kinds.filter(|&kind| is_five(Tile::plain(kind))).flat_map(|kind| alike(Some(kind))).collect()
            }
            Shape::Triplet | Shape::Kong | Shape::Pair => alike(tile.kind()),
        },
    }
}

fn everywhere(state: &State) -> Vec<Spot> {
    let melds = state.draft.seat(state.seat).map_or(0, |entered| entered.melds.len());
    of_hand(state).into_iter().chain((0..melds).rev().flat_map(|meld| of_meld(state, meld))).collect()
}

/// Puts a tile where another lay, and keeps what is known of that one.
fn put(state: &mut State, spot: Spot, old: Tile, new: Tile) {
    let seat = state.seat;
    let mut lifted = None;
    match spot {
        Spot::Apart => state.win.tile = Some(new),
        Spot::Hand(place) => {
            let hand = &mut state.draft.seat_mut(seat).hand;
            if place < hand.len() {
                hand.remove(place);
                lifted = Some(insert(hand, new));
            }
        }
        Spot::Meld(meld, place) => {
            let Some(laid) = state.draft.seat_mut(seat).melds.get_mut(meld) else { return };
            if let Some(slot) = laid.tiles.get_mut(place) {
                *slot = new;
            }
            sort(&mut laid.tiles);
            if laid.claimed.is_some_and(|claimed| !laid.tiles.contains(&claimed)) {
                laid.claimed = Some(new);
            }
        }
    }
    let is_gone =
        !state.draft.seat(seat).is_some_and(|entered| entered.hand.contains(&old)) && state.apart() != Some(old);
    match (state.pen.last, lifted) {
        (Last::Tile(tile), _) if tile == old => state.pen.last = Last::Tile(new),
        (Last::Group(tile, shape), _) if tile == old && is_gone => state.pen.last = Last::Group(new, shape),
        (Last::Lifted(_), Some(place)) => state.pen.last = Last::Lifted(place),
        _ => {}
    }
    if state.pen.before == Some(old) && is_gone {
        state.pen.before = Some(new);
    }
}
