//! Melds: laying them down, changing them in place, taking them back.

use tenbo_engine::check::Inventory;
use tenbo_engine::deal::{Riichi, SeatDraft};
use tenbo_engine::options::OptionKey;
use tenbo_engine::order::sort;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::{Place, Problem, ProblemKey};
use tenbo_engine::tiles::{Counts, Kind, Meld, MeldKind, Seat, Tile};

use super::tile::{aim, insert};
use super::{MeldChange, Refusal, feed, table};
use crate::copies::inventory;
use crate::state::{State, Target};

/// Lays down a new meld, after which tiles go into the hand again. One tile names it: a pung, kong or group of this tile,
/// or the chow that starts with it (7-8-9 if none can). The named tile is the claimed one.
pub(super) fn lay(state: &mut State, plan: &Plan, kind: MeldKind, tiles: &[Tile]) -> Result<(), Refusal> {
    put_down(state, plan, kind, tiles, None)
}

/// The same with a tile that a seat has just discarded: the other tiles are those of the hand, as far as it has them. Who
/// claims has a tile to discard then, unless it draws one for a kong first.
pub(super) fn take(state: &mut State, plan: &Plan, kind: MeldKind, tiles: &[Tile], from: Seat) -> Result<(), Refusal> {
    put_down(state, plan, kind, tiles, Some(from))
}

fn put_down(
    state: &mut State,
    plan: &Plan,
    kind: MeldKind,
    tiles: &[Tile],
    discarder: Option<Seat>,
) -> Result<(), Refusal> {
    let seat = state.seat;
    let entered = state.entered(seat);
    if entered.melds.len() >= state.full / 3 {
        return Err(Refusal::MeldsFull);
    }
    if kind == MeldKind::Chow && !plan.rulebook().options.tiles.makes(kind, state.draft.stated_players().are_three()) {
        return Err(Refusal::NoChowForThree);
    }
    if kind.is_claimed() && is_bound(plan, &entered) {
        return Err(Refusal::RiichiIsClosed);
    }
    in_use(plan, kind)?;
    if tiles.iter().any(|&tile| plan.rulebook().options.tiles.sets_aside(tile)) {
        return Err(Refusal::NoSuchMeld(kind));
    }
    let (kinds, named) = shape(kind, tiles)?;
    let more = if discarder.is_some() { kind != MeldKind::Kong } else { seat == state.winner };
    let most = state.full + usize::from(more);
    let fits = discarder.is_none() && state.size(seat) + kind.counted() <= most;
    let from = if kind.is_claimed() { discarder.or_else(|| feed::claimed(state, kind, named)) } else { None };
    // What is claimed lies in the meld, not among the discards.
    let copies = match from {
        Some(from) => inventory(&feed::without(state, from, named), plan),
        None => inventory(state, plan),
    };
    let fresh = if fits { gather(&kinds, tiles, copies.clone(), &mut Vec::new()) } else { None };
    let tiles = match fresh {
        Some(tiles) => tiles,
        None => from_hand(state, &kinds, tiles, copies)?,
    };
    if state.size(seat) + kind.counted() > most {
        return Err(Refusal::HandFull);
    }
    let mut meld = Meld::new(kind, tiles).ok_or(Refusal::NoSuchMeld(kind))?;
    meld.from = from;
    name_source(state, &mut meld, Some(named));
    state.draft.seat_mut(seat).melds.push(meld);
    aim(state, Target::Hand);
    Ok(())
}

/// Whether the seat has declared riichi, so that its hand must stay closed.
fn is_bound(plan: &Plan, entered: &SeatDraft) -> bool {
    plan.rulebook().options.riichi.in_use && entered.riichi != Riichi::None
}

/// Refuses groups of four to six where the rulebook has none.
pub(super) fn in_use(plan: &Plan, kind: MeldKind) -> Result<(), Refusal> {
    if !kind.is_group() || plan.rulebook().options.tiles.exposed_groups {
        return Ok(());
    }
    let problem = Problem::new(ProblemKey::NoExposedGroups, Place::default());
    Err(Refusal::Impossible(Box::new(problem.named(OptionKey::ExposedGroups.as_str()))))
}

/// Lays down the chow with a claimed tile, or asks which one if there are several: one of its other tiles says it, or both of
/// them in any order. A tile that is in none of them is another claimed one.
pub(super) fn chow(state: &mut State, plan: &Plan, tile: Tile) -> Result<(), Refusal> {
    let (claimed, told) = match state.target {
        Target::Chow(claimed, second) => {
            let told: Vec<Tile> = second.into_iter().chain([tile]).collect();
            match chows(state, plan, claimed, &told).as_slice() {
                [] => (tile, Vec::new()),
                _ => (claimed, told),
            }
        }
        _ => (tile, Vec::new()),
    };
    match chows(state, plan, claimed, &told).as_slice() {
        // The refusal is that of the usual chow.
        [] => lay(state, plan, MeldKind::Chow, &[claimed]),
        [start] => lay(state, plan, MeldKind::Chow, &chow_with(claimed, *start, &told)),
        _ => {
            state.target = Target::Chow(claimed, told.first().copied());
            state.caret = 0;
            Ok(())
        }
    }
}

/// The first tiles of the chows that can be laid down with a claimed tile and these others.
pub(super) fn chows(state: &State, plan: &Plan, claimed: Tile, told: &[Tile]) -> Vec<Kind> {
    let fits = |start: Kind| {
        let tiles = chow_with(claimed, start, told);
        let named = told.iter().all(|tile| tiles.get(1..).is_some_and(|others| others.contains(tile)));
        named && lay(&mut state.clone(), plan, MeldKind::Chow, &tiles).is_ok()
    };
    starts(claimed).filter(|&start| fits(start)).collect()
}

/// The first tiles of the chows that a tile is in; none of an honor.
pub(super) fn starts(tile: Tile) -> impl Iterator<Item = Kind> {
    let place = tile.kind().and_then(|kind| Some((kind.suit()?, kind.rank())));
    place.into_iter().flat_map(|(suit, rank)| {
        (rank.saturating_sub(2).max(1)..=rank.min(7)).filter_map(move |start| Kind::suited(suit, start))
    })
}

/// Lays down the chow that was asked for.
pub(super) fn chosen(state: &mut State, plan: &Plan, start: Kind) -> Result<(), Refusal> {
    let Target::Chow(claimed, told) = state.target else { return Err(Refusal::NotNow) };
    let told: Vec<Tile> = told.into_iter().collect();
    lay(state, plan, MeldKind::Chow, &chow_with(claimed, start, &told))
}

/// The tiles of the chow that starts here, the claimed one first. Those that are told are in it as they are.
pub(super) fn chow_with(claimed: Tile, start: Kind, told: &[Tile]) -> Vec<Tile> {
    let kinds = (0..3).filter_map(|step| start.higher(step));
    let tile = |kind: Kind| told.iter().copied().find(|tile| tile.kind() == Some(kind)).unwrap_or(Tile::plain(kind));
    let others = kinds.filter(|&kind| Some(kind) != claimed.kind()).map(tile);
    [claimed].into_iter().chain(others).collect()
}

/// The kinds of a meld and its named tile.
fn shape(kind: MeldKind, tiles: &[Tile]) -> Result<(Vec<Kind>, Tile), Refusal> {
    let refuse = || Refusal::NoSuchMeld(kind);
    let named = *tiles.first().ok_or_else(refuse)?;
    let first = named.kind_in_hand().ok_or_else(refuse)?;
    if tiles.len() > 1 {
        let given = Meld::new(kind, tiles.iter().copied());
        if tiles.len() != kind.size() || given.and_then(|meld| meld.set()).is_none() {
            return Err(refuse());
        }
        return Ok((tiles.iter().filter_map(|tile| tile.kind_in_hand()).collect(), named));
    }
    if kind != MeldKind::Chow {
        return Ok((vec![first; kind.size()], named));
    }
    let suit = first.suit().ok_or_else(refuse)?;
    let start = Kind::suited(suit, first.rank().min(7)).ok_or_else(refuse)?;
    Ok(([0, 1, 2].into_iter().filter_map(|step| start.higher(step)).collect(), named))
}

/// A tile for each kind: named tiles first, then tiles from `own`, then any that are left, plain ones before red ones
/// and jokers last.
fn gather(kinds: &[Kind], named: &[Tile], mut copies: Inventory, own: &mut Vec<Tile>) -> Option<Vec<Tile>> {
    let mut named: Vec<Tile> = named.to_vec();
    let alike = kinds.iter().all(|kind| kinds.first() == Some(kind));
    let mut out = Vec::with_capacity(kinds.len());
    let mut rest: Vec<Kind> = Vec::new();
    for &kind in kinds {
        match named.iter().position(|tile| tile.kind_in_hand() == Some(kind) && copies.left(*tile) > 0) {
            Some(place) => {
                let tile = named.remove(place);
                copies.add(tile);
                out.push(tile);
            }
            None => rest.push(kind),
        }
    }
    for kind in rest {
        let tile = match own.iter().position(|tile| tile.kind_in_hand() == Some(kind)) {
            Some(place) => own.remove(place),
            None => {
                let tile = copies.any_for_meld(kind, alike)?;
                copies.add(tile);
                tile
            }
        };
        out.push(tile);
    }
    sort(&mut out);
    Some(out)
}

/// The same, but uses tiles of the hand first.
fn from_hand(state: &mut State, kinds: &[Kind], named: &[Tile], copies: Inventory) -> Result<Vec<Tile>, Refusal> {
    let seat = state.seat;
    let mut own: Vec<Tile> = state.entered(seat).hand;
    let apart = state.apart().filter(|tile| tile.kind().is_some_and(|kind| kinds.contains(&kind)));
    own.extend(apart);
    // The claimed tile is named first; it comes from elsewhere if one is left there.
    let claimed: Vec<Tile> = named.iter().copied().take(1).collect();
    let missing = || named.first().map_or(Refusal::Nothing, |&tile| Refusal::NoneLeft(tile));
    let tiles = gather(kinds, &claimed, copies, &mut own).ok_or_else(missing)?;
    if apart.is_some() {
        state.win.tile = None;
    }
    if let Some(place) = apart.and_then(|tile| own.iter().rposition(|&other| other == tile)) {
        state.win.tile = Some(own.remove(place));
    }
    sort(&mut own);
    state.draft.seat_mut(seat).hand = own;
    Ok(tiles)
}

/// From the seat that let go of the claimed tile, otherwise from the seat before; a concealed kong has no source.
fn name_source(state: &State, meld: &mut Meld, named: Option<Tile>) {
    if meld.kind == MeldKind::ConcealedKong {
        meld.claimed = None;
        meld.from = None;
        return;
    }
    if !meld.claimed.is_some_and(|tile| meld.tiles.contains(&tile)) {
        let known = named.filter(|tile| meld.tiles.contains(tile));
        meld.claimed = known.or(meld.tiles.first().copied());
    }
    if meld.from.is_none() || meld.kind == MeldKind::Chow {
        let discarder = meld.claimed.and_then(|tile| feed::claimed(state, meld.kind, tile));
        meld.from = discarder.or(Some(state.before(state.seat)));
    }
}

/// Other tiles for a meld, its kind and source as they were.
pub(super) fn replace(state: &mut State, plan: &Plan, place: usize, tiles: &[Tile]) -> Result<(), Refusal> {
    let seat = state.seat;
    let mut trial = state.clone();
    let melds = &mut trial.draft.seat_mut(seat).melds;
    if place >= melds.len() {
        return Err(Refusal::Nothing);
    }
    let old = melds.remove(place);
    // The claimed tile lies among the discards again.
    table::claims(&mut trial);
    let discarder = tiles.first().and_then(|&claimed| feed::claimed(&trial, old.kind, claimed));
    lay(&mut trial, plan, old.kind, tiles)?;
    let melds = &mut trial.draft.seat_mut(seat).melds;
    if let Some(mut meld) = melds.pop() {
        if discarder.is_none() && old.from.is_some() {
            meld.from = old.from;
        }
        meld.order = old.order;
        melds.insert(place.min(melds.len()), meld);
    }
    *state = trial;
    aim(state, Target::Meld(place));
    Ok(())
}

pub(super) fn change(state: &mut State, plan: &Plan, place: usize, change: MeldChange) -> Result<(), Refusal> {
    let entered = state.entered(state.seat);
    let Some(meld) = entered.melds.get(place) else { return Err(Refusal::Nothing) };
    match change {
        MeldChange::Convert(kind) => convert(state, plan, place, meld, kind),
        MeldChange::From(from) => {
            let before = state.before(state.seat);
            if meld.kind == MeldKind::Chow && from != before {
                return Err(Refusal::ChowFrom(before));
            }
            if meld.kind == MeldKind::ConcealedKong || from == state.seat {
                return Err(Refusal::NotNow);
            }
            set(state, place, Meld { from: Some(from), ..meld.clone() });
            Ok(())
        }
        MeldChange::AfterWins(_) | MeldChange::Unpaid if !meld.kind.is_kong() => Err(Refusal::NotNow),
        MeldChange::AfterWins(after_wins) => {
            set(state, place, Meld { after_wins, unpaid: false, ..meld.clone() });
            Ok(())
        }
        MeldChange::Unpaid => {
            set(state, place, Meld { after_wins: 0, unpaid: true, ..meld.clone() });
            Ok(())
        }
        MeldChange::Claimed(tile) => claim(state, place, tile),
        MeldChange::Remove => remove(state, place),
        MeldChange::TakeBack => take_back(state, place),
    }
}

fn set(state: &mut State, place: usize, meld: Meld) {
    let seat = state.seat;
    if let Some(slot) = state.draft.seat_mut(seat).melds.get_mut(place) {
        *slot = meld;
    }
}

/// Makes a tile of a meld the claimed one.
pub(super) fn claim(state: &mut State, place: usize, tile: usize) -> Result<(), Refusal> {
    let meld = state.entered(state.seat).melds.get(place).cloned().ok_or(Refusal::Nothing)?;
    if meld.kind == MeldKind::ConcealedKong {
        return Err(Refusal::NotNow);
    }
    let claimed = *meld.tiles.get(tile).ok_or(Refusal::Nothing)?;
    set(state, place, Meld { claimed: Some(claimed), ..meld });
    Ok(())
}

/// Changes the kind of a meld in place. A tile more comes from the hand or from the tiles that are left; a removed one
/// becomes available again.
fn convert(state: &mut State, plan: &Plan, place: usize, meld: &Meld, kind: MeldKind) -> Result<(), Refusal> {
    if meld.kind == kind {
        return Ok(());
    }
    in_use(plan, kind)?;
    let seat = state.seat;
    let first = *meld.tiles.first().ok_or(Refusal::Nothing)?;
    if kind == MeldKind::Chow || meld.kind == MeldKind::Chow {
        let mut trial = state.clone();
        trial.draft.seat_mut(seat).melds.remove(place);
        table::claims(&mut trial);
        lay(&mut trial, plan, kind, &[first])?;
        let melds = &mut trial.draft.seat_mut(seat).melds;
        if let Some(new) = melds.pop() {
            melds.insert(place.min(melds.len()), new);
        }
        *state = trial;
        aim(state, Target::Meld(place));
        return Ok(());
    }
    if kind.is_claimed() && is_bound(plan, &state.entered(seat)) {
        return Err(Refusal::RiichiIsClosed);
    }
    let mut next = Meld { kind, ..meld.clone() };
    let wanted = first.kind_in_hand().ok_or(Refusal::Nothing)?;
    let mut copies = inventory(state, plan);
    while next.tiles.len() < kind.size() {
        let hand = &mut state.draft.seat_mut(seat).hand;
        let tile = match hand.iter().position(|tile| tile.kind_in_hand() == Some(wanted)) {
            Some(own) => hand.remove(own),
            None => {
                let left = copies.any_for_meld(wanted, true).ok_or(Refusal::NoneLeft(Tile::plain(wanted)))?;
                copies.add(left);
                left
            }
        };
        next.tiles.push(tile);
        sort(&mut next.tiles);
    }
    while next.tiles.len() > kind.size() {
        let last = next.tiles.len() - 1;
        let claimed = next.tiles.iter().rposition(|&tile| Some(tile) == next.claimed);
        next.tiles.remove(if claimed == Some(last) { last - 1 } else { last });
    }
    name_source(state, &mut next, None);
    set(state, place, next);
    let most = state.full + usize::from(seat == state.winner);
    if kind.counted() > meld.kind.counted() && state.size(seat) > most {
        return Err(Refusal::HandFull);
    }
    aim(state, Target::Meld(place));
    Ok(())
}

pub(super) fn remove(state: &mut State, place: usize) -> Result<(), Refusal> {
    let seat = state.seat;
    let melds = &mut state.draft.seat_mut(seat).melds;
    if place >= melds.len() {
        return Err(Refusal::Nothing);
    }
    melds.remove(place);
    aim(state, Target::Hand);
    Ok(())
}

/// The tiles for which the hand has no room are left out, as the fourth of a kong may be.
fn take_back(state: &mut State, place: usize) -> Result<(), Refusal> {
    let seat = state.seat;
    let most = state.full + usize::from(seat == state.winner);
    let melds = &mut state.draft.seat_mut(seat).melds;
    if place >= melds.len() {
        return Err(Refusal::Nothing);
    }
    let meld = melds.remove(place);
    for &tile in &meld.tiles {
        if state.size(seat) < most {
            insert(&mut state.draft.seat_mut(seat).hand, tile);
        }
    }
    aim(state, Target::Hand);
    Ok(())
}

/// The kinds of which a kong could be laid down from the hand.
pub(super) fn kongs(state: &State) -> Vec<Kind> {
    let entered = state.entered(state.seat);
    let own = entered.hand.iter().copied().chain(state.apart());
    let counts: Counts = own.filter_map(|tile| tile.kind()).collect();
    let four = counts.at_least(4).iter().filter(|_| entered.melds.len() < state.full / 3);
    let fourth = entered.melds.iter().filter(|meld| meld.kind == MeldKind::Pung);
    let fourth = fourth.filter_map(|meld| meld.set()).map(|set| set.first).filter(|&kind| counts.get(kind) > 0);
    four.chain(fourth).collect()
}

/// Lays down a kong from the hand.
pub(super) fn kong(state: &mut State, kind: Kind) -> Result<(), Refusal> {
    let seat = state.seat;
    if !kongs(state).contains(&kind) {
        return Err(Refusal::NoSuchMeld(MeldKind::ConcealedKong));
    }
    let apart = state.apart();
    let entered = state.draft.seat_mut(seat);
    let of = |tile: &Tile| tile.kind() == Some(kind);
    let (mut tiles, rest): (Vec<Tile>, Vec<Tile>) = std::mem::take(&mut entered.hand).into_iter().partition(of);
    entered.hand = rest;
    if let Some(tile) = apart.filter(of) {
        tiles.push(tile);
        state.win.tile = None;
    }
    // Jokers are sorted after the tiles that they stand for, so with five of a kind a joker stays in the hand.
    sort(&mut tiles);
    let pung = entered
        .melds
        .iter_mut()
        .find(|meld| meld.kind == MeldKind::Pung && meld.set().is_some_and(|set| set.first == kind));
    let more = tiles.split_off(tiles.len().min(if pung.is_some() { 1 } else { 4 }));
    more.into_iter().for_each(|tile| {
        insert(&mut entered.hand, tile);
    });
    match pung {
        Some(meld) => {
            meld.kind = MeldKind::AddedKong;
            meld.tiles.extend(tiles);
            sort(&mut meld.tiles);
        }
        None => entered.melds.extend(Meld::new(MeldKind::ConcealedKong, tiles)),
    }
    aim(state, Target::Hand);
    Ok(())
}
