//! What a hand waits for, and what each discard leaves to wait for.

use super::best::score;
use super::scratch::Scratch;
use super::tally::Tally;
use crate::check::{complete, hand, note_furiten, thrown, visible};
use crate::deal::{By, Draft, Event, Hand, SeatDraft};
use crate::decompose::is_complete;
use crate::options::System;
use crate::order::sort_by_key;
use crate::plan::Plan;
use crate::tiles::{Counts, Kind, Kinds, Seat, Tile};

/// A tile that completes the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// The kind of tile.
    pub kind: Kind,
    /// The number of copies that the seat cannot see, 0 to 4.
    pub left: u8,
    /// The tally when won on a discard. `None` if that is no legal win, because of furiten for example; but where
    /// points are added up, a tally that says how many are missing.
    pub discard: Option<Tally>,
    /// The tally when self-drawn; `None` likewise.
    pub self_draw: Option<Tally>,
}

impl Wait {
    /// Whether it is a legal win on a discard or self-drawn.
    #[must_use]
    pub fn wins(&self) -> bool {
        [self.discard, self.self_draw].into_iter().flatten().any(|tally| tally.win)
    }
}

/// A discard and what the hand then waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiscardChoice {
    /// The tile that is discarded.
    pub tile: Tile,
    /// Whether furiten then bars a win on another seat's tile, for this discard or an earlier one.
    pub furiten: bool,
    /// The waits after it.
    pub waits: Vec<Wait>,
}

impl DiscardChoice {
    /// A measure to rank discards by: for each wait, the copies left times the sum of its totals on a discard and
    /// self-drawn.
    #[must_use]
    pub fn worth(&self) -> i64 {
        let total = |tally: Option<Tally>| tally.filter(|tally| tally.win).map_or(0, |tally| tally.total);
        self.waits.iter().map(|wait| i64::from(wait.left) * (total(wait.discard) + total(wait.self_draw))).sum()
    }
}

/// The waits of a seat that lacks only the winning tile (a kong counts as three tiles), in the order of kinds; empty
/// for any other number of tiles. A kind of which the hand holds all four is no wait.
#[must_use]
pub fn waits(draft: &Draft, plan: &Plan, seat: Seat, entered: &SeatDraft) -> Vec<Wait> {
    if entered.size() != plan.shapes.tiles() {
        return Vec::new();
    }
    let base = waiting(draft, plan, seat, entered, thrown(entered));
    waits_of(draft, plan, &base, &mut Scratch::default(), seat)
}

/// Whether furiten bars a seat that lacks only the winning tile from winning on another seat's tile.
#[must_use]
pub fn is_furiten(draft: &Draft, plan: &Plan, seat: Seat, entered: &SeatDraft) -> bool {
    entered.size() == plan.shapes.tiles()
        && waiting(draft, plan, seat, entered, thrown(entered)).events.contains(Event::Furiten)
}

/// The hand of a seat that has discarded these kinds.
fn waiting(draft: &Draft, plan: &Plan, seat: Seat, entered: &SeatDraft, thrown: Kinds) -> Hand {
    let mut base = hand(draft, plan, seat, entered, None);
    note_furiten(plan, &mut base, thrown);
    base
}

fn waits_of(draft: &Draft, plan: &Plan, base: &Hand, scratch: &mut Scratch, seat: Seat) -> Vec<Wait> {
    let seen = visible(draft, seat);
    let own = base.all_tiles();
    let mut waits = Vec::new();
    for kind in candidates(plan, base).iter() {
        if own.get(kind) >= 4 {
            continue;
        }
        let mut with = |by: By| {
            let mut hand = base.clone();
            complete(draft, plan, &mut hand, Tile::plain(kind), by);
            is_complete(&hand, plan.shapes)
                .then(|| score(plan, &hand, scratch).filter(|tally| tally.win || plan.system() == System::Points))
        };
        let Some(discard) = with(By::Discard) else { continue };
        let self_draw = with(By::SelfDraw).flatten();
        waits.push(Wait { kind, left: 4u8.saturating_sub(seen.get(kind)), discard, self_draw });
    }
    if plan.jokers.replaceable && !waits.is_empty() {
        exchange(draft, plan, base, scratch, &seen, &mut waits);
    }
    waits
}

/// Where jokers in declared sets can be exchanged: drawing the tile that one stands for gives the seat a joker, which
/// can be any tile that the hand waits for. Improves or adds waits accordingly.
fn exchange(draft: &Draft, plan: &Plan, base: &Hand, scratch: &mut Scratch, seen: &Counts, waits: &mut Vec<Wait>) {
    let shown = draft.seats.iter().filter_map(|(_, entered)| entered.as_ref()).flat_map(|entered| &entered.melds);
    let jokers = shown.flat_map(|meld| &meld.tiles).filter(|tile| tile.is_joker()).filter_map(|tile| tile.kind());
    let jokers = jokers.fold(Kinds::NONE, |all, kind| all.union(Kinds::one(kind)));
    let mut best: Option<Tally> = None;
    for kind in waits.iter().map(|wait| wait.kind).filter(|&kind| plan.jokers.may_be(kind)) {
        let mut hand = base.clone();
        complete(draft, plan, &mut hand, Tile::joker(kind), By::SelfDraw);
        let tally = score(plan, &hand, scratch).filter(|tally| tally.win);
        if let Some(tally) = tally.filter(|tally| best.is_none_or(|best| tally.rank() > best.rank())) {
            best = Some(tally);
        }
    }
    for kind in jokers.iter() {
        match waits.iter_mut().find(|wait| wait.kind == kind) {
            Some(wait) if best.map(|tally| tally.rank()) > wait.self_draw.map(|tally| tally.rank()) => {
                wait.self_draw = best;
            }
            Some(_) => {}
            None if best.is_some() => {
                let left = 4u8.saturating_sub(seen.get(kind));
                waits.push(Wait { kind, left, discard: None, self_draw: best });
            }
            None => {}
        }
    }
    sort_by_key(waits, |wait| wait.kind);
}

/// The kinds that could complete the hand: those near a tile of it, and terminals and honors for thirteen orphans. If
/// the rulebook has other special hands, any kind could.
fn candidates(plan: &Plan, base: &Hand) -> Kinds {
    if !plan.shapes.irregulars.is_empty() && base.melds.is_empty() {
        return Kinds::ALL;
    }
    let mut near = Kinds::NONE;
    for kind in base.tiles.kinds().iter() {
        near = near.union(Kinds::one(kind));
        for step in 1..=2 {
            if let Some(up) = kind.up(step) {
                near = near.union(Kinds::one(up));
            }
            let below =
                kind.rank().checked_sub(step).and_then(|rank| kind.suit().and_then(|suit| Kind::suited(suit, rank)));
            if let Some(below) = below {
                near = near.union(Kinds::one(below));
            }
        }
    }
    if base.tiles.kinds().is_subset(Kinds::TERMINALS_AND_HONORS) {
        near.union(Kinds::TERMINALS_AND_HONORS)
    } else {
        near
    }
}

/// The choices of a seat that is to discard: each different tile whose discard leaves something to wait for, the best
/// first. Empty for any other number of tiles.
#[must_use]
pub fn discards(draft: &Draft, plan: &Plan, seat: Seat, entered: &SeatDraft) -> Vec<DiscardChoice> {
    if entered.size() != plan.shapes.tiles() + 1 {
        return Vec::new();
    }
    let mut scratch = Scratch::default();
    let mut choices: Vec<DiscardChoice> = Vec::new();
    for (i, &tile) in entered.hand.iter().enumerate() {
        if choices.iter().any(|choice| choice.tile == tile)
            || entered.hand.iter().take(i).any(|&earlier| earlier == tile)
        {
            continue;
        }
        let mut less = entered.clone();
        less.hand.remove(i);
        let thrown = thrown(entered).union(tile.kind().map_or(Kinds::NONE, Kinds::one));
        let base = waiting(draft, plan, seat, &less, thrown);
        let waits = waits_of(draft, plan, &base, &mut scratch, seat);
        if !waits.is_empty() {
            choices.push(DiscardChoice { tile, furiten: base.events.contains(Event::Furiten), waits });
        }
    }
    sort_by_key(&mut choices, |choice| {
        std::cmp::Reverse((choice.worth(), choice.waits.iter().map(|wait| u32::from(wait.left)).sum::<u32>()))
    });
    choices
}
