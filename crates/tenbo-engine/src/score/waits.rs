//! What a hand waits for, and what each discard of a full hand leaves to wait for.

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
    /// Which kind.
    pub kind: Kind,
    /// How many copies the seat cannot see.
    pub left: u8,
    /// Won on a discard; `None` if that is no legal win, in a furiten hand too, but for hands that only lack points: where points are added up
    /// the tally says how many.
    pub discard: Option<Tally>,
    /// Self-drawn.
    pub self_draw: Option<Tally>,
}

impl Wait {
    /// Whether it is a legal win in some way.
    #[must_use]
    pub fn wins(&self) -> bool {
        [self.discard, self.self_draw].into_iter().flatten().any(|tally| tally.win)
    }
}

/// A discard and what the hand then waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiscardChoice {
    /// Which tile.
    pub tile: Tile,
    /// Whether it, or what was discarded before, then bars a win on another seat's tile.
    pub furiten: bool,
    /// The waits after it.
    pub waits: Vec<Wait>,
}

impl DiscardChoice {
    /// What the discard is worth: copies left times what they win on average of discard and draw.
    #[must_use]
    pub fn worth(&self) -> i64 {
        let total = |tally: Option<Tally>| tally.filter(|tally| tally.win).map_or(0, |tally| tally.total);
        self.waits.iter().map(|wait| i64::from(wait.left) * (total(wait.discard) + total(wait.self_draw))).sum()
    }
}

/// The waits of a seat with all its tiles but the winning one (kongs as three); none for any other number. Tiles of which the hand itself holds
/// all four are no wait.
#[must_use]
pub fn waits(draft: &Draft, plan: &Plan, seat: Seat, entered: &SeatDraft) -> Vec<Wait> {
    if entered.size() != plan.shapes.tiles() {
        return Vec::new();
    }
    let base = waiting(draft, plan, seat, entered, thrown(entered));
    waits_of(draft, plan, &base, &mut Scratch::default(), seat)
}

/// Whether a seat with all its tiles but the winning one may not win on another seat's tile for its own discards.
#[must_use]
pub fn is_furiten(draft: &Draft, plan: &Plan, seat: Seat, entered: &SeatDraft) -> bool {
    entered.size() == plan.shapes.tiles()
        && waiting(draft, plan, seat, entered, thrown(entered)).events.contains(Event::Furiten)
}

/// A hand that waits, after these discards.
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

/// Where a joker in a declared set can be exchanged, whoever draws the tile that it stands for has a joker, which may be
/// any tile that the hand waits for.
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

/// Kinds that could complete anything: those near a tile of the hand, and terminals and honors for the orphans. Special
/// hands may lack any tile.
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

/// For a seat with one tile too many: each different discard that leaves something to wait for, best first.
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
