//! Plans and deals for unit tests.

use crate::deal::{Draft, End};
use crate::plan::Plan;
use crate::rules::shipped;
use crate::score::{Score, Scratch, explain};
use crate::tiles::Seat;

/// A shipped rulebook, compiled.
pub fn plan(id: &str) -> Plan {
    Plan::new(shipped::find(id).unwrap_or_else(|| panic!("no rulebook {id}")))
}

/// A deal that a seat wins with a hand in notation: `+7s` on the discard of `from`, `~7s` drawn.
pub fn won(seat: Seat, hand: &str, from: Option<Seat>) -> Draft {
    let mut draft = Draft::of_hand(seat, hand).unwrap();
    let End::Win { wins, .. } = &mut draft.end else { panic!("{hand} has no winning tile") };
    wins[0].from = from;
    draft
}

/// A deal's only win, explained.
pub fn explained(draft: &Draft, plan: &Plan) -> Score {
    let win = &draft.wins()[0];
    let hand = crate::check::hand(draft, plan, win.seat, draft.seat(win.seat).unwrap(), Some(win));
    explain(plan, &hand, &mut Scratch::default()).unwrap()
}
