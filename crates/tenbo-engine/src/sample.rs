//! Short ways to a plan and a deal, for the unit tests of the rooms.

use crate::deal::{By, Draft, End, WinDraft};
use crate::plan::Plan;
use crate::rules::shipped;
use crate::score::{Score, Scratch, explain};
use crate::tiles::{Seat, WinMark, read_hand};

/// A shipped rulebook, compiled.
pub fn plan(id: &str) -> Plan {
    Plan::new(shipped::find(id).unwrap_or_else(|| panic!("no rulebook {id}")))
}

/// A deal that a seat wins with a hand in notation: `+7s` on the discard of `from`, `~7s` drawn.
pub fn won(seat: Seat, hand: &str, from: Option<Seat>) -> Draft {
    let read = read_hand(hand);
    assert!(read.errors.is_empty(), "{hand}: {:?}", read.errors);
    let (tile, mark) = read.win.unwrap_or_else(|| panic!("{hand} has no winning tile"));
    let by = if mark == WinMark::SelfDraw { By::SelfDraw } else { By::Discard };
    let mut draft = Draft::default();
    let entered = draft.seat_mut(seat);
    entered.hand = read.tiles;
    entered.melds = read.melds;
    let win = WinDraft { seat, tile: Some(tile), by, from, situation: Vec::new() };
    draft.end = End::Win { wins: vec![win], liable: None };
    draft
}

/// A deal's only win, explained.
pub fn explained(draft: &Draft, plan: &Plan) -> Score {
    let win = &draft.wins()[0];
    let hand = crate::check::hand(draft, plan, win.seat, draft.seat(win.seat).unwrap(), Some(win));
    explain(plan, &hand, &mut Scratch::default()).unwrap()
}
